#ifndef CRASTER_H
#define CRASTER_H

#include <stdbool.h>
#include <stdint.h>

/// The whole part of a number that 64 bits hold, without asking whether they do.
static inline int64_t CRasterTruncated(double value) { return (int64_t)value; }

/// Rows of a path's cells, and the pixels that the path is drawn over in one colour.
typedef struct {
  /// The cells of the first row, and how many there are from a row to the next: a multiple of 64,
  /// and two more than there are columns at least.
  int32_t *_Nonnull cells;
  intptr_t stride;
  /// One bit a cell, which says whether a line passes through its pixel.
  uint64_t *_Nonnull touched;
  /// The pixel of the first row and column, and how many there are from a row to the next.
  uint32_t *_Nonnull pixels;
  intptr_t pixelStride;
  intptr_t rowCount;
  intptr_t columnCount;
  /// The colour, premultiplied, alpha in the upper byte.
  uint32_t color;
  bool isEvenOdd;
} CRasterBand;

/// How many pixels are worked on at a time. The bytes do not depend on it.
typedef enum {
  /// Four, which every processor can do.
  CRasterWidthFour,
  /// Eight, for processors with AVX2.
  CRasterWidthEight,
} CRasterWidth;

/// The greatest width that this processor has instructions for, as far as the C library is not told
/// to do without them.
CRasterWidth CRasterGreatestWidth(void);

/// Draws a band, and makes its cells and bits zero.
void CRasterDraw(const CRasterBand *_Nonnull band, CRasterWidth width);

/// Lays pixels over others, all premultiplied with alpha in the upper byte.
void CRasterBlend(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, intptr_t count,
    CRasterWidth width);

/// The same for pixels of a layer, which are copied where they are opaque and left out where there
/// is nothing.
///
/// - alpha: The source's channels are multiplied by it before, of 255.
void CRasterLay(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint32_t alpha, intptr_t count,
    CRasterWidth width);

#endif
