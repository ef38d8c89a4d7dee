/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var image: UIImage? {
    didSet { bar?.setNeedsLayout() }
  }
  open var selectedImage: UIImage? {
    didSet { bar?.setNeedsLayout() }
  }
  open var badgeValue: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var badgeColor: UIColor? {
    didSet { bar?.setNeedsLayout() }
  }
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { bar?.setNeedsLayout() } }
  }
  open var accessibilityLabel: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var accessibilityIdentifier: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var tag = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  weak var bar: UITabBar?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    bar?.setNeedsLayout()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

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
