/// Coverage with rows and columns that repeat, each kept once.
struct StretchedMask {
  private let mask: CoverageMask
  private let columns: StretchedShape.Cut
  private let rows: StretchedShape.Cut
  /// The pixel where the mask's origin lies.
  private var x: Int
  private var y: Int

  /// - Parameter mask: The blur of the shape's key.
  init(_ mask: CoverageMask, _ shape: StretchedShape) {
    self.mask = mask
    columns = shape.columns
    rows = shape.rows
    (x, y) = (shape.x, shape.y)
  }

  func offsetBy(x: Int, y: Int) -> StretchedMask {
    var moved = self
    moved.x += x
    moved.y += y
    return moved
  }

  var bounds: PixelRect {
    var bounds = mask.bounds.offsetBy(x: x, y: y)
    bounds.maxX += columns.count
    bounds.maxY += rows.count
    return bounds
  }

  /// Appends the spans of rows, cut to columns.
  ///
  /// - Parameter area: Within the bounds.
  func append(_ area: PixelRect, to band: SpanBand) {
    // SAFETY: The indices are those of the spans that the last row has appended to this band.
    // Spans of a row that is as the one above it share its bytes.
    var last: (row: Int, spans: Range<Int>)?
    for line in area.minY..<area.maxY {
      let place = line - y
      let row = place <= rows.place ? place : max(rows.place, place - rows.count)
      let start = band.spanCount
      if let last, last.row == row {
        band.reserve(spans: last.spans.count, bytes: 0)
        for index in last.spans {
          var span = unsafe band.spans[index]
          span.y = Int32(line)
          band.append(span)
        }
      } else {
        append(row, line, area.minX - x..<area.maxX - x, band)
      }
      last = (row, start..<band.spanCount)
    }
  }

  /// Appends a row of the mask: what lies left of its run, the run with what was taken out of
  /// it, and what lies right of that.
  private func append(_ row: Int, _ line: Int, _ limit: Range<Int>, _ band: SpanBand) {
    // SAFETY: The row is one of the mask's, and its run begins at a column of the mask where it is
    // not empty.
    let parts = unsafe mask.rows[row - mask.bounds.minY]
    let (start, end) = (Int(parts.outerStart), Int(parts.outerEnd))
    if start >= end { return }
    var run = Int(parts.runStart)..<Int(parts.runEnd)
    // How far what begins with the run, and what follows it, is moved to the right.
    var (shift, nextShift) = (0, 0)
    if columns.place < start {
      (shift, nextShift) = (columns.count, columns.count)
    } else if columns.place < end {
      if !run.contains(columns.place) { run = columns.place..<columns.place + 1 }
      nextShift = columns.count
    }
    if shift == nextShift, run.count < 16 { run = end..<end }
    append(row, line, start..<run.lowerBound, shift, limit, band)
    let from = max(run.lowerBound + shift, limit.lowerBound)
    let to = min(run.upperBound + nextShift, limit.upperBound)
    if from < to {
      let value = unsafe mask.row(row)[run.lowerBound - mask.bounds.minX]
      band.reserve(spans: 1, bytes: 0)
      if value > 0 {
        band.append(
          Span(
            x: Int32(from + x), y: Int32(line), length: Int32(to - from),
            coverage: ~Int32(value)))
      }
    }
    append(row, line, run.upperBound..<end, nextShift, limit, band)
  }

  /// Appends columns of a row of the mask, moved to the right.
  private func append(
    _ row: Int, _ line: Int, _ range: Range<Int>, _ distance: Int, _ limit: Range<Int>,
    _ band: SpanBand
  ) {
    let from = max(range.lowerBound + distance, limit.lowerBound)
    let to = min(range.upperBound + distance, limit.upperBound)
    if from >= to { return }
    band.reserve(spans: 1, bytes: to - from)
    // SAFETY: The bytes are reserved just before, and the columns are those of a row of the mask,
    // moved to the right and cut to the limit.
    unsafe (band.bytes + band.byteCount).update(
      from: mask.row(row) + (from - distance - mask.bounds.minX), count: to - from)
    band.append(
      Span(
        x: Int32(from + x), y: Int32(line), length: Int32(to - from),
        coverage: Int32(band.byteCount)))
    band.byteCount += to - from
  }
}
