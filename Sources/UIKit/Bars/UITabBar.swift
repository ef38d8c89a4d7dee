/// The bar below a tab bar controller's content: images and titles of the items, tinted where
/// selected, and badges.
///
/// Appearance objects decide its look if there are any, else `barTintColor`, `isTranslucent` and
/// images. In a tab bar controller the background is clear while the content is scrolled to its
/// bottom, as on iOS 15 and later; a bar by itself always has one.
///
/// Apple publishes no figures: places are those that people measure on iOS 13 to 18.
open class UITabBar: UIView, UIBarPositioning, AppearanceObserving {
  /// How items share the bar's width.
  public enum ItemPositioning: Int, Sendable {
    /// The items fill the bar, as on phones.
    case automatic = 0
    /// The items fill the bar.
    case fill = 1
    /// The items are in the middle, where there is room for their widths.
    case centered = 2
  }

  /// The height in points, without the safe area below.
  static let standardHeight: CGFloat = 49

  /// The object that is told which item was tapped; it is not retained. A tab bar controller is
  /// that of its own bar.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items from the leading end.
  open var items: [UITabBarItem]? {
    didSet { if items != oldValue { rebuild() } }
  }
  /// Sets ``items``. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected item; nil for none.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }
  /// The colour of the background without appearance objects; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }
  /// The tint of items that are not selected; nil for the system's gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colours of a bar without appearance objects: the system's own, as by default, or those on
  /// black.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { setNeedsLayout() } }
  }
  /// How items share the width; `automatic` fills the bar, as on iPhones.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of items in the bar's middle, in points; 0 for the system's 76.
  open var itemWidth: CGFloat = 0 {
    didSet { if itemWidth != oldValue { setNeedsLayout() } }
  }
  /// The distance between items in the bar's middle, in points; 0 for the system's 34.
  open var itemSpacing: CGFloat = 0 {
    didSet { if itemSpacing != oldValue { setNeedsLayout() } }
  }
  /// The image in place of the line at the bar's edge; one without pixels removes the line.
  open var shadowImage: UIImage? {
    didSet { if shadowImage != oldValue { setNeedsLayout() } }
  }
  /// The image in place of the background's colour.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { setNeedsLayout() } }
  }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != oldValue { setNeedsLayout() } }
  }

  /// The bar's place: always at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  // MARK: Customising

  /// The items that the user chooses among; nil while the bar is not being customised.
  private var customizedItems: [UITabBarItem]?

  /// Whether the user chooses the items of the bar.
  open var isCustomizing: Bool { customizedItems != nil }

  /// Lets the user choose the items of the bar. Not drawn: the screen for it
  /// (`FidelityFeature.property`).
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    customizedItems = items
    setLack(.property, "UITabBar.beginCustomizingItems(_:)", if: true)
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends what `beginCustomizingItems` began.
  ///
  /// - Returns: Whether the items have changed. Differs: always false, as nobody chooses.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let items = customizedItems else { return false }
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    customizedItems = nil
    setLack(.property, "UITabBar.beginCustomizingItems(_:)", if: false)
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  /// Whether content extends below the bar, if its controller extends its layout.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the bar is hidden; it leaves its place to the content then.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  // MARK: Appearance objects

  var appearances = BarAppearances<UITabBarAppearance>()

  /// The bar's appearance wherever no more specific appearance is set.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard(self) { UITabBarAppearance() } }
    set { if appearances.set(\.standard, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance while content is scrolled to its bottom; nil for `standardAppearance` without
  /// background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { if appearances.set(\.scrollEdge, newValue, self) { appearanceDidChange() } }
  }

  func appearanceDidChange() {
    appearances.didChange()
    setNeedsLayout()
  }

  /// Whether the content above is scrolled to its bottom, as the controller reports.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue { setNeedsLayout() } }
  }

  let ground = _UIBarBackground()
  var itemViews: [UITabBarButton] = []
  lazy var selectionView = UIImageView()
  /// Called with the index of a tapped button.
  var onTap: ((Int) -> Void)?

  /// The safe area below, as far as the bar covers it, in points. A controller knows it before the
  /// bar has its place.
  var controllerInset: CGFloat? {
    didSet { if controllerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  private var heightInSafeArea: CGFloat { height + (controllerInset ?? safeAreaInsets.bottom) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heightInSafeArea)
  }

  /// The height includes the safe area that the bar covers. A tab bar controller gives its bar the
  /// height that a subclass answers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightInSafeArea)
  }

  private func rebuild() {
    itemViews.forEach { $0.removeFromSuperview() }
    itemViews = (items ?? []).map { item in
      item.bar = self
      let view = UITabBarButton()
      view.addAction(
        UIAction { [weak self, weak view] _ in
          guard let self, let view, let index = itemViews.firstIndex(of: view) else { return }
          tapped(index)
        }, for: .touchUpInside)
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  func view(of item: UIBarItem) -> UIView? {
    guard let index = items?.firstIndex(where: { $0 === item }), itemViews.indices.contains(index)
    else { return nil }
    return itemViews[index]
  }

  /// Selects a tapped item if no controller does.
  private func tapped(_ index: Int) {
    guard onTap == nil else {
      onTap?(index)
      return
    }
    guard let item = items?[index] else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if controllerInset == nil { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    layOutItems()
  }
}

/// Told which item of a bar was touched.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user, and not the app, has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// Called before the bar lets the user choose items.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the bar lets the user choose items. Not drawn: the panel for that
  /// (`FidelityFeature.property`).
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the choice ends; `changed` is always false here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when the choice has ended; `changed` is always false here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Empty by default, as the method is optional on iOS.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Empty by default, as the method is optional on iOS.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Empty by default, as the method is optional on iOS.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Empty by default, as the method is optional on iOS.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
