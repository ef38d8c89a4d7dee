import Foundation
import SnapshotCore

/// Text that is safe in XML 1.0, whatever it holds.
enum XMLText {
  /// Escapes text and attributes in double quotes. Characters that XML cannot have become U+FFFD,
  /// and the mark that some CI servers take for an attachment wherever it stands is broken.
  static func escaped(_ text: String) -> String {
    let result = MarkupText.escaped(text) { scalar in
      switch scalar {
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: isAllowed(scalar) ? nil : "\u{fffd}"
      }
    }
    // Literally: before a combining mark, `|` is no character of its own to Swift.
    return result.replacingOccurrences(
      of: "[[ATTACHMENT|", with: "[ [ATTACHMENT|", options: .literal)
  }

  /// Source: XML 1.0, section 2.2 (Char), without C1 controls and non-characters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xfffe, 0xffff: false
    default: scalar.value & 0xfffe != 0xfffe
    }
  }
}
