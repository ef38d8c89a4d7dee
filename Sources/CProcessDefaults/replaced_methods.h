#ifndef REPLACED_METHODS_H
#define REPLACED_METHODS_H

#include <stdbool.h>

// In the place of CFNumberFormatterCreateStringWithNumber.
const void *CProcessDefaultsFormat(
    const void *allocator, const void *formatter, const void *number);

/// Finds CoreFoundation's functions; comes before the above is called, where it returns true.
bool CProcessDefaultsFindFormatting(void);

/// Writes the tables of Foundation's classes.
void CProcessDefaultsReplaceMethods(void);

#endif
