/// Adds lines to the cells of a band.
///
/// Lines are cut where they cross the sides of pixels. A piece of height h that goes down at a
/// mean distance d from the left of its cell adds h · (1 − d) there and h · d to the next cell:
/// summed up from the left, that is the area to its right.
struct CellAccumulator {
  let memory: CellMemory
  /// The band's upper and lower end in fixed point, relative to the bounds.
  let low: Int32
  let high: Int32
  /// The right side of the bounds.
  let right: Int32

  /// Adds edges, and marks cells that the path passes through more than once.
  ///
  /// - Parameter list: The indices of those to add; nothing for all.
  /// - Returns: Whether a cell is marked.
  func add(_ edges: EdgeList, _ list: [Int32]?) -> Bool {
    var sink = CellSink(memory)
    if list == nil, edges.isInside {
      addInside(edges, &sink)
    } else {
      walkAll(edges, list, &sink)
    }
    return sink.hasConflicts
  }

  /// The same for edges that all lie in the band. Most edges of curves lie in one cell: for
  /// them there is a shorter way.
  private func addInside(_ edges: EdgeList, _ sink: inout CellSink) {
    let (low, high, right) = (low, high, right)
    let all = edges.edges
    for index in 0..<edges.count {
      let edge = all[index]
      let rows = (edge.y &- low) ^ (edge.w &- low)
      let columns = edge.x ^ edge.z
      // Coordinates that differ in their fractions alone are of one cell.
      if (rows | columns) & ~1023 == 0 {
        sink.addInCell(edge, low)
      } else {
        walk(edge, low, high, right, &sink)
      }
    }
  }

  /// Gathers the pieces that edges have in marked cells.
  func gather(_ edges: EdgeList, _ list: [Int32]?, into pieces: PieceList) {
    pieces.begin(memory, rows: Int((high &- low) &>> 10))
    var sink = PieceSink(memory, pieces)
    let (low, high, right) = (low, high, right)
    let all = edges.edges
    // SAFETY: the list and the count are of these edges.
    for position in 0..<(list?.count ?? edges.count) {
      let edge = all[list.map { Int($0[position]) } ?? position]
      if hasMark(near: edge) { walk(edge, low, high, right, &sink) }
    }
  }

  /// Whether there is a marked cell in the rectangle about an edge.
  @inline(__always)
  private func hasMark(near edge: SIMD4<Int32>) -> Bool {
    let first = max(min(edge.y, edge.w), low) &- low
    let last = min(max(edge.y, edge.w), high &- 1) &- low
    let left = max(min(edge.x, edge.z), 0) &>> 10
    let end = min(max(edge.x, edge.z), right) &>> 10
    if first > last || left > end { return false }
    let (firstWord, lastWord) = (Int(left &>> 6), Int(end &>> 6))
    var mask: UInt64 = .max &<< UInt64(truncatingIfNeeded: left & 63)
    if firstWord == lastWord {
      mask &= .max &>> UInt64(truncatingIfNeeded: 63 &- end & 63)
    } else if lastWord &- firstWord > 1 {
      return true
    }
    let perRow = memory.wordsPerRow
    var found: UInt64 = 0
    // SAFETY: rows of the band and columns up to the one behind the last have their bits.
    for row in Int(first &>> 10)...Int(last &>> 10) {
      let words = memory.conflicts + row &* perRow
      found |= words[firstWord] & mask
      if lastWord > firstWord { found |= words[lastWord] }
    }
    return found != 0
  }

  @inline(__always)
  private func walkAll<Sink: EdgeSink>(_ edges: EdgeList, _ list: [Int32]?, _ sink: inout Sink) {
    let (low, high, right) = (low, high, right)
    let all = edges.edges
    // SAFETY: the list and the count are of these edges.
    guard let list else {
      for index in 0..<edges.count {
        walk(all[index], low, high, right, &sink)
      }
      return
    }
    for index in list {
      walk(all[Int(index)], low, high, right, &sink)
    }
  }
}

// MARK: Walking along edges

/// Takes the pieces that an edge has in the cells of a band.
private protocol EdgeSink {
  /// Whether it takes pieces in a row.
  func takes(_ row: Int) -> Bool

  /// Tells that the pieces of another edge follow.
  mutating func begin(_ edge: SIMD4<Int32>)

  /// A piece from top to bottom in one cell; x still counts from the left of the bounds.
  ///
  /// - Parameters:
  ///   - top: y of the upper end from the top of the row, 0 … 1024.
  ///   - sign: 1 where the path goes down, −1 where it goes up; a level piece has 0 and runs
  ///     from x0 to x1.
  mutating func add(
    _ row: Int, _ column: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32,
    _ sign: Int32)

  /// A piece to the left of all cells, `height` high times its sign.
  mutating func addLeft(_ row: Int, _ height: Int32)

  /// Tells that the pieces of the edge are complete.
  ///
  /// - Parameter isEndKnown: Whether the last of them, as the path runs, is the edge's last.
  mutating func end(_ edge: SIMD4<Int32>, isEndKnown: Bool)
}

/// What rounds a shift by 32 bits.
private let half: Int64 = 1 << 31

/// Cuts an edge at the sides of pixels and gives the pieces between two heights, both multiples
/// of a row, and left of `right`. They are the same whatever these limits are.
@inline(__always)
private func walk<Sink: EdgeSink>(
  _ edge: SIMD4<Int32>, _ low: Int32, _ high: Int32, _ right: Int32, _ sink: inout Sink
) {
  let isDown = edge.y < edge.w
  let (x0, y0) = isDown ? (edge.x, edge.y) : (edge.z, edge.w)
  let (x1, y1) = isDown ? (edge.z, edge.w) : (edge.x, edge.y)
  let start = max(y0, low)
  let end = min(y1, high)
  if start >= end {
    if y0 == y1, y0 >= low, y0 < high { walkLevel(edge, low, right, &sink) }
    return
  }
  let sign: Int32 = isDown ? 1 : -1
  let isInside = min(x0, x1) >= 0 && max(x0, x1) <= right
  var row = Int((start &- low) &>> 10)
  let lastRow = Int((end &- 1 &- low) &>> 10)
  sink.begin(edge)
  if row == lastRow, start == y0, end == y1, isInside {
    let top = low &+ Int32(truncatingIfNeeded: row) &<< 10
    if sink.takes(row) { walkRow(row, x0, y0 &- top, x1, y1 &- top, sign, &sink) }
  } else {
    // x grows by slope / 2³² for every unit of y.
    let slope = Int64(Double(x1 &- x0) / Double(y1 &- y0) * 4_294_967_296)
    @inline(__always)
    func x(at y: Int32) -> Int32 {
      y == y1 ? x1 : x0 &+ Int32(truncatingIfNeeded: (Int64(y &- y0) &* slope &+ half) &>> 32)
    }
    var y = start
    var from = x(at: y)
    while row <= lastRow {
      let top = low &+ Int32(truncatingIfNeeded: row) &<< 10
      let nextY = min(top &+ 1024, end)
      let to = x(at: nextY)
      if !sink.takes(row) {
        // Another edge's turn.
      } else if isInside {
        walkRow(row, from, y &- top, to, nextY &- top, sign, &sink)
      } else {
        walkCutRow(row, from, y &- top, to, nextY &- top, sign, right, &sink)
      }
      (y, from) = (nextY, to)
      row &+= 1
    }
  }
  sink.end(edge, isEndKnown: isDown ? end == y1 : start == y0)
}

/// The part of an edge in one row.
@inline(__always)
private func walkRow<Sink: EdgeSink>(
  _ row: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ sign: Int32,
  _ sink: inout Sink
) {
  let first = min(x0, x1) &>> 10
  let last = (max(x0, x1) &- 1) &>> 10
  if first >= last {
    sink.add(row, Int(first), x0, top, x1, bottom, sign)
  } else {
    walkColumns(row, Int(first), Int(last), x0, top, x1, bottom, sign, &sink)
  }
}

/// The part of an edge in one row that reaches beyond the bounds.
@inline(never)
private func walkCutRow<Sink: EdgeSink>(
  _ row: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ sign: Int32,
  _ right: Int32, _ sink: inout Sink
) {
  let first = min(x0, x1) &>> 10
  let last = max(first, (max(x0, x1) &- 1) &>> 10)
  if first > right &>> 10 { return }
  if last < 0 {
    sink.addLeft(row, (bottom &- top) &* sign)
  } else if first >= 0, last <= right &>> 10 {
    walkRow(row, x0, top, x1, bottom, sign, &sink)
  } else {
    // What is right of the bounds does not count.
    walkColumns(
      row, Int(first), min(Int(last), Int(right &>> 10)), x0, top, x1, bottom, sign, &sink)
  }
}

/// The pieces of an edge in the columns of one row that it crosses, those left of the bounds
/// together.
@inline(__always)
private func walkColumns<Sink: EdgeSink>(
  _ row: Int, _ first: Int, _ last: Int, _ x0: Int32, _ top: Int32, _ x1: Int32,
  _ bottom: Int32, _ sign: Int32, _ sink: inout Sink
) {
  // y grows by slope / 2³² for every unit of x, from the top whichever way that is.
  let slope = Int64(
    Double(bottom &- top) / Double((x1 &- x0).magnitude) * 4_294_967_296)
  @inline(__always)
  func y(at x: Int32) -> Int32 {
    if x == x0 { return top }
    let distance = Int64((x &- x0).magnitude)
    if x == x1 { return bottom }
    return top &+ Int32(truncatingIfNeeded: (distance &* slope &+ half) &>> 32)
  }
  if x0 < x1 {
    var x = x0
    if first < 0 {
      x = 0
      sink.addLeft(row, (y(at: 0) &- top) &* sign)
    }
    var height = y(at: x)
    var column = max(first, 0)
    while column <= last {
      let nextX = min(Int32(truncatingIfNeeded: column &+ 1) &<< 10, x1)
      let nextY = y(at: nextX)
      sink.add(row, column, x, height, nextX, nextY, sign)
      (x, height) = (nextX, nextY)
      column &+= 1
    }
  } else {
    var x = min(x0, Int32(truncatingIfNeeded: last &+ 1) &<< 10)
    var height = y(at: x)
    var column = last
    let stop = max(first, 0)
    while column >= stop {
      let nextX = max(Int32(truncatingIfNeeded: column) &<< 10, x1)
      let nextY = y(at: nextX)
      sink.add(row, column, x, height, nextX, nextY, sign)
      (x, height) = (nextX, nextY)
      column &-= 1
    }
    if first < 0 { sink.addLeft(row, (bottom &- height) &* sign) }
  }
}

/// A level edge covers nothing, but passes through pixels.
@inline(never)
private func walkLevel<Sink: EdgeSink>(
  _ edge: SIMD4<Int32>, _ low: Int32, _ right: Int32, _ sink: inout Sink
) {
  let row = Int((edge.y &- low) &>> 10)
  let y = edge.y & 1023
  // Between two rows it passes through none.
  if y == 0 || !sink.takes(row) { return }
  let first = max(min(edge.x, edge.z), 0) &>> 10
  let last = (min(max(edge.x, edge.z), right &+ 1024) &- 1) &>> 10
  if first > last { return }
  sink.begin(edge)
  if min(edge.x, edge.z) < 0 { sink.addLeft(row, 0) }
  for column in Int(first)...Int(last) {
    let left = Int32(truncatingIfNeeded: column) &<< 10
    let (low, high) = (left, left &+ 1024)
    sink.add(
      row, column, max(low, min(high, edge.x)), y, max(low, min(high, edge.z)), y, 0)
  }
  sink.end(edge, isEndKnown: true)
}

/// Adds pieces to cells, and marks cells that the path passes through more than once.
private struct CellSink: EdgeSink {
  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<UInt64>
  private let conflicts: UnsafeMutablePointer<UInt64>
  private let markedRows: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let wordsPerRow: Int
  private(set) var hasConflicts = false

  /// Where the last edge ended, and in which cell.
  private var endPoint = SIMD2<Int32>(repeating: .min)
  private var endCell = none
  /// The cell that the edge goes on in from the one before.
  private var sharedCell = none
  /// The edges that followed each other in `endCell` up to now, and where they went: right 1,
  /// left 2, down 4, up 8. While they go on in one of two opposite directions only, they cannot
  /// cross each other.
  private var chainCount = 0
  private var chainWays: Int32 = 0
  /// Whether the edge, with those before it in `sharedCell`, may cross one of them.
  private var turnsBack = false
  private var firstCell = none
  private var lastCell = none
  private static let none = -1
  /// Any cell left of the bounds.
  private static let left = -2

  init(_ memory: CellMemory) {
    cells = memory.cells
    touched = memory.touched
    conflicts = memory.conflicts
    markedRows = memory.markedRows
    stride = memory.stride
    wordsPerRow = memory.wordsPerRow
  }

  @inline(__always) func takes(_ row: Int) -> Bool { true }

  /// An edge that lies in one cell.
  @inline(__always)
  mutating func addInCell(_ edge: SIMD4<Int32>, _ low: Int32) {
    let row = Int(truncatingIfNeeded: (edge.y &- low) &>> 10)
    let column = Int(truncatingIfNeeded: edge.x &>> 10)
    let cell = row &* stride &+ column
    let sides = (edge.x & 1023) &+ (edge.z & 1023)
    let height = edge.w &- edge.y
    cells[cell] &+= height &* (2048 &- sides)
    cells[cell &+ 1] &+= height &* sides
    let isShared = cell == endCell && edge.lowHalf == endPoint
    goOn(edge, isShared)
    mark(row, column, isShared: isShared && !turnsBack)
    endPoint = edge.highHalf
    endCell = cell
  }

  /// Counts an edge that begins where the last one ended, or elsewhere.
  @inline(__always)
  private mutating func goOn(_ edge: SIMD4<Int32>, _ isShared: Bool) {
    let ways = Self.ways(edge)
    chainWays = isShared ? chainWays | ways : ways
    chainCount = isShared ? chainCount &+ 1 : 1
    turnsBack = chainCount > 2 && chainWays & 3 == 3 && chainWays & 12 == 12
  }

  @inline(__always)
  private static func ways(_ edge: SIMD4<Int32>) -> Int32 {
    let (dx, dy) = (edge.z &- edge.x, edge.w &- edge.y)
    return (dx > 0 ? 1 : 0) | (dx < 0 ? 2 : 0) | (dy > 0 ? 4 : 0) | (dy < 0 ? 8 : 0)
  }

  /// Marks a cell that the path passes through again.
  @inline(__always)
  private mutating func mark(_ row: Int, _ column: Int, isShared: Bool) {
    let word = row &* wordsPerRow &+ column &>> 6
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column & 63)
    let old = touched[word]
    if old & bit == 0 {
      touched[word] = old | bit
    } else if !isShared {
      conflicts[word] |= bit
      markedRows[row] = 1
      hasConflicts = true
    }
  }

  @inline(__always)
  mutating func begin(_ edge: SIMD4<Int32>) {
    sharedCell = edge.lowHalf == endPoint ? endCell : Self.none
    goOn(edge, sharedCell != Self.none)
    firstCell = Self.none
    lastCell = Self.none
  }

  @inline(__always)
  mutating func add(
    _ row: Int, _ column: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32,
    _ sign: Int32
  ) {
    // SAFETY: edges lie in the bounds and rows in the band: `CellMemory` has two cells more than
    // there are columns in a row, and a bit for each.
    let cell = row &* stride &+ column
    let sides = x0 &+ x1 &- Int32(truncatingIfNeeded: column) &<< 11
    let height = (bottom &- top) &* sign
    cells[cell] &+= height &* (2048 &- sides)
    cells[cell &+ 1] &+= height &* sides
    mark(row, column, isShared: cell == sharedCell && !turnsBack)
    if firstCell == Self.none { firstCell = cell }
    lastCell = cell
  }

  @inline(never)
  mutating func addLeft(_ row: Int, _ height: Int32) {
    cells[row &* stride] &+= height &* 2048
    if firstCell == Self.none { firstCell = Self.left }
    lastCell = Self.left
  }

  @inline(__always)
  mutating func end(_ edge: SIMD4<Int32>, isEndKnown: Bool) {
    endPoint = isEndKnown ? edge.highHalf : SIMD2(repeating: .min)
    // Pieces come from top to bottom, or from left to right.
    let isReversed = edge.y > edge.w || (edge.y == edge.w && edge.x > edge.z)
    endCell = isReversed ? firstCell : lastCell
    if firstCell != lastCell {
      // In the cell where it ends it is the first.
      chainCount = 1
      chainWays = Self.ways(edge)
    }
  }
}

/// Gathers the pieces of marked cells.
private struct PieceSink: EdgeSink {
  private let conflicts: UnsafeMutablePointer<UInt64>
  private let markedRows: UnsafeMutablePointer<UInt8>
  private let wordsPerRow: Int
  private let pieces: PieceList

  init(_ memory: CellMemory, _ pieces: PieceList) {
    conflicts = memory.conflicts
    markedRows = memory.markedRows
    wordsPerRow = memory.wordsPerRow
    self.pieces = pieces
  }

  @inline(__always) func takes(_ row: Int) -> Bool { markedRows[row] != 0 }
  @inline(__always) mutating func begin(_ edge: SIMD4<Int32>) {}
  @inline(__always) mutating func addLeft(_ row: Int, _ height: Int32) {}
  @inline(__always) mutating func end(_ edge: SIMD4<Int32>, isEndKnown: Bool) {}

  @inline(__always)
  mutating func add(
    _ row: Int, _ column: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32,
    _ sign: Int32
  ) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column & 63)
    let word = row &* wordsPerRow &+ column &>> 6
    let marks = conflicts[word]
    guard marks & bit != 0 else { return }
    let left = Int32(truncatingIfNeeded: column) &<< 10
    pieces.append(
      EdgePiece(x0: x0 &- left, y0: top, x1: x1 &- left, y1: bottom, sign: sign), word,
      marks & (bit &- 1))
  }
}
