/// A move of focus between cells. Differs: none is ever made.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The path of the cell that had the focus. Differs: always nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The path of the cell that gets the focus. Differs: always nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of focus between rows of a table. Differs: none is ever made.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The path of the row that had the focus. Differs: always nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The path of the row that gets the focus. Differs: always nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
