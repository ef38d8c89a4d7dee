/// The effect of reordering on the items of a data source.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before reordering.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after reordering.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of the items before and after.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections that have changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The effect of reordering on the items of one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section whose items have changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before reordering.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after reordering.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the section's items before and after, those of collapsed items among them.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension DiffableList {
  /// The effect of a move from this list to another.
  func transaction(
    to new: DiffableList
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    typealias SectionTransaction =
      NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
    let sections = new.shown.sectionIdentifiers.compactMap { section -> SectionTransaction? in
      let (one, other) = (outline(of: section), new.outline(of: section))
      guard one.items != other.items else { return nil }
      return SectionTransaction(
        sectionIdentifier: section, initialSnapshot: one, finalSnapshot: other,
        difference: other.items.difference(from: one.items))
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: shown, finalSnapshot: new.shown,
      difference: new.shown.itemIdentifiers.difference(from: shown.itemIdentifiers),
      sectionTransactions: sections)
  }

  /// Moves an item; nil if it stays in its place.
  mutating func move(_ path: IndexPath, to target: IndexPath) -> ListMapping? {
    guard path != target, let item = shown.item(at: path),
      let section = shown.section(at: target.section)
    else { return nil }
    var new = shown
    new.deleteItems([item])
    let rest = new.itemIdentifiers(inSection: section)
    if rest.indices.contains(target.item) {
      new.insertItems([item], beforeItem: rest[target.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    return apply(new)
  }
}
