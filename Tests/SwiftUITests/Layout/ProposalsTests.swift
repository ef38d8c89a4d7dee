import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ProposalsTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `colours take ten points where nothing is proposed`() {
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(fits(Color.red, huge, huge) == CGSize(width: 10, height: 10))
    #expect(fits(Circle(), 30, 20) == CGSize(width: 20, height: 20))
  }
}
