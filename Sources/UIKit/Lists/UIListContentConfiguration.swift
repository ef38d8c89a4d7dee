/// The content of a list's cell, header or footer: an image, a text and a second text.
///
/// Apple publishes no figures for fonts, margins and distances: these are the ones that people
/// measure on iOS 14 to 18.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  /// The image before the texts; nil for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// The plain text; setting it removes the attributed one.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text in place of `text`. Attributes that it does not set come from the properties.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text is shown.
  public var textProperties = TextProperties()

  /// The plain second text; setting it removes the attributed one.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The text in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties()

  /// The axes on which the superview's margins are the minimum.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  /// Whether the second text stands at the trailing edge if both texts fit on a line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal distance between the texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The minimum height of the content in points.
  var minimumHeight: CGFloat = 0

  enum Part {
    case header
    case footer
  }

  /// The part of a list that it is the content of, if the list decides its look.
  var part: Part?

  init() {}

  /// A new `UIListContentView` that shows this configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: texts of a disabled view are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = adapted(to: state.listStyle)
    result.isDisabled = state.isShownDisabled
    return result
  }

  private(set) var isDisabled = false

  /// How an image is shown.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// A width or height of `reservedLayoutSize`: the one that the system reserves for symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// How an image that is a symbol is shown; nil leaves it.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The image's tint colour; nil stands for the view's.
    public var tintColor: UIColor?
    /// Changes the image's tint colour; nil leaves it.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the line around the image.
    public var strokeColor: UIColor?
    /// The width of the line around the image in points.
    public var strokeWidth: CGFloat = 0
    /// The maximum size in points; 0 for any width or height. Larger images are scaled down in
    /// proportion.
    public var maximumSize = CGSize.zero
    /// The area that the image is centred in, in points; 0 for its own size, or the standard one of
    /// symbols.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours while the user inverts the screen's. The value is kept
    /// and has no effect.
    public var accessibilityIgnoresInvertColors = false

    /// The image's tint for a view's tint colour, with the transformer applied.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// How a text is shown.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// Lines begin at the leading edge.
      case natural = 0
      /// Lines are centred.
      case center = 1
      /// Lines but the last are as wide as the text.
      case justified = 2
    }

    /// How the letters of a text are changed.
    public enum TextTransform: Int, Sendable {
      /// The text is shown as it is written.
      case none = 0
      /// All letters are capitals.
      case uppercase = 1
      /// No letters are capitals.
      case lowercase = 2
      /// The first letters of words are capitals.
      case capitalized = 3
    }

    /// The font; that of the text style `body` unless set.
    public var font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .current)
    /// The colour of the text before the transformer; `label` by default, and paler in a disabled
    /// view.
    public var color = UIColor.label
    /// Changes the colour; nil leaves it.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned; natural by default, at the leading edge.
    public var alignment = TextAlignment.natural
    /// How the text breaks or is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum size of a font that shrinks, as a fraction of its full size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// How the letters are changed.
    public var transform = TextTransform.none

    /// The colour with the transformer applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    init() {}

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style, compatibleWith: .current)
      self.color = color
    }
  }
}
