import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ModifierNodesTests {
  private struct Modified: ViewModifier {
    @State private var width: CGFloat = 4
    func body(content: Content) -> some View {
      content.frame(width: width).onAppear { width = 9 }
    }
  }

  @Test func `a modifier keeps state of its own`() throws {
    let hosted = try Hosted(Color.red.modifier(Modified()))
    #expect(hosted.frames("Color").map(\.width) == [9])
  }
}
