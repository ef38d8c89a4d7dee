import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LayoutModifiersTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `a padded text under a zero proposal is as large as its padding`() {
    #expect(fits(Text("Hello").padding()) == CGSize(width: 32, height: 32))
  }

  @Test func `rows, offsets and positions are mirrored from right to left`() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 30, height: 10).offset(x: 5)
      }, width: 40, height: 10, traits: traits)
    #expect(hosted.frames("Color").map(\.minX) == [30, -5])
    let placed = try Hosted(
      Color.red.frame(width: 10, height: 10).position(x: 10, y: 20), width: 40, height: 40,
      traits: traits)
    #expect(placed.frames("Color") == [CGRect(x: 25, y: 15, width: 10, height: 10)])
  }
}
