/// What a diffable data source shows: the snapshot, and for its sections that are outlines theirs.
struct DiffableList<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private(set) var shown = Snapshot()
  private var outlines: [SectionIdentifierType: Outline] = [:]

  /// - Returns: Where everything that was shown is now.
  mutating func apply(_ snapshot: Snapshot) -> ListMapping {
    let old = shown
    shown = snapshot.applied
    // An outline of other items than the section now has is one no longer.
    for (section, items) in zip(shown.sectionIdentifiers, shown.items)
    where outlines[section].map({ $0.visibleItems != items }) == true {
      outlines[section] = nil
    }
    outlines = outlines.filter { shown.indexOfSection($0.key) != nil }
    return Self.mapping(from: old, to: snapshot)
  }

  /// - Returns: The snapshot that shows a section's outline.
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

  /// The section's outline; its items side by side where it has none.
  func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if let index = shown.indexOfSection(section) { outline.append(shown.items[index]) }
    return outline
  }

  /// The outline that an item is in, nil in sections without.
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
  /// Nil for an item that is in no outline.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Shows what is below an item, or hides it.
  func toggleOutline(at path: IndexPath)
}

/// What a cell shows of its item's place in an outline.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
}
