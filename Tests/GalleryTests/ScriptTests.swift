import Foundation
import Snapshot
import SwiftUI
import Testing
import UIKit

/// Text in every script and in colour, with the fonts of Debian's packages.
@MainActor @Suite struct ScriptTests {
  private nonisolated static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "/usr/share/fonts/" + path)
  }
  private nonisolated static let hasScripts =
    isThere("truetype/noto/NotoSansDevanagari-Regular.ttf")
    && isThere("opentype/noto/NotoSansCJK-Regular.ttc")
  private nonisolated static let hasEmoji = isThere("truetype/noto/NotoColorEmoji.ttf")

  @Test(.enabled(if: hasScripts, "fonts-noto-core and fonts-noto-cjk are not installed"))
  func scripts() {
    assertSnapshot(
      of: ScriptBoardView(), as: .image(traits: UITraitCollection(displayScale: 1)),
      named: "labels")
  }

  @Test(
    .enabled(if: hasEmoji, "fonts-noto-color-emoji is not installed"),
    arguments: [UIUserInterfaceStyle.light, .dark])
  func emoji(_ style: UIUserInterfaceStyle) {
    assertSnapshot(
      of: EmojiChatPage(),
      as: .image(
        layout: .fixed(width: 390, height: 330),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: style),
        ])),
      named: style == .dark ? "dark" : "light", testName: "emoji")
  }
}
