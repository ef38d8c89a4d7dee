/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  weak var bar: UIView?
  private let identifier: String?

  /// - Parameter representativeItem: Stands for all of them where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    identifier = nil
    super.init()
    claim()
  }

  private init(_ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, _ name: String?) {
    barButtonItems = items
    representativeItem = representative
    identifier = name
    super.init()
    claim()
  }

  /// A group without items. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    identifier = nil
    super.init()
  }

  /// Differs: the group is not encoded.
  open func encode(with coder: NSCoder) {}

  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      guard barButtonItems != oldValue else { return }
      claim()
      bar?.setNeedsLayout()
    }
  }

  /// Stands for the items where there is no room; a bar here has room.
  open var representativeItem: UIBarButtonItem?

  /// False: a bar shows the items themselves.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// A hidden group takes up no room.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.setNeedsLayout() } }
  }

  /// Whether the group stays where others go into a menu for lack of room.
  open var alwaysAvailable = false
  /// In the menu of what found no room.
  open var menuRepresentation: UIMenuElement?

  private func claim() { for item in barButtonItems { item.buttonGroup = self } }

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, nil) }

  /// One that somebody may move who customises the bar; nobody does.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, customizationIdentifier)
  }

  /// One that somebody may add or take away; it is shown where `isInDefaultCustomization`.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(items, representativeItem, customizationIdentifier)
    group.isLeftOut = !isInDefaultCustomization
    return group
  }

  private var isLeftOut = false

  var shownItems: [UIBarButtonItem] {
    isHidden || isLeftOut ? [] : barButtonItems.filter { !$0.isHidden }
  }
}
