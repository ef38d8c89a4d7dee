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
  /// A whole pixel: twice the square of the units in a pixel's side.
  private static let wholeArea: Int32 = 1 << 21
  /// Cells of a band: 256 KiB.
  private static let bandCellCount = 1 << 16

  private let edges = EdgeList()
  private let memory = CellMemory()
  private let resolver = PixelResolver()
  private var pieces = PieceList()

  private var bounds = PixelRect.empty
  private var rule = CGPathFillRule.winding
  private var isAntialiased = true
  private var rowsPerBand = 0
  private var nextRow = 0
  /// For more than one band: edges by the band they begin in, and those still under way.
  private var order: [Int32] = []
  private var bandStarts: [Int] = []
  private var active: [Int32] = []

  /// Starts on a path, within `clip`.
  func begin(
    _ path: FlatPath, rule: CGPathFillRule, bounds clip: PixelRect, isAntialiased: Bool
  ) {
    let extent = path.extent
    bounds = extent.pixels.intersection(clip)
    self.rule = rule
    self.isAntialiased = isAntialiased
    nextRow = 0
    if bounds.isEmpty { return }
    edges.fill(from: path, bounds: bounds, isSmall: extent.isWithin(EdgeList.reach))
    rowsPerBand = max(8, min(bounds.height, Self.bandCellCount / (bounds.width + 2)))
    memory.prepare(columns: bounds.width, rows: rowsPerBand)
    if rowsPerBand < bounds.height { sortIntoBands() }
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
      bandStarts[band(edges.edges[index]) + 1] += 1
    }
    for index in 0..<bandCount {
      bandStarts[index + 1] += bandStarts[index]
    }
    var positions = bandStarts
    order = [Int32](repeating: 0, count: edges.count)
    for index in 0..<edges.count {
      let band = band(edges.edges[index])
      order[positions[band]] = Int32(index)
      positions[band] += 1
    }
    active.removeAll(keepingCapacity: true)
  }

  /// Puts the spans of the next rows in place of what `band` holds.
  ///
  /// - Returns: Whether there were rows left.
  func next(into band: SpanBand) -> Bool {
    guard nextRow < bounds.height else { return false }
    let top = nextRow
    let bottom = min(top + rowsPerBand, bounds.height)
    nextRow = bottom
    enter(top / rowsPerBand)
    let accumulator = CellAccumulator(
      memory: memory, low: Int32(top) << 10, high: Int32(bottom) << 10,
      right: Int32(bounds.width) << 10)
    let list = rowsPerBand < bounds.height ? active : nil
    pieces.removeAll()
    if accumulator.add(edges, list) {
      pieces.fill(sorting: accumulator.conflicts(edges, list))
    }
    retire(Int32(bottom) << 10)
    band.removeAll()
    var position = 0
    for row in 0..<bottom - top {
      emit(row: row, y: row + top + bounds.minY, into: band, &position)
    }
    return true
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
    active.removeAll { max(edges.edges[Int($0)].y, edges.edges[Int($0)].w) <= high }
  }

  // MARK: Spans

  /// 0 … 255 for a sum of cells.
  @inline(__always)
  private static func coverage(_ sum: Int32, _ isEvenOdd: Bool) -> Int32 {
    var area: Int32
    if isEvenOdd {
      area = sum & (wholeArea &* 2 &- 1)
      if area > wholeArea { area = wholeArea &* 2 &- area }
    } else {
      area = Int32(truncatingIfNeeded: min(sum.magnitude, UInt32(bitPattern: wholeArea)))
    }
    return (area &* 255 &+ (wholeArea &>> 1)) &>> 21
  }

  /// - Parameter position: The first piece that belongs to this row or a later one.
  private func emit(row: Int, y: Int, into band: SpanBand, _ position: inout Int) {
    let cells = memory.cells + row &* memory.stride
    let words = memory.touched + row &* memory.wordsPerRow
    let wordCount = memory.wordsPerRow
    let width = bounds.width
    let isEvenOdd = rule == .evenOdd
    let sums = pieces.cell(at: position) < (row + 1) * memory.stride ? memory.sums : nil
    band.reserve(spans: width + 2, bytes: width + 2)
    var sum: Int32 = 0
    var column = 0
    // What lies left of the bounds leaves no bit.
    var next = cells[0] != 0 ? 0 : Self.firstTouched(words, wordCount, from: 0)
    while next < width {
      if next > column {
        appendUniform(Self.coverage(sum, isEvenOdd), column, next, y, band)
      }
      // A touched cell reaches into the one after it; short gaps are gone through as well.
      column = next
      var end: Int
      repeat {
        end = next + 2
        next = Self.firstTouched(words, wordCount, from: next + 1)
      } while next < end + 6
      end = min(end, width)
      let start = band.byteCount
      // SAFETY: `reserve` made room for a byte and a span for every column of the row.
      let bytes = band.bytes + start
      for index in 0..<end - column {
        sum &+= cells[column &+ index]
        cells[column &+ index] = 0
        bytes[index] = UInt8(truncatingIfNeeded: Self.coverage(sum, isEvenOdd))
        if let sums { sums[column &+ index] = sum }
      }
      if let sums { resolve(row, column, end, bytes, sums, &position) }
      appendBytes(start, column, end, y, band)
      column = end
    }
    if column < width { appendUniform(Self.coverage(sum, isEvenOdd), column, width, y, band) }
    cells[width] = 0
    cells[width + 1] = 0
    words.update(repeating: 0, count: wordCount)
    if sums != nil {
      (memory.conflicts + row &* wordCount).update(repeating: 0, count: wordCount)
    }
  }

  /// Replaces the coverage of pixels whose pieces were gathered.
  private func resolve(
    _ row: Int, _ start: Int, _ end: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    _ sums: UnsafeMutablePointer<Int32>, _ position: inout Int
  ) {
    let first = row * memory.stride
    position = pieces.forEachGroup(from: position, below: first + end) { cell, group in
      let column = cell - first
      if column >= start {
        bytes[column - start] = resolver.coverage(group, sum: sums[column], rule)
      }
    }
  }

  @inline(__always)
  private func appendUniform(
    _ coverage: Int32, _ start: Int, _ end: Int, _ y: Int, _ band: SpanBand
  ) {
    let value = isAntialiased ? coverage : (coverage >= 128 ? 255 : 0)
    if value == 0 { return }
    // SAFETY: `emit` reserved a span for every column.
    band.spans[band.spanCount] = Span(
      x: Int32(truncatingIfNeeded: start + bounds.minX), y: Int32(truncatingIfNeeded: y),
      length: Int32(truncatingIfNeeded: end - start), coverage: ~value)
    band.spanCount += 1
  }

  @inline(__always)
  private func appendBytes(
    _ offset: Int, _ start: Int, _ end: Int, _ y: Int, _ band: SpanBand
  ) {
    let count = end - start
    if !isAntialiased {
      for index in offset..<offset + count {
        band.bytes[index] = band.bytes[index] >= 128 ? 255 : 0
      }
    }
    band.spans[band.spanCount] = Span(
      x: Int32(truncatingIfNeeded: start + bounds.minX), y: Int32(truncatingIfNeeded: y),
      length: Int32(truncatingIfNeeded: count), coverage: Int32(truncatingIfNeeded: offset))
    band.spanCount += 1
    band.byteCount = offset + count
  }

  /// The first column from `start` on whose bit is set; beyond all columns where there is none.
  @inline(__always)
  private static func firstTouched(
    _ words: UnsafeMutablePointer<UInt64>, _ count: Int, from start: Int
  ) -> Int {
    var index = start &>> 6
    if index >= count { return .max / 2 }
    var word = words[index] & (.max &<< UInt64(start & 63))
    while word == 0 {
      index &+= 1
      if index == count { return .max / 2 }
      word = words[index]
    }
    return index &<< 6 &+ word.trailingZeroBitCount
  }
}
