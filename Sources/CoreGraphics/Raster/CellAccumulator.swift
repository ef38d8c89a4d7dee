/// Adds edges to the cells of a band, and logs them for those who need more.
///
/// Edges are cut where they cross the sides of pixels. A piece of height h that goes down at a
/// mean distance d from the left of its cell adds h · (1 − d) there and h · d to the next cell:
/// summed up from the left, that is the area to its right.
///
/// The first piece in a cell sets its bit; one that finds it set marks the cell, if it does not
/// go on from the piece before. On the way edges are kept as what they do in each row: pieces
/// are made of that for marked cells alone, and where there are none nobody looks at it.
///
/// First all edges are cut into rows, then all rows are added: each of the two loops is short
/// enough for what it needs to stay in registers, and the divisions of the second do not wait for
/// what the first one has not foreseen.
@safe struct CellAccumulator {
  /// What came of adding edges.
  enum Marks {
    case none
    /// Cells that the path passes through more than once are marked.
    case some
    /// There are some, but their pieces were too many to keep.
    case forgotten
  }

  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<UInt64>
  private let conflicts: UnsafeMutablePointer<UInt64>
  private let columnCount: Int

  init(_ memory: CellMemory, columnCount: Int) {
    unsafe cells = unsafe memory.cells
    unsafe touched = unsafe memory.touched
    unsafe conflicts = unsafe memory.conflicts
    self.columnCount = columnCount
  }

  /// Adds edges, marks cells that the path passes through more than once, and links the pieces
  /// in those.
  ///
  /// - Parameters:
  ///   - list: The indices of those to add; nil for all.
  ///   - low: The band's upper end in fixed point, relative to the bounds; `high` its lower one.
  ///   - right: The right side of the bounds.
  static func add(
    _ edges: EdgeList, _ list: [Int32]?, to memory: CellMemory, _ log: PieceLog, low: Int32,
    high: Int32, right: Int32
  ) -> Marks {
    let start = EdgeCutter(memory, log, low: low, high: high, right: right)
    let cutter = unsafe (list ?? []).withUnsafeBufferPointer { indices in
      let all = unsafe edges.edges
      let isInside = list == nil && edges.isInside
      let count = list?.count ?? edges.count
      // One loop alone: a function that is called twice is not put in its place.
      var cutter = start
      for position in 0..<count {
        // SAFETY: the list is of these edges.
        let edge = unsafe all[list == nil ? position : Int(indices[position])]
        cutter.add(edge, isInside: isInside)
      }
      return cutter
    }
    let columnCount = Int(right &>> 10)
    let hasConflicts = unsafe CellAccumulator(memory, columnCount: columnCount)
      .add(log.parts, cutter.count)
    if let hadConflicts = cutter.forgotten {
      return hadConflicts || hasConflicts ? .forgotten : .none
    }
    if !hasConflicts { return .none }
    log.link(cutter.count, memory, columnCount: columnCount)
    return .some
  }

  /// - Returns: Whether a cell is marked now.
  @inline(never)
  func add(_ parts: UnsafeMutablePointer<RowPart>, _ count: Int) -> Bool {
    var found: UInt64 = 0
    for index in 0..<count {
      // SAFETY: parts lie in the bounds, but for those that are cut, and rows in the band:
      // `CellMemory` has two cells more than there are columns in a row, and a bit for each.
      let part = unsafe parts[index]
      let (x0, x1) = (part.x0, part.x1)
      let (low, high) = (min(x0, x1), max(x0, x1))
      let isRightward = x0 < x1
      let first = low &>> 10
      // From the sides of the first and of the second column.
      let left = low & 1023
      let right = high &- first &<< 10 &- 1024
      if part.isCut || right > 1024 {
        found |= part.isCut ? addCut(part) : addLong(part)
        continue
      }
      let cell = part.firstCell &+ Int(truncatingIfNeeded: first)
      let shift = UInt64(truncatingIfNeeded: cell & 63)
      if right <= 0 {
        put(cell, part.height &* part.sign, left &+ 1024 &+ right)
        let old = unsafe touched[cell &>> 6]
        unsafe touched[cell &>> 6] = old | 1 &<< shift
        let marked = old &>> shift & part.newBits(isOne: true)
        if marked != 0 { unsafe conflicts[cell &>> 6] |= 1 &<< shift }
        found |= marked
        continue
      }
      let (height, sign) = (part.height, part.sign)
      let slope = RowPart.columnSlope(height, high &- low)
      let distance = isRightward ? 1024 &- left : right
      let upper = Int32(truncatingIfNeeded: (Int64(distance) &* slope &+ roundingHalf) &>> 32)
      let near = (isRightward ? upper : height &- upper) &* sign
      let far = height &* sign &- near
      let (nearFar, farFar) = (near &* (left &+ 1024), far &* right)
      unsafe cells[cell] &+= near &<< 11 &- nearFar
      unsafe cells[cell &+ 1] &+= nearFar &+ far &<< 11 &- farFar
      unsafe cells[cell &+ 2] &+= farFar
      if shift == 63 {
        found |= touch(cell, 2, part)
        continue
      }
      let old = unsafe touched[cell &>> 6]
      unsafe touched[cell &>> 6] = old | 3 &<< shift
      let marked = old &>> shift & part.newBits(isOne: false)
      if marked != 0 { unsafe conflicts[cell &>> 6] |= marked &<< shift }
      found |= marked
    }
    return found != 0
  }

  /// Adds a piece of a height times its sign, whose ends are `sum` from the left of its cell
  /// together.
  @inline(__always)
  private func put(_ cell: Int, _ height: Int32, _ sum: Int32) {
    let far = height &* sum
    unsafe cells[cell] &+= height &<< 11 &- far
    unsafe cells[cell &+ 1] &+= far
  }

  /// Sets the bits of cells and marks those that were set.
  ///
  /// - Returns: 0 where none was.
  private func touch(_ first: Int, _ count: Int, _ part: RowPart) -> UInt64 {
    var found: UInt64 = 0
    for index in 0..<count {
      let cell = first &+ index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: cell & 63)
      let old = unsafe touched[cell &>> 6]
      unsafe touched[cell &>> 6] = old | bit
      if index == 0 && part.goesOnLeft || index == count &- 1 && part.goesOnRight { continue }
      unsafe conflicts[cell &>> 6] |= old & bit
      found |= old & bit
    }
    return found
  }

  /// A part in three columns or more.
  @inline(never)
  private func addLong(_ part: RowPart) -> UInt64 {
    let (low, high) = (min(part.x0, part.x1), max(part.x0, part.x1))
    let isRightward = part.x0 < part.x1
    let step = isRightward ? 1 : -1
    let steps = (high &- 1) &>> 10 &- low &>> 10
    let leftCell = part.firstCell &+ Int(truncatingIfNeeded: low &>> 10)
    let (left, rest) = (low & 1023, (high &- 1) & 1023 &+ 1)
    let sign = part.sign
    let slope = RowPart.columnSlope(part.height, high &- low)
    // From where it enters its first column to where that ends.
    let distance = isRightward ? 1024 &- left : rest
    var cell = isRightward ? leftCell : leftCell &+ Int(truncatingIfNeeded: steps)
    var grown = Int64(distance) &* slope &+ roundingHalf
    var y = Int32(truncatingIfNeeded: grown &>> 32)
    put(cell, y &* sign, isRightward ? left &+ 1024 : rest)
    for _ in 1..<steps {
      cell &+= step
      grown &+= slope &<< 10
      let next = Int32(truncatingIfNeeded: grown &>> 32)
      let half = ((next &- y) &* sign) &<< 10
      unsafe cells[cell] &+= half
      unsafe cells[cell &+ 1] &+= half
      y = next
    }
    put(cell &+ step, (part.height &- y) &* sign, isRightward ? rest : left &+ 1024)
    return touch(leftCell, Int(truncatingIfNeeded: steps) &+ 1, part)
  }

  /// A part that reaches beyond the bounds.
  @inline(never)
  private func addCut(_ part: RowPart) -> UInt64 {
    let range = part.cells(below: columnCount)
    for cell in range.lowerBound..<range.upperBound {
      let piece = part.piece(in: cell)
      put(cell, (piece.y1 &- piece.y0) &* piece.sign, piece.x0 &+ piece.x1)
    }
    return touch(range.lowerBound, range.upperBound &- range.lowerBound, part)
  }
}
