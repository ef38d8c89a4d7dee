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
  private let log = PieceLog()
  /// Whether the band has marked pixels.
  private var marks = CellAccumulator.Marks.none
  /// The sums of a row with such.
  private var sums: [Int32] = []

  private var bounds = PixelRect.empty
  private var rule = CGPathFillRule.winding
  private var isAntialiased = true
  private var rowsPerBand = 0
  private var nextRow = 0
  /// For more than one band: edges by the band they begin in, and those still under way.
  private var order: [Int32] = []
  private var bandStarts: [Int] = []
  private var active: [Int32] = []
  private var resolvedCount = 0
  private var pieceCount = 0

  /// Starts on a path, within `clip`.
  func begin(
    _ path: FlatPath, rule: CGPathFillRule, bounds clip: PixelRect, isAntialiased: Bool
  ) {
    let extent = path.extent
    bounds = extent.pixels.intersection(clip)
    self.rule = rule
    self.isAntialiased = isAntialiased
    nextRow = 0
    resolvedCount = 0
    pieceCount = 0
    if bounds.isEmpty { return }
    edges.fill(from: path, bounds: bounds, extent: extent)
    rowsPerBand = max(8, min(bounds.height, Self.bandCellCount / (bounds.width + 2)))
    memory.prepare(columns: bounds.width, rows: rowsPerBand)
    if rowsPerBand < bounds.height { sortIntoBands() }
  }

  /// Adds what the last path cost.
  func count(in statistics: RasterStatistics) {
    if bounds.isEmpty { return }
    statistics.edges += edges.count
    statistics.resolvedPixels += resolvedCount
    statistics.resolvedPieces += pieceCount
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
    guard nextRow < bounds.height else { return false }
    let top = nextRow
    let bottom = min(top + rowsPerBand, bounds.height)
    nextRow = bottom
    enter(top / rowsPerBand)
    let accumulator = CellAccumulator(
      memory: memory, log: log, low: Int32(top) << 10, high: Int32(bottom) << 10,
      right: Int32(bounds.width) << 10)
    let list = rowsPerBand < bounds.height ? active : nil
    marks = accumulator.add(edges, list)
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
        if start > column { writer.append(Self.coverage(sum[3], isEvenOdd), column, start) }
        let end = min(reach, width)
        unsafe Self.convert(
          cells + start, end &- start, &sum, isMarked ? sums + start : nil, isEvenOdd,
          to: writer.bytes)
        if isMarked {
          unsafe resolve(row, start, end, writer.bytes, sums + start, isEvenOdd)
        }
        writer.appendBytes(start, end)
        column = end
      }
      if column < width { writer.append(Self.coverage(sum[3], isEvenOdd), column, width) }
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
  private static func clear(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    var index = 0
    repeat {
      unsafe words[index] = 0
      index &+= 1
    } while index < count
  }

  @inline(__always)
  private func hasMark(_ row: Int) -> Bool {
    let words = unsafe memory.conflicts + row &* memory.wordsPerRow
    var found: UInt64 = 0
    for index in 0..<memory.wordsPerRow { unsafe found |= words[index] }
    return found != 0
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

  /// Adds cells up from the left, four at a time, makes coverage of the sums and the cells zero.
  ///
  /// - Parameters:
  ///   - sum: The sum so far in all lanes, before and after.
  ///   - kept: Takes the sums.
  ///   - bytes: Up to three more than `count` are written.
  @inline(__always)
  private static func convert(
    _ cells: UnsafeMutablePointer<Int32>, _ count: Int, _ sum: inout SIMD4<Int32>,
    _ kept: UnsafeMutablePointer<Int32>?, _ isEvenOdd: Bool,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    typealias Lanes = SIMD4<Int32>
    let whole = Lanes(repeating: wholeArea)
    var carry = sum
    var index = 0
    while index < count {
      // SAFETY: runs begin at multiples of four, as rows of cells do, and rows are that long;
      // `SpanBand` has room behind its last byte.
      let memory = unsafe UnsafeMutableRawPointer(cells + index)
      let four = unsafe memory.loadUnaligned(as: Lanes.self)
      unsafe memory.storeBytes(of: Lanes(), as: Lanes.self)
      let pairs = four &+ Lanes(0, four[0], four[1], four[2])
      let all = pairs &+ Lanes(0, 0, pairs[0], pairs[1]) &+ carry
      carry = Lanes(repeating: all[3])
      if let kept = unsafe kept {
        unsafe UnsafeMutableRawPointer(kept + index).storeBytes(of: all, as: Lanes.self)
      }
      var area = all
      if isEvenOdd {
        // Distance from the nearest multiple of two whole pixels.
        area = area & (wholeArea &* 2 &- 1)
        let over = unsafe unsafeBitCast(area .> whole, to: Lanes.self)
        area = (area ^ over) &- over &+ (over & (wholeArea &* 2))
      } else {
        let negative = area &>> 31
        area = (area ^ negative) &- negative
        let over = unsafe unsafeBitCast(area .> whole, to: Lanes.self)
        area = area ^ ((area ^ whole) & over)
      }
      let levels = (area &<< 8 &- area &+ (wholeArea &>> 1)) &>> 21
      let halves = unsafe unsafeBitCast(levels, to: SIMD2<UInt64>.self)
      let two = halves | halves &>> 24
      unsafe UnsafeMutableRawPointer(bytes + index).storeBytes(
        of: UInt32(truncatingIfNeeded: two[0] & 0xffff | two[1] &<< 16), as: UInt32.self)
      index &+= 4
    }
    sum = carry
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
        let last = unsafe memory.lasts[row &* memory.stride &+ column]
        guard let group = unsafe log.group(endingWith: last) else { continue }
        resolvedCount &+= 1
        pieceCount &+= group.count
        unsafe bytes[column &- start] = unsafe resolver.coverage(
          group, sum: sums[column &- start], isEvenOdd: isEvenOdd)
      }
    }
  }
}

/// The runs of columns in a row that lines touch or reach into, each from a multiple of four to
/// another, so that whoever reads them can take four columns at a time.
@safe private struct TouchedRuns {
  private let words: UnsafeMutablePointer<UInt64>
  private let count: Int
  private var index = 0
  /// Columns of the word that are left.
  private var bits: UInt64

  /// - Parameter startsAtLeft: Whether the first column counts though its bit is not set: what
  ///   lies left of the bounds leaves none.
  @inline(__always)
  init(_ words: UnsafeMutablePointer<UInt64>, _ count: Int, startsAtLeft: Bool) {
    unsafe self.words = unsafe words
    self.count = count
    // SAFETY: a row has one word at least.
    bits = unsafe Self.widened(words[0], 0)
    if startsAtLeft { bits |= 15 }
  }

  /// All columns of the fours in which a bit is set. A touched cell reaches into the next one.
  @inline(__always)
  private static func widened(_ word: UInt64, _ before: UInt64) -> UInt64 {
    var fours = word | word &<< 1 | before &>> 63
    fours |= fours &>> 1
    fours |= fours &>> 2
    return (fours & 0x1111_1111_1111_1111) &* 15
  }

  @inline(__always)
  private mutating func advance() {
    index &+= 1
    bits = unsafe index < count ? Self.widened(words[index], words[index &- 1]) : 0
  }

  /// The next run; its end may lie beyond the last column.
  @inline(__always)
  mutating func next() -> (start: Int, end: Int)? {
    while bits == 0 {
      if index >= count { return nil }
      advance()
    }
    let first = bits.trailingZeroBitCount
    let start = index &<< 6 &+ first
    var length = (~(bits &>> UInt64(first))).trailingZeroBitCount
    var end = start &+ length
    if first &+ length < 64 {
      bits &= .max &<< UInt64(first &+ length)
      return (start, end)
    }
    repeat {
      advance()
      length = (~bits).trailingZeroBitCount
      end &+= length
    } while length == 64
    bits &= .max &<< UInt64(length)
    return (start, end)
  }
}

/// Appends spans of one row after the other.
@safe private struct SpanWriter {
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
    unsafe spans = unsafe band.spans
    unsafe bytes = unsafe band.bytes
    self.firstColumn = firstColumn
    self.isAntialiased = isAntialiased
  }

  @inline(__always)
  mutating func append(_ coverage: UInt8, _ start: Int, _ end: Int) {
    let value = isAntialiased ? coverage : (coverage >= 128 ? 255 : 0)
    if value == 0 { return }
    unsafe spans[spanCount] = Span(
      x: Int32(truncatingIfNeeded: start &+ firstColumn), y: y,
      length: Int32(truncatingIfNeeded: end &- start), coverage: ~Int32(value))
    spanCount &+= 1
  }

  /// The bytes are there already.
  @inline(__always)
  mutating func appendBytes(_ start: Int, _ end: Int) {
    let count = end &- start
    if !isAntialiased {
      for index in 0..<count { unsafe bytes[index] = unsafe bytes[index] >= 128 ? 255 : 0 }
    }
    unsafe spans[spanCount] = Span(
      x: Int32(truncatingIfNeeded: start &+ firstColumn), y: y,
      length: Int32(truncatingIfNeeded: count), coverage: Int32(truncatingIfNeeded: byteCount))
    spanCount &+= 1
    byteCount &+= count
    unsafe bytes += count
  }
}
