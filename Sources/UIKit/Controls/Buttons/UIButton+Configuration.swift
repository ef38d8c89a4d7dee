extension UIButton {
  /// A button's appearance and content, in the look of iOS 15 to 18.
  ///
  /// Apple publishes no figures for colours of states and for corners: these are the ones that
  /// people measured.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// The sizes that content insets are derived from.
    public enum Size: Int, Sendable {
      /// Insets of 7 points above and below and 12 at the sides.
      case medium = 0
      /// Insets of 5 points above and below and 10 at the sides.
      case small = 1
      /// Insets of 4 points above and below and 8 at the sides.
      case mini = 2
      /// Insets of 15 points above and below and 20 at the sides.
      case large = 3
    }

    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      /// They begin at the same place beside an image, and have the same middle otherwise.
      case automatic = 0
      /// Title and subtitle begin at the same place.
      case leading = 1
      /// The middles of title and subtitle are at the same place.
      case center = 2
      /// Title and subtitle end at the same place.
      case trailing = 3
    }

    /// How the background's corner radius is derived.
    public enum CornerStyle: Int, Sendable {
      /// The background's corner radius, unchanged.
      case fixed = -1
      /// The background's corner radius, growing with the preferred text size.
      case dynamic = 0
      /// A radius of 4 points.
      case small = 1
      /// The standard radius, whatever the text size.
      case medium = 2
      /// A radius of 8.75 points.
      case large = 3
      /// A radius of half the height.
      case capsule = 4
    }

    /// Which colours the configuration has in the button's states.
    enum Kind: Hashable {
      case plain
      case gray
      case tinted
      case filled
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
    }

    let kind: Kind

    /// The plate behind the content: its colour, corners and stroke.
    public var background = UIBackgroundConfiguration()
    /// How the background's corner radius is derived; `dynamic` by default, which follows the text
    /// size.
    public var cornerStyle = CornerStyle.dynamic
    /// The size that decides the default content insets.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.contentInsets { setDefaultContentInsets() } }
    }
    /// The colour of titles and image before transformers apply; nil for the kind's own.
    public var baseForegroundColor: UIColor?
    /// The colour of the background before transformers apply; nil for the kind's own.
    public var baseBackgroundColor: UIColor?
    /// The image beside the titles; nil for none.
    public var image: UIImage?
    /// Changes the colour of the image; nil leaves it.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Overrides how an image that is a symbol is shown; nil shows it as the title's font asks.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator is shown in place of the image; false by default.
    public var showsActivityIndicator = false
    /// Changes the colour of the activity indicator; nil leaves it.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title; nil for none. Setting it replaces ``attributedTitle``.
    public var title: String? {
      didSet { attributedTitle = title.map { AttributedString($0) } }
    }
    /// The title with attributes. Setting it does not change `title`. Differs: iOS reads one from
    /// the other.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; nil leaves them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the title breaks or is truncated; it breaks at words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title; nil for none. Setting it replaces ``attributedSubtitle``.
    public var subtitle: String? {
      didSet { attributedSubtitle = subtitle.map { AttributedString($0) } }
    }
    /// The subtitle with attributes. Setting it does not change `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle; nil leaves them.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the subtitle breaks or is truncated; it breaks at words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The sign of a menu, shown behind the titles.
    public var indicator = Indicator.automatic
    /// Changes the colour of the menu's sign; nil leaves it.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distances in points from the edges to the content; by default those of ``buttonSize``.
    public var contentInsets = Size.medium.contentInsets
    /// The side of the titles that the image is on; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button of the plain kind gets a background.
    public var automaticallyUpdateForSelection = true
    /// The look of the button in a Mac's interface. No effect, as on an iPhone.
    public var macIdiomStyle = MacIdiomStyle.automatic

    private init(_ kind: Kind) {
      self.kind = kind
      background.cornerRadius = Self.standardCornerRadius
    }

    /// The corner radius of a medium button at the default text size, in points.
    static let standardCornerRadius: CGFloat = 5.95

    /// A button with only a title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button that looks like a plain one.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A button that looks like a gray one.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A button that looks like a tinted one.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A button that looks like a filled one.
    public static func borderedProminent() -> Configuration {
      Configuration(.borderedProminent)
    }

    /// Sets ``contentInsets`` to those of ``buttonSize``.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.contentInsets }

    /// The configuration for the button's state. Differs: it is unchanged; iOS gives back one with
    /// the state's colours.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration.Size {
  /// The default insets of a button of this size, in points. Source: measured by many.
  var contentInsets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  var titleStyle: UIFont.TextStyle {
    self == .mini || self == .small ? .subheadline : .body
  }
}

/// The colours of a configuration for a button's state.
struct ButtonColors {
  var foreground: UIColor
  var background: UIColor

  @MainActor
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let isDestructive = button.role == .destructive
    let tint: UIColor = isDestructive ? .systemRed : button.tintColor
    let fill = configuration.baseBackgroundColor
    switch configuration.kind {
    case .plain, .borderless:
      (foreground, background) = (tint, .clear)
    case .gray, .bordered:
      (foreground, background) = (tint, fill ?? .secondarySystemFill)
    case .tinted, .borderedTinted:
      (foreground, background) = (tint, (fill ?? tint).withAlphaComponent(0.18))
    case .filled, .borderedProminent:
      (foreground, background) = (.white, fill ?? tint)
    }
    if let color = configuration.baseForegroundColor { foreground = color }
    let isFilled = [.filled, .borderedProminent].contains(configuration.kind)
    let state = button.automaticallyUpdatesConfiguration ? button.state : []
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if isFilled || configuration.kind != .plain && configuration.kind != .borderless {
        background = .tertiarySystemFill
      }
    } else if state.contains(.highlighted) {
      if isFilled {
        background = Self.faded(background, to: 0.75)
      } else {
        foreground = Self.faded(foreground, to: 0.75)
      }
    } else if state.contains(.selected), configuration.automaticallyUpdateForSelection,
      configuration.kind == .plain
    {
      background = tint.withAlphaComponent(0.18)
    }
    if configuration.background.backgroundColor != nil {
      background = configuration.background.resolvedBackgroundColor(for: tint)
    } else if let transform = configuration.background.backgroundColorTransformer {
      background = transform(background)
    }
  }

  private static func faded(_ color: UIColor, to part: CGFloat) -> UIColor {
    UIColor { color.resolvedColor(with: $0).multipliedAlpha(part) }
  }
}

extension UIColor {
  fileprivate func multipliedAlpha(_ part: CGFloat) -> UIColor {
    withAlphaComponent(cgColor.alpha * part)
  }
}
