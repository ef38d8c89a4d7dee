import SnapshotCore
import UIKit

/// The trees of views in pictures that strategies have drawn, while the pictures live.
enum DrawnTrees {
  private static let notes = PictureNotes<ViewTree>()

  /// Notes the views of a picture.
  ///
  /// - Parameter tree: The tree of a picture of its root alone, taken as it was drawn.
  static func note(_ tree: DrawnTree?, for image: UIImage) {
    if let tree = tree.flatMap(ViewTree.init) { notes.note(tree, for: image) }
  }

  /// The views of a picture; nil for one that no view or layer was drawn for.
  static func of(_ image: UIImage) -> ViewTree? { notes.note(for: image) }
}

extension ViewTree {
  /// A tree of what was drawn; nil for one that is too large to keep.
  init?(_ drawn: DrawnTree) {
    self.init(
      drawn.nodes.map { node in
        Node(
          depth: node.depth, type: node.type, name: node.name,
          frame: ViewFrame(
            x: node.frame.minX, y: node.frame.minY, width: node.frame.width,
            height: node.frame.height),
          properties: node.properties.pairs.map { Property($0.key, $0.value) })
      })
  }
}
