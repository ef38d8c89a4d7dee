import SwiftUI
import Testing

@Suite struct ProposalsTests {
  @Test func `lengths that are not proposed are 10 points, or those of a size`() {
    let width = ProposedViewSize(width: 30, height: nil)
    #expect(width.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(
      width.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 30, height: 2))
    #expect(ProposedViewSize.unspecified.width == nil && ProposedViewSize.unspecified.height == nil)
    #expect(ProposedViewSize(CGSize(width: 0, height: 0)) == .zero)
  }

  @Test func `a set of edges has those of its name`() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all.subtracting(.vertical) == .horizontal)
    for edge in Edge.allCases {
      #expect(Edge.Set.all.contains(Edge.Set(edge)))
      #expect(Edge.Set.vertical.contains(Edge.Set(edge)) == [.top, .bottom].contains(edge))
    }
  }

  @Test func `a whole turn is 360 degrees, and angles are compared with their turns`() {
    #expect(abs(Angle.degrees(360).radians - 2 * .pi) < 1e-12)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(370))
    #expect(-Angle.radians(1) + .radians(3) == .radians(2))
    #expect(Angle.radians(2) * 1.5 == .radians(3))
  }

  @Test func `axes are told by their names`() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(!Axis.Set.horizontal.contains(.vertical))
  }
}
