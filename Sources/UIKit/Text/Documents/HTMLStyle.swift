/// The CSS style of a piece of text, resolved against its surroundings.
struct HTMLStyle {
  enum Script {
    case none
    case above
    case below
  }

  var family = Family.named("Times New Roman")
  /// The font's size in points, 12 where none is given; a pixel of CSS is one point.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: URL?
  var script = Script.none
  var kern: CGFloat = 0
  var keepsSpaces = false
  var isHidden = false
  // Properties of the paragraph.
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var lineHeight: LineHeight?
  var textIndent: CGFloat = 0
  /// The sum of the indents of all quotations and lists around, in points.
  var indent: CGFloat = 0
  var trailingIndent: CGFloat = 0

  enum Family: Equatable {
    case system
    case named(String)
  }

  enum LineHeight {
    case multiple(CGFloat)
    case points(CGFloat)
  }

  // MARK: Declarations

  /// Applies the declarations of a `style` attribute or a rule.
  mutating func apply(_ declarations: [(name: String, value: String)]) {
    // The font's size comes first, as other lengths depend on it.
    for (name, value) in declarations where name == "font-size" || name == "font" {
      if name == "font" { applyFont(value) } else if let size = size(value) { self.size = size }
    }
    for (name, value) in declarations { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": if let color = HTMLColor.color(word) { self.color = color }
    case "background-color", "background":
      if let color = HTMLColor.color(word) { background = color }
    case "font-family": applyFamily(value)
    case "font-weight": isBold = Self.isBold(word) ?? isBold
    case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruckThrough = word.contains("line-through")
    case "vertical-align":
      script = word == "super" ? .above : word == "sub" ? .below : .none
    case "letter-spacing": kern = length(word) ?? 0
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "display": if word == "none" { isHidden = true }
    case "text-align": alignment = Self.alignment(word) ?? alignment
    case "direction":
      direction = word == "rtl" ? .rightToLeft : word == "ltr" ? .leftToRight : direction
    case "text-indent": textIndent = length(word) ?? textIndent
    case "line-height": lineHeight = lineHeight(word)
    default: break
    }
  }

  static func alignment(_ word: String) -> NSTextAlignment? {
    switch word {
    case "left": .left
    case "right": .right
    case "center": .center
    case "justify": .justified
    case "start": .natural
    default: nil
    }
  }

  private static func isBold(_ word: String) -> Bool? {
    switch word {
    case "bold", "bolder": true
    case "normal", "lighter": false
    default: Double(word).map { $0 >= 600 }
    }
  }

  /// Applies a font in the notation `italic bold 12px/30px Georgia, serif`.
  private mutating func applyFont(_ value: String) {
    let words = value.split(separator: " ")
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "/").map(String.init)
      if let size = parts.first.flatMap({ size($0) }), Double(word) == nil {
        self.size = size
        if parts.count > 1 { lineHeight = lineHeight(parts[1]) }
        let family = words[(index + 1)...].joined(separator: " ")
        if !family.isEmpty { applyFamily(family) }
        return
      }
      if word == "italic" || word == "oblique" { isItalic = true }
      if let bold = Self.isBold(word.lowercased()) { isBold = bold }
    }
  }

  /// Applies the first family that is there.
  mutating func applyFamily(_ value: String) {
    for part in value.split(separator: ",") {
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\t\n"))
      switch name.lowercased() {
      case "": continue
      case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", ".sfui",
        ".applesystemuifont", "sf pro text", "sf pro display", ".sf ui text":
        family = .system
      case "sans-serif": family = .named("Helvetica")
      case "serif": family = .named("Times New Roman")
      case "monospace", "ui-monospace": family = .named("Courier New")
      case "inherit", "initial": return
      default:
        guard Self.exists(name) else { continue }
        family = .named(name)
      }
      return
    }
  }

  /// Whether a font is there; a missing one is not noted, as another family may follow.
  private static func exists(_ name: String) -> Bool {
    var specification = FontSpecification()
    specification.nameFont(name)
    return specification.makeFont() != nil
  }

  // MARK: Lengths

  /// The size in points of `12px`, `12pt`, `1.2em`, `150%` and CSS's names.
  private func size(_ value: String) -> CGFloat? {
    switch value.lowercased() {
    case "xx-small": return 7
    case "x-small": return 8
    case "small": return 10
    case "medium": return 12
    case "large": return 14
    case "x-large": return 18
    case "xx-large": return 24
    case "smaller": return size / 1.2
    case "larger": return size * 1.2
    default: break
    }
    if value.hasSuffix("%"), let number = Double(value.dropLast()) {
      return usable(size * CGFloat(number) / 100)
    }
    return length(value).flatMap(usable)
  }

  private func usable(_ size: CGFloat) -> CGFloat? {
    size.isFinite && size > 0 ? min(size, 10_000) : nil
  }

  func length(_ value: String) -> CGFloat? {
    let word = value.trimmingCharacters(in: .whitespaces).lowercased()
    let units: [(String, CGFloat)] = [
      ("rem", 12), ("em", size), ("px", 1), ("pt", 1), ("pc", 12), ("in", 72),
    ]
    for (unit, factor) in units where word.hasSuffix(unit) {
      guard let number = Double(word.dropLast(unit.count)), number.isFinite else { return nil }
      return CGFloat(number.clamped(to: -100_000...100_000)) * factor
    }
    guard let number = Double(word), number.isFinite else { return nil }
    return CGFloat(number.clamped(to: -100_000...100_000))
  }

  private func lineHeight(_ word: String) -> LineHeight? {
    if word == "normal" { return nil }
    if let number = Double(word) { return .multiple(CGFloat(number.clamped(to: 0...100))) }
    if word.hasSuffix("%"), let number = Double(word.dropLast()) {
      return .points(size * CGFloat(number.clamped(to: 0...10_000)) / 100)
    }
    return length(word).map { .points($0) }
  }

  // MARK: Attributes

  var font: UIFont {
    var size = size
    if script != .none { size /= 1.2 }
    guard case .named(let name) = family else {
      let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
      guard isItalic else { return font }
      let traits: UIFontDescriptor.SymbolicTraits =
        isBold ? [.traitItalic, .traitBold] : .traitItalic
      return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size)
      } ?? font
    }
    guard let font = UIFont(name: name, size: size) else { return .systemFont(ofSize: size) }
    var traits = font.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .strokeColor: color, .strokeWidth: 0, .kern: kern,
    ]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { result[.link] = link }
    switch script {
    case .none: break
    case .above: result[.baselineOffset] = size / 3
    case .below: result[.baselineOffset] = -size / 5
    }
    return result
  }
}

/// Reads style sheets and `style` attributes.
enum HTMLStyleSheet {
  /// What a rule applies to: a tag's name, a class, an identifier, or several of them.
  struct Selector {
    var tag: String?
    var classes: [String] = []
    var identifier: String?

    /// The weight by CSS: a more exact selector takes precedence.
    var weight: Int { (identifier == nil ? 0 : 100) + classes.count * 10 + (tag == nil ? 0 : 1) }

    func matches(_ name: String, _ attributes: [String: String]) -> Bool {
      if let tag, tag != name { return false }
      if let identifier, attributes["id"] != identifier { return false }
      let own = (attributes["class"] ?? "").split(separator: " ").map(String.init)
      return classes.allSatisfy(own.contains)
    }
  }

  typealias Rule = (selector: Selector, declarations: [(name: String, value: String)])

  static func declarations(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = part[part.index(after: colon)...]
        .replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return name.isEmpty ? nil : (name, value)
    }
  }

  /// The rules with simple selectors; others, and those inside of `@media`, are left out.
  static func rules(_ text: String) -> [Rule] {
    var rules: [Rule] = []
    var rest = withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open]
      let body = rest[rest.index(after: open)...]
      if head.contains("@") {
        rest = afterBlock(body)
        continue
      }
      let end = body.firstIndex(of: "}") ?? body.endIndex
      let found = declarations(String(body[..<end]))
      for part in head.split(separator: ",") {
        if let selector = selector(part.trimmingCharacters(in: .whitespacesAndNewlines)) {
          rules.append((selector, found))
        }
      }
      rest = end < body.endIndex ? body[body.index(after: end)...] : ""
    }
    return rules
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 1
    var place = text.startIndex
    while place < text.endIndex, depth > 0 {
      if text[place] == "{" { depth += 1 }
      if text[place] == "}" { depth -= 1 }
      place = text.index(after: place)
    }
    return text[place...]
  }

  private static func selector(_ text: String) -> Selector? {
    guard !text.isEmpty, !text.contains(where: { " >+~:[".contains($0) }) else { return nil }
    var result = Selector()
    var word = ""
    var kind: Character = " "
    func take() {
      if word.isEmpty { return }
      switch kind {
      case ".": result.classes.append(word)
      case "#": result.identifier = word
      default: if word != "*" { result.tag = word.lowercased() }
      }
      word = ""
    }
    for character in text {
      if character == "." || character == "#" {
        take()
        kind = character
      } else {
        word.append(character)
      }
    }
    take()
    return result
  }
}
