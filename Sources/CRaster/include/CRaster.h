#ifndef CRASTER_H
#define CRASTER_H

#include <stdint.h>

/// Tells the processor that memory will be written soon, wherever that is: it is no access. Swift
/// has no way to say so.
static inline void CRasterPrefetch(const void *_Nonnull address) {
  __builtin_prefetch(address, 1, 3);
}

/// The whole part of a number that 64 bits hold, without asking whether they do.
static inline int64_t CRasterTruncated(double value) { return (int64_t)value; }

#endif
