/// The marks that a text's key may have around words.
enum InlineMarkdown {
  struct Marks: OptionSet {
    let rawValue: Int
    static let bold = Marks(rawValue: 1)
    static let italic = Marks(rawValue: 2)
    static let code = Marks(rawValue: 4)
    static let strikethrough = Marks(rawValue: 8)
    static let link = Marks(rawValue: 16)
  }

  struct Span: Equatable {
    var text: String
    var marks: Marks
  }

  private static let delimiters: [(String, Marks)] = [
    ("**", .bold), ("__", .bold), ("~~", .strikethrough), ("*", .italic), ("_", .italic),
  ]

  /// Marks without a partner stay as they are.
  static func spans(of text: String, _ outer: Marks = []) -> [Span] {
    var spans: [Span] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { spans.append(Span(text: plain, marks: outer)) }
      plain = ""
    }
    var rest = text[...]
    scan: while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation {
        plain.append(next)
        rest = rest.dropFirst(2)
        continue
      }
      if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        flush()
        spans.append(
          Span(text: String(rest[..<end].dropFirst()), marks: outer.union(.code)))
        rest = rest[rest.index(after: end)...]
        continue
      }
      if first == "[", let (label, after) = link(rest) {
        flush()
        spans += Self.spans(of: String(label), outer.union(.link))
        rest = after
        continue
      }
      for (delimiter, mark) in delimiters where rest.hasPrefix(delimiter) {
        let inner = rest.dropFirst(delimiter.count)
        guard let start = inner.first, !start.isWhitespace,
          let end = inner.range(of: delimiter), end.lowerBound > inner.startIndex
        else { continue }
        flush()
        spans += Self.spans(of: String(inner[..<end.lowerBound]), outer.union(mark))
        rest = inner[end.upperBound...]
        continue scan
      }
      plain.append(first)
      rest = rest.dropFirst()
    }
    flush()
    return spans
  }

  private static func link(_ text: Substring) -> (Substring, Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: close)...]
    guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
    return (text[..<close].dropFirst(), after[after.index(after: end)...])
  }
}
