import SnapshotCore

/// Text that is safe in GitHub's Markdown, whatever it holds.
enum MarkdownText {
  /// A code span.
  static func code(_ text: String) -> String {
    let text = text.singleLine
    if text.isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    // One space at both ends is taken off again; without it a backtick there would join the
    // fence.
    return fence + " " + text + " " + fence
  }

  /// A code span in a table: cells are cut at `|` before anything else is understood.
  static func cell(_ text: String) -> String {
    // By scalars: before a combining mark, `|` is no character of its own to Swift.
    var result = ""
    for scalar in code(text).unicodeScalars {
      if scalar == "|" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A date as this tool writes it stands as it is; whatever else is there is a code span.
  static func date(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
    }
    return isPlain ? text : code(text)
  }

  /// A fenced block.
  static func block(_ lines: some Sequence<String>, _ language: String) -> String {
    let lines = lines.map(\.singleLine)
    let longest = lines.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return fence + language + "\n" + lines.joined(separator: "\n") + "\n" + fence + "\n"
  }

  /// Text in an HTML element, where Markdown is read too: every mark is an entity.
  static func html(_ text: String) -> String {
    var result = ""
    for scalar in text.singleLine.unicodeScalars {
      if scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar),
        scalar != " "
      {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return "<code>" + result + "</code>"
  }

  /// Backticks in a row, at most.
  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
