/// The replacement of content that is not there: an image, two texts and two buttons in the middle
/// of the view.
///
/// Apple publishes no figures for fonts and distances: these are the ones that people measure on
/// iOS 17 and 18.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  /// The place of the content in the view.
  public enum Alignment: Int, Sendable {
    /// The content is in the middle, with centred texts.
    case center = 0
    /// The content is at the top, with texts at the leading edge.
    case natural = 1
  }

  /// The image above the texts; nil for none.
  public var image: UIImage?
  /// How the image is shown; by default a symbol in the large title's size and the second label
  /// colour.
  public var imageProperties = ImageProperties()
  /// The plain text; setting it removes the attributed one.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text in place of `text`. Attributes that it does not set come from the properties.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text is shown; by default in a bold second title.
  public var textProperties = TextProperties()
  /// The plain second text; setting it removes the attributed one.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The text in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the second text is shown; by default in the subheadline style and the second label colour.
  public var secondaryTextProperties = TextProperties()
  /// The button; it is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action and the state of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below `button`.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action and the state of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the content in the view; in its middle by default.
  public var alignment = Alignment.center
  /// The axes on which the superview's margins are the minimum.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// The background; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator takes the image's place.
  var isLoading = false
  /// Whether the text follows the searched text.
  var isSearch = false

  init() {
    var symbol = UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
    symbol = symbol.applying(UIImage.SymbolConfiguration(weight: .regular))
    imageProperties.preferredSymbolConfiguration = symbol
    imageProperties.tintColor = .secondaryLabel
    let title = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: .current)
    textProperties.font =
      title.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
      ?? title
    secondaryTextProperties.font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: .current)
    secondaryTextProperties.color = .secondaryLabel
  }

  // MARK: Kinds

  /// A configuration without contents.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// An activity indicator above the text “Loading…”.
  ///
  /// Differs: the texts of the system's own are English, whatever the locale.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties.font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: .current)
    result.textProperties.color = .secondaryLabel
    result.imageToTextPadding = 8
    return result
  }

  /// A message that a search had no results. Updated for a state with a search text, it quotes that
  /// text.
  ///
  /// Differs: the texts of the system's own are English, whatever the locale.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// A new `UIContentUnavailableView` that shows this configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: that of a search whose text is unchanged quotes the searched
  /// text; any other is the same for all states.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == "No Results",
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }

  // MARK: Properties of the parts

  /// How the image is shown.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The size and weight of an image that is a symbol; nil leaves them.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil for the view's.
    public var tintColor: UIColor?
    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; 0 for any width or height. Larger images are scaled down in
    /// proportion.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours while the user inverts the screen's. The value is kept
    /// and has no effect.
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  /// How a text is shown.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The font; it follows the preferred text size if it is one of a text style.
    public var font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .current)
    /// The colour of the text, `label` unless set.
    public var color = UIColor.label
    /// How the text breaks or is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum size of a font that shrinks, as a fraction of its full size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters move together before text is truncated; false by default. Not drawn: the
    /// closer characters (`FidelityFeature.tightening`).
    public var allowsDefaultTighteningForTruncation = false

    init() {}
  }

  /// How a button is shown.
  @preconcurrency @MainActor
  public struct ButtonProperties: @preconcurrency Hashable {
    /// The action that a tap runs; its title and image are not shown. Nil for none.
    public var primaryAction: UIAction?
    /// The menu that a tap opens; nil for none. Not drawn: menus do not open
    /// (`FidelityFeature.menu`).
    public var menu: UIMenu?
    /// Whether the button reacts to taps; a disabled one is paler.
    public var isEnabled = true
    /// The role of the button, such as a destructive one.
    public var role = UIButton.Role.normal

    init() {}
  }
}

/// A controller's state, from which the configuration for missing content derives its appearance.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The searched text; nil without a search controller.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits, without a searched text.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
