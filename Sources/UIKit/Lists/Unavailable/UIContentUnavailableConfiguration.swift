/// What stands in the place of content that is not there: an image, two texts and two buttons in
/// the middle of the view.
///
/// Apple publishes no figures for fonts and distances: they are those that people measure on
/// iOS 17 and 18.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  public enum Alignment: Int, Sendable {
    case center = 0
    /// At the top, texts at the leading edge.
    case natural = 1
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// In place of `text`. What it does not say is as the properties say.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  public var textProperties = TextProperties()
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// In place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties = TextProperties()
  /// Shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// Below `button`.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// Axes on which the superview's margins are the minimum.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration.clear()

  /// Whether a turning wheel stands in the image's place.
  var isLoading = false
  /// Whether the text follows what is searched for.
  var isSearch = false

  init() {
    var symbol = UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
    symbol = symbol.applying(UIImage.SymbolConfiguration(weight: .regular))
    imageProperties.preferredSymbolConfiguration = symbol
    imageProperties.tintColor = .secondaryLabel
    let title = UIFont.preferredFont(forTextStyle: .title2)
    textProperties.font =
      title.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
      ?? title
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  // MARK: Kinds

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A turning wheel above the text “Loading…”.
  ///
  /// Differs: the texts of the system's own are English, whatever the locale.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties.font = .preferredFont(forTextStyle: .subheadline)
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

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

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

  public struct ImageProperties: Hashable, @unchecked Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The view's where nil.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// 0 for any width or height. Larger images are made smaller in proportion.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  public struct TextProperties: Hashable, @unchecked Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Not drawn: characters keep their distances (`FidelityFeature.tightening`).
    public var allowsDefaultTighteningForTruncation = false

    init() {}
  }

  @preconcurrency @MainActor
  public struct ButtonProperties: @preconcurrency Hashable {
    public var primaryAction: UIAction?
    /// Not drawn: menus do not open (`FidelityFeature.menu`).
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal

    init() {}
  }
}

/// What a controller's configuration for content that is not there may look different by.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
