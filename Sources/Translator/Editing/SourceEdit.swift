import TranslatorInterface

/// One replacement in a source file's bytes.
struct SourceEdit: Equatable {
  /// UTF-8 offsets in the file as its author wrote it.
  var range: Range<Int>
  var text: String
  /// The author's code for which text is inserted, where that stands somewhere else.
  var origin: ColumnMap.Origin?

  /// Replaces, and keeps the lines: the new text has at least the line ends of the old, so that
  /// whatever follows stays on its line.
  init(_ range: Range<Int>, replacing old: String, with new: String) {
    self.range = range
    let missing =
      old.utf8.count { $0 == UInt8(ascii: "\n") }
      - new.utf8.count { $0 == UInt8(ascii: "\n") }
    text = new + String(repeating: "\n", count: max(missing, 0))
  }

  /// Inserts text that has no line ends.
  init(insert text: String, at offset: Int, for origin: ColumnMap.Origin? = nil) {
    range = offset..<offset
    self.text = text
    self.origin = origin
  }

  /// Overwrites a range with spaces, so that the rest of the source keeps its place.
  init(blank range: Range<Int>, of old: String) {
    self.range = range
    text = String(old.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? Character($0) : " " })
    // A character of several bytes leaves one space for each, so that columns stay.
    let missing = range.count - text.utf8.count
    if missing > 0 { text += String(repeating: " ", count: missing) }
  }
}
