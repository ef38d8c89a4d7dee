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

  @Test func `a radius that is too large for the height is half of it in both directions`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 24)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = RoundedRectangle(cornerRadius: 20, style: style).path(in: rect)
      // A quarter of a circle of 12 points: at 45 degrees it is 3.51 points from both sides.
      #expect(path.contains(CGPoint(x: 3.7, y: 3.7)))
      #expect(!path.contains(CGPoint(x: 3.3, y: 3.3)))
      // The edge is straight between the corners.
      #expect(path.contains(CGPoint(x: 12.5, y: 0.05)))
    }
  }
}
