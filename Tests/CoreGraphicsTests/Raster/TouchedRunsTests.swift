import CoreGraphics
import Testing

@Suite struct TouchedRunsTests: CoversPixels {
  /// A row of pixels with the levels of some columns.
  private func row(_ width: Int, _ levels: [Int: Int]) -> [Int] {
    (0..<width).map { levels[$0] ?? 0 }
  }

  @Test func `a line in any column is found, and what lies between lines too`() {
    // The shape reaches from the middle of a pixel to that of another. The first one lies in every
    // column of more than two words of bits.
    // Columns are counted from the first one of the path, which is that of another half pixel.
    for start in 1..<135 {
      for length in [1, 2, 5, 64] {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 0.5, height: 1))
        path.addPath(polygons(corners(CGFloat(start) + 0.5, 0, CGFloat(length), 1)))
        var levels = [0: 128, start: 128, start + length: 128]
        for column in start + 1..<start + length { levels[column] = 255 }
        #expect(alphas(path, 205, 1) == [row(205, levels)])
      }
    }
  }

  @Test func `lines outside of the picture count inside it`() {
    for width in [1, 3, 4, 64, 65, 130] {
      let path = polygons([
        CGPoint(x: -9, y: -9), CGPoint(x: 200, y: -9), CGPoint(x: 190, y: 9), CGPoint(x: -5, y: 9),
      ])
      let whole = [[Int]](repeating: [Int](repeating: 255, count: width), count: 2)
      #expect(alphas(path, width, 2) == whole)
    }
  }

  @Test func `lines in every column leave no gap`() {
    // There is a tooth of half a pixel in every column of three words, and then in each fourth.
    for step in [1, 4] {
      let path = CGMutablePath()
      for column in stride(from: 0, to: 192, by: step) {
        path.addPath(polygons(corners(CGFloat(column) + 0.25, 0, 0.5, 1)))
      }
      #expect(alphas(path, 192, 1)[0] == (0..<192).map { $0 % step == 0 ? 128 : 0 })
    }
  }
}
