import CRaster

/// Cuts edges into what they do in the rows of a band.
///
/// The first piece of an edge may go on in a cell from the last one of the edge before. That is
/// found out here, where edges still follow each other.
@safe struct EdgeCutter {
  private let memory: CellMemory
  private let log: PieceLog
  private let stride: Int
  /// The band's upper and lower end in fixed point, relative to the bounds.
  private let low: Int32
  private let high: Int32
  /// The right side of the bounds.
  private let right: Int32
  private var parts: UnsafeMutablePointer<RowPart>
  private var capacity: Int
  private(set) var count = 0
  /// What came of parts that there was no room for.
  private(set) var forgotten: Bool?

  /// Where the last edge ended, in which cell, and where it went.
  private var endPoint = SIMD2<Int32>(repeating: .min)
  private var endCell = none
  private var lastStep = SIMD2<Int32>()
  /// The edges that followed each other in `endCell` up to now, and, of more than one, where
  /// they went: right 1, left 2, down 4, up 8. While they go on in one of two opposite directions
  /// only, they cannot cross each other.
  private var chainCount = 0
  private var chainWays: Int32 = 0
  private static let none = -1
  /// Any cell left of the bounds.
  private static let left = -2

  /// - Parameters:
  ///   - low: The upper end of the band; all in fixed point, relative to the bounds.
  ///   - right: The right side of the bounds.
  init(_ memory: CellMemory, _ log: PieceLog, low: Int32, high: Int32, right: Int32) {
    self.memory = memory
    self.log = log
    (self.low, self.high, self.right) = (low, high, right)
    stride = memory.stride
    unsafe parts = unsafe log.parts
    capacity = unsafe log.capacity
  }

  /// - Parameter isInside: Whether all edges lie in the band.
  @inline(__always)
  mutating func add(_ edge: SIMD4<Int32>, isInside: Bool) {
    let (top, bottom) = (min(edge.y, edge.w), max(edge.y, edge.w))
    let isWhole =
      isInside
      || (top >= low && bottom <= high && top < high && min(edge.x, edge.z) >= 0
        && max(edge.x, edge.z) <= right)
    if isWhole {
      addWhole(edge, top &- low, bottom &- low)
    } else {
      // A copy: what a function takes by reference has no place in registers.
      var other = self
      other.addCut(edge)
      self = other
    }
  }

  // MARK: Parts

  /// Makes room for parts in so many rows.
  @inline(__always)
  private mutating func reserve(_ rows: Int) {
    if count &+ rows > capacity {
      if log.canHold(count &+ rows) {
        log.grow(to: count &+ rows, keeping: count)
      } else {
        let hasConflicts = unsafe CellAccumulator(memory, columnCount: Int(right &>> 10))
          .add(parts, count)
        forgotten = (forgotten ?? false) || hasConflicts
        count = 0
      }
      unsafe parts = unsafe log.parts
      capacity = unsafe log.capacity
    }
  }

  @inline(__always)
  private static func ways(_ step: SIMD2<Int32>) -> Int32 {
    (step.x > 0 ? 1 : 0) | (step.x < 0 ? 2 : 0) | (step.y > 0 ? 4 : 0) | (step.y < 0 ? 8 : 0)
  }

  /// - Parameter cell: Where the edge begins.
  /// - Returns: Whether it goes on there from the one before, and cannot cross those before it.
  @inline(__always)
  private mutating func begin(_ edge: SIMD4<Int32>, _ cell: Int) -> Bool {
    if edge.lowHalf == endPoint, cell == endCell {
      if chainCount < 2 { return true }
      let ways = chainWays | Self.ways(edge.highHalf &- edge.lowHalf)
      return ways & 3 != 3 || ways & 12 != 12
    }
    chainCount = 0
    return false
  }

  /// - Parameters:
  ///   - first: The cell where the edge begins.
  ///   - last: The one where it ends.
  @inline(__always)
  private mutating func end(_ edge: SIMD4<Int32>, isEndKnown: Bool, _ first: Int, _ last: Int) {
    let step = edge.highHalf &- edge.lowHalf
    if first != last || chainCount == 0 {
      // In the cell where it ends it is the first.
      chainCount = 1
    } else {
      if chainCount == 1 { chainWays = Self.ways(lastStep) }
      chainWays |= Self.ways(step)
      chainCount &+= 1
    }
    endPoint = isEndKnown ? edge.highHalf : SIMD2(repeating: .min)
    endCell = last
    lastStep = step
  }

  /// The column of the end at x of a part whose other end is at `other`.
  @inline(__always)
  private static func column(of x: Int32, _ other: Int32) -> Int {
    Int(truncatingIfNeeded: (x &- (other < x ? 1 : 0)) &>> 10)
  }

  // MARK: Edges in the band

  /// - Parameters:
  ///   - y0: The upper end, from that of the band.
  ///   - y1: The lower one.
  @inline(__always)
  private mutating func addWhole(_ edge: SIMD4<Int32>, _ y0: Int32, _ y1: Int32) {
    let isUp = edge.y > edge.w
    let (x0, x1) = isUp ? (edge.z, edge.x) : (edge.x, edge.z)
    let sign = (edge.w &- edge.y).signum()
    let rows = Int(truncatingIfNeeded: (y1 &- 1) &>> 10 &- y0 &>> 10)
    reserve(rows &+ 1)
    let start = count
    var row = Int(truncatingIfNeeded: y0 &>> 10) &* stride
    var (from, y) = (x0, y0 & 1023)
    var upper = row &+ Self.column(of: x0, x1)
    if rows > 0 {
      // x grows by slope / 2³² for every unit of y.
      let slope = CRasterTruncated(Double(x1 &- x0) / Double(y1 &- y0) * 4_294_967_296)
      var grown = Int64(1024 &- y) &* slope &+ roundingHalf
      upper = row &+ Self.column(of: x0, x0 &+ Int32(truncatingIfNeeded: grown &>> 32))
      for index in start..<start &+ rows {
        let to = x0 &+ Int32(truncatingIfNeeded: grown &>> 32)
        unsafe parts[index] = RowPart(from, y, to, 1024, sign, row)
        (y, from) = (0, to)
        grown &+= slope &<< 10
        row &+= stride
      }
    }
    unsafe parts[start &+ rows] = RowPart(from, y, x1, (y1 &- 1) & 1023 &+ 1, sign, row)
    count = start &+ rows &+ 1
    let lower = row &+ Self.column(of: x1, from)
    let (first, last) = isUp ? (lower, upper) : (upper, lower)
    if begin(edge, first) { unsafe parts[isUp ? start &+ rows : start].goOn(from: edge.x) }
    end(edge, isEndKnown: true, first, last)
  }

  // MARK: Edges that reach beyond the band

  /// The cells of an edge's first and last piece from the top.
  private struct Passage {
    var first = none
    var last = none

    mutating func enter(_ cell: Int) {
      if first == none { first = cell }
      last = cell
    }
  }

  /// Cuts an edge between two heights, both multiples of a row, and leaves out what lies right of
  /// the bounds. The pieces are the same whatever these limits are.
  @inline(never)
  private mutating func addCut(_ edge: SIMD4<Int32>) {
    let isUp = edge.y > edge.w
    let (x0, y0) = isUp ? (edge.z, edge.w) : (edge.x, edge.y)
    let (x1, y1) = isUp ? (edge.x, edge.y) : (edge.z, edge.w)
    // A level edge between two rows passes through none.
    if y0 == y1, y0 < low || y0 >= high || y0 & 1023 == 0 { return }
    let (start, end) = (max(y0, low), min(y1, high))
    if start > end || (start == end && y0 != y1) { return }
    let sign = (edge.w &- edge.y).signum()
    let lastRow = Int((max(end &- 1, start) &- low) &>> 10)
    // x grows by slope / 2³² for every unit of y.
    let slope = CRasterTruncated(
      Double(x1 &- x0) / Double(max(y1 &- y0, 1)) * 4_294_967_296)
    func x(at y: Int32) -> Int32 {
      if y == y1 { return x1 }
      let grown = Int64(y &- y0) &* slope &+ roundingHalf
      return x0 &+ Int32(truncatingIfNeeded: grown &>> 32)
    }
    let isStartKnown = isUp ? end == y1 : start == y0
    let firstPart = count
    var passage = Passage()
    var y = start
    var from = y0 == y1 ? x0 : x(at: y)
    for row in Int((start &- low) &>> 10)...lastRow {
      let top = low &+ Int32(truncatingIfNeeded: row) &<< 10
      let nextY = min(top &+ 1024, end)
      let to = x(at: nextY)
      addCutRow(row &* stride, from, y &- top, to, nextY &- top, sign, &passage)
      (y, from) = (nextY, to)
    }
    let (first, last) = isUp ? (passage.last, passage.first) : (passage.first, passage.last)
    if first == Self.none { return }
    if !isStartKnown { chainCount = 0 }
    if isStartKnown, begin(edge, first), first != Self.left, count > firstPart {
      unsafe parts[isUp ? count &- 1 : firstPart].goOn(from: edge.x)
    }
    self.end(edge, isEndKnown: isUp ? start == y0 : end == y1, first, last)
  }

  /// The part of an edge in one row that may reach beyond the bounds.
  private mutating func addCutRow(
    _ row: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ sign: Int32,
    _ passage: inout Passage
  ) {
    let first = min(x0, x1) &>> 10
    let last = max(first, (max(x0, x1) &- 1) &>> 10)
    let limit = right &>> 10
    // What is right of the bounds does not count.
    if first > limit { return }
    if last < 0 { return addLeft(row, (bottom &- top) &* sign, &passage) }
    reserve(1)
    var part = RowPart(x0, top, x1, bottom, sign, row)
    if first < 0 || last > limit { part.isCut = true }
    unsafe parts[count] = part
    count &+= 1
    let beyond = first < 0 ? part.heightLeftOfBounds &* sign : 0
    let (leftCell, rightCell) = (row &+ Int(max(first, 0)), row &+ Int(min(last, limit)))
    if x0 < x1 {
      if first < 0 { addLeft(row, beyond, &passage) }
      passage.enter(leftCell)
      passage.enter(rightCell)
    } else {
      // The rightmost come first.
      passage.enter(rightCell)
      passage.enter(leftCell)
      if first < 0 { addLeft(row, beyond, &passage) }
    }
  }

  /// A piece to the left of all cells, `height` high times its sign.
  private func addLeft(_ row: Int, _ height: Int32, _ passage: inout Passage) {
    // SAFETY: the first cell of a row of the band.
    unsafe memory.cells[row] &+= height &* 2048
    passage.enter(Self.left)
  }
}

/// What rounds a shift by 32 bits.
let roundingHalf: Int64 = 1 << 31
