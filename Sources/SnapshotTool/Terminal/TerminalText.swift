import SnapshotCore

/// Text by the columns that it takes on a terminal.
package enum TerminalText {
  /// As much of the text as fits into the columns, with `…` where a part was left out. Control
  /// characters are written out.
  package static func fitted(_ text: String, columns: Int) -> String {
    let text = text.singleLine
    if self.columns(of: text) <= columns { return text }
    var kept = ""
    var used = 1
    for character in text {
      used += self.columns(of: character)
      if used > columns { break }
      kept.append(character)
    }
    return columns > 0 ? kept + "…" : ""
  }

  package static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// 2 for ideographs, Hangul, full-width forms and emoji.
  ///
  /// - Source: Unicode Standard Annex 11, "East Asian Width"; blocks, not single characters.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0x20000...0x3fffd:
      return 2
    default:
      return 1
    }
  }
}
