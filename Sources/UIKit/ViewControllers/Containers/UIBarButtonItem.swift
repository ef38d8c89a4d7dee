/// A button or space of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    @available(*, deprecated, message: "Use plain.")
    public static var bordered: Style { .plain }
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain {
    didSet { if style != oldValue { changed() } }
  }
  /// Points; 0 for what the content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed() } }
  }
  open var customView: UIView? {
    didSet { if customView !== oldValue { changed() } }
  }
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { changed() } }
  }
  open weak var target: AnyObject?
  open var action: Selector?
  /// One that is set gives the item its title and image, unless it is a system item, and is what
  /// a touch runs in place of target and action.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, primaryAction !== oldValue, systemItem == nil else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// Of an item made by `init(barButtonSystemItem:…)`.
  package var systemItem: SystemItem?

  private func changed() { itemDidChange() }

  /// Names that the item may have; no menu is made of them.
  open var possibleTitles: Set<String>?

  private var backgrounds: [String: UIImage] = [:]

  /// Not drawn: images behind items (`FidelityFeature.property`).
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    changed()
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds["\(state.rawValue) \(barMetrics.rawValue)"] }

  var hasBackground: Bool { !backgrounds.isEmpty }

  private var titleOffsets: [Int: UIOffset] = [:]

  /// Moves the title; points.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != titlePositionAdjustment(for: barMetrics) else { return }
    titleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }

  public override init() {
    super.init()
  }

  /// An item as a nib has it; with another coder, one without anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(into: self, at: UIBarButtonItem.self)
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    take(systemItem)
  }

  /// Becomes an item of the system's.
  func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    changed()
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    // Given ones go before the action's own.
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// - Parameter width: Points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
}
