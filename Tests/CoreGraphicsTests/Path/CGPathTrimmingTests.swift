import CoreGraphics
import Testing

@Suite struct CGPathTrimmingTests {
  @Test func `a curve is cut at a share of its length or of its parameter`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 80, y: 0), control1: .zero, control2: .zero)
    path.addLine(to: CGPoint(x: 160, y: 0))
    let even = try #require(path.trimmed(from: 0, to: 0.25).points.last)
    #expect(abs(even.x - 40) < 0.01)
    #expect(path.trimmed(from: 0, to: 0.25, isEven: false).points.last == CGPoint(x: 10, y: 0))
    let line = path.trimmed(from: 0.5, to: 0.75, isEven: false)
    #expect(line.text == "M 80 0 L 120 0")
  }

  @Test func `lines are cut by their share of the whole length`() {
    let path = path("M 0 0 L 10 0 L 10 10")
    #expect(path.trimmed(from: 0, to: 0.25).text == "M 0 0 L 5 0")
    #expect(path.trimmed(from: 0.25, to: 0.75).text == "M 5 0 L 10 0 L 10 5")
    #expect(path.trimmed(from: 0.5, to: 1).text == "M 10 0 L 10 10")
    #expect(path.trimmed(from: 0.6, to: 0.4).isEmpty)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: -1, to: 2) == path)
    #expect(path.trimmed(from: .nan, to: 1).isEmpty)
  }

  @Test func `the length runs over all subpaths`() {
    let path = path("M 0 0 L 10 0 L 0 0 Z M 0 5 L 20 5")
    #expect(path.trimmed(from: 0, to: 0.5).text == "M 0 0 L 10 0 Z")
    #expect(path.trimmed(from: 0.25, to: 0.75).text == "M 10 0 L 0 0 M 0 5 L 10 5")
  }

  @Test func `a closed subpath stays closed only as a whole`() {
    let path = path("M 0 0 L 10 0 L 10 10 L 0 10 Z")
    #expect(path.trimmed(from: 0, to: 1).text == path.text)
    #expect(path.trimmed(from: 0, to: 0.875).text == "M 0 0 L 10 0 L 10 10 L 0 10 L 0 5")
  }

  @Test func `curves are cut and not flattened`() {
    let quarter = path("M 10 0 C 10 5.522847 5.522847 10 0 10")
    let half = quarter.trimmed(from: 0, to: 0.5)
    #expect(half.verbs == [.move, .cubic])
    let end = half.currentPoint
    #expect(abs(end.x - end.y) < 1e-6)
    #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 10) < 0.003)
    let quad = path("M 0 0 Q 5 10 10 0").trimmed(from: 0.5, to: 1)
    #expect(quad.text == "M 5 5 Q 7.5 5 10 0")
  }

  @Test func `dashes are subpaths of curves`() {
    let path = path("M 0 0 L 10 0 L 10 10")
    #expect(
      path.copy(dashingWithPhase: 0, lengths: [4, 4]).text
        == "M 0 0 L 4 0 M 8 0 L 10 0 L 10 2 M 10 6 L 10 10")
    #expect(
      path.copy(dashingWithPhase: 5, lengths: [4]).text
        == "M 3 0 L 7 0 M 10 1 L 10 5 M 10 9 L 10 10")
    let dots = path.copy(dashingWithPhase: 0, lengths: [0, 8])
    #expect(dots.text == "M 0 0 L 0 0 M 8 0 L 8 0 M 10 6 L 10 6")
    let round = circle(0, 0, 10).copy(dashingWithPhase: 0, lengths: [5 * .pi])
    #expect(round.verbs == [.move, .cubic, .cubic, .move, .cubic, .cubic])
  }

  @Test func `a closed subpath joins its last dash to its first`() {
    let square = path("M 0 0 L 10 0 L 10 10 L 0 10 Z")
    #expect(
      square.copy(dashingWithPhase: 5, lengths: [10, 10]).text
        == "M 10 5 L 10 10 L 5 10 M 0 5 L 0 0 L 5 0")
    #expect(square.copy(dashingWithPhase: 0, lengths: [100]).text == square.text)
  }

  @Test func `patterns without sense leave the path whole`() {
    let path = path("M 0 0 L 10 0")
    for lengths in [[], [0], [-1, 3], [1e-9]] as [[CGFloat]] {
      #expect(path.copy(dashingWithPhase: 0, lengths: lengths).text == path.text)
    }
  }

  @Test func `the transform maps the dashes`() {
    let dashes = path("M 0 0 L 10 0").copy(
      dashingWithPhase: 0, lengths: [6, 6], transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(dashes.text == "M 0 0 L 12 0")
  }
}
