#include "CRaster.h"

#include <string.h>

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#define hasInstructions(name, other) CPU_FEATURE_ACTIVE(name)
#else
#define hasInstructions(name, other) __builtin_cpu_supports(other)
#endif

/// A whole pixel: twice the square of the units in a pixel's side.
static const int32_t wholeArea = 1 << 21;

// One pixel: channels in lanes of 16 bits, red and blue, then green and alpha

static const uint64_t laneMask = 0x00ff00ff00ff00ff;

static inline uint64_t spread(uint32_t pixel) {
  return (pixel | (uint64_t)pixel << 24) & laneMask;
}

/// Each lane divided by 255 and put back in its place.
static inline uint32_t packed(uint64_t sum) {
  uint64_t biased = sum + 0x0080008000800080;
  uint64_t quotient = ((biased + (biased >> 8 & laneMask)) >> 8) & laneMask;
  return (uint32_t)(quotient | quotient >> 24);
}

static inline uint32_t laid(uint32_t pixel, uint32_t old) {
  return packed(spread(old) * (255 - (pixel >> 24)) + spread(pixel) * 255);
}

/// Lays a colour over pixels.
///
/// - levels: The coverage of each.
static __attribute__((noinline)) void drawFew(
    uint32_t *pixels, intptr_t count, uint32_t color, const int32_t *levels) {
  for (intptr_t index = 0; index < count; index++) {
    uint64_t level = (uint64_t)levels[index];
    uint64_t rest = 255 - packed((color >> 24) * level);
    pixels[index] = packed(spread(pixels[index]) * rest + spread(color) * level);
  }
}

// Rows

/// Rows that are made ready before they are drawn.
static const intptr_t rowsAhead = 12;

/// Fetches the pixels at both ends of what lines touch in each 64 columns. A path that goes from
/// row to row finds few of them in the cache, and waiting for one after the other would take
/// longer than all the rest.
static inline __attribute__((always_inline)) void prepare(
    const uint64_t *touched, intptr_t wordCount, const uint32_t *pixels) {
  for (intptr_t index = 0; index < wordCount; index++) {
    uint64_t word = touched[index];
    if (word == 0) continue;
    const uint32_t *first = pixels + 64 * index;
    __builtin_prefetch(first + __builtin_ctzll(word), 1, 3);
    __builtin_prefetch(first + (63 - __builtin_clzll(word)), 1, 3);
  }
}

#define LANES 4
#define NAME(name) name##Four
#define TARGET
#include "RowKernels.h"

#if defined(__x86_64__)
#define LANES 8
#define NAME(name) name##Eight
#define TARGET __attribute__((target("avx2,bmi,bmi2,lzcnt")))
#include "RowKernels.h"

CRasterWidth CRasterGreatestWidth(void) {
  bool isWide = hasInstructions(AVX2, "avx2") && hasInstructions(BMI1, "bmi") &&
                hasInstructions(BMI2, "bmi2") && hasInstructions(LZCNT, "lzcnt");
  return isWide ? CRasterWidthEight : CRasterWidthFour;
}

#define CALL(width, name, ...) \
  ((width) == CRasterWidthEight ? name##Eight(__VA_ARGS__) : name##Four(__VA_ARGS__))
#else
CRasterWidth CRasterGreatestWidth(void) { return CRasterWidthFour; }

#define CALL(width, name, ...) ((void)(width), name##Four(__VA_ARGS__))
#endif

void CRasterDraw(const CRasterBand *band, CRasterWidth width) { CALL(width, draw, band); }

void CRasterBlend(
    uint32_t *target, const uint32_t *source, intptr_t count, CRasterWidth width) {
  for (intptr_t index = CALL(width, blend, target, source, count); index < count; index++) {
    target[index] = laid(source[index], target[index]);
  }
}

void CRasterLay(
    uint32_t *target, const uint32_t *source, uint32_t alpha, intptr_t count,
    CRasterWidth width) {
  for (intptr_t index = CALL(width, lay, target, source, alpha, count); index < count; index++) {
    target[index] = laid(packed(spread(source[index]) * alpha), target[index]);
  }
}
