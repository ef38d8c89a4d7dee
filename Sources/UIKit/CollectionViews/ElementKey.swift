/// Names one element of a collection view.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  let kind: String
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }
}

/// An element that has a view.
@MainActor
final class DisplayedElement {
  var key: ElementKey
  let view: UICollectionReusableView
  /// The attributes as they were applied.
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view has reported the size that it prefers.
  var isMeasured = false

  init(
    _ key: ElementKey, _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  /// Whether the element is drawn before another: by z-order, then decorations, cells and other
  /// views, in the order of the data.
  func isBehind(_ other: DisplayedElement) -> Bool {
    let (mine, its) = (attributes.zIndex, other.attributes.zIndex)
    if mine != its { return mine < its }
    let (rank, otherRank) = (key.category.rank, other.key.category.rank)
    if rank != otherRank { return rank < otherRank }
    if key.indexPath != other.key.indexPath { return key.indexPath < other.key.indexPath }
    return key.kind < other.key.kind
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}
