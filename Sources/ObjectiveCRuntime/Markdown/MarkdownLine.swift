/// A line of a Markdown text, and what it begins.
struct MarkdownLine {
  /// The spaces in front.
  let indent: Int
  private let text: Substring

  init(_ line: String) {
    text = line.drop { $0 == " " }
    indent = line.count - text.count
  }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  var isQuote: Bool { indent < 4 && text.first == ">" }

  var withoutQuoteMark: String {
    let rest = text.dropFirst()
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }

  /// The level and the title of a line such as `## Title ##`.
  var header: (Int, String)? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), rest.first.map({ $0 == " " }) ?? true else { return nil }
    var title = rest.drop { $0 == " " }
    while title.last == " " { title.removeLast() }
    let closed = title.reversed().drop { $0 == "#" }
    if closed.count < title.count, closed.first.map({ $0 == " " }) ?? true {
      title = title.prefix(closed.count)
      while title.last == " " { title.removeLast() }
    }
    return (level, String(title))
  }

  /// The level of the header that the line makes of the one before.
  var underlineLevel: Int? {
    guard indent < 4, let mark = text.first, mark == "=" || mark == "-" else { return nil }
    let rest = text.drop { $0 == mark }
    return rest.allSatisfy { $0 == " " } ? (mark == "=" ? 1 : 2) : nil
  }

  var isThematicBreak: Bool {
    guard indent < 4, let mark = text.first, ["*", "-", "_"].contains(mark) else { return false }
    return text.allSatisfy { $0 == mark || $0 == " " } && text.count { $0 == mark } >= 3
  }

  /// The beginning or end of code, with what stands behind it.
  var fence: (mark: Character, count: Int, info: String)? {
    guard indent < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let count = text.prefix { $0 == mark }.count
    let info = text.dropFirst(count)
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    let words = info.drop { $0 == " " }
    return (mark, count, String(words.reversed().drop { $0 == " " }.reversed()))
  }

  /// The mark in front of an item of a list: its sign, its number, and the columns up to the item.
  var marker: (sign: Character, number: Int?, width: Int)? {
    guard indent < 4, let first = text.first else { return nil }
    var sign = first
    var number: Int?
    var rest = text.dropFirst()
    if first.isASCII, first.isNumber {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      rest = text.dropFirst(digits.count)
      guard digits.count < 10, let after = rest.first, after == "." || after == ")" else {
        return nil
      }
      (sign, number) = (after, Int(digits))
      rest = rest.dropFirst()
    } else if !["-", "+", "*"].contains(first) {
      return nil
    }
    guard rest.first == " " || rest.isEmpty else { return nil }
    let spaces = rest.prefix { $0 == " " }.count
    let width = indent + text.count - rest.count + ((1...4).contains(spaces) ? spaces : 1)
    return (sign, number, width)
  }

  /// Whether a paragraph goes on with the line.
  var continuesParagraph: Bool {
    if isBlank { return false }
    if indent >= 4 { return true }
    // Of numbered items 1 alone ends a paragraph.
    let beginsItem = marker.map { $0.number ?? 1 == 1 } ?? false
    return header == nil && fence == nil && !isQuote && !isThematicBreak && !beginsItem
  }

  // MARK: Tables

  /// The cells of a row.
  static func cells(_ line: String) -> [String] {
    var text = line.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    if text.first == "|" { text = text.dropFirst() }
    if text.last == "|" { text = text.dropLast() }
    return text.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The columns of the table that begins at a line; nil where none does.
  static func columns(_ lines: [String], _ index: Int) -> [PresentationIntent.TableColumn]? {
    guard index + 1 < lines.count, lines[index].contains("|"), lines[index + 1].contains("-") else {
      return nil
    }
    let rules = cells(lines[index + 1])
    guard rules.count == cells(lines[index]).count else { return nil }
    var columns: [PresentationIntent.TableColumn] = []
    for rule in rules {
      let (isLeft, isRight) = (rule.hasPrefix(":"), rule.hasSuffix(":"))
      let line = rule.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
      guard !line.isEmpty, line.allSatisfy({ $0 == "-" }) else { return nil }
      columns.append(
        PresentationIntent.TableColumn(
          alignment: isRight ? (isLeft ? .center : .right) : .left))
    }
    return columns
  }
}
