import CoreGraphics
import Testing

@Suite struct PatternAxisTests: PaintsPatterns {
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

  @Test func `cells below a pixel show their mean`() {
    let drawing = Drawing(3, 3)
    let tiny = CGAffineTransform(scaleX: 0.01, y: 0.01)
    drawing.context.setFillPattern(squares(matrix: tiny), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(drawing.alphas == [[64, 64, 64], [64, 64, 64], [64, 64, 64]])
  }
}
