import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LayoutValueOracleTests {
  private struct Width: LayoutValueKey { static let defaultValue: CGFloat = 5 }

  private struct Widths: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: subviews.map { $0[Width.self] }.reduce(0, +), height: 10) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  // tevelee/SwiftUI-Flow, mixedFlexibility.1.png: a row's own flexibility beats the one that the
  // flow gives to all of its rows.
  @Test func `the layout value nearest to the view counts`() throws {
    let view = Widths {
      Group {
        Color.red.layoutValue(key: Width.self, value: 30).frame(width: 9)
        Color.red
      }
      .layoutValue(key: Width.self, value: 100)
    }
    let size = UIHostingController(rootView: view)
      .sizeThatFits(in: CGSize(width: 500, height: 500))
    #expect(size == CGSize(width: 130, height: 10))
  }
}
