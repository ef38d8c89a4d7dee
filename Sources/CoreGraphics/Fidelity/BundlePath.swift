/// Paths in notes. References keep notes, and have the same bytes wherever they were recorded: of a
/// path into a bundle, the bundle's name stays and what follows it.
enum BundlePath {
  private static let marks = [".resources/", ".bundle/", ".xctest/"]

  /// The text without the folders that the first bundle in it lies in.
  static func shortened(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    for mark in marks {
      guard let found = text.firstRange(of: mark) else { continue }
      let before = text[..<found.lowerBound]
      guard let slash = before.lastIndex(of: "/"), let start = pathStart(in: before) else {
        continue
      }
      return String(text[..<start] + text[text.index(after: slash)...])
    }
    return text
  }

  /// The first slash that begins the text or a word.
  private static func pathStart(in text: Substring) -> String.Index? {
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      let beginsWord = previous.map { $0.isWhitespace || $0 == "“" || $0 == "'" } ?? true
      if character == "/", beginsWord { return index }
      previous = character
    }
    return nil
  }
}
