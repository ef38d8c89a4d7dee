import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShapeTests {
  private nonisolated static func ring() -> AnyView {
    AnyView(Circle().stroke(Color.red, lineWidth: 2))
  }

  @Test func `shapes are styled in code of any actor`() {
    let size = CGSize(width: 30, height: 30)
    #expect(UIHostingController(rootView: Self.ring()).sizeThatFits(in: size) == size)
  }
}
