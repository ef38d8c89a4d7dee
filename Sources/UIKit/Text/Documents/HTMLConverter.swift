/// Converts HTML to attributed text, as UIKit's importer does.
///
/// Source: what the importer of iOS gives for common pieces of HTML, as people print it: sizes and
/// margins of the standard's style sheet at 12 points, lists with their markers as text between
/// tabs, a line feed after each block. Line heights: ascent, descent and leading of the font, each
/// rounded. Differs: style sheets' selectors of more than one part are ignored, and tables are
/// paragraphs.
final class HTMLConverter {
  private struct Level {
    let name: String
    var style: HTMLStyle
    let block: Block?
  }

  private struct Block {
    var marginBottom: CGFloat = 0
    /// Whether a `br` inside of it is a line separator, and not the end of a paragraph.
    var isParagraph = false
  }

  private struct List {
    let isOrdered: Bool
    let format: NSTextList.MarkerFormat
    var number: Int
    let object: NSTextList
  }

  private let result = NSMutableAttributedString(string: "")
  private var levels: [Level]
  private var rules: [HTMLStyleSheet.Rule] = []
  private var lists: [List] = []
  /// The start of the paragraph under way.
  private var paragraphStart = 0
  /// Whether the text ends with a space that swallows the next one.
  private var endsInSpace = true
  private var marker: String?
  /// The nesting depth in elements that are not shown.
  private var hiddenDepth = 0
  /// The paragraph whose bottom margin is added once it is clear that it was the last of its
  /// blocks.
  private var lastParagraph: NSRange?

  init(_ style: HTMLStyle) {
    levels = [Level(name: "", style: style, block: nil)]
  }

  private var style: HTMLStyle { levels[levels.count - 1].style }

  static func convert(_ html: String, _ style: HTMLStyle = HTMLStyle()) -> NSAttributedString {
    let converter = HTMLConverter(style)
    let tokens = HTMLTokenizer.tokens(of: html)
    converter.readRules(tokens)
    converter.applyRulesOfPage(tokens)
    for token in tokens { converter.take(token) }
    while converter.levels.count > 1 { converter.close() }
    converter.endParagraph(adds: nil)
    return NSAttributedString(attributedString: converter.result)
  }

  // MARK: Elements

  /// Applies the rules for the document's body, which exists even without a tag.
  private func applyRulesOfPage(_ tokens: [HTMLToken]) {
    var style = levels[0].style
    for name in ["html", "body"] {
      let isWritten = tokens.contains { token in
        if case .start(name, _, _) = token { return true }
        return false
      }
      if isWritten { continue }
      for rule in matchingRules(name, [:]) { style.apply(rule.declarations) }
    }
    levels[0] = Level(name: "", style: style, block: nil)
  }

  /// The rules that match, the strongest last.
  private func matchingRules(
    _ name: String, _ attributes: [String: String]
  ) -> [HTMLStyleSheet.Rule] {
    rules.filter { $0.selector.matches(name, attributes) }.enumerated()
      .sorted { ($0.element.selector.weight, $0.offset) < ($1.element.selector.weight, $1.offset) }
      .map(\.element)
  }

  private func readRules(_ tokens: [HTMLToken]) {
    var isInside = false
    for token in tokens {
      switch token {
      case .start(let name, _, _): isInside = name == "style"
      case .text(let text): if isInside { rules += HTMLStyleSheet.rules(text) }
      case .end: isInside = false
      }
    }
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl",
    "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "summary",
    "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  private static let hidden: Set<String> = ["head", "script", "style", "title", "template"]

  private func take(_ token: HTMLToken) {
    switch token {
    case .text(let text):
      if hiddenDepth == 0, !style.isHidden { append(text) }
    case .start(let name, let attributes, let isClosed):
      if Self.hidden.contains(name) {
        if !isClosed { hiddenDepth += 1 }
      } else if hiddenDepth == 0 {
        open(name, attributes)
        if Self.empty.contains(name) { close() }
      }
    case .end(let name):
      if Self.hidden.contains(name) {
        hiddenDepth = max(hiddenDepth - 1, 0)
      } else if hiddenDepth == 0 {
        end(name)
      }
    }
  }

  private func end(_ name: String) {
    guard !Self.empty.contains(name), let index = levels.lastIndex(where: { $0.name == name })
    else { return }
    while levels.count > max(index, 1) { close() }
  }

  private func open(_ name: String, _ attributes: [String: String]) {
    closeImplied(by: name)
    let isBlock = Self.blocks.contains(name)
    if isBlock { endParagraph(adds: "\n") }
    var style = style
    style.background = isBlock ? nil : style.background
    let margin = HTMLElements.apply(name, attributes, to: &style)
    for rule in matchingRules(name, attributes) { style.apply(rule.declarations) }
    if let own = attributes["style"] { style.apply(HTMLStyleSheet.declarations(own)) }
    let isParagraph = name == "p" || name == "li" || HTMLElements.heading(name) != nil
    levels.append(
      Level(
        name: name, style: style,
        block: isBlock ? Block(marginBottom: margin, isParagraph: isParagraph) : nil))
    switch name {
    case "ul", "ol": openList(name, attributes)
    case "li": openItem(attributes)
    case "br": appendBreak()
    case "img", "table", "hr":
      FidelityLedger.note(.textAttribute, "<\(name)> of HTML")
      if name == "img", !style.isHidden { append(attributes["alt"] ?? "") }
    case "q": append("“")
    default: break
    }
  }

  /// Closes elements whose end tags HTML lets authors leave out.
  private func closeImplied(by name: String) {
    if Self.blocks.contains(name), levels.last?.name == "p" { end("p") }
    if name == "li", let item = levels.lastIndex(where: { $0.name == "li" }) {
      let list = levels.lastIndex { $0.name == "ul" || $0.name == "ol" } ?? 0
      if item > list { end("li") }
    }
    if name == "dt" || name == "dd" {
      if levels.last?.name == "dt" { end("dt") }
      if levels.last?.name == "dd" { end("dd") }
    }
    if name == "option" || name == "tr" || name == "td" || name == "th" {
      if levels.last?.name == name { end(name) }
    }
  }

  private func close() {
    let level = levels[levels.count - 1]
    if level.name == "q" { append("”") }
    if let block = level.block {
      endParagraph(adds: "\n")
      if block.marginBottom > 0 { setSpacing(block.marginBottom) }
    }
    if level.name == "td" || level.name == "th" { append(" ") }
    if level.name == "ul" || level.name == "ol" { lists.removeLast(min(lists.count, 1)) }
    levels.removeLast()
  }

  // MARK: Lists

  private func openList(_ name: String, _ attributes: [String: String]) {
    let isOrdered = name == "ol"
    let depth = lists.count
    let format: NSTextList.MarkerFormat
    if isOrdered {
      switch attributes["type"] {
      case "a": format = .lowercaseAlpha
      case "A": format = .uppercaseAlpha
      case "i": format = .lowercaseRoman
      case "I": format = .uppercaseRoman
      default: format = .decimal
      }
    } else {
      format = depth == 0 ? .disc : depth == 1 ? .circle : .square
    }
    let start = attributes["start"].flatMap { Int($0) } ?? 1
    let list = NSTextList(markerFormat: format, options: 0)
    list.startingItemNumber = start
    lists.append(List(isOrdered: isOrdered, format: format, number: start, object: list))
  }

  private func openItem(_ attributes: [String: String]) {
    guard var list = lists.last else { return }
    if let value = attributes["value"].flatMap({ Int($0) }) { list.number = value }
    let text = list.object.marker(forItemNumber: list.number)
    marker = "\t\(text)\(list.isOrdered ? "." : "")\t"
    list.number = list.number < .max ? list.number + 1 : .max
    lists[lists.count - 1] = list
  }

  // MARK: Text

  private func append(_ text: String) {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
      guard isSpace, !style.keepsSpaces else {
        if !isSpace || scalar != "\r" { shown.unicodeScalars.append(scalar) }
        endsInSpace = false
        continue
      }
      if !endsInSpace { shown += " " }
      endsInSpace = true
    }
    if shown.isEmpty { return }
    appendMarker()
    result.append(NSAttributedString(string: shown, attributes: style.attributes))
  }

  private func appendMarker() {
    guard let marker else { return }
    self.marker = nil
    var plain = style
    plain.link = nil
    result.append(NSAttributedString(string: marker, attributes: plain.attributes))
  }

  private func appendBreak() {
    let block = levels.last { $0.block != nil }?.block
    appendMarker()
    if block?.isParagraph ?? false {
      trimSpace()
      result.append(NSAttributedString(string: "\u{2028}", attributes: style.attributes))
      endsInSpace = true
    } else if result.length > paragraphStart {
      endParagraph(adds: "\n")
    } else {
      result.append(NSAttributedString(string: "\n", attributes: style.attributes))
      endParagraph(adds: nil)
    }
  }

  /// Removes spaces at the end of a line.
  private func trimSpace() {
    guard result.length > paragraphStart, result.string.hasSuffix(" "), !style.keepsSpaces else {
      return
    }
    result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
  }

  // MARK: Paragraphs

  /// Gives the paragraph under way its style; an empty one is dropped.
  private func endParagraph(adds end: String?) {
    if marker != nil { appendMarker() }
    guard result.length > paragraphStart else { return }
    if end != nil || !result.string.hasSuffix("\n") { trimSpace() }
    guard result.length > paragraphStart else { return }
    if let end { result.append(NSAttributedString(string: end, attributes: style.attributes)) }
    let range = NSRange(location: paragraphStart, length: result.length - paragraphStart)
    result.addAttribute(.paragraphStyle, value: paragraphStyle(range), range: range)
    lastParagraph = range
    paragraphStart = result.length
    endsInSpace = true
  }

  private func setSpacing(_ spacing: CGFloat) {
    guard let range = lastParagraph, range.location + range.length == result.length,
      let old = result.attributedSubstring(from: range).firstAttributes[.paragraphStyle]
        as? NSParagraphStyle,
      old.paragraphSpacing < spacing,
      let style = old.mutableCopy() as? NSMutableParagraphStyle
    else { return }
    style.paragraphSpacing = spacing
    result.addAttribute(.paragraphStyle, value: style, range: range)
  }

  private func paragraphStyle(_ range: NSRange) -> NSParagraphStyle {
    let style = style
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.baseWritingDirection = style.direction == .natural ? .leftToRight : style.direction
    paragraph.tabStops = []
    paragraph.defaultTabInterval = 36
    paragraph.headIndent = style.indent
    paragraph.firstLineHeadIndent = style.indent + style.textIndent
    paragraph.tailIndent = -style.trailingIndent
    switch style.lineHeight {
    case .points(let height):
      paragraph.minimumLineHeight = height
      paragraph.maximumLineHeight = height
    case .multiple(let multiple):
      paragraph.minimumLineHeight = style.size * multiple
      paragraph.maximumLineHeight = style.size * multiple
    case nil: paragraph.minimumLineHeight = largestLine(range)
    }
    if !lists.isEmpty {
      let depth = CGFloat(lists.count)
      paragraph.textLists = lists.map(\.object)
      paragraph.firstLineHeadIndent = 0
      paragraph.headIndent = 36 * depth
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: 36 * (depth - 1) + 11),
        NSTextTab(textAlignment: .natural, location: 36 * depth),
      ]
    }
    return paragraph
  }

  private func largestLine(_ range: NSRange) -> CGFloat {
    var height: CGFloat = 0
    let text = result.attributedSubstring(from: range)
    text.forEachValue(of: .font) { value, _ in
      guard let font = value as? UIFont else { return }
      height = max(
        height,
        font.ascender.rounded() + (-font.descender).rounded() + font.leading.rounded())
    }
    return height
  }
}

/// The style of elements by the standard's style sheet, and by their own attributes.
enum HTMLElements {
  /// The size of a heading in ems, and its margin in ems of that size.
  static func heading(_ name: String) -> (size: CGFloat, margin: CGFloat)? {
    switch name {
    case "h1": (2, 0.67)
    case "h2": (1.5, 0.83)
    case "h3": (1.17, 1)
    case "h4": (1, 1.33)
    case "h5": (0.83, 1.67)
    case "h6": (0.67, 2.33)
    default: nil
    }
  }

  /// - Returns: The margin at the bottom in points.
  static func apply(
    _ name: String, _ attributes: [String: String], to style: inout HTMLStyle
  ) -> CGFloat {
    if let align = attributes["align"].flatMap({ HTMLStyle.alignment($0.lowercased()) }) {
      style.alignment = align
    }
    switch attributes["dir"]?.lowercased() {
    case "rtl": style.direction = .rightToLeft
    case "ltr": style.direction = .leftToRight
    default: break
    }
    if let heading = heading(name) {
      style.size *= heading.size
      style.isBold = true
      return style.size * heading.margin
    }
    applyInline(name, attributes, to: &style)
    switch name {
    case "p", "ul", "ol", "dl": return style.size
    case "pre":
      monospace(&style)
      style.keepsSpaces = true
      return style.size
    case "blockquote", "figure":
      style.indent += 40
      style.trailingIndent += 40
      return style.size
    case "dd":
      style.indent += 40
      return 0
    case "center":
      style.alignment = .center
      return 0
    default: return 0
    }
  }

  private static func applyInline(
    _ name: String, _ attributes: [String: String], to style: inout HTMLStyle
  ) {
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruckThrough = true
    case "sup": style.script = .above
    case "sub": style.script = .below
    case "small": style.size /= 1.2
    case "big": style.size *= 1.2
    case "mark": style.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "code", "tt", "kbd", "samp": monospace(&style)
    case "a":
      guard let address = attributes["href"], !address.isEmpty else { break }
      style.link = URL(string: address)
      style.isUnderlined = true
      style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
    case "font": applyFont(attributes, to: &style)
    default: break
    }
  }

  private static func monospace(_ style: inout HTMLStyle) {
    style.family = .named("Courier")
    style.size = style.size * 13 / 16
  }

  private static func applyFont(_ attributes: [String: String], to style: inout HTMLStyle) {
    if let color = attributes["color"].flatMap({ HTMLColor.color($0.lowercased()) }) {
      style.color = color
    }
    if let face = attributes["face"] { style.applyFamily(face) }
    let sizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
    if let size = attributes["size"].flatMap({ Int($0) }) {
      let isRelative = attributes["size"]?.first == "+" || size < 0
      let index = (isRelative ? 2 : -1) + min(max(size, -10), 10)
      style.size = sizes[min(max(index, 0), sizes.count - 1)]
    }
  }
}
