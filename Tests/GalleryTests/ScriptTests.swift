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

  private nonisolated static let hasHyphens = FileManager.default.fileExists(
    atPath: "/usr/share/hyphen/hyph_en_US.dic")

  @Test(.enabled(if: hasScripts, "fonts-noto-core and fonts-noto-cjk are not installed"))
  func scripts() {
    assertSnapshot(
      of: ScriptBoardView(), as: .image(traits: UITraitCollection(displayScale: 1)),
      named: "labels")
  }

  @Test(
    .enabled(if: hasScripts, "fonts-noto-core and fonts-noto-cjk are not installed"),
    .enabled(if: hasHyphens, "hyphen-en-us is not installed"))
  func words() {
    assertSnapshot(
      of: DividedWordsView(), as: .image(traits: UITraitCollection(displayScale: 1)),
      named: "narrow")
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

/// Paragraphs in a narrow column: scripts without spaces, soft hyphens, hyphenated English.
private final class DividedWordsView: UIView {
  private static let texts = [
    "ภาษาไทยเขียนติดกันโดยไม่มีช่องว่างระหว่างคำ", "ພາສາລາວຂຽນຕິດກັນໂດຍບໍ່ມີຊ່ອງຫວ່າງ",
    "ភាសាខ្មែរសរសេរជាប់គ្នាដោយគ្មានដកឃ្លា", "မြန်မာဘာသာသည် စကားလုံးများကို ဆက်၍ရေးသည်",
    "Do\u{AD}nau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}ge\u{AD}sell\u{AD}schaft",
    "Internationalization and localization of applications",
  ]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 330, height: 250))
    backgroundColor = .systemBackground
    for (index, text) in Self.texts.enumerated() {
      let style = NSMutableParagraphStyle()
      if index == 5 { style.hyphenationFactor = 1 }
      let label = UILabel(
        frame: CGRect(x: 12 + 160 * (index % 2), y: 10 + 80 * (index / 2), width: 128, height: 72))
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
      label.layer.borderWidth = 1
      label.layer.borderColor = UIColor.separator.cgColor
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}
