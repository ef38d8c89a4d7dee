import CoreGraphics
import Testing

@Suite struct CGContextPatternTests {
  private let opaque: [CGFloat] = [1]

  /// Cells of 4 × 4 with their top left quarter filled.
  private func squares(
    step: CGFloat = 4, tiling: CGPatternTiling = .constantSpacing, isColored: Bool = true,
    matrix: CGAffineTransform = .identity
  ) -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step,
      yStep: step, tiling: tiling, isColored: isColored, callbacks: &callbacks)!
  }

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

  @Test func `the callbacks get the info, and are told of the end`() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let info = Unmanaged.passUnretained(log).toOpaque()
    do {
      let drawing = Drawing(2, 2)
      var callbacks = CGPatternCallbacks(
        version: 0, drawPattern: { info, _ in log.lines.append("draw \(info != nil)") },
        releaseInfo: { _ in log.lines.append("release") })
      let pattern = CGPattern(
        info: info, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity,
        xStep: 2, yStep: 2, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
      drawing.context.setFillPattern(pattern, colorComponents: opaque)
      drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(log.lines == ["draw true", "release"])
  }

  @Test func `no pattern comes of steps and bounds that cannot be laid out`() {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    func make(_ bounds: CGRect, _ step: CGFloat) -> CGPattern? {
      CGPattern(
        info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: 1,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(make(unit, 1) != nil)
    #expect(make(unit, 0) == nil)
    #expect(make(unit, .nan) == nil)
    #expect(make(.zero, 1) == nil)
  }

  @Test func `colours with patterns are equal when pattern and alpha are`() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let pattern = squares()
    let color = try #require(
      CGColor(patternSpace: space, pattern: pattern, components: opaque))
    #expect(color == CGColor(patternSpace: space, pattern: pattern, components: opaque))
    #expect(color != CGColor(patternSpace: space, pattern: squares(), components: opaque))
    #expect(color.copy(alpha: 0.5)?.pattern === pattern)
    #expect(color.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(color.numberOfComponents == 1)
    #expect(color.converted(to: .standard, intent: .defaultIntent, options: nil) == nil)
    #expect(
      CGColor(patternSpace: space, pattern: squares(isColored: false), components: opaque)
        == nil)
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
