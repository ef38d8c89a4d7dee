/// The bar over a navigation controller's content.
///
/// Draws its background, the line below it and a title view. Without a `barTintColor` and with
/// `isTranslucent` it is transparent, which is how iOS 15 and later show it over content that is
/// scrolled to the top.
///
/// Not drawn: titles, buttons, prompts and blurred backgrounds.
open class UINavigationBar: UIView {
  /// Points, without the status bar and large title.
  static let standardHeight: CGFloat = 44
  /// What a large title adds, points.
  static let largeTitleHeight: CGFloat = 52

  open private(set) var items: [UINavigationItem]? = []
  open var isTranslucent = true {
    didSet { setNeedsLayout() }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }

  /// Behind the bar and the status bar above it.
  private let backdrop = UIView()
  private let hairline = UIView()

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
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
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
    for item in items ?? [] where item !== topItem { item.titleView?.removeFromSuperview() }
    guard let view = topItem?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    view.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((Self.standardHeight - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }
}
