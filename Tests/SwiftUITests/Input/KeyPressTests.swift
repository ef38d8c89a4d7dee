import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct KeyPressTests {
  @Test func `nobody presses a key`() throws {
    var told = 0
    func count() -> KeyPress.Result {
      told += 1
      return .handled
    }
    let view = Color.red.frame(width: 20, height: 10)
      .onKeyPress(.space) { count() }
      .onKeyPress(.return, phases: .up) { press in
        press.modifiers.contains(.shift) ? .ignored : count()
      }
      .onKeyPress(keys: [.leftArrow, "a"]) { _ in count() }
      .onKeyPress(characters: .decimalDigits) { _ in count() }
      .onKeyPress { _ in count() }
    #expect(try Hosted(view).frames("Color") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
    #expect(told == 0)
  }
}
