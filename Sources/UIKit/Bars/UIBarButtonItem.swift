/// A button or a space in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of an item: the title of a `done` item is bold.
  public enum Style: Int, Sendable {
    /// A usual button.
    case plain = 0
    /// The button that ends a task, whose title is heavier.
    case done = 2

    /// The style of buttons with a border before iOS 7; the same as `plain`.
    @available(*, deprecated, message: "Use plain.")
    public static var bordered: Style { .plain }
  }

  /// The items that the system has a title or symbol for.
  public enum SystemItem: Int, Sendable {
    /// The heavy title "Done".
    case done = 0
    /// The title "Cancel".
    case cancel = 1
    /// The title "Edit".
    case edit = 2
    /// The heavy title "Save".
    case save = 3
    /// A plus.
    case add = 4
    /// A space that takes a share of the room left over.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// A pencil on a sheet, for writing.
    case compose = 7
    /// An arrow back, for answering.
    case reply = 8
    /// An arrow out of a box, for sharing.
    case action = 9
    /// A folder, for putting things in order.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow, for loading again.
    case refresh = 13
    /// A cross, for ending a task.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin, for deleting.
    case trash = 16
    /// The sign of playing.
    case play = 17
    /// The sign of a pause.
    case pause = 18
    /// The sign of going back.
    case rewind = 19
    /// The sign of going forward.
    case fastForward = 20
    /// The title "Undo".
    case undo = 21
    /// The title "Redo".
    case redo = 22
    /// A page with a curl, which iOS 7 and later do not show.
    case pageCurl = 23
    /// A cross, for closing what is shown.
    case close = 24
  }

  /// The look of the button: `plain`, as by default, or `done`, whose title is heavier.
  open var style = Style.plain {
    didSet { if style != oldValue { changed() } }
  }
  /// The width in points; 0 for what the content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed() } }
  }
  /// The view shown in place of a button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { changed() } }
  }
  /// The item's tint colour; nil for the bar's.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { changed() } }
  }
  /// The object that `action` is called on; it is not retained.
  open weak var target: AnyObject?
  /// The method that a touch calls.
  open var action: Selector?
  /// The action that a touch runs in place of target and action. It gives the item its title and
  /// image, unless that is a system item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, primaryAction !== oldValue, systemItem == nil else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The kind of an item made by `init(barButtonSystemItem:…)`; nil for others.
  package var systemItem: SystemItem?

  private func changed() { itemDidChange() }

  /// The titles that the item may have. Bars have not kept room for them since iOS 7.
  open var possibleTitles: Set<String>?
  /// Whether the item is hidden; it takes up no room then.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }
  /// Whether the item stands on a plate of its colour.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }
  /// Whether a touch selects and deselects the item. An item with a menu has the selected element's
  /// title.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
  }
  /// The menu that a touch opens if the item has no action, and else a longer touch.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { changed() } }
  }
  /// Whether a change of the image animates its symbol.
  open var isSymbolAnimationEnabled = false
  /// The element for the item in menus of items that a bar has no room for.
  open var menuRepresentation: UIMenuElement?
  /// The group that the item is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  // MARK: Images and places

  private var backgrounds: [BarItemKey: UIImage] = [:]
  private var styledBackgrounds: [Style: [BarItemKey: UIImage]] = [:]
  private var backBackgrounds: [BarItemKey: UIImage] = [:]
  private var titleOffsets: [Int: UIOffset] = [:]
  private var backTitleOffsets: [Int: UIOffset] = [:]
  private var backgroundOffsets: [Int: CGFloat] = [:]
  private var backBackgroundOffsets: [Int: CGFloat] = [:]

  /// Sets the image behind the item, which is stretched.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let key = BarItemKey(state, barMetrics)
    guard backgrounds[key] != backgroundImage else { return }
    backgrounds[key] = backgroundImage
    changed()
  }

  /// The image behind the item in a state; nil if none was set.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BarItemKey(state, barMetrics)] }

  /// Sets the image behind the item while it has a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    let key = BarItemKey(state, barMetrics)
    guard styledBackgrounds[style]?[key] != backgroundImage else { return }
    styledBackgrounds[style, default: [:]][key] = backgroundImage
    changed()
  }

  /// The image behind the item of a style in a state; nil if none was set.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { styledBackgrounds[style]?[BarItemKey(state, barMetrics)] }

  /// The image behind the item in a state, in bars of the usual height.
  func shownBackground(for state: UIControl.State) -> UIImage? {
    let key = BarItemKey(state, .default)
    return styledBackgrounds[style]?[key] ?? backgrounds[key]
  }

  /// Moves the background image down, in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != backgroundVerticalPositionAdjustment(for: barMetrics) else { return }
    backgroundOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the background image is moved down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics.rawValue] ?? 0
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != titlePositionAdjustment(for: barMetrics) else { return }
    titleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the title is moved, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Sets an image that no back button draws: since iOS 13 it has its sign and title alone.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backBackgrounds[BarItemKey(state, barMetrics)] = backgroundImage }

  /// The image set for back buttons, which is not drawn.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[BarItemKey(state, barMetrics)] }

  /// Moves the title of a back button made of this item, in points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard adjustment != backButtonTitlePositionAdjustment(for: barMetrics) else { return }
    backTitleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the title of a back button made of this item is moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Sets an offset in points for the image of `setBackButtonBackgroundImage(_:for:barMetrics:)`,
  /// which is not drawn.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { backBackgroundOffsets[barMetrics.rawValue] = adjustment }

  /// The offset in points of the image set for back buttons, which is not drawn.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundOffsets[barMetrics.rawValue] ?? 0 }

  public override init() {
    super.init()
  }

  /// An item as a nib describes it; with another coder, an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(into: self, at: UIBarButtonItem.self)
  }

  /// An item with a title. The target is not retained.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// An item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// An item with the title or symbol that the system has for a purpose.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    take(systemItem)
  }

  /// Makes this an item of the system's.
  func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    changed()
  }

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item with an action, a menu, or both.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    // Given values precede those of the action.
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// An item with a title or image, an action, and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// An item with an image for bars of the usual height and one for low bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item with the title or symbol of the system, and an action, a menu, or both.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A space that takes a share of the room left over.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// A space of a width between two items.
  ///
  /// - Parameter width: The width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  // MARK: Groups

  /// A group of this item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// A group of this item that the user may move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item that the user may add or remove.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem?.isSpace ?? false }

  /// Whether the item's title is bold.
  var isProminent: Bool {
    style == .done || systemItem == .done || systemItem == .save
  }

  /// The item's own title, that of the system item, or that of what is on in the menu.
  var shownTitle: String? {
    if changesSelectionAsPrimaryAction, let menu {
      let actions = menu.children.compactMap { $0 as? UIAction }
      if let on = actions.first(where: { $0.state == .on }) ?? actions.first { return on.title }
    }
    return title ?? systemItem?.title
  }
}

extension UIBarButtonItem {
  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
