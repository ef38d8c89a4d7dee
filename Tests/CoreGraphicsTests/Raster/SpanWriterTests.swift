import CoreGraphics
import Testing

@Suite struct SpanWriterTests: CoversPixels {
  @Test func `without antialiasing a pixel counts from half its area on`() {
    // 511 of 1024 are 127 of 255, and 512 are 128.
    for (share, expected) in [(512, 255), (511, 0), (1, 0), (1023, 255)] {
      let path = polygons(corners(0, 0, CGFloat(share) / 1024, 1))
      #expect(alphas(path, 2, 1, isAntialiased: false) == [[expected, 0]])
    }
  }

  @Test func `without antialiasing the inside counts as a whole, and the outside not at all`() {
    let path = polygons([CGPoint(x: 100, y: 0), CGPoint(x: 108, y: 8), CGPoint(x: 2, y: 8)])
    let soft = alphas(path, 120, 9)
    let hard = alphas(path, 120, 9, isAntialiased: false)
    #expect(hard == soft.map { $0.map { $0 >= 128 ? 255 : 0 } })
    #expect(soft.joined().contains { $0 > 0 && $0 < 128 })
  }

  @Test func `half of a row's height is one level for all its pixels`() {
    let path = polygons(corners(3, 0.5, 90, 2))
    let half = [0, 0, 0] + [Int](repeating: 128, count: 90) + [0, 0]
    let whole = half.map { $0 == 0 ? 0 : 255 }
    #expect(alphas(path, 95, 3) == [half, whole, half])
    #expect(alphas(path, 95, 3, isAntialiased: false) == [whole, whole, whole])
  }

  @Test func `spans lie where the shape does on the device`() {
    // The picture begins at column 0, the clip at 21 and the shape at 30.
    let drawing = Drawing(60, 40)
    drawing.context.statistics = RasterStatistics()
    drawing.context.clip(to: CGRect(x: 21, y: 13, width: 30, height: 20))
    drawing.context.addPath(polygons(corners(30, 20, 40, 1.5)))
    drawing.context.fillPath()
    let row =
      [Int](repeating: 0, count: 30) + [Int](repeating: 255, count: 21)
      + [Int](repeating: 0, count: 9)
    #expect(drawing.alphas[20] == row)
    #expect(drawing.alphas[21] == row.map { $0 == 0 ? 0 : 128 })
    #expect(drawing.alphas.joined().filter { $0 > 0 }.count == 42)
  }
}
