/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var isEnabled = true
  open var tag = 0

  public override init() {}

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The bar below a tab bar controller's content: images of the items, tinted where selected.
///
/// Not drawn: titles, badges and blurred backgrounds; a translucent bar without a
/// `barTintColor` has the system's background colour.
open class UITabBar: UIView {
  /// Points, without what is below the safe area.
  static let standardHeight: CGFloat = 49

  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  open var selectedItem: UITabBarItem? {
    didSet { setNeedsLayout() }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var isTranslucent = true

  private let hairline = UIView()
  private var imageViews: [UIImageView] = []

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
  }

  private func rebuild() {
    imageViews.forEach { $0.removeFromSuperview() }
    imageViews = (items ?? []).map { _ in
      let view = UIImageView()
      view.contentMode = .center
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
      let image = isSelected ? item.selectedImage ?? item.image : item.image
      imageViews[index].image = image?.withRenderingMode(.alwaysTemplate)
      imageViews[index].tintColor =
        isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel
      imageViews[index].frame = CGRect(
        x: width * CGFloat(index), y: 0, width: width, height: Self.standardHeight)
    }
  }
}
