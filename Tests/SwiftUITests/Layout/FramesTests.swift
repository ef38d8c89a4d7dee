import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct FramesTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `an infinite maximum width fills a proposal and hugs without one`() {
    let view = Color.red.frame(width: 20, height: 5).frame(maxWidth: .infinity)
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(fits(view, 90, 50).width == 90)
    #expect(fits(view, huge, huge).width == 20)
  }
}
