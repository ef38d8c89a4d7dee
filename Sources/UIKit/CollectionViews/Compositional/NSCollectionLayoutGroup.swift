/// Returns the items of a custom group in an environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or groups of items, beside or below each other, or where a closure places them.
///
/// A group with `subitems` repeats them while they fit; a group of an estimated length has each of
/// them once. A group with a `count` has its item that many times.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// How often the one subitem is repeated; nil for as often as it fits.
  let count: Int?
  /// Whether `count` items share the group's length, whatever their own size is.
  let sharesLength: Bool
  /// The items or groups that the group repeats, in their order; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The views anchored to the group.
  private var anchored: [NSCollectionLayoutSupplementaryItem] = []
  /// The distance between the items in the group's direction; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesLength: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.compactMap { $0.copy() as? NSCollectionLayoutItem }
    self.count = count
    self.sharesLength = sharesLength
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row that repeats its items while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

  /// A column that repeats its items while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

  /// A row of items that share the group's width; the width of the item's size is ignored.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .horizontal, [subitem], count: max(count, 1), sharesLength: true)
  }

  /// A column of items that share the group's height; the height of the item's size is ignored.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .vertical, [subitem], count: max(count, 1), sharesLength: true)
  }

  /// A row of one item that is repeated a number of times, each in its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(count, 1))
  }

  /// A column of one item that is repeated a number of times, each in its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(count, 1))
  }

  /// A group whose items have the places that the provider returns, in the group's space.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The views anchored to the group; they have the index path of its first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(
      layoutSize, arrangement, subitems, count: count, sharesLength: sharesLength)
    copy.takeRoom(of: self)
    copy.anchored = anchored
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}

/// One item of a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's frame in the group's space, in points.
  public let frame: CGRect
  /// The z-order of the item; greater ones are in front.
  public let zIndex: Int

  /// An item of a custom group, with its frame in the group's coordinates in points. Items of a
  /// greater index are in front.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// An item of a custom group at the z-order 0, with its frame in the group's coordinates in
  /// points.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Returns this object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
