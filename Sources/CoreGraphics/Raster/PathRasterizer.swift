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
    edges.fill(from: path, bounds: bounds, extent: extent)
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
    emitSpans(rows: bottom - top, y: top + bounds.minY, into: band)
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

  /// Writes the spans of the band's rows and makes the cells zero again.
  private func emitSpans(rows: Int, y: Int, into band: SpanBand) {
    band.removeAll()
    let width = bounds.width
    // Touched runs are six columns apart at least, with a span between them.
    band.reserve(spans: rows * (width / 3 + 3), bytes: rows * (width + 4))
    var writer = SpanWriter(band, firstColumn: bounds.minX, isAntialiased: isAntialiased)
    let isEvenOdd = rule == .evenOdd
    let (stride, wordCount) = (memory.stride, memory.wordsPerRow)
    var position = 0
    for row in 0..<rows {
      let cells = memory.cells + row &* stride
      let words = memory.touched + row &* wordCount
      let isMarked = pieces.cell(at: position) < (row &+ 1) &* stride
      writer.y = Int32(truncatingIfNeeded: y &+ row)
      var sum: Int32 = 0
      var column = 0
      // What lies left of the bounds leaves no bit.
      var next = cells[0] != 0 ? 0 : Self.firstTouched(words, wordCount, from: 0)
      while next < width {
        if next > column { writer.append(Self.coverage(sum, isEvenOdd), column, next) }
        // A touched cell reaches into the one after it; short gaps are gone through as well.
        column = next
        var end: Int
        repeat {
          end = next &+ 2
          next = Self.firstTouched(words, wordCount, from: next &+ 1)
        } while next < end &+ 6
        end = min(end, width)
        let run = cells + column
        let count = end &- column
        sum = Self.addUp(run, count, sum)
        Self.convert(run, count, isEvenOdd, to: writer.bytes)
        if isMarked { resolve(row &* stride &+ column, count, writer.bytes, run, &position) }
        run.update(repeating: 0, count: count)
        writer.appendBytes(column, end)
        column = end
      }
      if column < width { writer.append(Self.coverage(sum, isEvenOdd), column, width) }
      cells[width] = 0
      cells[width &+ 1] = 0
      words.update(repeating: 0, count: wordCount)
      if isMarked {
        (memory.conflicts + row &* wordCount).update(repeating: 0, count: wordCount)
        memory.markedRows[row] = 0
      }
    }
    band.spanCount = writer.spanCount
    band.byteCount = writer.byteCount
  }

  /// Replaces cells by their sums from the left.
  @inline(__always)
  private static func addUp(_ run: UnsafeMutablePointer<Int32>, _ count: Int, _ start: Int32)
    -> Int32
  {
    var sum = start
    var index = 0
    while index < count {
      sum &+= run[index]
      run[index] = sum
      index &+= 1
    }
    return sum
  }

  /// 0 … 255 for a sum of cells.
  @inline(__always)
  private static func coverage(_ sum: Int32, _ isEvenOdd: Bool) -> UInt8 {
    var area: Int32
    if isEvenOdd {
      area = sum & (wholeArea &* 2 &- 1)
      if area > wholeArea { area = wholeArea &* 2 &- area }
    } else {
      area = Int32(truncatingIfNeeded: min(sum.magnitude, UInt32(bitPattern: wholeArea)))
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ (wholeArea &>> 1)) &>> 21)
  }

  /// The same for a run, four at a time: up to three bytes more are written.
  @inline(__always)
  private static func convert(
    _ sums: UnsafeMutablePointer<Int32>, _ count: Int, _ isEvenOdd: Bool,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    typealias Lanes = SIMD4<Int32>
    let whole = Lanes(repeating: wholeArea)
    var index = 0
    while index < count {
      // SAFETY: `CellMemory` and `SpanBand` have room behind their last element.
      var area = UnsafeRawPointer(sums + index).loadUnaligned(as: Lanes.self)
      if isEvenOdd {
        // Distance from the nearest multiple of two whole pixels.
        area = area & (wholeArea &* 2 &- 1)
        let over = unsafeBitCast(area .> whole, to: Lanes.self)
        area = (area ^ over) &- over &+ (over & (wholeArea &* 2))
      } else {
        let negative = area &>> 31
        area = (area ^ negative) &- negative
        let over = unsafeBitCast(area .> whole, to: Lanes.self)
        area = area ^ ((area ^ whole) & over)
      }
      let levels = (area &<< 8 &- area &+ (wholeArea &>> 1)) &>> 21
      let pairs = unsafeBitCast(levels, to: SIMD2<UInt64>.self)
      let two = (pairs | pairs &>> 24) & 0xffff
      UnsafeMutableRawPointer(bytes + index).storeBytes(
        of: UInt32(truncatingIfNeeded: two[0] | two[1] &<< 16), as: UInt32.self)
      index &+= 4
    }
  }

  /// Replaces the coverage of pixels whose pieces were gathered.
  ///
  /// - Parameters:
  ///   - first: The cell of the run's first pixel.
  ///   - position: That of the first piece in the run or behind it.
  private func resolve(
    _ first: Int, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    _ sums: UnsafeMutablePointer<Int32>, _ position: inout Int
  ) {
    position = pieces.forEachGroup(from: position, below: first + count) { cell, group in
      // Pieces right of all columns of the row before are passed over.
      if cell >= first {
        bytes[cell - first] = resolver.coverage(group, sum: sums[cell - first], rule)
      }
    }
  }

  /// The first column from `start` on whose bit is set; beyond all columns where there is none.
  @inline(__always)
  private static func firstTouched(
    _ words: UnsafeMutablePointer<UInt64>, _ count: Int, from start: Int
  ) -> Int {
    var index = start &>> 6
    if index >= count { return .max / 2 }
    var word = words[index] & (.max &<< UInt64(truncatingIfNeeded: start & 63))
    while word == 0 {
      index &+= 1
      if index == count { return .max / 2 }
      word = words[index]
    }
    return index &<< 6 &+ word.trailingZeroBitCount
  }
}

/// Appends spans of one row after the other.
private struct SpanWriter {
  private let spans: UnsafeMutablePointer<Span>
  /// Where the bytes of the next span go.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var spanCount = 0
  private(set) var byteCount = 0
  var y: Int32 = 0
  private let firstColumn: Int
  private let isAntialiased: Bool

  /// - Parameter band: Has room for all that will be written.
  init(_ band: SpanBand, firstColumn: Int, isAntialiased: Bool) {
    spans = band.spans
    bytes = band.bytes
    self.firstColumn = firstColumn
    self.isAntialiased = isAntialiased
  }

  @inline(__always)
  mutating func append(_ coverage: UInt8, _ start: Int, _ end: Int) {
    let value = isAntialiased ? coverage : (coverage >= 128 ? 255 : 0)
    if value == 0 { return }
    spans[spanCount] = Span(
      x: Int32(truncatingIfNeeded: start &+ firstColumn), y: y,
      length: Int32(truncatingIfNeeded: end &- start), coverage: ~Int32(value))
    spanCount &+= 1
  }

  /// The bytes are there already.
  @inline(__always)
  mutating func appendBytes(_ start: Int, _ end: Int) {
    let count = end &- start
    if !isAntialiased {
      for index in 0..<count { bytes[index] = bytes[index] >= 128 ? 255 : 0 }
    }
    spans[spanCount] = Span(
      x: Int32(truncatingIfNeeded: start &+ firstColumn), y: y,
      length: Int32(truncatingIfNeeded: count), coverage: Int32(truncatingIfNeeded: byteCount))
    spanCount &+= 1
    byteCount &+= count
    bytes += count
  }
}
