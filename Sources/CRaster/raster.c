#include "CRaster.h"

#include <string.h>

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#define hasInstructions(name, other) CPU_FEATURE_ACTIVE(name)
#else
#define hasInstructions(name, other) __builtin_cpu_supports(other)
#endif

/// The area of a whole pixel is twice the square of the units in its side.
static const int32_t wholeArea = 1 << 21;

// A single pixel has its channels in lanes of 16 bits: red and blue, then green and alpha.

static const uint64_t laneMask = 0x00ff00ff00ff00ff;

static inline uint64_t spread(uint32_t pixel) {
  return (pixel | (uint64_t)pixel << 24) & laneMask;
}

/// Divides each lane by 255 and puts it back in its place.
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
// SAFETY: Every caller has `count` pixels and as many levels, and an index is below that.
static __attribute__((noinline)) void drawFew(
    uint32_t *pixels, intptr_t count, uint32_t color, const int32_t *levels) {
  for (intptr_t index = 0; index < count; index++) {
    uint64_t level = (uint64_t)levels[index];
    uint64_t rest = 255 - packed((color >> 24) * level);
    pixels[index] = packed(spread(pixels[index]) * rest + spread(color) * level);
  }
}

// Rows

/// The number of rows that are made ready before they are drawn.
static const intptr_t rowsAhead = 12;

/// Fetches the pixels at both ends of what lines touch in each 64 columns. A path that goes from
/// row to row finds few of them in the cache, and waiting for one after the other would take
/// longer than all the rest.
// SAFETY: The caller has `wordCount` words. Pixels are only asked for ahead, which does not
// fail for an address outside of the bitmap.
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

// Edges

static inline int32_t ways(int32_t x, int32_t y) {
  return (x > 0) | (x < 0) << 1 | (y > 0) << 2 | (y < 0) << 3;
}

static inline __attribute__((always_inline)) bool begin(
    CRasterCutter *cutter, CRasterEdge edge, int32_t cell) {
  if (edge.x0 != cutter->endX || edge.y0 != cutter->endY || cell != cutter->endCell) {
    cutter->chainCount = 0;
    return false;
  }
  if (cutter->chainCount < 2) return true;
  int32_t all = cutter->chainWays | ways(edge.x1 - edge.x0, edge.y1 - edge.y0);
  return (all & 3) != 3 || (all & 12) != 12;
}

static inline __attribute__((always_inline)) void end(
    CRasterCutter *cutter, CRasterEdge edge, int32_t first, int32_t last) {
  int32_t x = edge.x1 - edge.x0, y = edge.y1 - edge.y0;
  if (first != last || cutter->chainCount == 0) {
    // In the cell where it ends it is the first.
    cutter->chainCount = 1;
  } else {
    if (cutter->chainCount == 1) cutter->chainWays = ways(cutter->lastX, cutter->lastY);
    cutter->chainWays |= ways(x, y);
    cutter->chainCount += 1;
  }
  cutter->endX = edge.x1;
  cutter->endY = edge.y1;
  cutter->endCell = last;
  cutter->lastX = x;
  cutter->lastY = y;
}

static inline __attribute__((always_inline)) void goOn(CRasterPart *part, int32_t x) {
  bool isLeft = x <= part->x0 && x <= part->x1;
  part->heights |= (isLeft ? 1u : 2u) << 24;
}

bool CRasterBegin(CRasterCutter *cutter, CRasterEdge edge, int32_t cell) {
  return begin(cutter, edge, cell);
}

void CRasterEnd(CRasterCutter *cutter, CRasterEdge edge, int32_t first, int32_t last) {
  end(cutter, edge, first, last);
}

void CRasterGoOn(CRasterPart *part, int32_t x) { goOn(part, x); }

// Cells

static const uint32_t isCutBit = 1 << 26;

/// Adds a piece of a height times its sign, whose ends are `sum` from the left of its cell
/// together.
static inline void put(int32_t *cell, int32_t height, int32_t sum) {
  int32_t far = height * sum;
  cell[0] += height * 2048 - far;
  cell[1] += far;
}

uint64_t CRasterTouch(
    CRasterCells *memory, intptr_t first, intptr_t count, uint32_t heights, int32_t number) {
  uint64_t found = 0;
  int32_t *links = memory->longLinks + memory->longCount;
  memory->links[number][0] = (int32_t)memory->longCount;
  memory->longCount += count;
  for (intptr_t cell = first; cell < first + count; cell++) {
    *links++ = memory->lasts[cell];
    memory->lasts[cell] = number;
    uint64_t bit = (uint64_t)1 << (cell & 63);
    uint64_t old = memory->touched[cell >> 6];
    memory->touched[cell >> 6] = old | bit;
    bool goesOn = (cell == first && heights >> 24 & 1) ||
                  (cell == first + count - 1 && heights >> 25 & 1);
    if (goesOn) continue;
    memory->conflicts[cell >> 6] |= old & bit;
    found |= old & bit;
  }
  return found;
}

/// The number of columns that a part is in.
static inline int32_t columnCount(const CRasterPart *part) {
  int32_t low = part->x0 < part->x1 ? part->x0 : part->x1;
  int32_t high = part->x0 < part->x1 ? part->x1 : part->x0;
  return ((high - 1) >> 10) - (low >> 10) + 1;
}

/// Adds a part in several columns of the memory, or in two whose bits are in two words.
///
/// Returns 0 where no cell was marked.
static uint64_t addLong(CRasterCells *memory, const CRasterPart *part, int32_t number) {
  bool isRightward = part->x0 < part->x1;
  int32_t low = isRightward ? part->x0 : part->x1, high = isRightward ? part->x1 : part->x0;
  int32_t steps = ((high - 1) >> 10) - (low >> 10);
  intptr_t leftCell = part->row + (low >> 10), step = isRightward ? 1 : -1;
  int32_t left = low & 1023, rest = ((high - 1) & 1023) + 1;
  int32_t height = (int32_t)((part->heights >> 12 & 0xfff) - (part->heights & 0xfff));
  int32_t sign = (int32_t)(part->heights >> 28) - 1;
  int64_t slope = CRasterSlope(height, high - low);
  // From where it enters its first column to where that ends.
  int64_t grown = (isRightward ? 1024 - left : rest) * slope + ((int64_t)1 << 31);
  int32_t *cell = memory->cells + (isRightward ? leftCell : leftCell + steps);
  int32_t y = (int32_t)(grown >> 32);
  put(cell, y * sign, isRightward ? left + 1024 : rest);
  for (int32_t index = 1; index < steps; index++) {
    cell += step;
    grown += slope * 1024;
    int32_t next = (int32_t)(grown >> 32);
    int32_t half = (next - y) * sign * 1024;
    cell[0] += half;
    cell[1] += half;
    y = next;
  }
  put(cell + step, (height - y) * sign, isRightward ? rest : left + 1024);
  return CRasterTouch(memory, leftCell, steps + 1, part->heights, number);
}

// Pieces

// SAFETY: The caller has `count` pieces, at most `CRasterReducedCount`; fewer are left.
intptr_t CRasterReduce(CRasterPiece *pieces, intptr_t count) {
  uint64_t keys[CRasterReducedCount];
  intptr_t left = 0;
  for (intptr_t index = 0; index < count; index++) {
    CRasterPiece piece = pieces[index];
    if ((piece.x0 | piece.x1) == 0) continue;
    uint64_t key = (uint64_t)piece.x0 | (uint64_t)piece.y0 << 16 | (uint64_t)piece.x1 << 32 |
                   (uint64_t)piece.y1 << 48;
    intptr_t other = 0;
    while (other < left && keys[other] != key) other++;
    // Of level ones each counts, since their signs are 0.
    if (other == left || piece.y0 == piece.y1) {
      keys[left] = key;
      pieces[left++] = piece;
      continue;
    }
    pieces[other].sign += piece.sign;
    if (pieces[other].sign != 0) continue;
    left--;
    keys[other] = keys[left];
    pieces[other] = pieces[left];
  }
  return left;
}

/// Notes that the winding number to the left of a piece changes at a place, from 0 where it begins
/// to 1 where it ends, after those that are noted above it.
static void note(CRasterArrangement *all, int32_t piece, double place, int32_t change) {
  int32_t number = all->meetingCount++;
  int32_t *link = &all->heads[piece];
  while (*link >= 0 && all->meetings[*link].place < place) link = &all->meetings[*link].next;
  all->meetings[number] =
      (CRasterMeeting){.place = place, .change = change, .next = *link};
  *link = number;
}

/// Notes where another piece crosses a piece, or ends on it.
///
/// - s0: Where the other one begins: 0 on the piece's line, above 0 to the left of it; and `s1`
///   where the other one ends.
/// - r0: Likewise where the piece begins beside the other one's line, and `r1` where it ends.
/// - isFirst: Whether the other one counts as the left one of two on the same line.
// SAFETY: Both are numbers of pieces. Of two pieces, each notes one place that the other one
// crosses or ends on, or one of them notes two, if they are on the same line: there is room.
static void noteOther(
    CRasterArrangement *all, int32_t piece, int32_t other, float s0, float s1, float r0, float r1,
    bool isFirst) {
  float y0 = all->y0[piece], y1 = all->y1[piece];
  if (y0 == y1) return;
  int32_t sign = all->signs[other];
  if (s0 != 0 && s1 != 0) {
    bool isCrossed = (s0 < 0) != (s1 < 0) && r0 != 0 && r1 != 0 && (r0 < 0) != (r1 < 0);
    // From there on, the right side of the other one is where its left side was.
    if (isCrossed) note(all, piece, (double)r0 / ((double)r0 - r1), r0 < 0 ? -sign : sign);
    return;
  }
  // One that ends there on the left is no more on the left below, and one that begins there is.
  double height = (double)y1 - y0;
  float start = all->y0[other], end = all->y1[other];
  bool isOn = s0 == 0 && s1 == 0;
  if (s0 == 0 && (isOn ? isFirst : s1 > 0) && start > y0 && start < y1) {
    note(all, piece, (start - y0) / height, sign);
  }
  if (s1 == 0 && (isOn ? isFirst : s0 > 0) && end > y0 && end < y1) {
    note(all, piece, (end - y0) / height, -sign);
  }
}

static void meet(
    CRasterArrangement *all, int32_t one, int32_t other, float s0, float s1, float r0, float r1) {
  noteOther(all, one, other, s0, s1, r0, r1, true);
  noteOther(all, other, one, r0, r1, s0, s1, false);
}

#define LANES 4
#define NAME(name) name##Four
#define TARGET
#include "RowKernels.h"
#include "CellKernels.h"
#include "PieceKernels.h"
#undef LANES
#undef NAME
#undef TARGET

#if defined(__x86_64__)
#define LANES 8
#define NAME(name) name##Eight
#define TARGET __attribute__((target("avx2,bmi,bmi2,lzcnt")))
#include "RowKernels.h"
#include "CellKernels.h"
#include "PieceKernels.h"
#undef LANES
#undef NAME
#undef TARGET

CRasterWidth CRasterMaximumWidth(void) {
  bool isWide = hasInstructions(AVX2, "avx2") && hasInstructions(BMI1, "bmi") &&
                hasInstructions(BMI2, "bmi2") && hasInstructions(LZCNT, "lzcnt");
  return isWide ? CRasterWidthEight : CRasterWidthFour;
}

#define CALL(width, name, ...) \
  ((width) == CRasterWidthEight ? name##Eight(__VA_ARGS__) : name##Four(__VA_ARGS__))
#else
CRasterWidth CRasterMaximumWidth(void) { return CRasterWidthFour; }

#define CALL(width, name, ...) ((void)(width), name##Four(__VA_ARGS__))
#endif

// SAFETY: The caller has the cells, words and pixels that the band tells of, for the time of the
// call, and `width` is at most what `CRasterMaximumWidth` says.
void CRasterDraw(const CRasterBand *band, CRasterWidth width) { CALL(width, draw, band); }

// SAFETY: The caller has `count` pixels at both places, and an index is below that.
void CRasterBlend(
    uint32_t *target, const uint32_t *source, intptr_t count, CRasterWidth width) {
  for (intptr_t index = CALL(width, blend, target, source, count); index < count; index++) {
    target[index] = laid(source[index], target[index]);
  }
}

// SAFETY: The caller has `count` pixels at both places, and an index is below that.
void CRasterLay(
    uint32_t *target, const uint32_t *source, uint32_t alpha, intptr_t count,
    CRasterWidth width) {
  for (intptr_t index = CALL(width, lay, target, source, alpha, count); index < count; index++) {
    target[index] = laid(packed(spread(source[index]) * alpha), target[index]);
  }
}

intptr_t CRasterAdd(
    CRasterCells *memory, const CRasterPart *parts, intptr_t start, intptr_t count,
    bool *foundMark, CRasterWidth width) {
  return CALL(width, add, memory, parts, start, count, foundMark);
}

intptr_t CRasterCut(
    CRasterCutter *cutter, const CRasterEdge *edges, const int32_t *list, intptr_t start,
    intptr_t count, bool isInside, CRasterWidth width) {
  return CALL(width, cut, cutter, edges, list, start, count, isInside);
}

// SAFETY: The caller has `count` pieces, at most `CRasterArrangedCount`.
void CRasterArrange(
    CRasterArrangement *all, const CRasterPiece *pieces, intptr_t count, CRasterWidth width) {
  all->count = count;
  all->meetingCount = 0;
  for (intptr_t index = 0; index < count; index++) {
    CRasterPiece piece = pieces[index];
    all->x0[index] = (float)piece.x0;
    all->y0[index] = (float)piece.y0;
    all->x1[index] = (float)piece.x1;
    all->y1[index] = (float)piece.y1;
    // A level one goes on in the direction of its path.
    all->signs[index] = piece.y0 == piece.y1 && piece.sign == 0 ? 1 : piece.sign;
    all->windings[index] = 0;
    all->heads[index] = -1;
  }
  CALL(width, arrange, all);
}
