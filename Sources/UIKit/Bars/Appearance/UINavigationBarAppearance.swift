/// The background, titles and buttons of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  private lazy var buttons = UIBarButtonItemAppearance(style: .plain).observed(by: self)
  private lazy var doneButtons = UIBarButtonItemAppearance(style: .done).observed(by: self)
  private lazy var backButtons = UIBarButtonItemAppearance(style: .plain).observed(by: self)
  private(set) var ownBackIndicator: UIImage?
  private var ownBackMask: UIImage?

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  override func takeOver(_ other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttons = other.buttons.duplicate().observed(by: self)
    doneButtons = other.doneButtons.duplicate().observed(by: self)
    backButtons = other.backButtons.duplicate().observed(by: self)
    ownBackIndicator = other.ownBackIndicator
    ownBackMask = other.ownBackMask
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
  /// The attributes of large titles on top of their own font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if !NSAttributedString.areSame(largeTitleTextAttributes, oldValue) { appearanceDidChange() }
    }
  }

  /// The appearance of plain items.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { replace(&buttons, by: newValue) }
  }

  /// The appearance of items of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { replace(&doneButtons, by: newValue) }
  }

  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set { replace(&backButtons, by: newValue) }
  }

  private func replace(
    _ old: inout UIBarButtonItemAppearance, by new: UIBarButtonItemAppearance
  ) {
    guard new !== old else { return }
    old = new.duplicate().observed(by: self)
    appearanceDidChange()
  }

  /// The sign before the back button's title; the system's chevron unless another is set.
  open var backIndicatorImage: UIImage {
    ownBackIndicator ?? _UINavigationBarContentView.chevron(isRightToLeft: false)
  }

  /// The mask of the sign while the back button comes or goes.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackMask ?? backIndicatorImage }

  /// Sets the sign and its mask; nil for the system's. If one of the two is nil, both are the
  /// system's, as on iOS.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    ownBackIndicator = isWhole ? backIndicatorImage : nil
    ownBackMask = isWhole ? backIndicatorTransitionMaskImage : nil
    appearanceDidChange()
  }
}

/// The background and the buttons of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  private lazy var buttons = UIBarButtonItemAppearance(style: .plain).observed(by: self)
  private lazy var doneButtons = UIBarButtonItemAppearance(style: .done).observed(by: self)

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  override func takeOver(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttons = other.buttons.duplicate().observed(by: self)
    doneButtons = other.doneButtons.duplicate().observed(by: self)
  }

  /// The appearance of plain items.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set {
      guard newValue !== buttons else { return }
      buttons = newValue.duplicate().observed(by: self)
      appearanceDidChange()
    }
  }

  /// The appearance of items of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set {
      guard newValue !== doneButtons else { return }
      doneButtons = newValue.duplicate().observed(by: self)
      appearanceDidChange()
    }
  }
}
