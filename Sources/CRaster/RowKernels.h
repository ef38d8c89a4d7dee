// These are the loops over pixels, for as many at a time as `LANES` says. `NAME` makes names of
// functions, and `TARGET` says what the processor has.
//
// Everything is integer arithmetic in vectors that the compiler knows on every processor, so that
// the bytes are the same on all of them. `CellSums` and `SourceOver` explain the sums.
//
// Pixels are vectors of 16-bit lanes: red and blue of each are the low bytes of its two lanes,
// green and alpha the high ones.

#define FUNCTION static inline __attribute__((always_inline)) TARGET

typedef int32_t NAME(Sums) __attribute__((vector_size(4 * LANES)));
typedef uint32_t NAME(Words) __attribute__((vector_size(4 * LANES)));
typedef uint16_t NAME(Halves) __attribute__((vector_size(4 * LANES)));
typedef uint32_t NAME(Products) __attribute__((vector_size(8 * LANES)));
typedef uint8_t NAME(Bytes) __attribute__((vector_size(4 * LANES)));

#define Sums NAME(Sums)
#define Words NAME(Words)
#define Halves NAME(Halves)
#define Products NAME(Products)
#define Bytes NAME(Bytes)

// SAFETY: Every caller has `LANES` pixels at the place. They are copied, so that their alignment
// does not matter.
FUNCTION Halves NAME(load)(const uint32_t *pixels) {
  Halves loaded;
  memcpy(&loaded, pixels, sizeof loaded);
  return loaded;
}

// SAFETY: Every caller has room for `LANES` pixels at the place. They are copied, so that their
// alignment does not matter.
FUNCTION void NAME(store)(Halves stored, uint32_t *pixels) {
  memcpy(pixels, &stored, sizeof stored);
}

/// Divides each lane by 255. Lanes are sums of up to 255 · 255, to which 128 was added.
FUNCTION Halves NAME(quotient)(Halves biased) {
  Products product = __builtin_convertvector(biased, Products) * 257;
  return __builtin_convertvector(product >> 16, Halves);
}

/// Puts the upper half of each word into both of its halves.
FUNCTION Halves NAME(upper)(Halves words) {
  Words upper = (Words)words >> 16;
  return (Halves)(upper | upper << 16);
}

// Pixels over pixels

/// Does what `CRasterBlend` does, but for a rest of less than `LANES` pixels.
///
/// Returns the number of pixels that were done.
// SAFETY: The caller has `count` pixels at both places, and `LANES` of them are read and written
// from `index` on only where index + LANES ≤ count.
TARGET static intptr_t NAME(blend)(uint32_t *target, const uint32_t *source, intptr_t count) {
  intptr_t index = 0;
  for (; index + LANES <= count; index += LANES) {
    Halves new = NAME(load)(source + index), old = NAME(load)(target + index);
    Halves rest = 255 - NAME(upper)(new >> 8);
    Halves redBlue = NAME(quotient)((old & 255) * rest + 128);
    Halves greenAlpha = NAME(quotient)((old >> 8) * rest + 128);
    Bytes sum = (Bytes)new + (Bytes)(redBlue | greenAlpha << 8);
    NAME(store)((Halves)sum, target + index);
  }
  return index;
}

/// Does what `CRasterLay` does, but for a rest of less than `LANES` pixels.
///
/// Returns the number of pixels that were done.
// SAFETY: The caller has `count` pixels at both places, and `LANES` of them are read and written
// from `index` on only where index + LANES ≤ count. `twos` has room for as many.
TARGET static intptr_t NAME(lay)(
    uint32_t *target, const uint32_t *source, uint32_t alpha, intptr_t count) {
  const uint64_t twoAlphas = 0xff000000ff000000;
  // No pixel passes for opaque if it is made translucent.
  uint64_t opaque = alpha == 255 ? twoAlphas : 0;
  Halves factor = (Halves){0} + (uint16_t)alpha;
  intptr_t index = 0;
  for (; index + LANES <= count; index += LANES) {
    uint64_t twos[LANES / 2];
    memcpy(twos, source + index, sizeof twos);
    uint64_t any = twos[0] | twos[1], all = twos[0] & twos[1];
#if LANES == 8
    any |= twos[2] | twos[3];
    all &= twos[2] & twos[3];
#endif
    if (any == 0) continue;
    if ((all & opaque) == twoAlphas) {
      memcpy(target + index, twos, sizeof twos);
      continue;
    }
    Halves new = NAME(load)(source + index), old = NAME(load)(target + index);
    Halves redBlue = NAME(quotient)((new & 255) * factor + 128);
    Halves greenAlpha = NAME(quotient)((new >> 8) * factor + 128);
    Halves rest = 255 - NAME(upper)(greenAlpha);
    redBlue += NAME(quotient)((old & 255) * rest + 128);
    greenAlpha += NAME(quotient)((old >> 8) * rest + 128);
    NAME(store)(redBlue | greenAlpha << 8, target + index);
  }
  return index;
}

// One colour over pixels

/// The colour in the forms that loops need.
typedef struct {
  Halves all;
  Halves redBlue;
  Halves greenAlpha;
  Halves alphas;
  uint32_t pixel;
} NAME(Color);

#define Color NAME(Color)

/// Adds each lane to all that are right of it, and `carry` to all lanes.
FUNCTION Sums NAME(summed)(Sums cells, Sums carry) {
  Sums zero = {0};
#if LANES == 8
  cells += __builtin_shufflevector(cells, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  cells += __builtin_shufflevector(cells, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  cells += __builtin_shufflevector(cells, zero, 8, 8, 8, 8, 3, 3, 3, 3);
#else
  cells += __builtin_shufflevector(cells, zero, 4, 0, 1, 2);
  cells += __builtin_shufflevector(cells, zero, 4, 4, 0, 1);
#endif
  return cells + carry;
}

/// Puts the last sum into all lanes.
FUNCTION Sums NAME(last)(Sums sums) {
#if LANES == 8
  return __builtin_shufflevector(sums, sums, 7, 7, 7, 7, 7, 7, 7, 7);
#else
  return __builtin_shufflevector(sums, sums, 3, 3, 3, 3);
#endif
}

/// Makes levels of coverage, from 0 to 255, of sums of cells.
FUNCTION Sums NAME(levels)(Sums sums, bool isEvenOdd) {
  Sums whole = (Sums){0} + wholeArea;
  Sums area;
  if (isEvenOdd) {
    area = sums & (2 * wholeArea - 1);
    area = __builtin_elementwise_min(area, 2 * whole - area);
  } else {
    area = __builtin_elementwise_min(__builtin_elementwise_abs(sums), whole);
  }
  return ((area << 8) - area + (wholeArea >> 1)) >> 21;
}

/// Lays the colour over `LANES` pixels.
///
/// - levels: The coverage of each.
// SAFETY: Every caller has `LANES` pixels at the place.
FUNCTION void NAME(drawCovered)(uint32_t *pixels, Color color, Sums levels) {
  Halves old = NAME(load)(pixels);
  Halves part = (Halves)(levels | levels << 16);
  Halves rest = 255 - NAME(quotient)(color.alphas * part + 128);
  Halves redBlue = NAME(quotient)((old & 255) * rest + color.redBlue * part + 128);
  Halves greenAlpha = NAME(quotient)((old >> 8) * rest + color.greenAlpha * part + 128);
  NAME(store)(redBlue | greenAlpha << 8, pixels);
}

/// Lays the colour over `count` pixels that have the same coverage.
// SAFETY: The caller has `count` pixels at the place. `LANES` are written where so many are left
// before `end`, and the rest, which `levels` has a lane for each of, one by one.
FUNCTION void NAME(drawUniform)(uint32_t *pixels, intptr_t count, Color color, uint32_t level) {
  if (level == 0) return;
  uint32_t *end = pixels + count;
  if ((level & color.pixel >> 24) == 255) {
    for (; pixels + LANES <= end; pixels += LANES) NAME(store)(color.all, pixels);
    for (; pixels < end; pixels++) *pixels = color.pixel;
    return;
  }
  Sums levels = (Sums){0} + (int32_t)level;
  for (; pixels + LANES <= end; pixels += LANES) NAME(drawCovered)(pixels, color, levels);
  if (pixels < end) drawFew(pixels, end - pixels, color.pixel, (const int32_t *)&levels);
}

/// Makes a bit for each group of `LANES` columns, in the place of its first one. It says whether a
/// bit of the word is set there, or the one before, as a cell reaches into the next one.
FUNCTION uint64_t NAME(groups)(uint64_t word, uint64_t before) {
  uint64_t all = word | word << 1 | before >> 63;
  all |= all >> 1;
  all |= all >> 2;
#if LANES == 8
  all |= all >> 4;
  return all & 0x0101010101010101;
#else
  return all & 0x1111111111111111;
#endif
}

/// Draws a row, and makes its cells and bits zero.
// SAFETY: The caller has `wordCount` words, 64 cells for each and `width` pixels, and cells are two
// more than pixels. A group starts at a multiple of `LANES` below `width`, so that its cells are
// in the row; of its pixels only those before `width` are drawn. Words are below `wordCount`.
FUNCTION void NAME(drawRow)(
    int32_t *cells, uint64_t *touched, intptr_t wordCount, uint32_t *pixels, intptr_t width,
    Color color, bool isEvenOdd) {
  Sums carry = {0};
  intptr_t column = 0;
  intptr_t index = 0;
  uint64_t word = touched[0];
  // What lies left of the bounds leaves no bit.
  uint64_t groups = NAME(groups)(word, 0) | (cells[0] != 0);
  touched[0] = 0;
  for (;;) {
    while (groups == 0 && ++index < wordCount) {
      uint64_t before = word;
      word = touched[index];
      groups = NAME(groups)(word, before);
      touched[index] = 0;
    }
    intptr_t start = groups == 0 ? width : index * 64 + __builtin_ctzll(groups);
    if (start > width) start = width;
    groups &= groups - 1;
    if (start > column) {
      uint32_t level = (uint32_t)NAME(levels)(carry, isEvenOdd)[0];
      NAME(drawUniform)(pixels + column, start - column, color, level);
    }
    if (start >= width) break;
    Sums sums, zero = {0};
    memcpy(&sums, cells + start, sizeof sums);
    memcpy(cells + start, &zero, sizeof zero);
    sums = NAME(summed)(sums, carry);
    carry = NAME(last)(sums);
    Sums levels = NAME(levels)(sums, isEvenOdd);
    column = start + LANES;
    if (column <= width) {
      NAME(drawCovered)(pixels + start, color, levels);
    } else {
      // The clip ends within these columns.
      drawFew(pixels + start, width - start, color.pixel, (const int32_t *)&levels);
    }
  }
  for (index++; index < wordCount; index++) touched[index] = 0;
  cells[width] = 0;
  cells[width + 1] = 0;
}

/// Draws all rows of a band.
// SAFETY: The caller of `CRasterDraw` has the rows' cells, words and pixels, as `CRasterBand` says,
// and `row` and `next` are rows of the band wherever a place is made of them.
FUNCTION void NAME(drawRows)(const CRasterBand *band, bool isEvenOdd) {
  Halves all = (Halves)((Sums){0} + (int32_t)band->color);
  Color color = {
      .all = all, .redBlue = all & 255, .greenAlpha = all >> 8,
      .alphas = (Halves){0} + (uint16_t)(band->color >> 24), .pixel = band->color};
  intptr_t wordCount = band->stride / 64;
  for (intptr_t row = -rowsAhead; row < band->rowCount; row++) {
    intptr_t next = row + rowsAhead;
    if (next < band->rowCount) {
      prepare(
          band->touched + next * wordCount, wordCount, band->pixels + next * band->pixelStride);
    }
    if (row < 0) continue;
    NAME(drawRow)(
        band->cells + row * band->stride, band->touched + row * wordCount, wordCount,
        band->pixels + row * band->pixelStride, band->columnCount, color, isEvenOdd);
  }
}

/// Draws a band by its rule.
// SAFETY: The caller has the band for the time of the call, which hands it on.
TARGET static void NAME(draw)(const CRasterBand *band) {
  // Inside of each loop the rule is a constant.
  if (band->isEvenOdd) NAME(drawRows)(band, true);
  else NAME(drawRows)(band, false);
}

#undef Sums
#undef Words
#undef Halves
#undef Products
#undef Bytes
#undef Color
#undef FUNCTION
