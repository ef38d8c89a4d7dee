/// What a navigation bar shows for one controller.
///
/// Not drawn: prompts (`FidelityFeature.prompt`).
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String? {
    didSet {
      if title != oldValue { changed() }
      tellObservers("title", from: oldValue)
    }
  }
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed() } }
  }
  open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// Of the button that leads back to this item.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// In place of a back button of `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether the back button stays beside items on the left.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { changed() } }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { changed() } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.heightDidChange() } }
  }

  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// An item as a nib has it; with another coder, one without anything.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self, at: UINavigationItem.self)
  }

  /// Differs: writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The first of the left ones.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right ones.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  private func changed() { bar?.setNeedsLayout() }
}
