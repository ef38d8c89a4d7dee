/// The bar over a navigation controller's content: title, large title, back button and items.
///
/// Draws its background and the line below it. Without a `barTintColor` and with
/// `isTranslucent` it is transparent, which is how iOS 15 and later show it over content that is
/// scrolled to the top.
///
/// Not drawn: prompts, and the blur of content that is scrolled below the bar
/// (`FidelityFeature.barBackground`). Appearance objects are absent. Apple publishes no
/// figures: places are those that people measure on iOS 15 to 18.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Points, without the status bar and large title.
  static let standardHeight: CGFloat = 44
  /// What a large title adds, points.
  static let largeTitleHeight: CGFloat = 52

  open private(set) var items: [UINavigationItem]? = []
  /// Whether content goes on below the bar, where its controller extends its layout.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { setNeedsLayout() } }
  }
  /// In place of the line at the bar's edge; one without pixels takes the line away.
  open var shadowImage: UIImage? {
    didSet { if shadowImage != oldValue { setNeedsLayout() } }
  }
  /// Not drawn: another chevron (`FidelityFeature.property`), as the mask is.
  open var backIndicatorImage: UIImage? {
    didSet {
      setLack(
        .property, "UINavigationBar.backIndicatorImage", if: backIndicatorImage != nil)
    }
  }
  /// Seen while the back button comes or goes alone.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [Int: UIImage] = [:]

  open var barPosition: UIBarPosition { .topAttached }

  /// In place of the background's colour. That of another bar position is not kept apart.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard backgroundImages[barMetrics.rawValue] != backgroundImage else { return }
    backgroundImages[barMetrics.rawValue] = backgroundImage
    setNeedsLayout()
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  private var titleOffsets: [Int: CGFloat] = [:]

  /// Moves the title; points downwards.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard titleVerticalPositionAdjustment(for: barMetrics) != adjustment else { return }
    titleOffsets[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics.rawValue] ?? 0
  }

  private var shownBackground: UIImage? {
    let compact = traitCollection.verticalSizeClass == .compact
    return (compact ? backgroundImages[UIBarMetrics.compact.rawValue] : nil)
      ?? backgroundImages[UIBarMetrics.default.rawValue]
  }

  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
  }

  /// A bar that is hidden leaves its place to the content.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// What titles have besides their own font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      if !NSAttributedString.areSame(titleTextAttributes, oldValue) { setNeedsLayout() }
    }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      if !NSAttributedString.areSame(largeTitleTextAttributes, oldValue) { setNeedsLayout() }
    }
  }

  /// Behind the bar and the status bar above it.
  private let ground = _UIBarBackground()
  private let largeTitleView = _UINavigationBarLargeTitleView()
  private let row = _UINavigationBarContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UINavigationBar.self)
  }

  private func prepare() {
    for view in [ground, largeTitleView, row] { addSubview(view) }
  }

  /// What is around the bar gives it its height.
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

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if (items ?? []).elementsEqual(self.items ?? [], by: ===) { return }
    let old = height
    self.items?.forEach { $0.bar = nil }
    self.items = items
    items?.forEach { $0.bar = self }
    setNeedsLayout()
    if height != old { heightDidChange() }
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

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

  /// Points without the status bar.
  var height: CGFloat {
    let isLarge = prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
    return Self.standardHeight + (isLarge ? Self.largeTitleHeight : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    ground.backgroundColor =
      barTintColor ?? (isTranslucent ? nil : barStyle.shade(.systemBackground))
    let image = shownBackground
    ground.shadowView.isHidden = ground.backgroundColor == nil && image == nil
    ground.show(image, shadow: shadowImage, thickness: hairlineThickness, atTop: false)
    layOutTitles()
    let prompt = topItem?.prompt ?? ""
    layer.lacks.replace(
      [.prompt], with: prompt.isEmpty ? [] : [FidelityNote(.prompt, prompt)])
  }

  private var isLarge: Bool { height > Self.standardHeight }

  private func layOutTitles() {
    for item in items ?? [] where item !== topItem { item.titleView?.removeFromSuperview() }
    row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.standardHeight)
    row.show(topItem, back: backItem, in: self)
    let free = row.freeRect
    let titleLabel = row.titleLabel
    titleLabel.isHidden = isLarge || topItem?.titleView != nil
    titleLabel.attributedText = title(
      .systemFont(ofSize: 17, weight: .semibold), titleTextAttributes)
    let size = titleLabel.intrinsicContentSize
    titleLabel.frame = centred(CGSize(width: size.width, height: size.height), in: free)
      .offsetBy(dx: 0, dy: titleVerticalPositionAdjustment(for: .default))
    layOutLargeTitle()
    guard let view = topItem?.titleView else { return }
    if view.superview !== row { row.addSubview(view) }
    var own = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    if own == .zero { own = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    view.frame = centred(own, in: free)
  }

  private func layOutLargeTitle() {
    largeTitleView.isHidden = !isLarge
    largeTitleView.frame = CGRect(
      x: 0, y: Self.standardHeight, width: bounds.width, height: Self.largeTitleHeight)
    let label = largeTitleView.label
    label.attributedText = title(.systemFont(ofSize: 34, weight: .bold), largeTitleTextAttributes)
    let far = CGFloat.greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: far, height: far))
    let (left, right) = barMargins
    let width = min(size.width, max(bounds.width - left - right, 0))
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - right - width : left, y: 3, width: width,
      height: size.height)
  }

  private func title(
    _ font: UIFont, _ own: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: barStyle.shade(.label),
    ]
    attributes.merge(own ?? [:]) { $1 }
    return NSAttributedString(string: topItem?.title ?? "", attributes: attributes)
  }

  /// In the bar's middle, or as near to it as the items let.
  private func centred(_ size: CGSize, in free: CGRect) -> CGRect {
    let width = min(size.width, max(free.width, 0))
    let x = min(max((bounds.width - width) / 2, free.minX), free.maxX - width)
    return CGRect(
      x: x.rounded(), y: ((Self.standardHeight - size.height) / 2).rounded(), width: width,
      height: size.height)
  }
}

/// Asked and told of the items of a bar that an app has by itself.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
