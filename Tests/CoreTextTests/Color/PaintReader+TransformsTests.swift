import CoreGraphics
import CoreText
import Testing

@Suite struct PaintReaderTransformsTests: ReadsPaints {
  private func matrix(_ numbers: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Format, numbers, and the matrix that they are.
  @Test(
    arguments: [
      (14, [20, -30], [1, 0, 0, 1, 20, -30]), (16, [8192, 16_384], [0.5, 0, 0, 1, 0, 0]),
      (18, [8192, 16_384, 100, 50], [0.5, 0, 0, 1, 50, 0]), (20, [8192], [0.5, 0, 0, 0.5, 0, 0]),
      (22, [8192, 100, 50], [0.5, 0, 0, 0.5, 50, 25]), (24, [8192], [0, 1, -1, 0, 0, 0]),
      (26, [8192, 100, 0], [0, 1, -1, 0, 100, -100]), (28, [0, 4096], [1, 1, 0, 1, 0, 0]),
      (28, [4096, 0], [1, 0, -1, 1, 0, 0]), (30, [4096, 0, 7, 10], [1, 0, -1, 1, 10, 0]),
    ] as [(UInt8, [Int], [CGFloat])])
  func `paints that move others are matrices`(
    _ format: UInt8, _ numbers: [Int], _ expected: [CGFloat]
  ) throws {
    let found = try transform(ColorFont.transform(format, numbers, ColorFont.solid(0)))
    let wanted = matrix(expected)
    for (a, b) in zip(
      [found.a, found.b, found.c, found.d, found.tx, found.ty],
      [wanted.a, wanted.b, wanted.c, wanted.d, wanted.tx, wanted.ty])
    {
      #expect((a - b).magnitude < 1e-12)
    }
  }

  @Test func `a matrix of six numbers is taken as it is`() throws {
    let found = try transform(ColorFont.matrix([1, 0.5, -0.25, 2, 30, -40], ColorFont.solid(0)))
    #expect(found == matrix([1, 0.5, -0.25, 2, 30, -40]))
  }
}
