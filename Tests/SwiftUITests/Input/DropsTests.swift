import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DropsTests {
  private struct Taking: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
  }

  @Test func `what can be dragged or dropped on is itself`() throws {
    let view = Color.red.frame(width: 20, height: 10)
      .onDrag { NSItemProvider() }
      .onDrop(of: [UTType.text], delegate: Taking())
      .onDrop(of: [UTType.text], isTargeted: nil) { _ in false }
    #expect(try Hosted(view).frames("Color") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
  }
}
