import CRaster

/// Turns lines into coverage: the exact area of each pixel that lies inside, in 256 levels.
///
/// The plane is done in bands of rows whose cells fit a cache. A cell of the band holds what the
/// lines in its pixel add to the covered area of that pixel and of those to its right, so that
/// the sum from the left is the area itself, times the winding number. Between cells that no
/// line touches the sum stays, and makes a run of one coverage.
///
/// The sum is wrong where the winding number takes more than two neighbouring values inside one
/// pixel. That needs two passages of the path through the pixel: those that are passed twice are
/// marked, their pieces of lines are gathered, and `PixelResolver` works them out exactly.
final class PathRasterizer {
  /// Cells of a band: 256 KiB.
  private static let bandCellCount = 1 << 16

  private let edges = EdgeList()
  let memory = CellMemory()
  private let resolver = PixelResolver()
  private let log = PieceLog()

  private(set) var bounds = PixelRect.empty
  private(set) var rule = CGPathFillRule.winding
  private var isAntialiased = true
  private var rowsPerBand = 0
  private var nextRow = 0
  /// For more than one band: edges by the band they begin in, and those still under way.
  private var order: [Int32] = []
  private var bandStarts: [Int] = []
  private var active: [Int32] = []
  @exclusivity(unchecked) private var resolvedCount = 0
  @exclusivity(unchecked) private var pieceCount = 0

  /// Starts on a path, within `clip`.
  func begin(
    _ path: FlatPath, rule: CGPathFillRule, bounds clip: PixelRect, isAntialiased: Bool
  ) {
    let extent = path.extent
    bounds = extent.pixels.intersection(clip)
    // Rows of eights have no ends to be looked at one by one.
    bounds.maxX = max(bounds.maxX, min(bounds.minX + (bounds.width + 7) & ~7, clip.maxX))
    self.rule = rule
    self.isAntialiased = isAntialiased
    nextRow = 0
    // SAFETY: The properties without a check of exclusive access are numbers, which one thread at a
    // time has, and nothing is called while they are written.
    unsafe resolvedCount = 0
    unsafe pieceCount = 0
    if bounds.isEmpty { return }
    edges.fill(from: path, bounds: bounds, extent: extent)
    rowsPerBand = max(8, min(bounds.height, Self.bandCellCount / CellMemory.stride(bounds.width)))
    memory.prepare(columns: bounds.width, rows: rowsPerBand)
    if rowsPerBand < bounds.height { sortIntoBands() }
  }

  /// Adds what the last path cost.
  func count(in statistics: RasterStatistics) {
    // SAFETY: The properties without a check of exclusive access are numbers, which one thread at a
    // time has.
    if bounds.isEmpty { return }
    statistics.edges += edges.count
    unsafe statistics.resolvedPixels += resolvedCount
    unsafe statistics.resolvedPieces += pieceCount
  }

  /// Lists the edges by the band they begin in, in their order otherwise.
  private func sortIntoBands() {
    // SAFETY: An index is below the number of edges, all of which the list has written.
    let bandRows = Int32(rowsPerBand)
    let bandCount = (bounds.height + rowsPerBand - 1) / rowsPerBand
    func band(_ edge: CRasterEdge) -> Int {
      Int(max(0, min(edge.y0, edge.y1) >> 10) / bandRows)
    }
    bandStarts = [Int](repeating: 0, count: bandCount + 1)
    for index in 0..<edges.count {
      unsafe bandStarts[band(edges.edges[index]) + 1] += 1
    }
    for index in 0..<bandCount {
      bandStarts[index + 1] += bandStarts[index]
    }
    var positions = bandStarts
    order = [Int32](repeating: 0, count: edges.count)
    for index in 0..<edges.count {
      let band = unsafe band(edges.edges[index])
      order[positions[band]] = Int32(index)
      positions[band] += 1
    }
    active.removeAll(keepingCapacity: true)
  }

  /// Puts the spans of the next rows in place of what `band` holds.
  ///
  /// - Returns: Whether there were rows left.
  func next(into band: SpanBand) -> Bool {
    guard let rows = accumulate() else { return false }
    emitSpans(rows: rows.count, y: rows.lowerBound, into: band)
    return true
  }

  /// Fills the cells of the next rows, which whoever reads them makes zero again.
  ///
  /// - Returns: Their device rows; nil where none are left.
  func accumulate() -> Range<Int>? {
    guard nextRow < bounds.height else { return nil }
    let top = nextRow
    let bottom = min(top + rowsPerBand, bounds.height)
    nextRow = bottom
    enter(top / rowsPerBand)
    let marks = CellAccumulator.add(
      edges, rowsPerBand < bounds.height ? active : nil, to: memory, log,
      low: Int32(top) << 10, high: Int32(bottom) << 10, right: Int32(bounds.width) << 10)
    retire(Int32(bottom) << 10)
    if marks != .none { resolve(bottom - top, areLinked: marks == .some) }
    return top + bounds.minY..<bottom + bounds.minY
  }

  /// Puts the edges that begin in a band among those under way.
  private func enter(_ band: Int) {
    if rowsPerBand >= bounds.height { return }
    active.append(contentsOf: order[bandStarts[band]..<bandStarts[band + 1]])
    // Which pixels are marked depends on neighbours in the path: these stay neighbours.
    active.sort()
  }

  /// Forgets edges that end above the next band.
  private func retire(_ high: Int32) {
    // SAFETY: The active edges are indices of the list, which does not change until the next path.
    if rowsPerBand >= bounds.height { return }
    active.removeAll { unsafe max(edges.edges[Int($0)].y0, edges.edges[Int($0)].y1) <= high }
  }

  // MARK: Spans

  /// Writes the spans of the band's rows and makes the cells zero again.
  private func emitSpans(rows: Int, y: Int, into band: SpanBand) {
    band.removeAll()
    let width = bounds.width
    // Touched runs are four columns apart at least, with a span between them.
    band.reserve(spans: rows * (width / 4 + 3), bytes: rows * (width + 4))
    var writer = SpanWriter(band, firstColumn: bounds.minX, isAntialiased: isAntialiased)
    // The rule is known inside of each loop.
    if rule == .evenOdd {
      emitRows(rows, y, &writer, isEvenOdd: true)
    } else {
      emitRows(rows, y, &writer, isEvenOdd: false)
    }
    band.spanCount = writer.spanCount
    band.byteCount = writer.byteCount
  }

  @inline(__always)
  private func emitRows(
    _ rows: Int, _ y: Int, _ writer: inout SpanWriter, isEvenOdd: Bool
  ) {
    // SAFETY: `CellMemory` was prepared for these columns and rows, with two cells more than
    // columns in each. `emitSpans` has made room for the spans of all of them, and for four bytes
    // more than columns in each.
    let width = bounds.width
    let (stride, wordCount) = (memory.stride, memory.wordsPerRow)
    var cells = unsafe memory.cells
    var words = unsafe memory.touched
    for row in 0..<rows {
      writer.y = Int32(truncatingIfNeeded: y &+ row)
      var runs = unsafe TouchedRuns(words, wordCount, startsAtLeft: cells[0] != 0)
      var sum = SIMD4<Int32>()
      var column = 0
      while let (start, reach) = runs.next(), start < width {
        if start > column { writer.append(CellSums.coverage(sum[3], isEvenOdd), column, start) }
        let end = min(reach, width)
        unsafe CellSums.convert(
          cells + start, end &- start, &sum, isEvenOdd, to: writer.bytes)
        writer.appendBytes(start, end)
        column = end
      }
      if column < width { writer.append(CellSums.coverage(sum[3], isEvenOdd), column, width) }
      unsafe cells[width] = 0
      unsafe cells[width &+ 1] = 0
      unsafe Self.clear(words, wordCount)
      unsafe cells += stride
      unsafe words += wordCount
    }
  }

  /// Makes words zero. They are few, so that no function is worth calling.
  @inline(__always)
  static func clear(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    // SAFETY: The caller has `count` words, at least one, as every row of cells has.
    var index = 0
    repeat {
      unsafe words[index] = 0
      index &+= 1
    } while index < count
  }

  // MARK: Marked pixels

  /// Changes the cells of marked pixels so that their sums give the exact coverage, and unmarks
  /// them.
  ///
  /// - Parameter areLinked: Whether there are pieces; if not, the pixels are left as they are.
  @inline(never)
  private func resolve(_ rows: Int, areLinked: Bool) {
    // SAFETY: The rows are those of the band, for which the memory has cells and words, and a
    // column is below the width of the bounds: the cells up to a marked one are in its row.
    let wordCount = memory.wordsPerRow
    for row in 0..<rows {
      let words = unsafe memory.conflicts + row &* wordCount
      let cells = unsafe memory.cells + row &* memory.stride
      var sums = unsafe TouchedSums(cells, memory.touched + row &* wordCount)
      for index in 0..<wordCount {
        var rest = unsafe words[index]
        if rest == 0 { continue }
        unsafe words[index] = 0
        while areLinked, rest != 0 {
          let marked = index &<< 6 &+ rest.trailingZeroBitCount
          rest &= rest &- 1
          if marked >= bounds.width { break }
          resolve(row, marked, sums.sum(through: marked))
        }
      }
    }
  }

  /// - Parameter sum: The sum of the cells up to the pixel's.
  @inline(__always)
  private func resolve(_ row: Int, _ column: Int, _ sum: Int32) {
    // SAFETY: Marked columns lie in the bounds, behind which a row has two more cells.
    let isEvenOdd = rule == .evenOdd
    guard let level = coverage(row, column, sum, isEvenOdd) else { return }
    if level == CellSums.coverage(sum, isEvenOdd) { return }
    let change = CellSums.sum(of: level) &- sum
    let cell = unsafe memory.cells + (row &* memory.stride &+ column)
    unsafe cell[0] &+= change
    unsafe cell[1] &-= change
  }

  /// Works out the coverage of a pixel with a sum of cells; nil where it has too many pieces.
  @inline(__always)
  private func coverage(_ row: Int, _ column: Int, _ sum: Int32, _ isEvenOdd: Bool) -> UInt8? {
    // SAFETY: A marked cell of the band has a last part in the log, whose group is used before the
    // next call overwrites it.
    let cell = row &* memory.stride &+ column
    guard
      let group = unsafe log.group(
        of: cell, endingWith: memory.lasts[cell], columnCount: bounds.width)
    else { return nil }
    unsafe resolvedCount &+= 1
    unsafe pieceCount &+= group.count
    return unsafe resolver.coverage(group, sum: sum, isEvenOdd: isEvenOdd)
  }
}
