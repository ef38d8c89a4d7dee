/// The bar below a tab bar controller's content: images and titles of the items, tinted where
/// selected, and badges.
///
/// Not drawn: blurred backgrounds; a translucent bar without a `barTintColor` has the system's
/// background colour. Appearance objects are absent. Apple publishes no figures: places are those
/// that people measure on iOS 13 to 18.
open class UITabBar: UIView {
  /// Points, without what is below the safe area.
  static let standardHeight: CGFloat = 49

  open var items: [UITabBarItem]? {
    didSet { if items != oldValue { rebuild() } }
  }
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsLayout() } }
  }
  open var isTranslucent = true

  private let hairline = UIView()
  private var itemViews: [TabBarItemView] = []

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
  }

  private func rebuild() {
    itemViews.forEach { $0.removeFromSuperview() }
    itemViews = (items ?? []).map { item in
      item.bar = self
      let view = TabBarItemView()
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = barTintColor ?? .systemBackground
    if hairline.superview == nil { addSubview(hairline) }
    hairline.backgroundColor = UIColor.separator
    let thickness = hairlineThickness
    hairline.frame = CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
    let items = items ?? []
    let width = bounds.width / CGFloat(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let isSelected = item === selectedItem
      let place = isRightToLeft ? items.count - 1 - index : index
      itemViews[index].frame = CGRect(
        x: (width * CGFloat(place)).rounded(), y: 0, width: width.rounded(),
        height: Self.standardHeight)
      itemViews[index].describe(item, index + 1, of: items.count, isSelected: isSelected)
      itemViews[index].show(
        item, isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel)
    }
  }
}
