import CoreGraphics
import Testing

@Suite struct PieceLogTests: CoversPixels {
  @Test func `a pixel that is passed hundreds of times has the area of all passages`() {
    // A tooth and the gap behind it are 1/512 of a pixel each, and every tooth is a subpath.
    let path = CGMutablePath()
    for tooth in 0..<256 {
      path.addPath(polygons(corners(CGFloat(tooth) / 256, 0, 1 / 512, 3)))
    }
    #expect(alphas(path, 2, 3) == [[128, 0], [128, 0], [128, 0]])
    #expect(alphas(path, 2, 3, .evenOdd) == [[128, 0], [128, 0], [128, 0]])
  }

  @Test func `shapes on each other, thousands of them, cover as one does`() {
    let path = CGMutablePath()
    for _ in 0..<1000 { path.addPath(polygons(corners(0.25, 0.5, 2.5, 1))) }
    let side = level(0.375)
    #expect(alphas(path, 3, 2) == [[side, 128, side], [side, 128, side]])
    #expect(alphas(path, 3, 2, .evenOdd) == [[0, 0, 0], [0, 0, 0]])
  }

  @Test func `lines that pass many pixels are known in each of them`() {
    // A stripe lies across 200 columns, and in every second one a square lies half on it.
    let path = CGMutablePath()
    path.addPath(polygons(corners(0, 0.25, 200, 0.5)))
    for column in stride(from: 0, to: 200, by: 2) {
      path.addPath(polygons(corners(CGFloat(column), 0.5, 1, 0.5)))
    }
    let row = alphas(path, 200, 1)[0]
    #expect(row == (0..<200).map { $0 % 2 == 0 ? level(0.75) : 128 })
    let odd = alphas(path, 200, 1, .evenOdd)[0]
    // A quarter is passed twice: a half remains of the three quarters.
    #expect(odd == [Int](repeating: 128, count: 200))
  }

  @Test func `slanting lines that lie on each other count once in every pixel`() {
    let triangle = [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 0, y: 10)]
    let once = alphas(polygons(triangle), 40, 10)
    let path = CGMutablePath()
    for _ in 0..<7 { path.addPath(polygons(triangle)) }
    #expect(alphas(path, 40, 10) == once)
    // The side falls by a row in four columns, and leaves seven, five, three and one eighth.
    #expect(once[0][..<5] == [level(7 / 8), level(5 / 8), level(3 / 8), level(1 / 8), 0])
  }
}
