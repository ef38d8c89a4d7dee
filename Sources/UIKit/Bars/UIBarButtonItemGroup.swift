/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  weak var bar: UIView?
  private let identifier: String?

  /// A group without items.
  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  /// A group of items that a bar keeps together.
  ///
  /// - Parameter representativeItem: The item in place of all of them if there is no room.
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

  /// Encodes the group. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  /// The items of the group, from the leading end; the group becomes their owner.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      guard barButtonItems != oldValue else { return }
      claim()
      bar?.setNeedsLayout()
    }
  }

  /// The item in place of the others if there is no room. Differs: a bar always has room.
  open var representativeItem: UIBarButtonItem?

  /// Whether the representative stands for the items. Differs: always false, as a bar shows the
  /// items themselves.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Whether the group is hidden; it takes up no room then.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.setNeedsLayout() } }
  }

  /// Whether the group stays when others move into a menu for lack of room.
  open var alwaysAvailable = false
  /// The element for the group in the menu of items that a bar has no room for.
  open var menuRepresentation: UIMenuElement?

  private func claim() { for item in barButtonItems { item.buttonGroup = self } }

  /// A group that stays in its place.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, nil) }

  /// A group that the user may move. Differs: bars are never customised.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, customizationIdentifier)
  }

  /// A group that the user may add or remove; it is shown if `isInDefaultCustomization` is true.
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
