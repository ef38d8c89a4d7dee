@testable import CoreGraphics

/// A suite that looks at spans.
protocol ReadsSpans {}

extension ReadsSpans {
  /// The coverage of every pixel of an area, row by row; nil where spans overlap, leave the area,
  /// or are not in their order.
  func coverage(_ band: SpanBand, _ area: PixelRect) -> [[Int]]? {
    var rows = [[Int]](
      repeating: [Int](repeating: 0, count: area.width), count: area.height)
    var next = (y: area.minY, x: area.minX)
    for index in 0..<band.spanCount {
      let span = band.spans[index]
      let (x, y, length) = (Int(span.x), Int(span.y), Int(span.length))
      if y > next.y { next = (y, area.minX) }
      guard y == next.y, x >= next.x, length > 0, x + length <= area.maxX, y < area.maxY else {
        return nil
      }
      for column in 0..<length {
        rows[y - area.minY][x + column - area.minX] =
          span.isUniform ? Int(span.uniformCoverage) : Int(band.bytes[Int(span.coverage) + column])
      }
      next.x = x + length
    }
    return rows
  }

  /// A mask whose bytes are given row by row.
  func mask(_ rows: [[UInt8]], x: Int = 0, y: Int = 0) -> CoverageMask {
    let mask = CoverageMask(
      bounds: PixelRect(minX: x, minY: y, maxX: x + rows[0].count, maxY: y + rows.count))
    for (index, byte) in rows.joined().enumerated() { mask.bytes[index] = byte }
    mask.finish()
    return mask
  }

  /// A band of spans, each of one coverage or of as many bytes as it is long.
  func band(_ spans: [(x: Int, y: Int, length: Int, bytes: [UInt8])]) -> SpanBand {
    let band = SpanBand()
    for span in spans {
      band.reserve(spans: 1, bytes: span.length)
      let isUniform = span.bytes.count == 1
      band.append(
        Span(
          x: Int32(span.x), y: Int32(span.y), length: Int32(span.length),
          coverage: isUniform ? ~Int32(span.bytes[0]) : Int32(band.byteCount)))
      if isUniform { continue }
      for byte in span.bytes {
        band.bytes[band.byteCount] = byte
        band.byteCount += 1
      }
    }
    return band
  }
}
