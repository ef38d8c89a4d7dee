/// Lines that Swift Testing itself writes. What a test is called, was given or said stands in them
/// word for word, and is nobody else's word.
enum SwiftTestingLine {
  /// The symbols that lines begin with on Linux, where they are plain characters.
  private static let symbols = ["◇ ", "✔ ", "✘ ", "↳ ", "➜ ", "━ ", "± ", "⚠"]

  static func isOne(_ line: String) -> Bool { symbols.contains(where: line.hasPrefix) }

  /// What follows `Test run with` at the end of a run.
  static func runEnd(_ line: String) -> Substring? {
    guard isOne(line), let mark = line.firstRange(of: " Test run with "),
      mark.lowerBound == line.index(after: line.startIndex)
    else { return nil }
    return line[mark.upperBound...]
  }
}
