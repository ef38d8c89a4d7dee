/// Fonts as references name them: fingerprint and name, one font a line.
package struct FontRecord: Sendable, Hashable {
  /// SHA-256 of the font's file, in hexadecimal.
  package let fingerprint: String
  package let name: String

  package init(fingerprint: String, name: String) {
    self.fingerprint = fingerprint
    self.name = name
  }

  /// Reads a line of a reference's fonts; nil where the product did not write it.
  package init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, first.count == 64, first.allSatisfy(\.isHexDigit) else {
      return nil
    }
    fingerprint = String(first)
    name = parts.count > 1 ? String(parts[1]) : ""
  }

  package var line: String { fingerprint + " " + name.singleLine }

  /// What to say where a picture and its reference were drawn with different fonts.
  package static func change(from reference: [String], to actual: [String]) -> String? {
    let (old, new) = (reference.compactMap(FontRecord.init), actual.compactMap(FontRecord.init))
    guard !old.isEmpty, !new.isEmpty, Set(old) != Set(new) else { return nil }
    func text(_ fonts: [FontRecord]) -> String {
      fonts.map { "\($0.name) \($0.fingerprint.prefix(12))" }.joined(separator: ", ")
    }
    let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    if gone.isEmpty || come.isEmpty { return nil }
    return """
      The font changed: the reference was drawn with \(text(gone)), this picture with \
      \(text(come)). Use that font (`snapshot fonts check` says where it is), or record anew.
      """
  }
}
