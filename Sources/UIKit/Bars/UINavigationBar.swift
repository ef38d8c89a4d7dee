/// The bar over a navigation controller's content: title, large title, back button and items.
///
/// Appearance objects decide its look if there are any, else `barTintColor`, `isTranslucent` and
/// images. In a navigation controller the background is clear while the content is scrolled to its
/// top, as on iOS 15 and later; a bar by itself always has one.
///
/// Apple publishes no figures: places are those that people measure on iOS 15 to 18.
open class UINavigationBar: UIView, UIBarPositioning, AppearanceObserving {
  /// The height that a large title adds, in points.
  static let largeTitleHeight: CGFloat = 52

  /// The stack of items; the last one is shown.
  open private(set) var items: [UINavigationItem]? = []
  /// Whether content extends below the bar, if its controller extends its layout.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  /// The colour of the background without appearance objects; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }
  /// Asked and told of the items of a bar that an app manages by itself.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The colours of a bar without appearance objects: the system's own, as by default, or those on
  /// black.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { setNeedsLayout() } }
  }
  /// The image in place of the line at the bar's edge; one without pixels removes the line.
  open var shadowImage: UIImage? {
    didSet { if shadowImage != oldValue { setNeedsLayout() } }
  }
  /// The image in place of the back button's chevron.
  open var backIndicatorImage: UIImage? {
    didSet { if backIndicatorImage != oldValue { setNeedsLayout() } }
  }
  /// The mask of that image while the back button comes or goes alone.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [Int: UIImage] = [:]

  /// The bar's place: always below the status bar.
  open var barPosition: UIBarPosition { .topAttached }

  /// Sets the image in place of the background's colour, whatever the bar's position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard backgroundImages[barMetrics.rawValue] != backgroundImage else { return }
    backgroundImages[barMetrics.rawValue] = backgroundImage
    setNeedsLayout()
  }

  /// Sets the background for a bar of some height. Differs: the position does not matter, as with
  /// `any`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The background that was set for a bar of some height; nil if none was.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// The background that was set for a bar of some height. Differs: the position does not matter.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  private var titleOffsets: [Int: CGFloat] = [:]

  /// Moves the title down, in points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard titleVerticalPositionAdjustment(for: barMetrics) != adjustment else { return }
    titleOffsets[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// The points by which the title is moved down in a bar of some height; 0 at first.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics.rawValue] ?? 0
  }

  /// The background image for the bar's height, or that for the usual height.
  var shownBackground: UIImage? {
    let hasPrompt = promptHeight > 0
    let own: UIBarMetrics = isLow ? (hasPrompt ? .compactPrompt : .compact) : .defaultPrompt
    return (isLow || hasPrompt ? backgroundImages[own.rawValue] : nil)
      ?? backgroundImages[UIBarMetrics.default.rawValue]
  }

  // MARK: Appearance objects

  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// The bar's appearance wherever no more specific appearance is set.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard(self) { UINavigationBarAppearance() } }
    set { if appearances.set(\.standard, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance in a low bar; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { if appearances.set(\.compact, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance while content is scrolled to its top; nil for `standardAppearance` without
  /// background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { if appearances.set(\.scrollEdge, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance in a low bar while content is scrolled to its top; nil for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { if appearances.set(\.compactScrollEdge, newValue, self) { appearanceDidChange() } }
  }

  func appearanceDidChange() {
    appearances.didChange()
    setNeedsLayout()
  }

  /// Whether the content below is scrolled to its top, as the controller reports.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue { setNeedsLayout() } }
  }
  /// How far scrolled content has collapsed search bar and large title, in points.
  var collapse: CGFloat = 0 {
    didSet { if collapse != oldValue { heightDidChange() } }
  }
  /// Whether a search has taken the place of title and items.
  var showsSearchAlone: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether items may have large titles.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
  }

  /// Whether the bar is hidden; it leaves its place to the content then.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// The attributes of titles on top of their own font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      if !NSAttributedString.areSame(titleTextAttributes, oldValue) { setNeedsLayout() }
    }
  }
  /// The attributes of large titles on top of their own font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      if !NSAttributedString.areSame(largeTitleTextAttributes, oldValue) { setNeedsLayout() }
    }
  }

  /// The background of the bar and the status bar above it.
  let ground = _UIBarBackground()
  let largeTitleView = _UINavigationBarLargeTitleView()
  let row = _UINavigationBarContentView()
  lazy var promptLabel = _UINavigationBarModernPromptView()
  var shownSearchBar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar with the properties and items that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UINavigationBar.self)
  }

  private func prepare() {
    for view in [ground, largeTitleView, row] { addSubview(view) }
  }

  /// Has the container lay out, as it gives the bar its height.
  func heightDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the one that is shown, which the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items from the bottom of the stack to the top one, which is shown. The change is not
  /// animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if (items ?? []).elementsEqual(self.items ?? [], by: ===) { return }
    let old = height
    self.items?.forEach { $0.leave(self) }
    self.items = items
    items?.forEach { $0.bar = self }
    setNeedsLayout()
    if height != old { heightDidChange() }
  }

  /// Puts an item on the top, if the delegate lets it. The change is not animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else {
      return nil
    }
    setItems(items?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    layOutTitles()
    layOutSearchBar()
  }
}

/// Asked and told of the items of a bar that an app manages by itself.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed onto the stack.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may be popped, by the back button or by the app.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True: every item may be pushed.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Empty by default, as the method is optional on iOS.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True: every item may be popped.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Empty by default, as the method is optional on iOS.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
