import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown counts.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Paragraphs and marks between letters.
      case full
      /// Marks between letters alone; lines and spaces become one space.
      case inlineOnly
      /// Marks between letters alone; lines and spaces stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that cannot be read. Differs: there is none.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// What can be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` sets attributes. Differs: it has no effect.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text. Differs: it has no effect.
    public var languageCode: String?
    /// Whether places in the source are kept. Differs: it has no effect.
    public var appliesSourcePositionAttributes: Bool

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown. Paragraphs follow each other without a line's end, and are told apart by
  /// their `presentationIntent`; letters have an `inlinePresentationIntent` and a `link`.
  ///
  /// - Parameter baseURL: What relative links begin at.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        append(block.spans, block.intent, baseURL)
      }
    case .inlineOnly:
      let words = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      append(InlineMarkdownParser.spans(of: words), nil, baseURL)
    case .inlineOnlyPreservingWhitespace:
      append(InlineMarkdownParser.spans(of: markdown, keepsBreaks: true), nil, baseURL)
    }
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a Markdown file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private mutating func append(
    _ spans: [MarkdownSpan], _ intent: PresentationIntent?, _ base: URL?
  ) {
    for span in spans {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: base) }
      if let image = span.image { part.imageURL = URL(string: image, relativeTo: base) }
      if let intent { part.presentationIntent = intent }
      append(part)
    }
  }
}
