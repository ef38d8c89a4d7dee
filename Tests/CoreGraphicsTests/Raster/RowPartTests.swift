import CoreGraphics
import Testing

@Suite struct RowPartTests: CoversPixels {
  /// The shares of the pixels on one side of a line that falls by a row in four columns.
  private let shares = [7.0, 5, 3, 1].map { $0 / 8 }

  /// A part of a path because of which its columns are counted from that of the picture on.
  private let leftOfPicture = CGRect(x: -1, y: 0, width: 0.5, height: 1)

  private func triangle(_ x: CGFloat, isFalling: Bool, isReversed: Bool) -> CGPath {
    let (left, right) = (CGPoint(x: x, y: 1), CGPoint(x: x + 4, y: 1))
    let top = CGPoint(x: isFalling ? x : x + 4, y: 0)
    return polygons(isReversed ? [right, left, top] : [left, right, top])
  }

  @Test(arguments: [false, true], [false, true])
  func `a slanting side leaves the area on its side, wherever it lies`(
    _ isFalling: Bool, _ isReversed: Bool
  ) {
    let levels = (isFalling ? shares : shares.reversed()).map(level)
    for column in 0..<132 {
      let path = CGMutablePath()
      path.addRect(leftOfPicture)
      path.addPath(triangle(CGFloat(column), isFalling: isFalling, isReversed: isReversed))
      let before = [Int](repeating: 0, count: column)
      let after = [Int](repeating: 0, count: 136 - column)
      #expect(alphas(path, 140, 1) == [before + levels + after])
    }
  }

  @Test func `a side that reaches beyond the picture is cut where it leaves it`() {
    let levels = shares.map(level)
    let (left, both) = (
      alphas(triangle(-2, isFalling: true, isReversed: false), 5, 1),
      alphas(triangle(-1, isFalling: true, isReversed: false), 2, 1)
    )
    #expect(left == [[levels[2], levels[3], 0, 0, 0]])
    #expect(both == [[levels[1], levels[2]]])
    #expect(
      alphas(triangle(1, isFalling: true, isReversed: false), 3, 1)
        == [[0, levels[0], levels[1]]])
  }

  @Test func `a side on the border of two pixels covers one of them`() {
    for column in [1, 3, 4, 63, 64, 65] {
      let path = CGMutablePath()
      path.addRect(leftOfPicture)
      path.addPath(polygons(corners(CGFloat(column), 0, 2, 2)))
      let row =
        [Int](repeating: 0, count: column) + [255, 255] + [Int](repeating: 0, count: 68 - column)
      #expect(alphas(path, 70, 2) == [row, row])
    }
  }

  @Test func `parts of a row leave their share of its height`() {
    // The shape begins at a quarter of the row and in the middle of the left pixel.
    let path = polygons(corners(0.5, 0.25, 2.5, 0.75))
    #expect(alphas(path, 4, 1) == [[level(0.375), level(0.75), level(0.75), 0]])
    // A step inside the pixel leaves out a quarter.
    let step = polygons([
      CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 0.5),
      CGPoint(x: 1, y: 0.5), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1),
    ])
    #expect(alphas(step, 1, 1) == [[level(0.75)]])
  }

  @Test func `a steep side takes its area row by row`() {
    // The side goes to the right by a column in four rows: the mirror of one that is level.
    let path = polygons([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 4), CGPoint(x: 0, y: 4)])
    #expect(alphas(path, 2, 4) == shares.reversed().map { [level($0), 0] })
  }

  @Test func `sides that cross leave what lies under either`() {
    // At x of four columns one side is x / 4 above the row's end, and the other 1 − x / 4; where
    // both are there, |1 − x / 2| is left by the other rule. With two columns it is twice as steep.
    for (width, shares) in [(4, [7.0, 5, 5, 7]), (2, [6.0, 6])] {
      for column in [0, 1, 60, 61, 62, 63, 64] {
        let path = CGMutablePath()
        path.addRect(leftOfPicture)
        for top in [column, column + width] {
          path.addPath(
            polygons([
              CGPoint(x: column, y: 1), CGPoint(x: column + width, y: 1), CGPoint(x: top, y: 0),
            ]))
        }
        let either = shares.map { level($0 / 8) }
        #expect(Array(alphas(path, 70, 1)[0][column..<column + width]) == either)
        let one = shares.map { level($0 / 4 - 1) }
        #expect(Array(alphas(path, 70, 1, .evenOdd)[0][column..<column + width]) == one)
      }
    }
  }
}
