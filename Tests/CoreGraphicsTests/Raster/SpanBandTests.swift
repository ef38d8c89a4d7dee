import Testing

@testable import CoreGraphics

@Suite struct SpanBandTests: CoversPixels, ReadsSpans {
  @Test func `a span's coverage is that of all its pixels, or bytes`() {
    let uniform = Span(x: 0, y: 0, length: 9, coverage: ~200)
    #expect(uniform.isUniform && uniform.uniformCoverage == 200)
    #expect(!Span(x: 0, y: 0, length: 9, coverage: 0).isUniform)
  }

  @Test func `spans and bytes that were written stay as the band grows`() {
    let band = SpanBand()
    for index in 0..<3000 {
      band.reserve(spans: 1, bytes: 7)
      band.append(Span(x: Int32(index), y: 1, length: 7, coverage: Int32(band.byteCount)))
      for byte in 0..<7 { band.bytes[band.byteCount + byte] = UInt8((index + byte) % 251) }
      band.byteCount += 7
    }
    #expect(band.spanCount == 3000 && band.byteCount == 21_000)
    let isWhole = (0..<3000).allSatisfy { index in
      let span = band.spans[index]
      return span.x == Int32(index) && span.coverage == Int32(7 * index)
        && (0..<7).allSatisfy { band.bytes[7 * index + $0] == UInt8((index + $0) % 251) }
    }
    #expect(isWhole)
    band.removeAll()
    #expect(band.spanCount == 0 && band.byteCount == 0)
  }

  @Test func `a shape of thousands of spans has them all`() {
    // The teeth of a comb are a pixel and a half wide, and begin six columns apart.
    let path = CGMutablePath()
    for tooth in 0..<500 {
      path.addPath(polygons(corners(CGFloat(6 * tooth), 0, 1.5, 8)))
    }
    let row = (0..<3000).map { [255, 128, 0, 0, 0, 0][$0 % 6] }
    #expect(alphas(path, 3000, 8) == [[Int]](repeating: row, count: 8))
  }
}
