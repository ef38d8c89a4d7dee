// Linear constraints over numbers.
