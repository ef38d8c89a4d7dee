/// The contents of a diffable data source: the snapshot, and the outlines of sections that have
/// one.
struct DiffableList<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private(set) var shown = Snapshot()
  private var outlines: [SectionIdentifierType: Outline] = [:]

  /// - Returns: The new places of everything that was shown.
  mutating func apply(_ snapshot: Snapshot) -> ListMapping {
    let old = shown
    shown = snapshot.applied
    // An outline whose items differ from the section's is dropped.
    for (section, items) in zip(shown.sectionIdentifiers, shown.items)
    where outlines[section].map({ $0.visibleItems != items }) == true {
      outlines[section] = nil
    }
    outlines = outlines.filter { shown.indexOfSection($0.key) != nil }
    return Self.mapping(from: old, to: snapshot)
  }

  /// - Returns: The new places of everything that was shown.
  mutating func apply(_ outline: Outline, to section: SectionIdentifierType) -> ListMapping {
    let old = shown
    var new = shown
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(outline.visibleItems, toSection: section)
    shown = new
    outlines[section] = outline
    return Self.mapping(from: old, to: new)
  }

  /// The section's outline; if it has none, its items side by side.
  func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if let index = shown.indexOfSection(section) { outline.append(shown.items[index]) }
    return outline
  }

  /// The outline that an item is in; nil in sections without an outline.
  func outline(at path: IndexPath) -> (section: SectionIdentifierType, outline: Outline)? {
    guard let section = shown.section(at: path.section), let outline = outlines[section]
    else { return nil }
    return (section, outline)
  }

  private static func mapping(from old: Snapshot, to new: Snapshot) -> ListMapping {
    let places = new.places
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let remade = reloadedSections.compactMap(new.indexOfSection)
    let items = old.items.map { items in
      items.map { item -> ListMapping.Target? in
        guard let path = places[item], !remade.contains(path.section) else { return nil }
        return ListMapping.Target(path: path, isReloaded: reloaded.contains(item))
      }
    }
    return ListMapping(
      sections: old.sectionIdentifiers.map {
        reloadedSections.contains($0) ? nil : new.indexOfSection($0)
      }, items: items)
  }
}

/// A data source whose items have others below them.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// The item's place in an outline; nil for an item that is in none.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Shows or hides the items below an item.
  func toggleOutline(at path: IndexPath)
}

/// The facts a cell shows about its item's place in an outline.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
}
