import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct KeyboardShortcutTests {
  private struct Reader: View {
    @Environment(\.keyboardShortcut) private var shortcut
    var body: some View {
      Text(shortcut.map { "\($0.key.character) \($0.modifiers.rawValue)" } ?? "none")
    }
  }

  private func shown<V: View>(_ view: V) throws -> String {
    let tree = try Hosted(view).tree
    return tree.first { $0.contains("Text ") } ?? ""
  }

  @Test func `a view finds the shortcut of the control around`() throws {
    #expect(try shown(Reader().keyboardShortcut("k")).contains("“k 16”"))
    #expect(try shown(Reader().keyboardShortcut("k", modifiers: [.shift])).contains("“k 2”"))
    #expect(try shown(Reader().keyboardShortcut(nil)).contains("“none”"))
    #expect(try shown(Reader()).contains("“none”"))
  }

  @Test func `a shortcut is its key and its modifiers`() {
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", localization: .custom))
    #expect(KeyboardShortcut("s") != KeyboardShortcut("s", modifiers: []))
    #expect(KeyboardShortcut.defaultAction.key == .return)
    #expect(KeyboardShortcut.cancelAction.modifiers == [])
    #expect(EventModifiers.all.contains([.command, .capsLock, .numericPad]))
  }
}
