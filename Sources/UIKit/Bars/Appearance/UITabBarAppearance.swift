/// The background and the items of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  private lazy var stacked = UITabBarItemAppearance(style: .stacked).observed(by: self)
  private lazy var inline = UITabBarItemAppearance(style: .inline).observed(by: self)
  private lazy var compact = UITabBarItemAppearance(style: .compactInline).observed(by: self)

  override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  override func takeOver(_ other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stacked = other.stacked.duplicate().observed(by: self)
    inline = other.inline.duplicate().observed(by: self)
    compact = other.compact.duplicate().observed(by: self)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { replace(&stacked, by: newValue) }
  }

  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { replace(&inline, by: newValue) }
  }

  /// The appearance of items in a low bar.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compact }
    set { replace(&compact, by: newValue) }
  }

  private func replace(_ old: inout UITabBarItemAppearance, by new: UITabBarItemAppearance) {
    guard new !== old else { return }
    old = new.duplicate().observed(by: self)
    appearanceDidChange()
  }

  func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compact
    }
  }

  /// The colour of a selection indicator that is a template.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { if selectionIndicatorTintColor != oldValue { appearanceDidChange() } }
  }
  /// The image behind the selected item; nil for none.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != oldValue { appearanceDidChange() } }
  }
  /// How items with the title below the image share the bar's width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { if stackedItemPositioning != oldValue { appearanceDidChange() } }
  }
  /// The width of items in the bar's middle, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { if stackedItemWidth != oldValue { appearanceDidChange() } }
  }
  /// The distance between items in the bar's middle, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { if stackedItemSpacing != oldValue { appearanceDidChange() } }
  }
}
