internal import CoreText

/// Makes attributed text of a text view in an environment.
struct TextResolver {
  struct Style {
    var font: Font
    var changes: FontChanges
    var color: _Paint
    var attributes: [NSAttributedString.Key: Any] = [:]
    var scale: CGFloat = 1

    init(_ environment: EnvironmentValues) {
      font = environment.font ?? .body
      changes = environment.fontChanges
      color = ForegroundStyle()._paint(in: environment, level: 0)
      let text = environment.textChanges
      scale = text.scale
      set(.kern, text.kerning)
      set(.tracking, text.tracking)
      set(.baselineOffset, text.baselineOffset)
      if let line = text.underline {
        setUnderline(true, line.pattern, line.color, environment)
      }
      if let line = text.strikethrough {
        setStrikethrough(true, line.pattern, line.color, environment)
      }
    }

    private mutating func set(_ key: NSAttributedString.Key, _ value: CGFloat?) {
      if let value { attributes[key] = NSNumber(value: Double(value)) }
    }
    mutating func setUnderline(
      _ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?,
      _ environment: EnvironmentValues
    ) {
      attributes[.underlineStyle] = isActive ? NSNumber(value: pattern.style.rawValue) : nil
      attributes[.underlineColor] = color.map { UIColor(cgColor: $0.cgColor(in: environment)) }
    }
    mutating func setStrikethrough(
      _ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?,
      _ environment: EnvironmentValues
    ) {
      attributes[.strikethroughStyle] = isActive ? NSNumber(value: pattern.style.rawValue) : nil
      attributes[.strikethroughColor] =
        color.map { UIColor(cgColor: $0.cgColor(in: environment)) }
    }
  }

  let environment: EnvironmentValues
  private(set) var result = TextContent()
  /// Ranges that are filled with something else than a colour.
  private(set) var gradients: [(range: NSRange, paint: _GradientPaint)] = []

  init(_ environment: EnvironmentValues) { self.environment = environment }

  mutating func add(_ text: Text, _ outer: Style) {
    var style = outer
    for modifier in text.modifiers.reversed() { apply(modifier, to: &style) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .key(let key, let values): add(key, values, text, style)
    case .attributed(let string): add(string, style)
    case .formatted(let text): append(text.string(environment), style)
    case .joined(let left, let right):
      add(left, style)
      add(right, style)
    case .image(let image):
      let attachment = NSTextAttachment()
      let font = resolved(style)
      if let picture = image.uiImage(in: environment, font: font) {
        attachment.image = picture
        attachment.bounds = CGRect(
          origin: CGPoint(x: 0, y: (font.capHeight - picture.size.height) / 2),
          size: picture.size)
      }
      result.append(NSAttributedString(attachment: attachment))
    }
  }

  /// The attributes of a text with modifiers, and what it is filled with where that is no colour.
  mutating func attributes(
    of modifiers: [Text.Modifier]
  ) -> ([NSAttributedString.Key: Any], _GradientPaint?) {
    var style = Style(environment)
    for modifier in modifiers.reversed() { apply(modifier, to: &style) }
    guard case .gradient(let paint) = style.color else { return (attributes(style), nil) }
    return (attributes(style), paint)
  }

  /// Modifiers that are nearer to the text come first, so the outermost is applied first.
  private func apply(_ modifier: Text.Modifier, to style: inout Style) {
    switch modifier {
    case .font(let font): if let font { style.font = font }
    case .color(let color): if let color { style.color = .color(color.cgColor(in: environment)) }
    case .style(let box): style.color = box.style._paint(in: environment, level: 0)
    case .weight(let weight): style.changes.weight = weight
    case .italic: style.changes.isItalic = true
    case .design(let design): style.changes.design = design
    case .monospacedDigit: style.changes.isMonospacedDigit = true
    case .kerning(let value): style.attributes[.kern] = NSNumber(value: Double(value))
    case .tracking(let value):
      style.attributes[.tracking] = NSNumber(value: Double(value))
    case .baseline(let value): style.attributes[.baselineOffset] = NSNumber(value: Double(value))
    case .underline(let isActive, let pattern, let color):
      style.setUnderline(isActive, pattern, color, environment)
    case .strikethrough(let isActive, let pattern, let color):
      style.setStrikethrough(isActive, pattern, color, environment)
    case .scale(let scale): style.scale = scale.factor
    }
  }

  private func resolved(_ style: Style) -> UIFont {
    var font = style.font
    if let weight = style.changes.weight { font.ownWeight = weight }
    if let design = style.changes.design { font.design = design }
    if style.changes.isItalic { font.isItalic = true }
    if style.changes.isMonospacedDigit { font.isMonospacedDigit = true }
    let own = font.uiFont(in: environment.traits)
    return style.scale == 1 ? own : own.withSize(own.pointSize * style.scale)
  }

  private mutating func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
    var attributes = style.attributes
    attributes[.font] = resolved(style)
    // Kerning beats tracking.
    if attributes[.kern] != nil { attributes[.tracking] = nil }
    switch style.color {
    case .color(let color): attributes[.foregroundColor] = UIColor(cgColor: color)
    case .gradient: attributes[.foregroundColor] = UIColor.black
    case .material(let material):
      attributes[.foregroundColor] = UIColor(cgColor: material.standIn)
    }
    let paragraph = NSMutableParagraphStyle()
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: paragraph.alignment = isRightToLeft ? .right : .left
    case .center: paragraph.alignment = .center
    case .trailing: paragraph.alignment = isRightToLeft ? .left : .right
    }
    paragraph.lineSpacing = environment.lineSpacing
    // Source: tables of swift-markdown-ui on iOS, where no last line has one word if two fit.
    paragraph.lineBreakStrategy = .standard
    attributes[.paragraphStyle] = paragraph
    return attributes
  }

  mutating func append(_ string: String, _ style: Style) {
    let start = result.length
    result.append(Self.cased(string, environment), attributes(style))
    if case .gradient(let paint) = style.color {
      gradients.append((NSRange(location: start, length: result.length - start), paint))
    }
  }

  static func cased(_ string: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  private mutating func add(
    _ key: String, _ values: [Text.Value], _ text: Text, _ style: Style
  ) {
    // As on iOS, a locale that a view sets also picks the language of its texts.
    let isSet = environment.locale != FormatSettings.locale
    let language = isSet ? environment.locale.identifier : TextLanguage.current
    let found = TextLanguage.$current.withValue(language) {
      (text.bundle ?? .main)._localizedString(forKey: key, value: key, table: text.table)
    }
    // A key without values is no format: its percent signs are letters.
    let parts = values.isEmpty ? [.literal(found)] : LocalizedFormat.parts(of: found)
    guard found.contains(where: { "*_`[~".contains($0) }) else {
      var next = 0
      for part in parts { add(part, values, &next, style) }
      return
    }
    let marked = LocalizedFormat.marked(parts)
    for span in InlineMarkdown.spans(of: marked) {
      let own = styled(style, span.marks)
      var next = 0
      for part in LocalizedFormat.parts(ofMarked: span.text) { add(part, values, &next, own) }
    }
  }

  /// - Parameter next: The position of a value that says none itself.
  private mutating func add(
    _ part: LocalizedFormat.Part, _ values: [Text.Value], _ next: inout Int, _ style: Style
  ) {
    switch part {
    case .literal(let literal): append(literal, style)
    case .value(let position):
      let index = position ?? next
      next = index + 1
      guard values.indices.contains(index) else { return }
      switch values[index] {
      case .string(let string): append(string, style)
      case .text(let inner): add(inner, style)
      }
    }
  }

  func styled(_ style: Style, _ marks: InlineMarkdown.Marks) -> Style {
    var style = style
    if marks.contains(.bold) { style.changes.weight = .bold }
    if marks.contains(.italic) { style.changes.isItalic = true }
    if marks.contains(.code) { style.changes.design = .monospaced }
    if marks.contains(.strikethrough) {
      style.attributes[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
    }
    if marks.contains(.link) { style.color = .color(Color.accentColor.cgColor(in: environment)) }
    return style
  }
}

/// The attributes of texts in one environment, by what modifiers say of them.
@MainActor final class SharedTextStyles {
  struct Shared {
    let modifiers: [Text.Modifier]
    let attributes: [NSAttributedString.Key: Any]
    let gradient: _GradientPaint?
  }
  private var known: [Shared] = []
  private static let rememberedCount = 8

  func style(_ modifiers: [Text.Modifier], _ environment: EnvironmentValues) -> Shared {
    if let found = known.first(where: { $0.modifiers == modifiers }) { return found }
    var resolver = TextResolver(environment)
    let (attributes, gradient) = resolver.attributes(of: modifiers)
    let new = Shared(modifiers: modifiers, attributes: attributes, gradient: gradient)
    if known.count == Self.rememberedCount { known.removeFirst() }
    known.append(new)
    return new
  }
}
