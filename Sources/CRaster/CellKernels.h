// The loops over edges and over what they do in rows, for as many at a time as `LANES` says, as in
// `RowKernels.h`. What can hardly be foreseen of them, which way they go and whether they are in
// one column or in two, is worked out in vectors without asking.
//
// What does not fit 32 bits is in doubles. A quotient is rounded alike by every processor; in parts
// all else are whole numbers below 2⁵³, no sum or product of which is rounded.

#define FUNCTION static inline __attribute__((always_inline)) TARGET

typedef int32_t NAME(Integers) __attribute__((vector_size(4 * LANES)));
typedef uint32_t NAME(Bits) __attribute__((vector_size(4 * LANES)));
typedef double NAME(Doubles) __attribute__((vector_size(8 * LANES)));
typedef int64_t NAME(Longs) __attribute__((vector_size(8 * LANES)));

#define Integers NAME(Integers)
#define Bits NAME(Bits)
#define Doubles NAME(Doubles)
#define Longs NAME(Longs)

/// The four numbers of `LANES` edges or parts, each in the order of lanes.
typedef struct {
  Integers first;
  Integers second;
  Integers third;
  Integers fourth;
} NAME(Fours);

#define Fours NAME(Fours)

/// One where the mask is set, the other one elsewhere.
FUNCTION Integers NAME(choose)(Integers mask, Integers one, Integers other) {
  return (one & mask) | (other & ~mask);
}

FUNCTION Fours NAME(loadFours)(const void *memory) {
  const char *fours = memory;
#if LANES == 8
  Integers a, b, c, d;
  memcpy(&a, fours, sizeof a);
  memcpy(&b, fours + 32, sizeof b);
  memcpy(&c, fours + 64, sizeof c);
  memcpy(&d, fours + 96, sizeof d);
  Integers firstPairs = __builtin_shufflevector(a, c, 0, 1, 2, 3, 8, 9, 10, 11);
  Integers secondPairs = __builtin_shufflevector(a, c, 4, 5, 6, 7, 12, 13, 14, 15);
  Integers thirdPairs = __builtin_shufflevector(b, d, 0, 1, 2, 3, 8, 9, 10, 11);
  Integers fourthPairs = __builtin_shufflevector(b, d, 4, 5, 6, 7, 12, 13, 14, 15);
  Integers low = __builtin_shufflevector(firstPairs, secondPairs, 0, 8, 1, 9, 4, 12, 5, 13);
  Integers high = __builtin_shufflevector(firstPairs, secondPairs, 2, 10, 3, 11, 6, 14, 7, 15);
  Integers low2 = __builtin_shufflevector(thirdPairs, fourthPairs, 0, 8, 1, 9, 4, 12, 5, 13);
  Integers high2 = __builtin_shufflevector(thirdPairs, fourthPairs, 2, 10, 3, 11, 6, 14, 7, 15);
  return (Fours){
      .first = __builtin_shufflevector(low, low2, 0, 1, 8, 9, 4, 5, 12, 13),
      .second = __builtin_shufflevector(low, low2, 2, 3, 10, 11, 6, 7, 14, 15),
      .third = __builtin_shufflevector(high, high2, 0, 1, 8, 9, 4, 5, 12, 13),
      .fourth = __builtin_shufflevector(high, high2, 2, 3, 10, 11, 6, 7, 14, 15)};
#else
  Integers a, b, c, d;
  memcpy(&a, fours, sizeof a);
  memcpy(&b, fours + 16, sizeof b);
  memcpy(&c, fours + 32, sizeof c);
  memcpy(&d, fours + 48, sizeof d);
  Integers low = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  Integers high = __builtin_shufflevector(a, b, 2, 6, 3, 7);
  Integers low2 = __builtin_shufflevector(c, d, 0, 4, 1, 5);
  Integers high2 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
  return (Fours){
      .first = __builtin_shufflevector(low, low2, 0, 1, 4, 5),
      .second = __builtin_shufflevector(low, low2, 2, 3, 6, 7),
      .third = __builtin_shufflevector(high, high2, 0, 1, 4, 5),
      .fourth = __builtin_shufflevector(high, high2, 2, 3, 6, 7)};
#endif
}

/// How far down a part has come where it leaves its first column, of `height`.
///
/// - width: Above 0.
/// - distance: 0 … 1024, and not above the width.
FUNCTION Integers NAME(heightWithin)(Integers height, Integers width, Integers distance) {
  Doubles exact = __builtin_convertvector(height, Doubles) /
                  __builtin_convertvector(width, Doubles) * 4294967296.0;
  // Adding 2⁵² rounds; what was rounded up is 1 too much.
  Doubles slope = (exact + 4503599627370496.0) - 4503599627370496.0;
  slope -= (Doubles)((slope > exact) & (Longs)((Doubles){0} + 1.0));
  Doubles grown = __builtin_convertvector(distance, Doubles) * slope + 2147483648.0;
  return __builtin_convertvector(grown * (1 / 4294967296.0), Integers);
}

FUNCTION void NAME(write)(Integers values, int32_t *target) {
  memcpy(target, &values, sizeof values);
}

/// What parts add to cells, in the order of lanes.
typedef struct {
  int32_t cells[LANES];
  /// For the first cell, and those behind it.
  int32_t firsts[LANES];
  int32_t seconds[LANES];
  int32_t thirds[LANES];
  /// A bit for each cell that a part passes through, 0 where it is none of one or two in one word.
  int32_t touched[LANES];
  /// Those of them where it does not go on from the part before.
  int32_t news[LANES];
} NAME(PartSums);

/// Works out what `LANES` parts add to their cells.
FUNCTION void NAME(sum)(const CRasterPart *parts, NAME(PartSums) *sums) {
  Fours part = NAME(loadFours)(parts);
  Integers x0 = part.first, x1 = part.second;
  Bits heights = (Bits)part.fourth;
  Integers low = __builtin_elementwise_min(x0, x1);
  Integers high = __builtin_elementwise_max(x0, x1);
  Integers first = low >> 10;
  // From the sides of the first and of the second column.
  Integers left = low & 1023;
  Integers right = high - (first << 10) - 1024;
  Integers cell = part.third + first;
  Integers height = (Integers)((heights >> 12 & 0xfff) - (heights & 0xfff));
  Integers sign = (Integers)(heights >> 28) - 1;
  Integers isRightward = x0 < x1;
  Integers isOne = right <= 0;

  Integers zero = {0};
  Integers distance = NAME(choose)(isRightward, 1024 - left, right);
  distance = __builtin_elementwise_min(__builtin_elementwise_max(distance, zero), zero + 1024);
  Integers upper =
      NAME(heightWithin)(height, __builtin_elementwise_max(high - low, zero + 1), distance);
  Integers inFirst = NAME(choose)(isRightward, upper, height - upper);
  Integers near = NAME(choose)(isOne, height, inFirst) * sign;
  Integers far = height * sign - near;
  Integers nearFar = near * (left + 1024 + (right & isOne));
  Integers farFar = far * __builtin_elementwise_min(right, zero + 1024);

  Integers isCut = (Integers)(heights << 5) >> 31;
  Integers isOther = isCut | (right > 1024) | (((cell & 63) == 63) & ~isOne);
  Integers shared = (Integers)(heights >> 24 & 3);
  Integers sharedOne = (shared | shared >> 1) & 1;
  Integers news = NAME(choose)(isOne, 1 - sharedOne, 3 - shared);
  NAME(write)(cell, sums->cells);
  NAME(write)((near << 11) - nearFar, sums->firsts);
  NAME(write)(nearFar + (far << 11) - farFar, sums->seconds);
  NAME(write)(farFar, sums->thirds);
  NAME(write)(NAME(choose)(isOne, zero + 1, zero + 3) & ~isOther, sums->touched);
  NAME(write)(news, sums->news);
}

/// What `CRasterAdd` does.
TARGET static intptr_t NAME(add)(
    CRasterCells *memory, const CRasterPart *parts, intptr_t start, intptr_t count,
    bool *foundMark) {
  uint64_t found = 0;
  for (intptr_t index = start; index < count; index += LANES) {
    CRasterPart rest[LANES];
    const CRasterPart *next = parts + index;
    intptr_t laneCount = count - index;
    if (laneCount >= LANES) {
      laneCount = LANES;
    } else {
      memset(rest, 0, sizeof rest);
      memcpy(rest, next, (size_t)laneCount * sizeof *next);
      next = rest;
    }
    NAME(PartSums) sums;
    NAME(sum)(next, &sums);
    for (intptr_t lane = 0; lane < laneCount; lane++) {
      uint64_t bits = (uint32_t)sums.touched[lane];
      int32_t number = (int32_t)(index + lane);
      if (bits == 0) {
        const CRasterPart *part = next + lane;
        if (part->heights & isCutBit ||
            memory->longCount + columnCount(part) > memory->longCapacity) {
          *foundMark |= found != 0;
          return index + lane;
        }
        found |= addLong(memory, part, number);
        continue;
      }
      intptr_t cell = sums.cells[lane];
      // Between cells there is something else: two at once would wait for those written apart.
      memory->cells[cell] += sums.firsts[lane];
      // That it is the last one of the second cell does no harm where it is not there.
      memory->links[number][0] = memory->lasts[cell];
      memory->lasts[cell] = number;
      memory->cells[cell + 1] += sums.seconds[lane];
      memory->links[number][1] = memory->lasts[cell + 1];
      memory->lasts[cell + 1] = number;
      memory->cells[cell + 2] += sums.thirds[lane];
      intptr_t word = cell >> 6;
      uint64_t shift = (uint64_t)cell & 63;
      uint64_t old = memory->touched[word];
      memory->touched[word] = old | bits << shift;
      uint64_t marked = old >> shift & (uint32_t)sums.news[lane];
      if (marked != 0) memory->conflicts[word] |= marked << shift;
      found |= marked;
    }
  }
  *foundMark |= found != 0;
  return count;
}

/// What cutting `LANES` edges begins with, from top to bottom.
typedef struct {
  int32_t x0[LANES];
  int32_t x1[LANES];
  /// The upper end from the top of its row, and how many rows follow that one.
  int32_t tops[LANES];
  int32_t rowCounts[LANES];
  /// The number of the row's first cell.
  int32_t rows[LANES];
  /// The sign, as in parts, and the same with the lower end.
  uint32_t signs[LANES];
  uint32_t bottoms[LANES];
  int32_t areUp[LANES];
  /// Not 0 for those in the band.
  int32_t areWhole[LANES];
  /// How x grows with y, times 2³²; anything for those in one row.
  double slopes[LANES];
} NAME(Cuts);

FUNCTION void NAME(prepareCuts)(
    const CRasterCutter *cutter, const CRasterEdge *edges, NAME(Cuts) *cuts) {
  Fours edge = NAME(loadFours)(edges);
  Integers y0 = edge.second, y1 = edge.fourth;
  Integers isUp = y0 > y1, isDown = y1 > y0;
  Integers x0 = NAME(choose)(isUp, edge.third, edge.first);
  Integers x1 = NAME(choose)(isUp, edge.first, edge.third);
  Integers top = __builtin_elementwise_min(y0, y1) - cutter->low;
  Integers bottom = __builtin_elementwise_max(y0, y1) - cutter->low;
  Integers row = top >> 10;
  Integers sign = (isUp - isDown + 1) << 28;
  Doubles slope = __builtin_convertvector(x1 - x0, Doubles) /
                  __builtin_convertvector(bottom - top, Doubles) * 4294967296.0;
  int32_t height = cutter->high - cutter->low;
  Integers isWhole = (top >= 0) & (bottom <= height) & (top < height) &
                     (__builtin_elementwise_min(x0, x1) >= 0) &
                     (__builtin_elementwise_max(x0, x1) <= cutter->right);
  NAME(write)(x0, cuts->x0);
  NAME(write)(x1, cuts->x1);
  NAME(write)(top & 1023, cuts->tops);
  NAME(write)(((bottom - 1) >> 10) - row, cuts->rowCounts);
  NAME(write)(row * cutter->stride, cuts->rows);
  memcpy(cuts->signs, &sign, sizeof sign);
  sign |= (((bottom - 1) & 1023) + 1) << 12;
  memcpy(cuts->bottoms, &sign, sizeof sign);
  NAME(write)(isUp, cuts->areUp);
  NAME(write)(isWhole, cuts->areWhole);
  memcpy(cuts->slopes, &slope, sizeof slope);
}

/// Cuts one of the edges for whose parts there is room.
FUNCTION void NAME(cutOne)(
    CRasterCutter *cutter, const NAME(Cuts) *cuts, intptr_t lane, CRasterEdge edge) {
  intptr_t rowCount = cuts->rowCounts[lane];
  CRasterPart *first = cutter->parts + cutter->count, *last = first + rowCount;
  int32_t x0 = cuts->x0[lane], x1 = cuts->x1[lane], row = cuts->rows[lane];
  uint32_t top = (uint32_t)cuts->tops[lane];
  // Where the last part begins, and where the first one ends.
  int32_t from = x0, second = x1;
  int32_t upper = row;
  if (rowCount > 0) {
    // Below the last row the sum may not fit; nobody reads it there.
    uint64_t slope = (uint64_t)CRasterTruncated(cuts->slopes[lane]);
    uint64_t grown = (1024 - (uint64_t)top) * slope + ((uint64_t)1 << 31);
    uint32_t heights = top | 1024 << 12 | cuts->signs[lane];
    int32_t to = second = x0 + (int32_t)(grown >> 32);
    // Few rows: what a vector of them needs to begin takes longer.
#pragma clang loop vectorize(disable)
    for (CRasterPart *part = first; part < last; part++) {
      *part = (CRasterPart){.x0 = from, .x1 = to, .row = row, .heights = heights};
      from = to;
      heights = 1024 << 12 | cuts->signs[lane];
      grown += slope * 1024;
      to = x0 + (int32_t)(grown >> 32);
      row += cutter->stride;
    }
    top = 0;
  }
  *last = (CRasterPart){.x0 = from, .x1 = x1, .row = row, .heights = top | cuts->bottoms[lane]};
  cutter->count += rowCount + 1;
  upper += (x0 - (second < x0)) >> 10;
  int32_t lower = row + ((x1 - (from < x1)) >> 10);
  bool isUp = cuts->areUp[lane];
  int32_t firstCell = isUp ? lower : upper;
  if (begin(cutter, edge, firstCell)) goOn(isUp ? last : first, edge.x0);
  end(cutter, edge, firstCell, isUp ? upper : lower);
}

/// What `CRasterCut` does.
TARGET static intptr_t NAME(cut)(
    CRasterCutter *cutter, const CRasterEdge *edges, const int32_t *list, intptr_t start,
    intptr_t count, bool isInside) {
  // A copy: what is elsewhere has no place in registers.
  CRasterCutter state = *cutter;
  intptr_t index = start, laneCount;
  for (; index < count; index += laneCount) {
    laneCount = count - index < LANES ? count - index : LANES;
    CRasterEdge some[LANES];
    const CRasterEdge *next = edges + index;
    if (list != NULL || laneCount < LANES) {
      for (intptr_t lane = 0; lane < LANES; lane++) {
        intptr_t place = index + (lane < laneCount ? lane : 0);
        some[lane] = edges[list == NULL ? place : list[place]];
      }
      next = some;
    }
    NAME(Cuts) cuts;
    NAME(prepareCuts)(&state, next, &cuts);
    for (intptr_t lane = 0; lane < laneCount; lane++) {
      bool isWhole = isInside || cuts.areWhole[lane] != 0;
      if (!isWhole || state.count + cuts.rowCounts[lane] >= state.capacity) {
        *cutter = state;
        return index + lane;
      }
      NAME(cutOne)(&state, &cuts, lane, next[lane]);
    }
  }
  *cutter = state;
  return count;
}

#undef Integers
#undef Bits
#undef Doubles
#undef Longs
#undef Fours
#undef FUNCTION
