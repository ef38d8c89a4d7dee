/// The sections of a list and the items in them, by unique identifiers.
///
/// Where Apple's raises an exception (an identifier given twice, a section or item that is not
/// there), the test that did it fails and the call is ignored, or leaves out what is wrong.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  /// The items of each section, parallel to `sections`.
  private(set) var items: [[ItemIdentifierType]] = []
  private var sectionPlaces: [SectionIdentifierType: Int] = [:]
  /// The section of every item.
  private var itemSections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections whose views are replaced when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose views are replaced when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose views are filled again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// A snapshot without sections and items.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { itemSections.count }
  /// The number of sections, empty ones among them.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order on the screen.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in their order on the screen. Complexity: linear.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  /// The number of items in a section. A missing section is an exception, and gives 0.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    place(of: identifier).map { items[$0].count } ?? 0
  }

  /// The items of a section in their order. A missing section is an exception, and gives none.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    place(of: identifier).map { items[$0] } ?? []
  }

  /// The section that an item is in; nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    itemSections[identifier]
  }

  /// The item's index among all items. Complexity: linear.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = indexPath(of: identifier) else { return nil }
    return items[..<place.section].reduce(0) { $0 + $1.count } + place.item
  }

  /// The section's index among all sections; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionPlaces[identifier]
  }

  /// The path of an item. Complexity: linear in the section's items.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = itemSections[identifier], let index = sectionPlaces[section],
      let item = items[index].firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// The paths of all items.
  var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    places.reserveCapacity(itemSections.count)
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    return places
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func item(at place: IndexPath) -> ItemIdentifierType? {
    guard place.count == 2, items.indices.contains(place.section),
      items[place.section].indices.contains(place.item)
    else { return nil }
    return items[place.section][place.item]
  }

  private func place(of section: SectionIdentifierType) -> Int? {
    let index = sectionPlaces[section]
    if index == nil {
      UIKitException.raise("Invalid section identifier: there is no section \(section)")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> IndexPath? {
    let place = indexPath(of: item)
    if place == nil {
      UIKitException.raise("Invalid item identifier: there is no item \(item)")
    }
    return place
  }

  /// The identifiers without repetitions, in their order.
  private func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String)
    -> [Identifier]
  {
    var (known, repeated): (Set<Identifier>, [Identifier]) = ([], [])
    let unique = identifiers.filter { identifier in
      if known.insert(identifier).inserted { return true }
      repeated.append(identifier)
      return false
    }
    if let first = repeated.first {
      UIKitException.raise(
        "Supplied \(kind) identifiers are not unique: \(first) is given more than once")
    }
    return unique
  }

  // MARK: Items

  /// Adds items to a section, to the last one if none is named. As in all methods that add items,
  /// an item that exists already is moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      UIKitException.raise("There are no sections to append items to: append a section first")
      return
    }
    guard let place = place(of: section) else { return }
    insert(identifiers, section: place, at: nil)
  }

  /// Inserts items before an item, in its section; those that exist already are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    insert(identifiers, section: place.section, at: place.item)
  }

  /// Inserts items after an item, in its section; those that exist already are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    insert(identifiers, section: place.section, at: place.item + 1)
  }

  private mutating func insert(_ new: [ItemIdentifierType], section: Int, at index: Int?) {
    let new = unique(new, "item")
    var index = index ?? items[section].count
    let moved = Set(new.filter { itemSections[$0] != nil })
    if !moved.isEmpty {
      index -= items[section].prefix(index).count { moved.contains($0) }
      for place in items.indices { items[place].removeAll { moved.contains($0) } }
    }
    for item in new { itemSections[item] = sections[section] }
    items[section].insert(contentsOf: new, at: index)
  }

  /// Deletes items. Missing items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let doomed = Set(identifiers)
    var touched: Set<Int> = []
    for item in doomed {
      if let section = itemSections.removeValue(forKey: item), let index = sectionPlaces[section] {
        touched.insert(index)
      }
    }
    for index in touched.sorted() { items[index].removeAll { doomed.contains($0) } }
    forget { doomed.contains($0) }
  }

  /// Deletes all items, with all sections and all requests to reload.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item to the place before another one, perhaps in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves an item to the place after another one, perhaps in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard let from = place(of: item), place(of: other) != nil else { return }
    guard item != other else { return }
    items[from.section].remove(at: from.item)
    guard let place = place(of: other) else { return }
    items[place.section].insert(item, at: place.item + offset)
    itemSections[item] = sections[place.section]
  }

  /// Marks items whose views are to be replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers = reloadedItemIdentifiers.united(with: present(identifiers))
  }

  /// Marks items whose views are to be filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers = reconfiguredItemIdentifiers.united(with: present(identifiers))
  }

  /// The identifiers that exist.
  private func present(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    identifiers.filter { item in
      if itemSections[item] != nil { return true }
      UIKitException.raise("Invalid item identifier: there is no item \(item)")
      return false
    }
  }

  private mutating func forget(_ isGone: (ItemIdentifierType) -> Bool) {
    reloadedItemIdentifiers.removeAll(where: isGone)
    reconfiguredItemIdentifiers.removeAll(where: isGone)
  }

  // MARK: Sections

  /// Adds empty sections at the end. One that is there already is an exception, and is left out.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts empty sections before a section. One that is there already is an exception, and is
  /// left out.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = place(of: toIdentifier) else { return }
    insert(identifiers, at: place)
  }

  /// Inserts empty sections after a section. One that is there already is an exception, and is
  /// left out.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = place(of: toIdentifier) else { return }
    insert(identifiers, at: place + 1)
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    let new = unique(new, "section").filter { section in
      guard sectionPlaces[section] != nil else { return true }
      UIKitException.raise("Section identifiers must be unique: \(section) is there already")
      return false
    }
    sections.insert(contentsOf: new, at: index)
    items.insert(contentsOf: new.map { _ in [] }, at: index)
    countSections()
  }

  private mutating func countSections() {
    sectionPlaces = [:]
    for (index, section) in sections.enumerated() { sectionPlaces[section] = index }
  }

  /// Deletes sections. Missing sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let doomed = Set(identifiers)
    for index in sections.indices.reversed() where doomed.contains(sections[index]) {
      for item in items[index] { itemSections[item] = nil }
      sections.remove(at: index)
      items.remove(at: index)
    }
    countSections()
    reloadedSectionIdentifiers.removeAll { doomed.contains($0) }
    let known = itemSections
    forget { known[$0] == nil }
  }

  /// Moves a section, with its items, to the place before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section, with its items, to the place after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard let from = place(of: section), place(of: other) != nil else { return }
    guard section != other else { return }
    sections.remove(at: from)
    let moved = items.remove(at: from)
    countSections()
    let to = (sectionPlaces[other] ?? 0) + offset
    sections.insert(section, at: to)
    items.insert(moved, at: to)
    countSections()
  }

  /// Marks sections whose views are to be replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let present = identifiers.filter { place(of: $0) != nil }
    reloadedSectionIdentifiers = reloadedSectionIdentifiers.united(with: present)
  }

  /// The snapshot without its requests to reload: what a data source shows after it was applied.
  var applied: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}

extension Array where Element: Hashable {
  /// These elements, followed by the others that are not among them, each once.
  fileprivate func united(with others: [Element]) -> [Element] {
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
