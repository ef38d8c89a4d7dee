import Foundation

/// Letters with what Markdown says of them.
struct MarkdownSpan: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: String?
  var image: String?
}

/// Reads the marks between letters, by CommonMark's rules for emphasis and links.
///
/// Differs: HTML stays text, and links by reference do as well.
struct InlineMarkdownParser {
  private struct Node {
    var span: MarkdownSpan
    /// The mark that a run of delimiters is of, with how many of them are left.
    var delimiter: Character?
    var count = 0
    var canOpen = false
    var canClose = false
  }

  private let letters: [Character]
  private var place = 0
  private var nodes: [Node] = []
  /// Nodes with an opening bracket, and whether it is that of a picture.
  private var brackets: [(node: Int, isImage: Bool)] = []
  private let keepsBreaks: Bool

  /// - Parameter keepsBreaks: Whether ends of lines stay as they are.
  static func spans(of text: String, keepsBreaks: Bool = false) -> [MarkdownSpan] {
    var parser = InlineMarkdownParser(text, keepsBreaks)
    parser.read()
    parser.emphasize(from: 0)
    return joined(parser.nodes.map(\.span))
  }

  private init(_ text: String, _ keepsBreaks: Bool) {
    letters = Array(text)
    self.keepsBreaks = keepsBreaks
  }

  private static func joined(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    spans.reduce(into: []) { result, span in
      if span.text.isEmpty { return }
      if let last = result.last, last.intent == span.intent, last.link == span.link,
        last.image == nil, span.image == nil
      {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
  }

  private func letter(_ offset: Int) -> Character? {
    letters.indices.contains(place + offset) ? letters[place + offset] : nil
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
    nodes.append(Node(span: MarkdownSpan(text: text, intent: intent)))
  }

  private mutating func read() {
    while let first = letter(0) {
      switch first {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters(first)
      case "!" where letter(1) == "[":
        brackets.append((nodes.count, true))
        add("![")
        place += 2
      case "[":
        brackets.append((nodes.count, false))
        add("[")
        place += 1
      case "]": closeBracket()
      case "<": readAddress()
      case "&": readEntity()
      case "\n": readBreak()
      default:
        add(String(first))
        place += 1
      }
    }
  }

  private mutating func readEscape() {
    guard let next = letter(1) else {
      add("\\")
      place += 1
      return
    }
    if next == "\n" {
      add("\n", .lineBreak)
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      add(String(next))
    } else {
      add("\\" + String(next))
    }
    place += 2
  }

  private mutating func readBreak() {
    place += 1
    if keepsBreaks { return add("\n") }
    var spaces = 0
    while let last = nodes.last, last.delimiter == nil, last.span.text == " " {
      nodes.removeLast()
      spaces += 1
    }
    while letter(0) == " " { place += 1 }
    if spaces >= 2 { add("\n", .lineBreak) } else { add(" ", .softBreak) }
  }

  private mutating func readCode() {
    var width = 0
    while letter(width) == "`" { width += 1 }
    var end = place + width
    while end < letters.count {
      guard letters[end] == "`" else {
        end += 1
        continue
      }
      var length = 0
      while end + length < letters.count, letters[end + length] == "`" { length += 1 }
      if length == width {
        var code = letters[(place + width)..<end].map { $0 == "\n" ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code = Array(code.dropFirst().dropLast())
        }
        add(String(code), .code)
        place = end + width
        return
      }
      end += length
    }
    add(String(repeating: "`", count: width))
    place += width
  }

  private mutating func readDelimiters(_ mark: Character) {
    var count = 0
    while letter(count) == mark { count += 1 }
    let (before, after) = (letter(-1), letter(count))
    func isSpace(_ letter: Character?) -> Bool { letter?.isWhitespace ?? true }
    func isSign(_ letter: Character?) -> Bool {
      letter.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let isLeft =
      !isSpace(after) && (!isSign(after) || isSpace(before) || isSign(before))
    let isRight =
      !isSpace(before) && (!isSign(before) || isSpace(after) || isSign(after))
    var node = Node(span: MarkdownSpan(text: String(repeating: mark, count: count)))
    node.delimiter = mark
    node.count = count
    node.canOpen = mark == "_" ? isLeft && (!isRight || isSign(before)) : isLeft
    node.canClose = mark == "_" ? isRight && (!isLeft || isSign(after)) : isRight
    nodes.append(node)
    place += count
  }

  private mutating func readAddress() {
    guard let end = letters[place...].firstIndex(of: ">") else {
      add("<")
      place += 1
      return
    }
    let address = String(letters[(place + 1)..<end])
    let isPlain = !address.contains { $0.isWhitespace || $0 == "<" }
    let isURL = address.prefix(while: { $0 != ":" }).count > 1 && address.contains(":")
    let isMail = address.contains("@") && !address.contains(":")
    guard isPlain, isURL || isMail else {
      add("<")
      place += 1
      return
    }
    add(address)
    nodes[nodes.count - 1].span.link = isMail ? "mailto:" + address : address
    place = end + 1
  }

  private mutating func readEntity() {
    let names: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "©", "hellip": "…", "mdash": "—", "ndash": "–",
    ]
    guard let end = letters[place...].prefix(12).firstIndex(of: ";") else {
      add("&")
      place += 1
      return
    }
    let name = String(letters[(place + 1)..<end])
    var text = names[name]
    if name.hasPrefix("#") {
      let isHex = name.dropFirst().first?.lowercased() == "x"
      let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      text = number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    add(text ?? "&")
    place = text == nil ? place + 1 : end + 1
  }

  // MARK: Links

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), letter(1) == "(",
      let (address, end) = destination(at: place + 2)
    else {
      add("]")
      place += 1
      return
    }
    emphasize(from: bracket.node + 1)
    for index in nodes.indices.dropFirst(bracket.node + 1) {
      if bracket.isImage {
        nodes[index].span.image = address
      } else {
        nodes[index].span.link = address
      }
    }
    nodes[bracket.node].span.text = ""
    // There is no link inside of a link.
    if !bracket.isImage { brackets.removeAll { !$0.isImage } }
    place = end
  }

  /// What stands in the parentheses behind a link's text, and the place after them.
  private func destination(at start: Int) -> (String, Int)? {
    var index = start
    func skipSpace() { while index < letters.count, letters[index].isWhitespace { index += 1 } }
    skipSpace()
    var address = ""
    if index < letters.count, letters[index] == "<" {
      guard let end = letters[index...].firstIndex(of: ">") else { return nil }
      address = String(letters[(index + 1)..<end])
      index = end + 1
    } else {
      var depth = 0
      while index < letters.count, !letters[index].isWhitespace {
        if letters[index] == "(" { depth += 1 }
        if letters[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        address.append(letters[index])
        index += 1
      }
    }
    skipSpace()
    if index < letters.count, letters[index] == "\"" || letters[index] == "'" {
      guard let end = letters[(index + 1)...].firstIndex(of: letters[index]) else { return nil }
      index = end + 1
      skipSpace()
    }
    guard index < letters.count, letters[index] == ")" else { return nil }
    return (address, index + 1)
  }

  // MARK: Emphasis

  /// Finds the partners of delimiters from a node on.
  private mutating func emphasize(from start: Int) {
    var closer = start
    while closer < nodes.count {
      guard let mark = nodes[closer].delimiter, nodes[closer].canClose, nodes[closer].count > 0
      else {
        closer += 1
        continue
      }
      guard let opener = opener(of: closer, mark, from: start) else {
        closer += 1
        continue
      }
      let width =
        mark == "~" ? nodes[closer].count : min(nodes[opener].count, nodes[closer].count, 2)
      let intent: InlinePresentationIntent =
        mark == "~" ? .strikethrough : width == 2 ? .stronglyEmphasized : .emphasized
      for index in nodes.indices[(opener + 1)..<closer] { nodes[index].span.intent.insert(intent) }
      // What is left between without a partner has none any more.
      for index in nodes.indices[(opener + 1)..<closer] { nodes[index].delimiter = nil }
      take(width, from: opener)
      take(width, from: closer)
    }
    for index in nodes.indices.dropFirst(start) { nodes[index].delimiter = nil }
  }

  private func opener(of closer: Int, _ mark: Character, from start: Int) -> Int? {
    for index in stride(from: closer - 1, through: start, by: -1) {
      let node = nodes[index]
      guard node.delimiter == mark, node.canOpen, node.count > 0 else { continue }
      if mark == "~" {
        if node.count == nodes[closer].count, node.count <= 2 { return index }
        continue
      }
      // The rule of three keeps `**` and `*` of one run apart.
      let isBoth = node.canClose || nodes[closer].canOpen
      let sum = node.count + nodes[closer].count
      if isBoth, sum % 3 == 0, node.count % 3 != 0 || nodes[closer].count % 3 != 0 { continue }
      return index
    }
    return nil
  }

  private mutating func take(_ width: Int, from index: Int) {
    nodes[index].count -= width
    nodes[index].span.text.removeLast(width)
    if nodes[index].count == 0 { nodes[index].delimiter = nil }
  }
}
