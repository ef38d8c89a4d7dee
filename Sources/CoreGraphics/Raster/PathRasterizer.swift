/// Turns lines into coverage: the exact area of each pixel that lies inside, in 256 levels.
///
/// The plane is done in bands of rows whose cells fit a cache. A cell of the band holds what the
/// lines in its pixel add to the covered area of that pixel and of those to its right, so that
/// the sum from the left is the area itself, times the winding number. Between cells that no
/// line touches the sum stays, and makes a run of one coverage.
final class PathRasterizer {
  /// A whole pixel: twice the square of the units in a pixel's side.
  private static let wholeArea: Int32 = 1 << 21
  private static let one: Int32 = 1 << 10
  /// Cells of a band: 256 KiB.
  private static let bandCellCount = 1 << 16

  private let edges = EdgeList()
  private var cells: UnsafeMutablePointer<Int32>
  private var cellCapacity = 1 << 12
  /// One bit a cell: whether a line touches it.
  private var touched: UnsafeMutablePointer<UInt64>
  private var wordCapacity = 1 << 8

  private var bounds = PixelRect.empty
  private var rule = CGPathFillRule.winding
  private var isAntialiased = true
  private var stride = 0
  private var wordsPerRow = 0
  private var rowsPerBand = 0
  private var nextRow = 0
  /// For more than one band: edges by the band they begin in, and those still under way.
  private var order: [Int32] = []
  private var bandStarts: [Int] = []
  private var active: [Int32] = []

  init() {
    // SAFETY: `prepare` makes room for `rowsPerBand` rows of `stride` cells, two more than the
    // columns; edges lie within the bounds, so that cells and bits of columns 0 … width + 1 and
    // rows of the band alone are touched. All are zero between bands.
    cells = .allocate(capacity: cellCapacity)
    cells.initialize(repeating: 0, count: cellCapacity)
    touched = .allocate(capacity: wordCapacity)
    touched.initialize(repeating: 0, count: wordCapacity)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  /// Starts on a path, within `bounds`.
  func begin(
    _ path: FlatPath, rule: CGPathFillRule, bounds clip: PixelRect, isAntialiased: Bool
  ) {
    let pathBounds = path.pixelBounds
    bounds = pathBounds.intersection(clip)
    // What lies left of the clip counts to its right.
    self.rule = rule
    self.isAntialiased = isAntialiased
    nextRow = 0
    if bounds.isEmpty { return }
    edges.fill(from: path, pathBounds: pathBounds, bounds: bounds)
    stride = bounds.width + 2
    wordsPerRow = (stride + 63) / 64
    rowsPerBand = max(8, min(bounds.height, Self.bandCellCount / stride))
    makeRoom()
    if rowsPerBand < bounds.height { sortIntoBands() }
  }

  private func makeRoom() {
    let cellCount = rowsPerBand * stride
    if cellCount > cellCapacity {
      cells.deallocate()
      cellCapacity = cellCount
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    let wordCount = rowsPerBand * wordsPerRow
    if wordCount > wordCapacity {
      touched.deallocate()
      wordCapacity = wordCount
      touched = .allocate(capacity: wordCapacity)
      touched.initialize(repeating: 0, count: wordCapacity)
    }
  }

  /// Lists the edges by the band they begin in, in their order otherwise.
  private func sortIntoBands() {
    let bandRows = Int32(rowsPerBand)
    let bandCount = (bounds.height + rowsPerBand - 1) / rowsPerBand
    func band(_ edge: SIMD4<Int32>) -> Int {
      min(Int((min(edge.y, edge.w) >> 10) / bandRows), bandCount - 1)
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
    accumulate(top: top, bottom: bottom)
    band.removeAll()
    for row in top..<bottom {
      emit(row: row - top, y: row + bounds.minY, into: band)
    }
    return true
  }

  // MARK: Cells

  private func accumulate(top: Int, bottom: Int) {
    let (low, high) = (Int32(top) << 10, Int32(bottom) << 10)
    if rowsPerBand >= bounds.height {
      for index in 0..<edges.count {
        add(edges.edges[index], low, high)
      }
      return
    }
    let band = top / rowsPerBand
    active.append(contentsOf: order[bandStarts[band]..<bandStarts[band + 1]])
    var kept = 0
    for index in active.indices {
      let edge = edges.edges[Int(active[index])]
      add(edge, low, high)
      if max(edge.y, edge.w) > high {
        active[kept] = active[index]
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
  }

  /// Adds the part of an edge between two heights, both multiples of a row.
  @inline(__always)
  private func add(_ edge: SIMD4<Int32>, _ low: Int32, _ high: Int32) {
    let isDown = edge.y < edge.w
    let (x0, y0, x1, y1) =
      isDown ? (edge.x, edge.y, edge.z, edge.w) : (edge.z, edge.w, edge.x, edge.y)
    let sign: Int32 = isDown ? 1 : -1
    let start = max(y0, low)
    let end = min(y1, high)
    if start >= end { return }
    var row = Int((start &- low) &>> 10)
    let lastRow = Int((end &- 1 &- low) &>> 10)
    if row == lastRow, start == y0, end == y1 {
      addInRow(row, x0, y0, x1, y1, sign)
      return
    }
    // x grows by slope / 2³² for every unit of y; what comes of it does not depend on the band.
    let slope = Int64(Double(x1 &- x0) / Double(y1 &- y0) * 4_294_967_296)
    @inline(__always)
    func x(at y: Int32) -> Int32 {
      y == y1 ? x1 : x0 &+ Int32(truncatingIfNeeded: (Int64(y &- y0) &* slope) &>> 32)
    }
    var y = start
    var left = x(at: y)
    while row <= lastRow {
      let nextY = min(low &+ Int32(truncatingIfNeeded: row &+ 1) &<< 10, end)
      let right = x(at: nextY)
      addInRow(row, left, y, right, nextY, sign)
      (y, left) = (nextY, right)
      row &+= 1
    }
  }

  /// Adds a piece of an edge that goes down inside one row.
  @inline(__always)
  private func addInRow(
    _ row: Int, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ sign: Int32
  ) {
    let cells = cells + row &* stride
    let touched = touched + row &* wordsPerRow
    let first = min(x0, x1) &>> 10
    let last = (max(x0, x1) &- 1) &>> 10
    if first >= last {
      let column = Int(first)
      let sides = (x0 &+ x1) &- first &<< 11
      let height = (y1 &- y0) &* sign
      cells[column] &+= height &* (Self.one &* 2 &- sides)
      cells[column &+ 1] &+= height &* sides
      touched[column &>> 6] |= 1 &<< UInt64(column & 63)
      return
    }
    // From left to right, whichever way is down.
    let (leftX, rightX) = (min(x0, x1), max(x0, x1))
    let whole = y1 &- y0
    let slope = Int64(Double(whole) / Double(rightX &- leftX) * 4_294_967_296)
    var x = leftX
    var done: Int32 = 0
    for column in Int(first)...Int(last) {
      let edgeX = Int32(truncatingIfNeeded: column) &<< 10
      let nextX = min(edgeX &+ Self.one, rightX)
      let reached =
        nextX == rightX
        ? whole : Int32(truncatingIfNeeded: (Int64(nextX &- leftX) &* slope) &>> 32)
      let sides = x &+ nextX &- edgeX &* 2
      let height = (reached &- done) &* sign
      cells[column] &+= height &* (Self.one &* 2 &- sides)
      cells[column &+ 1] &+= height &* sides
      touched[column &>> 6] |= 1 &<< UInt64(column & 63)
      (x, done) = (nextX, reached)
    }
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

  private func emit(row: Int, y: Int, into band: SpanBand) {
    let cells = cells + row &* stride
    let words = touched + row &* wordsPerRow
    let width = bounds.width
    let isEvenOdd = rule == .evenOdd
    band.reserve(spans: width + 2, bytes: width + 2)
    var sum: Int32 = 0
    var column = 0
    var next = Self.firstTouched(words, wordsPerRow, from: 0)
    while next < width {
      if next > column {
        appendUniform(Self.coverage(sum, isEvenOdd), column, next, y, band)
      }
      // A touched cell reaches into the one after it; short gaps are gone through as well.
      column = next
      var end: Int
      repeat {
        end = next + 2
        next = Self.firstTouched(words, wordsPerRow, from: next + 1)
      } while next < end + 6
      end = min(end, width)
      let start = band.byteCount
      let bytes = band.bytes + start
      for index in 0..<end - column {
        sum &+= cells[column &+ index]
        cells[column &+ index] = 0
        bytes[index] = UInt8(truncatingIfNeeded: Self.coverage(sum, isEvenOdd))
      }
      appendBytes(start, column, end, y, band)
      column = end
    }
    if column < width { appendUniform(Self.coverage(sum, isEvenOdd), column, width, y, band) }
    cells[width] = 0
    cells[width + 1] = 0
    words.update(repeating: 0, count: wordsPerRow)
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
