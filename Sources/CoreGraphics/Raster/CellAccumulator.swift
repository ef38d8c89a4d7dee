/// Adds lines to the cells of a band.
///
/// Lines are cut where they cross the sides of pixels. A piece of height h that goes down at a
/// mean distance d from the left of its cell adds h · (1 − d) there and h · d to the next cell:
/// summed up from the left, that is the area to its right.
struct CellAccumulator {
  let memory: CellMemory
  let log: PieceLog
  /// The band's upper and lower end in fixed point, relative to the bounds.
  let low: Int32
  let high: Int32
  /// The right side of the bounds.
  let right: Int32

  /// What came of adding edges.
  enum Marks {
    case none
    /// Cells that the path passes through more than once are marked.
    case some
    /// There are some, but their pieces were too many to keep.
    case forgotten
  }

  /// Adds edges, and marks cells that the path passes through more than once.
  ///
  /// - Parameter list: The indices of those to add; nothing for all.
  func add(_ edges: EdgeList, _ list: [Int32]?) -> Marks {
    let isInside = list == nil && edges.isInside
    let all = unsafe edges.edges
    var cutter = EdgeCutter(memory, log)
    if let list {
      unsafe list.withUnsafeBufferPointer { list in
        // SAFETY: the list is of these edges.
        for unsafe index in unsafe list { unsafe addEdge(all[Int(index)], false, &cutter) }
      }
    } else {
      for index in 0..<edges.count { unsafe addEdge(all[index], isInside, &cutter) }
    }
    cutter.flush()
    return !cutter.hasConflicts ? .none : cutter.hasForgotten ? .forgotten : .some
  }

  /// - Parameter isInside: Whether all edges lie in the band.
  @inline(__always)
  private func addEdge(_ edge: SIMD4<Int32>, _ isInside: Bool, _ cutter: inout EdgeCutter) {
    if isInside {
      // Most edges of curves lie in one cell: coordinates that differ in their fractions alone.
      let rows = (edge.y &- low) ^ (edge.w &- low)
      let columns = edge.x ^ edge.z
      if (rows | columns) & ~1023 == 0 { return cutter.addInCell(edge, low) }
    }
    let (top, bottom) = (min(edge.y, edge.w), max(edge.y, edge.w))
    let (left, end) = (min(edge.x, edge.z), max(edge.x, edge.z))
    if top < bottom, isInside || (top >= low && bottom <= high && left >= 0 && end <= right) {
      cutter.addWhole(edge, low)
    } else {
      // A copy: what a function takes by reference has no place in registers.
      var other = cutter
      other.addCut(edge, low, high, right)
      cutter = other
    }
  }
}

/// What rounds a shift by 32 bits.
private let half: Int64 = 1 << 31

/// Cuts edges into pieces and logs them. When all are there they are added to the cells: each of
/// the two loops is short enough for what it needs to stay in registers.
@safe private struct EdgeCutter {
  private let memory: CellMemory
  private let log: PieceLog
  private let stride: Int
  private let bitStride: Int
  private var nodes: UnsafeMutablePointer<PieceLog.Node>
  private var capacity: Int
  private var count = 0
  private(set) var hasForgotten = false
  /// Whether a cell is marked.
  private(set) var hasConflicts = false

  /// Where the last edge ended, and in which cell.
  private var endPoint = SIMD2<Int32>(repeating: .min)
  private var endCell = none
  /// The edges that followed each other in `endCell` up to now, and where they went: right 1,
  /// left 2, down 4, up 8. While they go on in one of two opposite directions only, they cannot
  /// cross each other.
  private var chainCount = 0
  private var chainWays: Int32 = 0
  private static let none: Int32 = -1
  /// Any cell left of the bounds.
  private static let left: Int32 = -2

  init(_ memory: CellMemory, _ log: PieceLog) {
    self.memory = memory
    self.log = log
    stride = memory.stride
    bitStride = memory.wordsPerRow &* 64
    unsafe nodes = unsafe log.nodes
    capacity = unsafe log.capacity
  }

  // MARK: Pieces

  /// Makes room for the pieces of an edge.
  @inline(__always)
  private mutating func reserve(_ pieces: Int) {
    if count &+ pieces > capacity {
      if log.canHold(count &+ pieces) {
        log.grow(to: count &+ pieces, keeping: count)
      } else {
        flush()
        hasForgotten = true
        count = 0
      }
      unsafe nodes = unsafe log.nodes
      capacity = unsafe log.capacity
    }
  }

  /// Adds the pieces of the log to the cells, marks those that the path passes through more than
  /// once, and links the pieces of each cell.
  @inline(never)
  mutating func flush() {
    let (cells, touched, lasts) = unsafe (memory.cells, memory.touched, memory.lasts)
    let conflicts = unsafe memory.conflicts
    let nodes = unsafe nodes
    var found: UInt64 = 0
    for index in 0..<count {
      // SAFETY: edges lie in the bounds and rows in the band: `CellMemory` has two cells more
      // than there are columns in a row, and a bit for each.
      let node = unsafe nodes[index]
      let bits = node.bits
      let cell = Int(node.cell)
      let ends = (bits & 0x0fff_0fff_0fff_0fff)
      let sum = Int32(truncatingIfNeeded: ends &+ ends &>> 32) & 0xffff
      let rise =
        Int32(truncatingIfNeeded: ends &>> 48) &- Int32(truncatingIfNeeded: ends &>> 16 & 0xffff)
      let height = rise &* (Int32(truncatingIfNeeded: bits &>> 60 & 3) &- 1)
      let far = height &* sum
      unsafe cells[cell] &+= height &<< 11 &- far
      unsafe cells[cell &+ 1] &+= far
      let word = Int(node.link) &>> 6
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: node.link)
      let old = unsafe touched[word]
      unsafe touched[word] = old | bit
      // Pieces that go on from the one before in the cell have their highest bit set.
      let mark = old & bit & ((bits &>> 63) &- 1)
      unsafe conflicts[word] |= mark
      found |= mark
      unsafe nodes[index].link = unsafe old & bit != 0 ? lasts[cell] : -1
      unsafe lasts[cell] = Int32(truncatingIfNeeded: index)
    }
    if found != 0 { hasConflicts = true }
  }

  /// Logs a piece that there is room for.
  ///
  /// - Parameters:
  ///   - x0: From the left of the cell, 0 … 1024, like x1.
  ///   - code: The sign + 1.
  @inline(__always)
  private mutating func append(
    _ cell: Int, _ bitIndex: Int, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32,
    _ code: Int32
  ) {
    let low = UInt64(UInt32(bitPattern: x0 | y0 &<< 16))
    let high = UInt64(UInt32(bitPattern: x1 | y1 &<< 16 | code &<< 28))
    unsafe nodes[count] = PieceLog.Node(
      bits: low | high &<< 32, cell: Int32(truncatingIfNeeded: cell),
      link: Int32(truncatingIfNeeded: bitIndex))
    count &+= 1
  }

  /// Counts an edge that goes on in the cell of the one before, or begins elsewhere.
  ///
  /// - Returns: Whether the edge, with those before it in that cell, may cross one of them.
  @inline(__always)
  private mutating func goOn(_ edge: SIMD4<Int32>, _ isShared: Bool) -> Bool {
    let ways = Self.ways(edge)
    chainWays = isShared ? chainWays | ways : ways
    chainCount = isShared ? chainCount &+ 1 : 1
    return chainCount > 2 && chainWays & 3 == 3 && chainWays & 12 == 12
  }

  @inline(__always)
  private static func ways(_ edge: SIMD4<Int32>) -> Int32 {
    let (dx, dy) = (edge.z &- edge.x, edge.w &- edge.y)
    return (dx > 0 ? 1 : 0) | (dx < 0 ? 2 : 0) | (dy > 0 ? 4 : 0) | (dy < 0 ? 8 : 0)
  }

  // MARK: Edges in the band

  /// An edge that lies in one cell.
  @inline(__always)
  mutating func addInCell(_ edge: SIMD4<Int32>, _ low: Int32) {
    let row = Int(truncatingIfNeeded: (edge.y &- low) &>> 10)
    let column = Int(truncatingIfNeeded: edge.x &>> 10)
    let cell = row &* stride &+ column
    let (x0, x1) = (edge.x & 1023, edge.z & 1023)
    let (y0, y1) = ((edge.y &- low) & 1023, (edge.w &- low) & 1023)
    let isShared = Int32(truncatingIfNeeded: cell) == endCell && edge.lowHalf == endPoint
    let turnsBack = goOn(edge, isShared)
    reserve(1)
    // Pieces are kept from top to bottom.
    let isUp = y1 < y0
    append(
      cell, row &* bitStride &+ column, isUp ? x1 : x0, min(y0, y1), isUp ? x0 : x1,
      max(y0, y1), (y1 &- y0).signum() &+ 1)
    if isShared, !turnsBack { unsafe nodes[count &- 1].bits |= 1 &<< 63 }
    endPoint = edge.highHalf
    endCell = Int32(truncatingIfNeeded: cell)
  }

  /// - Returns: The cell that the edge goes on in from the one before, if it cannot cross that.
  @inline(__always)
  private mutating func begin(_ edge: SIMD4<Int32>) -> Int32 {
    let cell = edge.lowHalf == endPoint ? endCell : Self.none
    return goOn(edge, cell != Self.none) ? Self.none : cell
  }

  /// - Parameters:
  ///   - first: The cell of the edge's first piece from the top, or from the left.
  ///   - last: That of its last.
  @inline(__always)
  private mutating func end(
    _ edge: SIMD4<Int32>, isEndKnown: Bool, _ first: Int32, _ last: Int32
  ) {
    endPoint = isEndKnown ? edge.highHalf : SIMD2(repeating: .min)
    let isReversed = edge.y > edge.w || (edge.y == edge.w && edge.x > edge.z)
    endCell = isReversed ? first : last
    if first != last {
      // In the cell where it ends it is the first.
      chainCount = 1
      chainWays = Self.ways(edge)
    }
  }

  /// An edge that lies in the band and is not level.
  @inline(__always)
  mutating func addWhole(_ edge: SIMD4<Int32>, _ low: Int32) {
    let sharedCell = begin(edge)
    let isDown = edge.y < edge.w
    let (x0, y0) = isDown ? (edge.x, edge.y &- low) : (edge.z, edge.w &- low)
    let (x1, y1) = isDown ? (edge.z, edge.w &- low) : (edge.x, edge.y &- low)
    let code: Int32 = isDown ? 2 : 0
    var row = Int(truncatingIfNeeded: y0 &>> 10)
    let lastRow = Int(truncatingIfNeeded: (y1 &- 1) &>> 10)
    reserve(Int(abs(x1 &- x0) &>> 10) &+ 3 &* (lastRow &- row &+ 1))
    let first = count
    var (top, from) = (y0 & 1023, x0)
    if row < lastRow {
      // x grows by slope / 2³² for every unit of y.
      let slope = Int64(Double(x1 &- x0) / Double(y1 &- y0) * 4_294_967_296)
      var grown = Int64(1024 &- top) &* slope &+ half
      repeat {
        let to = x0 &+ Int32(truncatingIfNeeded: grown &>> 32)
        addRow(row, from, top, to, 1024, code)
        (top, from) = (0, to)
        grown &+= slope &<< 10
        row &+= 1
      } while row < lastRow
    }
    addRow(row, from, top, x1, y1 &- Int32(truncatingIfNeeded: row) &<< 10, code)
    let last = count &- 1
    let start = isDown ? first : last
    if unsafe nodes[start].cell == sharedCell { unsafe nodes[start].bits |= 1 &<< 63 }
    unsafe end(edge, isEndKnown: true, nodes[first].cell, nodes[last].cell)
  }

  /// The part of an edge in one row.
  @inline(__always)
  private mutating func addRow(
    _ row: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ code: Int32
  ) {
    let first = min(x0, x1) &>> 10
    let last = (max(x0, x1) &- 1) &>> 10
    if first >= last {
      addPiece(row, first, x0, top, x1, bottom, code)
    } else {
      addColumns(row, first, last, x0, top, x1, bottom, code)
    }
  }

  /// A piece from top to bottom in one cell; x still counts from the left of the bounds.
  ///
  /// - Parameters:
  ///   - top: y of the upper end from the top of the row, 0 … 1024.
  ///   - code: 2 where the path goes down, 0 where it goes up; a level piece has 1 and runs
  ///     from x0 to x1.
  @inline(__always)
  private mutating func addPiece(
    _ row: Int, _ column: Int32, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32,
    _ code: Int32
  ) {
    let left = column &<< 10
    append(
      row &* stride &+ Int(column), row &* bitStride &+ Int(column), x0 &- left, top,
      x1 &- left, bottom, code)
  }

  /// The pieces of an edge in the columns of one row.
  @inline(__always)
  private mutating func addColumns(
    _ row: Int, _ first: Int32, _ last: Int32, _ x0: Int32, _ top: Int32, _ x1: Int32,
    _ bottom: Int32, _ code: Int32
  ) {
    let isRightward = x0 < x1
    let slope = Self.columnSlope(bottom &- top, abs(x1 &- x0))
    let step: Int32 = isRightward ? 1 : -1
    var column = isRightward ? first : last
    let lastColumn = isRightward ? last : first
    var cell = row &* stride &+ Int(column)
    var bitIndex = row &* bitStride &+ Int(column)
    // Where a column is entered and left.
    let (entry, exit): (Int32, Int32) = isRightward ? (0, 1024) : (1024, 0)
    var x = x0 &- column &<< 10
    var y = top
    var grown = Int64(abs(exit &- x)) &* slope &+ half
    repeat {
      let nextY = top &+ Int32(truncatingIfNeeded: grown &>> 32)
      append(cell, bitIndex, x, y, exit, nextY, code)
      (x, y) = (entry, nextY)
      grown &+= slope &<< 10
      column &+= step
      cell &+= Int(step)
      bitIndex &+= Int(step)
    } while column != lastColumn
    append(cell, bitIndex, x, y, x1 &- column &<< 10, bottom, code)
  }

  /// y grows by this / 2³² for every unit of x, from the top whichever way that is.
  @inline(__always)
  private static func columnSlope(_ height: Int32, _ width: Int32) -> Int64 {
    Int64(Double(height) / Double(width) * 4_294_967_296)
  }

  // MARK: Edges that reach beyond the band

  /// The cells of an edge's first and last piece from the top, and the one it begins in.
  private struct Passage {
    var first = none
    var last = none
    let shared: Int32

    mutating func enter(_ cell: Int32) {
      if first == none { first = cell }
      last = cell
    }
  }

  /// Adds the pieces of an edge between two heights, both multiples of a row, and left of
  /// `right`. They are the same whatever these limits are.
  @inline(never)
  mutating func addCut(_ edge: SIMD4<Int32>, _ low: Int32, _ high: Int32, _ right: Int32) {
    let isDown = edge.y < edge.w
    let (x0, y0) = isDown ? (edge.x, edge.y) : (edge.z, edge.w)
    let (x1, y1) = isDown ? (edge.z, edge.w) : (edge.x, edge.y)
    let start = max(y0, low)
    let end = min(y1, high)
    if start >= end {
      if y0 == y1, y0 >= low, y0 < high { addLevel(edge, low, right) }
      return
    }
    let code: Int32 = isDown ? 2 : 0
    var row = Int((start &- low) &>> 10)
    let lastRow = Int((end &- 1 &- low) &>> 10)
    var passage = Passage(shared: begin(edge))
    // x grows by slope / 2³² for every unit of y.
    let slope = Int64(Double(x1 &- x0) / Double(y1 &- y0) * 4_294_967_296)
    func x(at y: Int32) -> Int32 {
      y == y1 ? x1 : x0 &+ Int32(truncatingIfNeeded: (Int64(y &- y0) &* slope &+ half) &>> 32)
    }
    var y = start
    var from = x(at: y)
    while row <= lastRow {
      let top = low &+ Int32(truncatingIfNeeded: row) &<< 10
      let nextY = min(top &+ 1024, end)
      let to = x(at: nextY)
      addCutRow(row, from, y &- top, to, nextY &- top, code, right, &passage)
      (y, from) = (nextY, to)
      row &+= 1
    }
    self.end(
      edge, isEndKnown: isDown ? end == y1 : start == y0, passage.first, passage.last)
  }

  /// The part of an edge in one row that may reach beyond the bounds.
  private mutating func addCutRow(
    _ row: Int, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ code: Int32,
    _ right: Int32, _ passage: inout Passage
  ) {
    let first = min(x0, x1) &>> 10
    let last = max(first, (max(x0, x1) &- 1) &>> 10)
    if first > right &>> 10 { return }
    if last < 0 { return addLeft(row, (bottom &- top) &* (code &- 1), &passage) }
    // What is right of the bounds does not count.
    let end = min(last, right &>> 10)
    reserve(Int(end &- max(first, 0)) &+ 3)
    let start = count
    if first >= 0, last <= right &>> 10 {
      addRow(row, x0, top, x1, bottom, code)
    } else {
      addCutColumns(row, first, end, x0, top, x1, bottom, code, &passage)
    }
    for index in start..<count { pass(index, &passage) }
    if x0 >= x1, first < 0 {
      // The rightmost come first.
      let slope = Self.columnSlope(bottom &- top, abs(x1 &- x0))
      let y = Self.y(at: 0, x0, top, x1, bottom, slope)
      addLeft(row, (bottom &- y) &* (code &- 1), &passage)
    }
  }

  private mutating func pass(_ index: Int, _ passage: inout Passage) {
    let cell = unsafe nodes[index].cell
    if cell == passage.shared { unsafe nodes[index].bits |= 1 &<< 63 }
    passage.enter(cell)
  }

  private static func y(
    at x: Int32, _ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ slope: Int64
  ) -> Int32 {
    if x == x0 { return top }
    if x == x1 { return bottom }
    let distance = Int64((x &- x0).magnitude)
    return top &+ Int32(truncatingIfNeeded: (distance &* slope &+ half) &>> 32)
  }

  /// The pieces of an edge in the columns of one row that it crosses, and what lies left of the
  /// bounds before them.
  private mutating func addCutColumns(
    _ row: Int, _ first: Int32, _ last: Int32, _ x0: Int32, _ top: Int32, _ x1: Int32,
    _ bottom: Int32, _ code: Int32, _ passage: inout Passage
  ) {
    let slope = Self.columnSlope(bottom &- top, abs(x1 &- x0))
    func y(at x: Int32) -> Int32 { Self.y(at: x, x0, top, x1, bottom, slope) }
    if x0 < x1 {
      var x = x0
      if first < 0 {
        x = 0
        addLeft(row, (y(at: 0) &- top) &* (code &- 1), &passage)
      }
      for column in Swift.stride(from: max(first, 0), through: last, by: 1) {
        let nextX = min((column &+ 1) &<< 10, x1)
        addPiece(row, column, x, y(at: x), nextX, y(at: nextX), code)
        x = nextX
      }
    } else {
      var x = min(x0, (last &+ 1) &<< 10)
      for column in Swift.stride(from: last, through: max(first, 0), by: -1) {
        let nextX = max(column &<< 10, x1)
        addPiece(row, column, x, y(at: x), nextX, y(at: nextX), code)
        x = nextX
      }
    }
  }

  /// A piece to the left of all cells, `height` high times its sign.
  private func addLeft(_ row: Int, _ height: Int32, _ passage: inout Passage) {
    unsafe memory.cells[row &* stride] &+= height &* 2048
    passage.enter(Self.left)
  }

  /// A level edge covers nothing, but passes through pixels.
  private mutating func addLevel(_ edge: SIMD4<Int32>, _ low: Int32, _ right: Int32) {
    let row = Int((edge.y &- low) &>> 10)
    let y = edge.y & 1023
    // Between two rows it passes through none.
    if y == 0 { return }
    let first = max(min(edge.x, edge.z), 0) &>> 10
    let last = (min(max(edge.x, edge.z), right &+ 1024) &- 1) &>> 10
    if first > last { return }
    var passage = Passage(shared: begin(edge))
    reserve(Int(last &- first) &+ 1)
    if min(edge.x, edge.z) < 0 { addLeft(row, 0, &passage) }
    for column in first...last {
      let left = column &<< 10
      let (low, high) = (left, left &+ 1024)
      addPiece(
        row, column, max(low, min(high, edge.x)), y, max(low, min(high, edge.z)), y, 1)
      pass(count &- 1, &passage)
    }
    end(edge, isEndKnown: true, passage.first, passage.last)
  }
}
