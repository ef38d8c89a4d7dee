/// The key of a text in a table, with values in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: Text.Storage

  /// Makes a key without values. Markdown in it is drawn; a percent sign is a letter.
  public init(_ value: String) { text = .key(value, []) }
  /// Makes a key of a literal. Markdown in it is drawn; a percent sign is a letter.
  public init(stringLiteral value: String) { text = .key(value, []) }
  /// Makes a key of a literal with values. Markdown in it is drawn, around values too; that of the
  /// values themselves stays as it is.
  public init(stringInterpolation: StringInterpolation) {
    let (key, values) = (stringInterpolation.key, stringInterpolation.values)
    text = .key(values.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key, values)
  }

  /// Gathers the key and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [Text.Value] = []
    /// Begins with an empty key; the capacities have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds characters to the key; a percent sign is doubled, as in formats.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    private mutating func append(_ text: String, _ specifier: String = "%@") {
      key += specifier
      values.append(.string(text))
    }
    /// Adds a string, for which the key has `%@`.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// Adds a number, which is written in the environment's locale with its digits in groups.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._specifier)
    }
    /// Adds a number, which a specifier of `String(format:)` writes in the environment's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      key += specifier
      values.append(.text(Text(value, specifier: specifier)))
    }
    /// Adds a value as Swift describes it, for which the key has `%@`.
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }
    /// Adds what a format makes of a value. Differs: it is written in the format's locale, not in
    /// the environment's.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String { append(format.format(input)) }
    /// Adds a text with its own modifiers, for which the key has `%@`.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      values.append(.text(text))
    }
    /// Adds a picture between the words, for which the key has `%@`.
    public mutating func appendInterpolation(_ image: Image) {
      key += "%@"
      values.append(.text(Text(image)))
    }
  }
}

/// A view that shows lines of text.
nonisolated public struct Text: View, Equatable, Sendable {
  /// It has no body: it is drawn as it is.
  public typealias Body = Never

  /// The part of a line that is cut away where it does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  enum Value: Equatable, Sendable {
    case string(String)
    case text(Text)
  }

  indirect enum Storage: Equatable, @unchecked Sendable {
    case verbatim(String)
    case key(String, [Value])
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
    case formatted(FormattedText)
  }

  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case color(Color?)
    case style(AnyStyleBox)
    case weight(Font.Weight?)
    case italic
    case design(Font.Design)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baseline(CGFloat)
    case underline(Bool, LineStyle.Pattern, Color?)
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case scale(Scale)
  }

  var storage: Storage
  var modifiers: [Modifier] = []
  var table: String?
  var bundle: Bundle?

  /// Makes a text of a string, which is not looked up and whose Markdown stays as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }
  /// Makes a text of a string, which is not looked up and whose Markdown stays as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
  /// Makes a text that is looked up in a table of strings; the key itself counts where there is
  /// none.
  ///
  /// - Parameters:
  ///   - tableName: The table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for the main one.
  ///   - comment: For translators; has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = key.text
    table = tableName
    self.bundle = bundle
  }
  /// Makes a text of a resource, in the environment's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: "")
    storage = .formatted(
      FormattedText(resource) { environment in
        var local = resource
        local.locale = environment.locale
        return String(localized: local)
      })
  }
  /// Makes a text of an attributed string. Fonts, colours, kerning, lines, links and what Markdown
  /// says of letters are drawn.
  ///
  /// A literal is a key, though an attributed string can be made of one too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }
  /// Makes a text of a picture, in the middle of the height of the font's capitals.
  public init(_ image: Image) { storage = .image(image) }
  /// Makes a text of what a format makes of a value, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input) { format.locale($0.locale).format(input) })
  }

  /// Makes one text of two, each with its own modifiers.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(verbatim: "")
    text.storage = .joined(left, right)
    return text
  }

  private func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
  /// The text in a font; nil for that of the environment.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// The text in a colour; nil for that of the environment.
  public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return adding(.color(color)) }
    return adding(.style(AnyStyleBox(style: style)))
  }
  /// The text in a weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// The text in a design of the system font; nil for the standard one.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design ?? .default)) }
  /// The text in bold.
  public func bold() -> Text { adding(.weight(.bold)) }
  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text in italics.
  public func italic() -> Text { adding(.italic) }
  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.design(.monospaced)) : self
  }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// The text with points added between characters.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// The text with points added after every character.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// The text raised by points.
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baseline(offset)) }
  /// The text with a line below it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { adding(.underline(isActive, pattern, color)) }
  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { adding(.strikethrough(isActive, pattern, color)) }
  /// The text in the size of a scale beside others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }

  /// Makes the node that draws the lines.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> { LeafNode(view, context) }
}

/// A style that is equal to none but itself.
struct AnyStyleBox: Equatable, Sendable {
  let style: any ShapeStyle
  static func == (left: Self, right: Self) -> Bool { false }
}

extension Text: LeafView {
  @MainActor static var readsState: Bool { false }
  @MainActor func makeItem() -> TextItem { TextItem() }
  @MainActor func update(_ item: TextItem, _ environment: EnvironmentValues) {
    let transition = environment.shownContentTransition
    if case .verbatim(let string) = storage {
      let style = environment.sharedTextStyles.style(modifiers, environment)
      let content = TextContent(TextResolver.cased(string, environment), style.attributes)
      let whole = NSRange(location: 0, length: content.length)
      item.show(content, style.gradient.map { [(whole, $0)] } ?? [], transition)
    } else {
      var resolver = TextResolver(environment)
      resolver.add(self, TextResolver.Style(environment))
      item.show(resolver.result, resolver.gradients, transition)
    }
    item.lineLimit = environment.lineLimit
    item.minimumLines = environment.minimumLines
    item.truncation = environment.truncationMode
    item.minimumScale = environment.minimumScaleFactor
    item.isPlaceholder = environment.isRedacted
    item.isMirrored = environment.layoutDirection == .rightToLeft
  }
  /// The text in its language, in letters as the sources have them.
  @MainActor func shownProperties(in environment: EnvironmentValues) -> [(String, String)] {
    var plain = EnvironmentValues()
    plain.locale = environment.locale
    var resolver = TextResolver(plain)
    resolver.add(self, TextResolver.Style(plain))
    return [("text", "“\(resolver.result.string)”")]
  }
}
