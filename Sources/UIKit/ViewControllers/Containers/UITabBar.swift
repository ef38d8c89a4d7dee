/// The bar below a tab bar controller's content: images and titles of the items, tinted where
/// selected, and badges.
///
/// Not drawn: blurred backgrounds; a translucent bar without a colour of its own has the system's
/// background colour (`FidelityFeature.barBackground`). Appearance objects are absent. Apple
/// publishes no figures: places are those that people measure on iOS 13 to 18.
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
  /// Whether content goes on below the bar, where its controller extends its layout.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// A bar that is hidden leaves its place to the content.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  private let ground = _UIBarBackground()
  private var itemViews: [UITabBarButton] = []
  /// Told the index of a button that was tapped.
  var onTap: ((Int) -> Void)?

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
      let view = UITabBarButton()
      view.addAction(
        UIAction { [weak self, weak view] _ in
          guard let self, let view, let index = itemViews.firstIndex(of: view) else { return }
          onTap?(index)
        }, for: .touchUpInside)
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if ground.superview == nil { insertSubview(ground, at: 0) }
    ground.frame = bounds
    let hasOwnColor = isTranslucent && backgroundColor != nil
    setLack(
      .barBackground, "UITabBar", if: isTranslucent && barTintColor == nil && !hasOwnColor)
    ground.backgroundColor = barTintColor ?? (hasOwnColor ? nil : .systemBackground)
    let thickness = hairlineThickness
    ground.shadowView.frame = CGRect(
      x: 0, y: -thickness, width: bounds.width, height: thickness)
    let items = items ?? []
    // Buttons stand between what the device covers at the sides.
    let (start, end) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    let width = max(end - start, 0) / CGFloat(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let isSelected = item === selectedItem
      let place = isRightToLeft ? items.count - 1 - index : index
      itemViews[index].frame = CGRect(
        x: (start + width * CGFloat(place)).rounded(), y: 0, width: width.rounded(),
        height: Self.standardHeight)
      itemViews[index].describe(item, index + 1, of: items.count, isSelected: isSelected)
      itemViews[index].isEnabled = item.isEnabled
      let plain = unselectedItemTintColor ?? .secondaryLabel
      itemViews[index].show(
        item, isSelected: isSelected,
        color: !item.isEnabled ? .tertiaryLabel : isSelected ? tintColor : plain)
    }
  }
}
