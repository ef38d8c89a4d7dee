# Sourced: the repository's address. This is the one place that decides it: workflows, the action and
# the documents quote it, and `AddressTests` compares them.
# shellcheck shell=bash disable=SC2034
repository=https://github.com/snapshot-linux/Snapshot
