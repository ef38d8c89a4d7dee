import CoreGraphics
import Testing

@Suite struct PatternCellsTests: PaintsPatterns {
  private let opaque: [CGFloat] = [1]

  @Test func `a turned pattern covers as much as an upright one`() {
    let drawing = Drawing(100, 100)
    let turn = CGAffineTransform(rotationAngle: .pi / 4)
    drawing.context.setFillPattern(squares(matrix: turn), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    // A quarter is painted, whatever the angle.
    let mean = Double(drawing.alphas.joined().reduce(0, +)) / (255 * 10_000)
    #expect(abs(mean - 0.25) < 0.005)
    // The middle of a cell's square, turned.
    let middle = CGPoint(x: 9, y: 1).applying(turn)
    #expect(drawing.alpha(Int(middle.x), Int(middle.y)) > 200)
  }

  @Test func `a turned pattern has no seams`() {
    let drawing = Drawing(40, 40)
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: -9, y: -9, width: 90, height: 90)) },
      releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 2, y: 3, width: 5, height: 7),
      matrix: CGAffineTransform(rotationAngle: 0.4), xStep: 5, yStep: 7,
      tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
    drawing.context.setFillPattern(pattern, colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(drawing.alphas.joined().allSatisfy { $0 == 255 })
  }

  @Test func `a cell larger than the canvas is drawn as if it were no pattern`() {
    let drawing = Drawing(6, 6)
    let huge = CGAffineTransform(scaleX: 1e5, y: 1e5)
    drawing.context.setFillPattern(squares(matrix: huge), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    #expect(drawing.alphas.joined().filter { $0 == 255 }.count == 16)
  }
}
