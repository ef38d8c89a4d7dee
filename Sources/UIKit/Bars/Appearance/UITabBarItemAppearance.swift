/// The appearance of a tab bar's items in one of its layouts.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding,
  ObservedAppearance
{
  /// The layouts of items in a tab bar.
  public enum Style: Int, Sendable {
    /// The title is below the image, as on phones held upright.
    case stacked = 0
    /// The title beside the image, in a regular width.
    case inline = 1
    /// The title is beside the image in a low bar.
    case compactInline = 2
  }

  weak var observer: (any AppearanceObserving)?
  private var style: Style
  private lazy var states = (0..<4).map { _ in UITabBarItemStateAppearance().observed(by: self) }

  public override convenience init() {
    self.init(style: .stacked)
  }

  /// The look that items have by themselves where image and title are placed in this way.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The default look. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    style = .stacked
    super.init()
  }

  /// Encodes the appearance. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  /// Whether secure coding is supported: true as on iOS, although nothing is encoded here.
  open class var supportsSecureCoding: Bool { true }

  /// A copy with states of its own, whose changes do not affect this appearance.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked { duplicate() }
  }

  final func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    for (mine, other) in zip(copy.states, states) { mine.takeOver(other) }
    return copy
  }

  /// Removes the values that were set, so that items look as a layout has it.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in states { state.takeOver(UITabBarItemStateAppearance()) }
  }

  /// The normal state, whose values the other states share.
  open var normal: UITabBarItemStateAppearance { states[0] }
  /// The selected state; values that are not set are those of ``normal``.
  open var selected: UITabBarItemStateAppearance { states[1] }
  /// The disabled state; values that are not set are those of ``normal``.
  open var disabled: UITabBarItemStateAppearance { states[2] }
  /// The focused state, which only a keyboard brings about.
  open var focused: UITabBarItemStateAppearance { states[3] }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject, ObservedAppearance {
  weak var observer: (any AppearanceObserving)?

  override init() {
    super.init()
  }

  func takeOver(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }

  /// The attributes of titles on top of their own font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if !NSAttributedString.areSame(titleTextAttributes, oldValue) { appearanceDidChange() }
    }
  }
  /// The offset of the title in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { appearanceDidChange() } }
  }
  /// The image's colour; nil for the bar's.
  open var iconColor: UIColor? {
    didSet { if iconColor != oldValue { appearanceDidChange() } }
  }
  /// The offset of the badge in points; zero by default.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { if badgePositionAdjustment != oldValue { appearanceDidChange() } }
  }
  /// The badge's colour; nil for the system's red.
  open var badgeBackgroundColor: UIColor? {
    didSet { if badgeBackgroundColor != oldValue { appearanceDidChange() } }
  }
  /// The attributes of the badge's text on top of its own font and colour.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if !NSAttributedString.areSame(badgeTextAttributes, oldValue) { appearanceDidChange() }
    }
  }
  /// The offset of the badge's text, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero {
    didSet { if badgeTitlePositionAdjustment != oldValue { appearanceDidChange() } }
  }
}
