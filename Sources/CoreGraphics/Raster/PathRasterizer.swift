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
  /// Whether the band has marked pixels.
  private(set) var marks = CellAccumulator.Marks.none
  /// The sums of a row with such.
  private var sums: [Int32] = []

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
    // Rows of fours have no ends to be looked at one by one.
    bounds.maxX = max(bounds.maxX, min(bounds.minX + (bounds.width + 3) & ~3, clip.maxX))
    self.rule = rule
    self.isAntialiased = isAntialiased
    nextRow = 0
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
    if bounds.isEmpty { return }
    statistics.edges += edges.count
    unsafe statistics.resolvedPixels += resolvedCount
    unsafe statistics.resolvedPieces += pieceCount
  }

  /// Lists the edges by the band they begin in, in their order otherwise.
  private func sortIntoBands() {
    let bandRows = Int32(rowsPerBand)
    let bandCount = (bounds.height + rowsPerBand - 1) / rowsPerBand
    func band(_ edge: SIMD4<Int32>) -> Int {
      Int(max(0, min(edge.y, edge.w) >> 10) / bandRows)
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
    marks = CellAccumulator.add(
      edges, rowsPerBand < bounds.height ? active : nil, to: memory, log,
      low: Int32(top) << 10, high: Int32(bottom) << 10, right: Int32(bounds.width) << 10)
    retire(Int32(bottom) << 10)
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
    if rowsPerBand >= bounds.height { return }
    active.removeAll { unsafe max(edges.edges[Int($0)].y, edges.edges[Int($0)].w) <= high }
  }

  // MARK: Spans

  /// Writes the spans of the band's rows and makes the cells zero again.
  private func emitSpans(rows: Int, y: Int, into band: SpanBand) {
    band.removeAll()
    let width = bounds.width
    // Touched runs are four columns apart at least, with a span between them.
    band.reserve(spans: rows * (width / 4 + 3), bytes: rows * (width + 4))
    if sums.count < memory.stride { sums = [Int32](repeating: 0, count: memory.stride) }
    var writer = SpanWriter(band, firstColumn: bounds.minX, isAntialiased: isAntialiased)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      // The rule is known inside of each loop.
      if rule == .evenOdd {
        unsafe emitRows(rows, y, sums, &writer, isEvenOdd: true)
      } else {
        unsafe emitRows(rows, y, sums, &writer, isEvenOdd: false)
      }
    }
    band.spanCount = writer.spanCount
    band.byteCount = writer.byteCount
  }

  @inline(__always)
  private func emitRows(
    _ rows: Int, _ y: Int, _ sums: UnsafeMutablePointer<Int32>, _ writer: inout SpanWriter,
    isEvenOdd: Bool
  ) {
    // SAFETY: `CellMemory` was prepared for these columns and rows; `emitSpans` made room for the
    // spans and bytes of all of them, and for the sums of one.
    let width = bounds.width
    let (stride, wordCount) = (memory.stride, memory.wordsPerRow)
    var cells = unsafe memory.cells
    var words = unsafe memory.touched
    for row in 0..<rows {
      writer.y = Int32(truncatingIfNeeded: y &+ row)
      var runs = unsafe TouchedRuns(words, wordCount, startsAtLeft: cells[0] != 0)
      let isMarked = marks == .some && hasMark(row)
      var sum = SIMD4<Int32>()
      var column = 0
      while let (start, reach) = runs.next(), start < width {
        if start > column { writer.append(CellSums.coverage(sum[3], isEvenOdd), column, start) }
        let end = min(reach, width)
        unsafe CellSums.convert(
          cells + start, end &- start, &sum, isMarked ? sums + start : nil, isEvenOdd,
          to: writer.bytes)
        if isMarked {
          unsafe resolve(row, start, end, writer.bytes, sums + start, isEvenOdd)
        }
        writer.appendBytes(start, end)
        column = end
      }
      if column < width { writer.append(CellSums.coverage(sum[3], isEvenOdd), column, width) }
      unsafe cells[width] = 0
      unsafe cells[width &+ 1] = 0
      unsafe Self.clear(words, wordCount)
      if marks != .none { unsafe Self.clear(memory.conflicts + row &* wordCount, wordCount) }
      unsafe cells += stride
      unsafe words += wordCount
    }
  }

  /// Few words: no function is worth calling.
  @inline(__always)
  static func clear(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    var index = 0
    repeat {
      unsafe words[index] = 0
      index &+= 1
    } while index < count
  }

  @inline(__always)
  func hasMark(_ row: Int) -> Bool {
    let words = unsafe memory.conflicts + row &* memory.wordsPerRow
    var found: UInt64 = 0
    for index in 0..<memory.wordsPerRow { unsafe found |= words[index] }
    return found != 0
  }

  /// Replaces the coverage of pixels whose pieces were gathered.
  ///
  /// - Parameters:
  ///   - bytes: The coverage from column `start` on.
  ///   - sums: The sums from there on.
  @inline(never)
  private func resolve(
    _ row: Int, _ start: Int, _ end: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    _ sums: UnsafeMutablePointer<Int32>, _ isEvenOdd: Bool
  ) {
    for index in start &>> 6...(end &- 1) &>> 6 {
      var rest = unsafe memory.conflicts[row &* memory.wordsPerRow &+ index]
      while rest != 0 {
        let column = index &<< 6 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if column >= end { break }
        if column < start { continue }
        let sum = unsafe sums[column &- start]
        if let coverage = coverage(row, column, sum, isEvenOdd) {
          unsafe bytes[column &- start] = coverage
        }
      }
    }
  }

  /// The same for some of four columns.
  ///
  /// - Parameter bits: Which ones.
  @inline(never)
  func resolve(
    _ row: Int, _ column: Int, _ bits: UInt64, _ sums: CellSums.Lanes, _ levels: CellSums.Lanes,
    _ isEvenOdd: Bool
  ) -> CellSums.Lanes {
    var (rest, levels) = (bits, levels)
    while rest != 0 {
      let lane = rest.trailingZeroBitCount
      rest &= rest &- 1
      if let coverage = coverage(row, column &+ lane, sums[lane], isEvenOdd) {
        levels[lane] = Int32(coverage)
      }
    }
    return levels
  }

  /// The exact coverage of a pixel with a sum of cells; nil where it has too many pieces, or
  /// lies beyond the bounds.
  @inline(__always)
  private func coverage(_ row: Int, _ column: Int, _ sum: Int32, _ isEvenOdd: Bool) -> UInt8? {
    if column >= bounds.width { return nil }
    let last = unsafe memory.lasts[row &* memory.stride &+ column]
    guard let group = unsafe log.group(endingWith: last) else { return nil }
    unsafe resolvedCount &+= 1
    unsafe pieceCount &+= group.count
    return unsafe resolver.coverage(group, sum: sum, isEvenOdd: isEvenOdd)
  }
}
