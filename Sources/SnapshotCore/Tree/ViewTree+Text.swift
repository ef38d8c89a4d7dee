import CoreGraphics

/// How a tree is written: one line a node, a space for each level, and after tabs the name, the
/// frame and each property.
///
///     1
///     CardView<tab><tab>0 0 180 70<tab>backgroundColor=#FFFFFF<tab>cornerRadius=12
///      UILabel<tab>titleLabel<tab>16 12 84.5 20.5<tab>text=“Espresso”
///
/// The first line is the version of the vocabulary: trees of different ones are not compared, since
/// one would have properties that the other's writer did not know of. A backslash stands before
/// `n`, `t`, `\` and `u{…}`, for whatever would end a field.
extension ViewTree {
  /// The version of the vocabulary. It goes up whenever a property is added.
  static let version = "1"
  static let fieldEnd = UInt8(ascii: "\t")
  static let lineEnd = UInt8(ascii: "\n")

  /// The same views give the same text.
  package var text: String {
    var bytes = Array(Self.version.utf8) + [Self.lineEnd]
    for node in nodes {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: node.depth))
      Self.append(node.type, to: &bytes)
      bytes.append(Self.fieldEnd)
      Self.append(node.name, to: &bytes)
      bytes.append(Self.fieldEnd)
      Self.append(node.frame, to: &bytes)
      for property in node.properties {
        bytes.append(Self.fieldEnd)
        bytes += property.key.utf8
        bytes.append(UInt8(ascii: "="))
        Self.append(property.value, to: &bytes)
      }
      bytes.append(Self.lineEnd)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ frame: ViewFrame, to bytes: inout [UInt8]) {
    for (index, side) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes += ViewFrame.points(side).utf8
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case fieldEnd: bytes += "\\t".utf8
      case lineEnd: bytes += "\\n".utf8
      case 0..<0x20, 0x7f: bytes += "\\u{\(String(byte, radix: 16))}".utf8
      default: bytes.append(byte)
      }
    }
  }
}

/// A tree's text with the digest that stands for it.
package struct TreeRecord: Sendable, Hashable {
  package let text: String
  /// 32 hexadecimal digits of the text's SHA-256.
  package let digest: String

  init(text: String) {
    self.text = text
    digest = String(SHA256.digest(of: Array(text.utf8)).description.prefix(32))
  }

  /// The tree of a drawn one's text; nil where the text is longer than what is kept.
  package init?(_ tree: ViewTree) {
    self.init(text: tree.text)
    if text.utf8.count > ViewTree.maximumByteCount { return nil }
  }
}
