import CoreGraphics
import Testing

@Suite struct PatternCellsTests: PaintsPatterns {
  private let opaque: [CGFloat] = [1]

  @Test func `constant spacing stretches cells to whole pixels`() {
    let drawing = Drawing(9, 1)
    drawing.context.setFillPattern(squares(step: 4.4), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
    // 4 of 4.4 pixels each: the square's 2 become 1.82.
    #expect(drawing.alphas == [[255, 209, 0, 0, 255, 209, 0, 0, 255]])
  }

  @Test func `without distortion the distance between cells differs by a pixel`() {
    let drawing = Drawing(14, 1)
    drawing.context.setFillPattern(
      squares(step: 4.5, tiling: .noDistortion), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 14, height: 1))
    let starts = (0..<14).filter {
      drawing.alpha($0, 0) == 255 && ($0 == 0 || drawing.alpha($0 - 1, 0) == 0)
    }
    #expect(starts == [0, 5, 9])
    #expect(drawing.alphas[0].filter { $0 == 255 }.count == 6)
  }

  @Test func `cells larger than their step overlap`() {
    let drawing = Drawing(8, 1)
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
      }, releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 6, height: 1), matrix: .identity, xStep: 4,
      yStep: 1, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
    drawing.context.setFillPattern(pattern, colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(drawing.alphas == [[192, 192, 128, 128, 192, 192, 128, 128]])
  }

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

  @Test func `cells below a pixel show their mean`() {
    let drawing = Drawing(3, 3)
    let tiny = CGAffineTransform(scaleX: 0.01, y: 0.01)
    drawing.context.setFillPattern(squares(matrix: tiny), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(drawing.alphas == [[64, 64, 64], [64, 64, 64], [64, 64, 64]])
  }

  @Test func `a cell larger than the canvas is drawn as if it were no pattern`() {
    let drawing = Drawing(6, 6)
    let huge = CGAffineTransform(scaleX: 1e5, y: 1e5)
    drawing.context.setFillPattern(squares(matrix: huge), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    #expect(drawing.alphas.joined().filter { $0 == 255 }.count == 16)
  }
}
