import CRaster

/// Adds edges to the cells of a band, and logs them for those who need more.
///
/// Edges are cut where they cross the sides of pixels. A piece of height h that goes down at a
/// mean distance d from the left of its cell adds h · (1 − d) there and h · d to the next cell:
/// summed up from the left, that is the area to its right.
///
/// The first piece in a cell sets its bit; one that finds it set marks the cell, if it does not
/// go on from the piece before. On the way edges are kept as what they do in each row, linked by
/// the cells that they pass through: pieces are made of that for marked cells alone, and where
/// there are none nobody looks at it.
///
/// First all edges are cut into rows, then all rows are added, each by kernels that work out many
/// at a time.
@safe struct CellAccumulator {
  /// What came of adding edges.
  enum Marks {
    case none
    /// Cells that the path passes through more than once are marked.
    case some
    /// There are some, but their pieces were too many to keep.
    case forgotten
  }

  private let memory: CellMemory
  private let log: PieceLog
  private let columnCount: Int

  init(_ memory: CellMemory, _ log: PieceLog, columnCount: Int) {
    (self.memory, self.log) = (memory, log)
    self.columnCount = columnCount
  }

  /// Adds edges, links what passes through the same cells, and marks those that the path passes
  /// through more than once.
  ///
  /// - Parameters:
  ///   - list: The indices of those to add; nil for all.
  ///   - low: The band's upper end in fixed point, relative to the bounds; `high` its lower one.
  ///   - right: The right side of the bounds.
  static func add(
    _ edges: EdgeList, _ list: [Int32]?, to memory: CellMemory, _ log: PieceLog, low: Int32,
    high: Int32, right: Int32
  ) -> Marks {
    // SAFETY: The edges live as long as their list, the indices are of edges in it, and the cutter
    // keeps neither.
    var cutter = EdgeCutter(memory, log, low: low, high: high, right: right)
    if let list {
      unsafe list.withUnsafeBufferPointer {
        unsafe cutter.add(edges.edges, $0.baseAddress, list.count, isInside: false)
      }
    } else {
      unsafe cutter.add(edges.edges, nil, edges.count, isInside: edges.isInside)
    }
    let columnCount = Int(right &>> 10)
    let hasConflicts = CellAccumulator(memory, log, columnCount: columnCount).add(cutter.count)
    if let hadConflicts = cutter.forgotten {
      return hadConflicts || hasConflicts ? .forgotten : .none
    }
    return hasConflicts ? .some : .none
  }

  /// Adds the first parts of the log.
  ///
  /// - Returns: Whether a cell is marked now.
  func add(_ count: Int) -> Bool {
    // SAFETY: Parts lie in the bounds, but for those that are cut, and their rows in the band:
    // `CellMemory` has two cells more than there are columns in a row, and a bit for each. The
    // addresses are asked for again after each call that may move what they lead to.
    var found = false
    var kernel = unsafe log.kernelCells(memory)
    var index = 0
    while true {
      let parts = unsafe log.parts
      unsafe index = CRasterAdd(&kernel, parts, index, count, &found, SourceOver.width)
      if index == count { return found }
      unsafe log.reserveLinks(of: columnCount + 1, &kernel)
      while index < count, unsafe parts[index].isCut {
        let number = Int32(truncatingIfNeeded: index)
        if unsafe addCut(parts[index], number, &kernel) { found = true }
        index &+= 1
        unsafe log.reserveLinks(of: columnCount + 1, &kernel)
      }
    }
  }

  /// Adds a part that reaches beyond the bounds.
  ///
  /// - Returns: Whether a cell was marked.
  @inline(never)
  private func addCut(_ part: RowPart, _ number: Int32, _ kernel: inout CRasterCells) -> Bool {
    // SAFETY: The cells are cut at the bounds, behind which a row has two more. The caller has made
    // room for the links of so many.
    let range = part.cells(below: columnCount)
    for cell in range.lowerBound..<range.upperBound {
      let piece = part.piece(in: cell)
      let height = (piece.y1 &- piece.y0) &* piece.sign
      let far = height &* (piece.x0 &+ piece.x1)
      unsafe memory.cells[cell] &+= height &<< 11 &- far
      unsafe memory.cells[cell &+ 1] &+= far
    }
    return unsafe CRasterTouch(
      &kernel, range.lowerBound, range.upperBound &- range.lowerBound, part.heights, number) != 0
  }
}
