import SwiftUI
import Testing
import UIKit

extension Hosted {
  /// The views of UIKit's of a class, those outside before those inside.
  func views<V: UIView>(_ type: V.Type) -> [V] { controller.view.views(type) }

  /// The list that is shown.
  func list() throws -> UICollectionView { try #require(views(UICollectionView.self).first) }

  /// The frames of the list's cells, from above.
  func cellFrames() throws -> [CGRect] { try list().cellFrames }

  /// The first view of UIKit's of a class that lies in the hosting view itself.
  func control<T: UIView>(_ type: T.Type) throws -> T {
    try #require(controller.view.subviews.compactMap { $0 as? T }.first)
  }
}

extension UIView {
  /// The view and those in it that are of a class, those outside before those inside.
  func views<V: UIView>(_ type: V.Type) -> [V] {
    ((self as? V).map { [$0] } ?? []) + subviews.flatMap { $0.views(type) }
  }
}

extension UICollectionView {
  /// The frames of the cells that are seen, from above.
  var cellFrames: [CGRect] {
    indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0)?.frame }
  }
}
