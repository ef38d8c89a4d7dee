/// The room that a section is laid out in.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points without the collection view's content insets.
  var contentSize: CGSize { get }
  /// The size in points without these insets and without `contentInsets`.
  var effectiveContentSize: CGSize { get }
  /// The insets in points that sections take off the room, such as those of the safe area.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect; the same as `contentInsets` here.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider can base its decision on.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that the section has.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

extension CGSize {
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
