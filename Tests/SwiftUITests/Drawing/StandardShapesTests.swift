import SwiftUI
import Testing

@Suite struct StandardShapesTests {
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
