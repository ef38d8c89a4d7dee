import CoreGraphics
import Testing

@Suite struct CGPatternTests: PaintsPatterns {
  private let opaque: [CGFloat] = [1]

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
}
