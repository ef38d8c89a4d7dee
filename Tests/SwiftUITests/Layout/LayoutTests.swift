import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
  private struct Third: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.width * CGFloat(index) / 3, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Test func `a layout of one's own places its subviews by an anchor`() throws {
    let hosted = try Hosted(
      Third()() {
        Color.red
        Color.blue
      }, width: 90, height: 50)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 20, width: 10, height: 10), CGRect(x: 30, y: 20, width: 10, height: 10),
      ])
  }
}
