/// The bar over a navigation controller's content: title, large title, back button and items.
///
/// Draws its background and the line below it. Without a `barTintColor` and with
/// `isTranslucent` it is transparent, which is how iOS 15 and later show it over content that is
/// scrolled to the top.
///
/// Not drawn: prompts and blurred backgrounds. Appearance objects are absent. Apple publishes no
/// figures: places are those that people measure on iOS 15 to 18.
open class UINavigationBar: UIView {
  /// Points, without the status bar and large title.
  static let standardHeight: CGFloat = 44
  /// What a large title adds, points.
  static let largeTitleHeight: CGFloat = 52

  open private(set) var items: [UINavigationItem]? = []
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { setNeedsLayout() } }
  }
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
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
  private let backdrop = UIView()
  private let hairline = UIView()
  private let titleLabel = QuietLabel()
  private let largeTitleLabel = QuietLabel()
  private lazy var row = NavigationBarRow()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backdrop.isUserInteractionEnabled = false
    hairline.backgroundColor = UIColor.separator
    addSubview(backdrop)
    backdrop.addSubview(hairline)
    for label in [titleLabel, largeTitleLabel] {
      label.accessibilityTraits = .header
      addSubview(label)
    }
    addSubview(row)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if (items ?? []).elementsEqual(self.items ?? [], by: ===) { return }
    self.items?.forEach { $0.bar = nil }
    self.items = items
    items?.forEach { $0.bar = self }
    setNeedsLayout()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let item = topItem
    setItems(items?.dropLast(), animated: animated)
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
    backdrop.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    backdrop.backgroundColor = barTintColor ?? (isTranslucent ? nil : .systemBackground)
    let thickness = hairlineThickness
    hairline.isHidden = backdrop.backgroundColor == nil
    hairline.frame = CGRect(
      x: 0, y: backdrop.bounds.height, width: bounds.width, height: thickness)
    layOutTitles()
  }

  private var isLarge: Bool { height > Self.standardHeight }

  private func layOutTitles() {
    for item in items ?? [] where item !== topItem { item.titleView?.removeFromSuperview() }
    row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.standardHeight)
    row.show(topItem, back: backItem, margin: margin, in: self)
    let free = row.freeRect
    titleLabel.isHidden = isLarge || topItem?.titleView != nil
    largeTitleLabel.isHidden = !isLarge
    titleLabel.attributedText = title(
      .systemFont(ofSize: 17, weight: .semibold), titleTextAttributes)
    largeTitleLabel.attributedText = title(
      .systemFont(ofSize: 34, weight: .bold), largeTitleTextAttributes)
    let size = titleLabel.intrinsicContentSize
    let far = CGFloat.greatestFiniteMagnitude
    titleLabel.frame = centred(CGSize(width: size.width, height: size.height), in: free)
    let large = largeTitleLabel.sizeThatFits(CGSize(width: far, height: far))
    let room = max(bounds.width - 2 * margin, 0)
    largeTitleLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - margin - min(large.width, room) : margin,
      y: Self.standardHeight + 3, width: min(large.width, room), height: large.height)
    guard let view = topItem?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    var own = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    if own == .zero { own = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    view.frame = centred(own, in: free)
  }

  /// Beside the bar's ends, points.
  private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  private func title(
    _ font: UIFont, _ own: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.label,
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
