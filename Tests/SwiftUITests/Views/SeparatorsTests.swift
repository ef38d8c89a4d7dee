import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SeparatorsTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `a spacer between texts is eight points, without gaps`() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }.padding()
    #expect(fits(row) == CGSize(width: 40, height: 32))
  }
}
