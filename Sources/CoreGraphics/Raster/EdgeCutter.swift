import CRaster

/// Cuts edges into what they do in the rows of a band.
///
/// The first piece of an edge may go on in a cell from the last one of the edge before. That is
/// found out here, where edges still follow each other. Kernels cut those that lie in the band.
@safe struct EdgeCutter {
  private let memory: CellMemory
  private let log: PieceLog
  private let stride: Int
  /// The band's upper and lower end in fixed point, relative to the bounds.
  private let low: Int32
  private let high: Int32
  /// The right side of the bounds.
  private let right: Int32
  private var kernel: CRasterCutter
  /// What came of parts that there was no room for.
  private(set) var forgotten: Bool?

  private static let none = -1
  /// Any cell left of the bounds.
  private static let left = -2

  /// - Parameters:
  ///   - low: The upper end of the band; all in fixed point, relative to the bounds.
  ///   - right: The right side of the bounds.
  init(_ memory: CellMemory, _ log: PieceLog, low: Int32, high: Int32, right: Int32) {
    // SAFETY: The address and the capacity are the log's, which this value keeps; `reserve` takes
    // them anew where they change.
    self.memory = memory
    self.log = log
    (self.low, self.high, self.right) = (low, high, right)
    stride = memory.stride
    unsafe kernel = unsafe CRasterCutter(
      parts: log.parts, count: 0, capacity: log.capacity,
      stride: Int32(truncatingIfNeeded: memory.stride), low: low, high: high, right: right,
      endX: .min, endY: .min, endCell: Int32(Self.none), lastX: 0, lastY: 0, chainCount: 0,
      chainWays: 0)
  }

  /// The parts in the log.
  // SAFETY: The kernel's value is read, and none of its addresses.
  var count: Int { unsafe kernel.count }

  /// - Parameters:
  ///   - list: The indices of those to add; nil for all.
  ///   - isInside: Whether all edges lie in the band.
  mutating func add(
    _ edges: UnsafeMutablePointer<CRasterEdge>, _ list: UnsafePointer<Int32>?, _ count: Int,
    isInside: Bool
  ) {
    // SAFETY: The list is of these edges, of which there are `count` without one. The kernel stops
    // before a part for which its capacity has no room.
    func edge(_ index: Int) -> CRasterEdge {
      unsafe edges[list.map { unsafe Int($0[index]) } ?? index]
    }
    var index = 0
    while true {
      unsafe index = CRasterCut(&kernel, edges, list, index, count, isInside, SourceOver.width)
      if index == count { return }
      if isInside || isWhole(edge(index)) {
        let next = edge(index)
        reserve(Int((max(next.y0, next.y1) &- min(next.y0, next.y1)) &>> 10) + 2)
        continue
      }
      // Where one edge reaches beyond the band, others beside it do.
      repeat {
        addCut(edge(index))
        index &+= 1
      } while index < count && !isWhole(edge(index))
    }
  }

  @inline(__always)
  private func isWhole(_ edge: CRasterEdge) -> Bool {
    let (top, bottom) = (min(edge.y0, edge.y1), max(edge.y0, edge.y1))
    return top >= low && bottom <= high && top < high && min(edge.x0, edge.x1) >= 0
      && max(edge.x0, edge.x1) <= right
  }

  /// Makes room for parts in so many rows.
  @inline(__always)
  private mutating func reserve(_ rows: Int) {
    // SAFETY: The kernel's address and capacity are replaced together with the log's.
    let count = unsafe kernel.count
    if unsafe count &+ rows > kernel.capacity {
      if log.canHold(count &+ rows) {
        log.grow(to: count &+ rows, keeping: count)
      } else {
        let hasConflicts = CellAccumulator(memory, log, columnCount: Int(right &>> 10)).add(count)
        forgotten = (forgotten ?? false) || hasConflicts
        unsafe kernel.count = 0
      }
      unsafe kernel.parts = unsafe log.parts
      unsafe kernel.capacity = unsafe log.capacity
    }
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
  private mutating func addCut(_ edge: CRasterEdge) {
    let isUp = edge.y0 > edge.y1
    let (x0, y0) = isUp ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    let (x1, y1) = isUp ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    // A level edge between two rows passes through none.
    if y0 == y1, y0 < low || y0 >= high || y0 & 1023 == 0 { return }
    let (start, end) = (max(y0, low), min(y1, high))
    if start > end || (start == end && y0 != y1) { return }
    let sign = (edge.y1 &- edge.y0).signum()
    let lastRow = Int((max(end &- 1, start) &- low) &>> 10)
    // x grows by slope / 2³² for every unit of y.
    let slope = CRasterSlope(x1 &- x0, max(y1 &- y0, 1))
    func x(at y: Int32) -> Int32 {
      if y == y1 { return x1 }
      let grown = Int64(y &- y0) &* slope &+ roundingHalf
      return x0 &+ Int32(truncatingIfNeeded: grown &>> 32)
    }
    let isStartKnown = isUp ? end == y1 : start == y0
    // SAFETY: The kernel's value is read, and none of its addresses.
    let firstPart = unsafe kernel.count
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
    connect(
      edge, isUp: isUp, isStartKnown: isStartKnown, isEndKnown: isUp ? start == y0 : end == y1,
      Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: last), firstPart)
  }

  /// Notes where an edge began and ended, and that its first part goes on.
  private mutating func connect(
    _ edge: CRasterEdge, isUp: Bool, isStartKnown: Bool, isEndKnown: Bool, _ first: Int32,
    _ last: Int32, _ firstPart: Int
  ) {
    // SAFETY: Where the count has grown beyond `firstPart`, both parts that may be meant are there.
    if !isStartKnown { unsafe kernel.chainCount = 0 }
    if isStartKnown, unsafe CRasterBegin(&kernel, edge, first), first != Self.left,
      unsafe kernel.count > firstPart
    {
      unsafe CRasterGoOn(kernel.parts + (isUp ? kernel.count &- 1 : firstPart), edge.x0)
    }
    unsafe CRasterEnd(&kernel, edge, first, last)
    if !isEndKnown { unsafe (kernel.endX, kernel.endY) = (.min, .min) }
  }

  /// Adds the part of an edge in one row that may reach beyond the bounds.
  private mutating func addCutRow(
    _ row: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ sign: Int32,
    _ passage: inout Passage
  ) {
    // SAFETY: `reserve` has made room for one part more just before.
    let first = min(x0, x1) &>> 10
    let last = max(first, (max(x0, x1) &- 1) &>> 10)
    let limit = right &>> 10
    // What is right of the bounds does not count.
    if first > limit { return }
    if last < 0 { return addLeft(row, (bottom &- top) &* sign, &passage) }
    reserve(1)
    var part = RowPart(x0, top, x1, bottom, sign, row)
    if first < 0 || last > limit { part.isCut = true }
    unsafe kernel.parts[kernel.count] = part
    unsafe kernel.count &+= 1
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

  /// Adds a piece to the left of all cells, `height` high times its sign.
  private func addLeft(_ row: Int, _ height: Int32, _ passage: inout Passage) {
    // SAFETY: The row's first cell is one of the band's, for which `CellMemory` was prepared.
    unsafe memory.cells[row] &+= height &* 2048
    passage.enter(Self.left)
  }
}

/// What rounds a shift by 32 bits.
let roundingHalf: Int64 = 1 << 31
