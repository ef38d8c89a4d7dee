/// The items of one section as an outline: items may have others below them, which are shown while
/// they are expanded.
///
/// Where Apple's raises an exception (an item given twice, one that is not there), the test that
/// did it fails and the call is ignored, or leaves out what is wrong.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  // MARK: Reading

  /// All items, each followed by those below it, expanded or not.
  public var items: [ItemIdentifierType] { gather(roots) { _ in true } }
  /// The items that are not below another one.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { gather(roots, expanded.contains) }

  private func gather(
    _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      found.append(item)
      if isOpen(item), let below = children[item] { pending += below.reversed() }
    }
    return found
  }

  /// Whether the section has the item, be it visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Whether the items below an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all ancestors of the item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard isThere(item) else { return false }
    var current = item
    while let parent = parents[current] {
      guard expanded.contains(parent) else { return false }
      current = parent
    }
    return true
  }

  /// The item's depth, 0 for a root. A missing item is an exception, and gives 0.
  public func level(of item: ItemIdentifierType) -> Int {
    guard isThere(item) else { return 0 }
    var level = 0
    var current = item
    while let parent = parents[current] {
      level += 1
      current = parent
    }
    return level
  }

  /// The item's index among all items. Complexity: linear.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item above an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    isThere(child) ? parents[child] : nil
  }

  /// The items below an item, as a snapshot of its own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard isThere(parent) else { return result }
    if includingParent {
      result.append([parent])
      if expanded.contains(parent) { result.expand([parent]) }
    }
    result.take(children[parent] ?? [], of: self, under: includingParent ? parent : nil)
    return result
  }

  /// A line of text for each item, indented by its level.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  private func isThere(_ item: ItemIdentifierType) -> Bool {
    if known.contains(item) { return true }
    UIKitException.raise("Invalid item identifier: there is no item \(item) in the section")
    return false
  }

  // MARK: Adding

  /// Adds items below a parent, or as roots if none is named.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !isThere(parent) { return }
    insert(items, under: parent, at: count(under: parent))
  }

  /// Inserts items before an item, below the same parent. One that is there already is an
  /// exception, and is left out.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Inserts items after an item, below the same parent. One that is there already is an exception,
  /// and is left out.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Inserts all items of a snapshot, with those below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, offset: 0) }

  /// Inserts all items of a snapshot after an item, with those below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, offset: 1) }

  /// Replaces the items below an item by those of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard isThere(parent) else { return }
    delete(children[parent] ?? [])
    take(snapshot.roots, of: snapshot, under: parent)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard isThere(item) else { return }
    let parent = parents[item]
    insert(items, under: parent, at: place(of: item, under: parent) + offset)
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    beside item: ItemIdentifierType, offset: Int
  ) {
    insert(snapshot.roots, beside: item, offset: offset)
    takeChildren(of: snapshot.roots, of: snapshot)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int
  ) {
    let new = items.filter { item in
      if known.insert(item).inserted { return true }
      UIKitException.raise("Supplied item identifiers are not unique: \(item) is there already")
      return false
    }
    guard let parent else { return roots.insert(contentsOf: new, at: index) }
    for item in new { parents[item] = parent }
    children[parent, default: []].insert(contentsOf: new, at: index)
  }

  private func count(under parent: ItemIdentifierType?) -> Int {
    guard let parent else { return roots.count }
    return children[parent]?.count ?? 0
  }

  private func place(of item: ItemIdentifierType, under parent: ItemIdentifierType?) -> Int {
    let siblings = parent.map { children[$0] ?? [] } ?? roots
    return siblings.firstIndex(of: item) ?? siblings.count
  }

  /// Takes over items from another snapshot, with those below them.
  private mutating func take(
    _ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot,
    under parent: ItemIdentifierType?
  ) {
    insert(items, under: parent, at: count(under: parent))
    takeChildren(of: items, of: other)
  }

  private mutating func takeChildren(
    of items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot
  ) {
    var pending = items
    while let item = pending.popLast() {
      if other.expanded.contains(item) { expanded.insert(item) }
      guard let below = other.children[item] else { continue }
      insert(below, under: item, at: count(under: item))
      pending += below
    }
  }

  // MARK: Taking away

  /// Deletes items with all those below them. Missing items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      let doomed = Set(gather([item]) { _ in true })
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
        if children[parent]?.isEmpty == true { children[parent] = nil }
      } else {
        roots.removeAll { $0 == item }
      }
      for gone in doomed {
        known.remove(gone)
        expanded.remove(gone)
        parents[gone] = nil
        children[gone] = nil
      }
    }
  }

  /// Deletes all items of the section.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  // MARK: Expanding

  /// Shows the items below some items. Missing items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) { expanded.insert(item) }
  }

  /// Hides the items below some items. Missing items are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) { expanded.remove(item) }
  }
}
