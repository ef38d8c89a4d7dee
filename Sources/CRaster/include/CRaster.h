#ifndef CRASTER_H
#define CRASTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the whole part of a number, without asking whether 64 bits hold it, as they have to.
static inline int64_t CRasterTruncated(double value) { return (int64_t)value; }

/// How much `rise` grows for every unit of `run`, which is not 0, times 2³² without its fraction.
static inline int64_t CRasterSlope(int32_t rise, int32_t run) {
  return CRasterTruncated((double)rise / (double)run * 4294967296.0);
}

/// A line of a path in 1/1024 pixel, from the corner of the bounds.
typedef struct {
  int32_t x0;
  int32_t y0;
  int32_t x1;
  int32_t y1;
} CRasterEdge;

/// What an edge does in one row: from top to bottom, in 1/1024 pixel, x from the left of the
/// bounds. It may reach beyond them.
typedef struct {
  int32_t x0;
  int32_t x1;
  /// The number of the row's first cell.
  int32_t row;
  /// The upper end, then from bit 12 on the lower one, both from the top of the row; bits 24 and
  /// 25 for whether it goes on from the part before in its leftmost or its rightmost cell, bit 26
  /// for whether it reaches beyond the bounds; from bit 28 on the sign + 1.
  uint32_t heights;
} CRasterPart;

/// Cells of a band of rows, their bits, and the parts in them.
typedef struct {
  int32_t *_Nonnull cells;
  /// One bit for each cell: whether a line passes through its pixel.
  uint64_t *_Nonnull touched;
  /// One bit for each cell: whether its sum may be wrong.
  uint64_t *_Nonnull conflicts;
  /// By cell: the number of the last part there, if its bit is set; else anything.
  int32_t *_Nonnull lasts;
  /// By part, for its first cell and the next one: what was the last part there before it. Of a
  /// part whose cells are set one by one, where they are in `longLinks`.
  int32_t (*_Nonnull links)[2];
  int32_t *_Nonnull longLinks;
  intptr_t longCount;
  intptr_t longCapacity;
} CRasterCells;

/// Rows of a path's cells, and the pixels that the path is drawn over in one colour.
typedef struct {
  /// The cells of the first row, and how many there are from a row to the next: a multiple of 64,
  /// and two more than there are columns at least.
  int32_t *_Nonnull cells;
  intptr_t stride;
  /// A bit for each cell, `stride` / 64 words in a row, which says whether a line passes through its
  /// pixel.
  uint64_t *_Nonnull touched;
  /// The pixel of the first row and column, and how many there are from a row to the next. There
  /// are at least `columnCount` in each of `rowCount` rows.
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

/// Returns the greatest width that this processor has instructions for, as far as the C library is
/// not told to do without them.
CRasterWidth CRasterMaximumWidth(void);

/// Cuts edges into parts, in a band of rows.
typedef struct {
  CRasterPart *_Nonnull parts;
  intptr_t count;
  intptr_t capacity;
  /// Cells from a row to the next.
  int32_t stride;
  /// The band's upper and lower end, and the right side of the bounds, in 1/1024 pixel.
  int32_t low;
  int32_t high;
  int32_t right;
  /// Where the last edge ended, in which cell, and where it went.
  int32_t endX;
  int32_t endY;
  int32_t endCell;
  int32_t lastX;
  int32_t lastY;
  /// The edges that followed each other in `endCell` up to now, and, of more than one, where
  /// they went: right 1, left 2, down 4, up 8. While they go on in one of two opposite directions
  /// only, they cannot cross each other.
  int32_t chainCount;
  int32_t chainWays;
} CRasterCutter;

/// Notes that an edge begins in a cell.
///
/// Returns whether it goes on there from the one before, and cannot cross those before it.
bool CRasterBegin(CRasterCutter *_Nonnull cutter, CRasterEdge edge, int32_t cell);

/// Notes in which cell an edge began, and in which it ends.
void CRasterEnd(CRasterCutter *_Nonnull cutter, CRasterEdge edge, int32_t first, int32_t last);

/// Notes that a part goes on, at an end of it, from the part before in that cell.
void CRasterGoOn(CRasterPart *_Nonnull part, int32_t x);

/// Cuts the edges whose numbers are given from `start` on and below `count`, as far as the first
/// that reaches beyond the band or for whose parts there is no room.
///
/// - list: Null for all edges in their order.
/// - isInside: Whether all of them lie in the band.
///
/// Returns the place in the list of the edge that was not cut, or `count`.
intptr_t CRasterCut(
    CRasterCutter *_Nonnull cutter, const CRasterEdge *_Nonnull edges,
    const int32_t *_Nullable list, intptr_t start, intptr_t count, bool isInside,
    CRasterWidth width);

/// Adds parts to cells from `start` on and below `count`, as far as the first that reaches beyond
/// the bounds or whose links there is no room for.
///
/// - foundMark: Becomes true where a cell was marked.
///
/// Returns the number of that part, or `count`.
intptr_t CRasterAdd(
    CRasterCells *_Nonnull memory, const CRasterPart *_Nonnull parts, intptr_t start,
    intptr_t count, bool *_Nonnull foundMark, CRasterWidth width);

/// Sets the bits of a part's cells, one after the other, and marks those that were set, if the
/// part does not go on there from the one before. There is room for their links.
///
/// - number: That of the part.
///
/// Returns 0 where none was marked.
uint64_t CRasterTouch(
    CRasterCells *_Nonnull memory, intptr_t first, intptr_t count, uint32_t heights,
    int32_t number);

/// The part of an edge in one cell, from top to bottom, in 1/1024 pixel from the cell's corner.
typedef struct {
  int32_t x0;
  int32_t y0;
  int32_t x1;
  int32_t y1;
  /// 1 where the path goes down, -1 where it goes up, 0 where it is level and goes from x0 to x1.
  int32_t sign;
} CRasterPiece;

enum {
  /// How many pieces are reduced at most, and how many of them arranged.
  CRasterReducedCount = 96,
  CRasterArrangedCount = 32,
};

/// A place where another piece crosses a piece, or ends on it.
typedef struct {
  /// From 0 where the piece begins to 1 where it ends.
  double place;
  /// What the winding number to the left of the piece grows by there.
  int32_t change;
  /// The number of the piece's next meeting; below 0 for none.
  int32_t next;
} CRasterMeeting;

/// How the pieces in a pixel lie to each other.
typedef struct {
  intptr_t count;
  int32_t meetingCount;
  /// The number of each piece's first meeting; below 0 for none.
  int32_t heads[CRasterArrangedCount];
  /// By piece, with room for a vector behind the last one.
  float x0[CRasterArrangedCount + 8];
  float y0[CRasterArrangedCount + 8];
  float x1[CRasterArrangedCount + 8];
  float y1[CRasterArrangedCount + 8];
  int32_t signs[CRasterArrangedCount + 8];
  int32_t windings[CRasterArrangedCount + 8];
  /// At most two for each two pieces.
  CRasterMeeting meetings[CRasterArrangedCount * (CRasterArrangedCount - 1)];
} CRasterArrangement;

/// Takes pieces away that lie on the left side, where the path passes by outside of the pixel, and
/// makes one of those that lie on each other, whose sign is the sum of theirs.
///
/// - count: At most `CRasterReducedCount`.
///
/// Returns how many are left, which are the first ones.
intptr_t CRasterReduce(CRasterPiece *_Nonnull pieces, intptr_t count);

/// Finds out how pieces that were reduced lie to each other.
///
/// - count: At most `CRasterArrangedCount`.
void CRasterArrange(
    CRasterArrangement *_Nonnull all, const CRasterPiece *_Nonnull pieces, intptr_t count,
    CRasterWidth width);

/// Returns the sum of the signs of those that pass to the left of a piece just below its upper end.
static inline int32_t CRasterWindingLeftOf(
    const CRasterArrangement *_Nonnull all, intptr_t piece) {
  return all->windings[piece];
}

/// Returns the uppermost meeting of a piece, or null.
static inline const CRasterMeeting *_Nullable CRasterFirstMeeting(
    const CRasterArrangement *_Nonnull all, intptr_t piece) {
  return all->heads[piece] < 0 ? NULL : &all->meetings[all->heads[piece]];
}

/// Returns the next meeting of the same piece, or null.
static inline const CRasterMeeting *_Nullable CRasterNextMeeting(
    const CRasterArrangement *_Nonnull all, const CRasterMeeting *_Nonnull meeting) {
  return meeting->next < 0 ? NULL : &all->meetings[meeting->next];
}

/// Draws a band, and makes its cells and bits zero.
///
/// - width: At most what `CRasterMaximumWidth` returns, here and below.
void CRasterDraw(const CRasterBand *_Nonnull band, CRasterWidth width);

/// Lays pixels over others, all premultiplied with alpha in the upper byte.
///
/// - count: How many pixels there are at `target` and at `source`, which do not overlap.
void CRasterBlend(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, intptr_t count,
    CRasterWidth width);

/// Lays pixels of a layer over others in the same way. They are copied where they are opaque and
/// left out where they are transparent.
///
/// - alpha: The source's channels are multiplied by it before, of 255.
void CRasterLay(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint32_t alpha, intptr_t count,
    CRasterWidth width);


#endif
