public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or groups of them, beside or below each other or where a closure says.
///
/// A group with `subitems` begins them again while they fit; one of an estimated length has each
/// of them once. One with a `count` has its item so many times.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// Times that the one subitem is there; nil for as many as fit.
  let count: Int?
  /// Whether `count` items share the group's length, whatever their size says.
  let sharesLength: Bool
  public let subitems: [NSCollectionLayoutItem]
  /// Anchored to the group.
  private var anchored: [NSCollectionLayoutSupplementaryItem] = []
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

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

  /// The items share the group's width: that of their size does not count.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .horizontal, [subitem], count: max(count, 1), sharesLength: true)
  }

  /// The items share the group's height: that of their size does not count.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .vertical, [subitem], count: max(count, 1), sharesLength: true)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(count, 1))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(count, 1))
  }

  /// Items where the provider says, in the group's space.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// Views anchored to the group; they have the index path of its first item.
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
  /// In the group's space.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Immutable, hence the same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
