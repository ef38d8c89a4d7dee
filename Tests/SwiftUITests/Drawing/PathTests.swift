import SwiftUI
import Testing

@Suite struct PathTests {
  @Test func `a path tells its steps`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 2), control: CGPoint(x: 4, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 2), control1: CGPoint(x: 6, y: 1), control2: CGPoint(x: 7, y: 3))
    path.closeSubpath()
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    #expect(
      steps == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 2)),
        .quadCurve(to: CGPoint(x: 5, y: 2), control: CGPoint(x: 4, y: 1)),
        .curve(
          to: CGPoint(x: 9, y: 2), control1: CGPoint(x: 6, y: 1), control2: CGPoint(x: 7, y: 3)),
        .closeSubpath,
      ])
  }
}
