/// The rules of all `style` elements of a file.
///
/// - Source: CSS 2.1, 4 to 6: selectors by type, class and id, alone, together, and below others
///   (`a b`, `a > b`). A rule with any other selector has no effect.
struct SVGStyleSheet: Sendable {
  /// What one element has to be.
  private struct Compound: Sendable {
    var type: String?
    var id: String?
    var classes: [String] = []

    var specificity: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (type == nil ? 0 : 1) }

    func matches(_ element: SVGStyledElement) -> Bool {
      (type == nil || type == element.type) && (id == nil || id == element.id)
        && classes.allSatisfy(element.classes.contains)
    }
  }

  private struct Selector: Sendable {
    /// The element's own first, then those above; true where the next is its parent itself.
    var compounds: [(compound: Compound, isChild: Bool)]

    var specificity: Int { compounds.reduce(0) { $0 + $1.compound.specificity } }
  }

  private struct Rule: Sendable {
    let selector: Selector
    let declarations: [SVGDeclaration]
  }

  /// More are an error of the file: each element is compared with all that could be its own.
  static let maximumRuleCount = 2000

  private var rules: [Rule] = []
  private(set) var lacks: [FidelityNote] = []

  var isEmpty: Bool { rules.isEmpty }
  var count: Int { rules.count }

  mutating func add(_ text: String) {
    var rest = Substring(Self.withoutComments(text))
    while let open = rest.firstIndex(of: "{"), rules.count <= Self.maximumRuleCount {
      var head = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
      // `@charset "…";` and `@import …;` have no braces.
      if head.hasPrefix("@"), let end = head.lastIndex(of: ";") {
        noteRule(head)
        head = head[head.index(after: end)...].trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if head.hasPrefix("@") {
        noteRule(head)
        rest = Self.afterBlock(rest[open...])
        continue
      }
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      let declarations = SVGDeclaration.list(body[..<close])
      for part in head.split(separator: ",") {
        guard let selector = Self.selector(part) else {
          note("The CSS selector \(part.prefix(60))")
          continue
        }
        rules.append(Rule(selector: selector, declarations: declarations))
      }
      rest = close < body.endIndex ? body[body.index(after: close)...] : ""
    }
  }

  private mutating func note(_ subject: String) {
    guard lacks.count < 50 else { return }
    lacks.append(FidelityNote(.vectorImage, subject))
  }

  private mutating func noteRule(_ head: String) {
    let name = head.prefix { $0 != " " && $0 != ";" && $0 != "{" }
    if name != "@charset", name != "@namespace", name != "@font-face" {
      note("The CSS rule \(name.prefix(60))")
    }
  }

  /// What the rules say of an element, what counts more after what counts less.
  ///
  /// - Parameter ancestors: The ancestors from the root down.
  func declarations(
    for element: SVGStyledElement, below ancestors: [SVGStyledElement]
  ) -> [SVGDeclaration] {
    var matches: [(specificity: Int, index: Int)] = []
    for (index, rule) in rules.enumerated()
    where Self.matches(rule.selector.compounds[...], element, ancestors[...]) {
      matches.append((rule.selector.specificity, index))
    }
    matches.sort { ($0.specificity, $0.index) < ($1.specificity, $1.index) }
    return matches.flatMap { rules[$0.index].declarations }
  }

  private static func matches(
    _ compounds: ArraySlice<(compound: Compound, isChild: Bool)>, _ element: SVGStyledElement,
    _ ancestors: ArraySlice<SVGStyledElement>
  ) -> Bool {
    guard let first = compounds.first, first.compound.matches(element) else { return false }
    // The nearest ancestor that fits is taken: with `>` behind it, another might fit as well.
    var rest = compounds.dropFirst()
    var (isChild, above) = (first.isChild, ancestors)
    while let wanted = rest.first {
      guard let parent = above.popLast() else { return false }
      if wanted.compound.matches(parent) {
        isChild = wanted.isChild
        rest = rest.dropFirst()
      } else if isChild {
        return false
      }
    }
    return true
  }

  // MARK: Reading

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    result += rest
    for mark in ["<!--", "-->"] { result = result.replacingOccurrences(of: mark, with: "") }
    return result
  }

  /// What follows the block that begins with the text's first brace.
  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return text[text.index(after: index)...] }
      }
    }
    return ""
  }

  private static func selector(_ text: Substring) -> Selector? {
    var words: [(compound: Compound, isChild: Bool)] = []
    var isChild = false
    let spaced = text.replacingOccurrences(of: ">", with: " > ")
    for word in spaced.split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        guard !words.isEmpty, !isChild else { return nil }
        isChild = true
        continue
      }
      guard let compound = compound(word) else { return nil }
      words.append((compound, isChild))
      isChild = false
    }
    return words.isEmpty || isChild ? nil : Selector(compounds: words.reversed())
  }

  private static func compound(_ text: Substring) -> Compound? {
    var compound = Compound()
    var scanner = SVGScanner(text)
    if scanner.take(UInt8(ascii: "*")) {
      if scanner.isAtEnd { return compound }
    } else {
      let type = scanner.word()
      if !type.isEmpty { compound.type = type }
    }
    while let mark = scanner.next {
      scanner.skip()
      let name = scanner.word()
      guard !name.isEmpty else { return nil }
      switch mark {
      case UInt8(ascii: "."): compound.classes.append(name)
      case UInt8(ascii: "#"): compound.id = name
      default: return nil
      }
    }
    return compound
  }
}

/// What selectors look at.
struct SVGStyledElement: Sendable {
  let type: String
  let id: String?
  let classes: [String]
}

/// A property with its value.
struct SVGDeclaration: Equatable, Sendable {
  let name: String
  let value: String
  let isImportant: Bool

  /// `name: value; name: value`, as style attributes and rules have it.
  static func list(_ text: some StringProtocol) -> [SVGDeclaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      let isImportant = value.lowercased().hasSuffix("!important")
      if isImportant {
        value = value.dropLast(10).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return name.isEmpty || value.isEmpty
        ? nil : SVGDeclaration(name: name, value: value, isImportant: isImportant)
    }
  }
}
