import CoreText
import Testing

@Suite struct EmojiPresentationTests {
  private func isEmoji(_ text: String) -> Bool {
    EmojiPresentation.isEmoji(text.unicodeScalars.map(\.value)[...])
  }

  @Test(arguments: [
    "😀", "⌚", "🇩🇪", "👩\u{200D}🚀", "👍🏽", "❤\u{FE0F}", "❤\u{200D}🔥", "1\u{FE0F}\u{20E3}",
    "#\u{FE0F}\u{20E3}", "☝🏽", "©\u{FE0F}",
    "🏴\u{E0067}\u{E0062}\u{E007F}",
  ])
  func `pictures by default, by a selector, a skin tone or what is joined`(text: String) {
    #expect(isEmoji(text))
  }

  @Test(arguments: [
    "a", "1", "#", "©", "™", "☎", "❤", "⌚\u{FE0E}", "😀\u{FE0E}", "1\u{FE0F}", "→", "中", "",
    "a\u{FE0F}", "1\u{20E3}",
  ])
  func `everything else is text`(text: String) {
    #expect(!isEmoji(text))
  }
}
