/// One change of a batch, as it is reported to the layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// The item or section is new.
    case insert = 0
    /// The item or section is gone.
    case delete = 1
    /// The item or section is loaded anew.
    case reload = 2
    /// The item or section is in another place.
    case move = 3
    /// Nothing was done.
    case none = 4
  }

  /// The path before the change; nil for insertions. The item of a section's path is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the change; nil for deletions.
  public let indexPathAfterUpdate: IndexPath?
  /// What was done to the item or the section.
  public let updateAction: Action

  /// A change that does nothing.
  public override convenience init() { self.init(.none, before: nil, after: nil) }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}

extension ListChange {
  /// The change as it is reported to a layout.
  @MainActor var updateItem: UICollectionViewUpdateItem {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return switch self {
    case .insert(let path): UICollectionViewUpdateItem(.insert, before: nil, after: path)
    case .delete(let path): UICollectionViewUpdateItem(.delete, before: path, after: nil)
    case .reload(let path): UICollectionViewUpdateItem(.reload, before: path, after: path)
    case .move(let from, let to): UICollectionViewUpdateItem(.move, before: from, after: to)
    case .insertSection(let section):
      UICollectionViewUpdateItem(.insert, before: nil, after: whole(section))
    case .deleteSection(let section):
      UICollectionViewUpdateItem(.delete, before: whole(section), after: nil)
    case .reloadSection(let section):
      UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(section))
    case .moveSection(let from, let to):
      UICollectionViewUpdateItem(.move, before: whole(from), after: whole(to))
    }
  }
}
