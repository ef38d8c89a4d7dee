/// Why bytes are not a font that can be used.
package enum FontError: Error, Hashable, CustomStringConvertible {
  /// The first four bytes are of no font format.
  case notAFont(signature: UInt32)
  /// A collection was asked for a face that it does not have.
  case noSuchFace(index: Int, count: Int)
  /// A table that has to be there is not.
  case missingTable(FontTag)
  /// Something reaches beyond the end of its table; the offset is from the table's start, or from
  /// the file's where the table directory itself is cut off.
  case outOfBounds(table: FontTag?, offset: Int, count: Int)
  /// A value that the format rules out.
  case malformed(table: FontTag, offset: Int, reason: String)

  package var description: String {
    switch self {
    case .notAFont(let signature):
      "This is not a TrueType or OpenType font: it begins with 0x"
        + String(signature, radix: 16) + "."
    case .noSuchFace(let index, let count):
      "The font collection has no face \(index): it has \(count)."
    case .missingTable(let table):
      "The font has no table '\(table)'. Use a complete TrueType or OpenType font."
    case .outOfBounds(let table?, let offset, let count):
      "The font's table '\(table)' is cut off: \(count) bytes are missing at offset \(offset)."
    case .outOfBounds(nil, let offset, let count):
      "The font file is cut off: \(count) bytes are missing at offset \(offset)."
    case .malformed(let table, let offset, let reason):
      "The font's table '\(table)' is broken at offset \(offset): \(reason)."
    }
  }
}

/// The four characters that name a table, a script or a feature.
package struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// - Precondition: Four ASCII characters.
  package init(stringLiteral value: StaticString) {
    precondition(value.utf8CodeUnitCount == 4, "a tag has four characters (was \(value))")
    // SAFETY: The buffer is the constant's own, whose four bytes were counted just before, and is
    // read in bounds.
    rawValue = value.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    return String(decoding: bytes.map { (32..<127).contains($0) ? $0 : 63 }, as: UTF8.self)
  }
}
