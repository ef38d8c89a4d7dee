import Foundation

/// How letters of a text are meant: emphasised, or code.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The ways as bits. They are Apple's.
  public let rawValue: UInt
  /// Makes the set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*emphasised*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**strongly emphasised**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// `` `code` ``.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~taken back~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that goes on.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line that does not.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML between letters.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML between paragraphs.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// What a part of a text is: a paragraph, a header, an item of a list; with what it is inside of.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of part.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList, unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote, thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// On which side of the column its cells are.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    /// On which side of the column its cells are.
    public var alignment: Alignment
    /// Makes a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A part, with a number that tells it from others of its kind.
  public struct IntentType: Hashable, Codable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Its number in the text.
    public var identity: Int
    /// Makes a part.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The part, and what it is inside of, from the inside out.
  public var components: [IntentType]

  /// Makes a part inside of another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Makes a part of its kinds, from the inside out.
  public init(types: [IntentType]) { components = types }

  /// The number of parts that it is made of.
  public var count: Int { components.count }

  /// How many lists and quotes it is inside of.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}

extension AttributeScopes {
  /// What Markdown says of letters and paragraphs; Foundation's scope has it on iOS.
  public struct MarkdownAttributes: AttributeScope {
    /// How letters are meant.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What a paragraph is.
    public let presentationIntent: PresentationIntentAttribute

    /// How letters are meant.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    /// What a paragraph is.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = "NSPresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of Markdown by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T { self[T.self] }
}
