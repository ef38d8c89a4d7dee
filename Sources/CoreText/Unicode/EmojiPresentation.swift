/// Tells which characters are shown as pictures in colour.
///
/// Source: UTS #51, sections 1.4.3 to 1.4.9 and 4: a character is an emoji by default, or a
/// variation selector, a skin tone or another emoji that is joined to it makes it one.
package enum EmojiPresentation {
  /// Whether characters may begin here that the text's own font is not asked for. The answer for
  /// letters is fast.
  static func isHint(_ character: UInt32) -> Bool {
    // U+203C is the first character above digits and Latin letters that can be an emoji.
    character >= 0x203C
      && (character == 0xFE0F || UnicodeTables.emojiPresentation[character] != 0)
  }

  /// - Parameter cluster: What a reader sees as one character.
  package static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first else { return false }
    let rest = cluster.dropFirst()
    if rest.first == 0xFE0E { return false }
    if UnicodeTables.emojiPresentation[first] != 0 { return true }
    if isKeycapBase(first) { return rest.first == 0xFE0F && rest.contains(0x20E3) }
    guard UnicodeTables.pictograph[first] != 0 else { return false }
    return rest.contains { other in
      other == 0xFE0F || (0x1F3FB...0x1F3FF).contains(other)
        || UnicodeTables.emojiPresentation[other] != 0
    }
  }

  private static func isKeycapBase(_ character: UInt32) -> Bool {
    (0x30...0x39).contains(character) || character == 0x23 || character == 0x2A
  }
}
