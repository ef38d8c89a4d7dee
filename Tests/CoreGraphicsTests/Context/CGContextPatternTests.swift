import CoreGraphics
import Testing

@Suite struct CGContextPatternTests: PaintsPatterns {
  private let opaque: [CGFloat] = [1]

  @Test func `cells are laid out from the base space's origin`() {
    let drawing = Drawing(8, 6)
    drawing.context.setFillPattern(squares(), colorComponents: opaque)
    drawing.context.translateBy(x: 1, y: 1)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 6, height: 5))
    let painted = (0..<6).map { y in (0..<8).filter { drawing.alpha($0, y) == 255 } }
    #expect(painted == [[], [1, 4, 5], [], [], [1, 4, 5], [1, 4, 5]])
    #expect(drawing[1, 1] == [255, 0, 0, 255])
  }

  @Test func `phase and matrix move the cells`() {
    let drawing = Drawing(8, 1)
    drawing.context.setFillPattern(
      squares(matrix: CGAffineTransform(scaleX: 2, y: 2)), colorComponents: opaque)
    drawing.context.setPatternPhase(CGSize(width: 3, height: 0))
    drawing.context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(drawing.alphas == [[0, 0, 0, 255, 255, 255, 255, 0]])
  }

  @Test func `a scaled base space scales the cells`() {
    let drawing = Drawing(12, 1, scale: 1.5)
    drawing.context.setFillPattern(squares(), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(drawing.alphas == [[255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0]])
  }

  @Test func `an uncoloured pattern takes the colour and keeps its alpha`() throws {
    let drawing = Drawing(4, 1)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    drawing.context.setFillColorSpace(space)
    drawing.context.setFillPattern(squares(isColored: false), colorComponents: [0, 0, 1, 0.5])
    drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(drawing[0, 0] == [0, 0, 128, 128])
    #expect(drawing.alpha(2, 0) == 0)
  }

  @Test func `the alpha of a coloured pattern and the state's scale it`() {
    let drawing = Drawing(4, 1)
    drawing.context.setFillPattern(squares(), colorComponents: [0.5])
    drawing.context.setAlpha(0.5)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(drawing[0, 0] == [64, 0, 0, 64])
  }

  @Test func `strokes take patterns too`() {
    let drawing = Drawing(8, 3)
    drawing.context.setStrokePattern(squares(), colorComponents: opaque)
    drawing.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
    #expect(drawing.alphas[0] == [255, 255, 0, 0, 255, 255, 0, 0])
    #expect(drawing.alphas[1] == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `a pattern casts the shadow of what it paints`() {
    let drawing = Drawing(8, 4)
    drawing.context.setFillPattern(squares(), colorComponents: opaque)
    drawing.context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 0, color: CGColor(gray: 0, alpha: 1))
    drawing.context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
    #expect(drawing[0, 2] == [0, 0, 0, 255])
    #expect(drawing.alphas[2] == [255, 255, 0, 0, 255, 255, 0, 0])
  }

  @Test func `a pattern that fills with itself ends`() {
    let drawing = Drawing(8, 8)
    var pattern: CGPattern?
    var depth = 0
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        depth += 1
        context.setFillPattern(pattern!, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }, releaseInfo: nil)
    pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    drawing.context.setFillPattern(pattern!, colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(depth == 8)
  }

  @Test func `an anchor takes the place of the base space until it is restored`() {
    let drawing = Drawing(8, 1)
    drawing.context.setFillPattern(squares(), colorComponents: opaque)
    drawing.context.saveGState()
    drawing.context.translateBy(x: 1, y: 0)
    drawing.context.anchorPatterns()
    drawing.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    drawing.context.restoreGState()
    drawing.context.fill(CGRect(x: 4, y: 0, width: 4, height: 1))
    #expect(drawing.alphas == [[0, 255, 255, 0, 255, 255, 0, 0]])
  }
}
