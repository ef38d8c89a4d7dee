import UIKit

/// Gives each item its own size, and counts how often it is asked.
@MainActor final class SizingSource: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  var askedCount = 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedCount += 1
    return sizes[indexPath.item]
  }
}

/// A suite that shows a flow layout in a collection view.
@MainActor protocol FlowHost {
  var layout: UICollectionViewFlowLayout { get }
}

extension FlowHost {
  func host(
    width: CGFloat, height: CGFloat = 400, _ counts: Int...,
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let source = CollectionSource(counts.map { (0..<$0).map(String.init) })
    let view = UICollectionView.hosted(CGSize(width: width, height: height), layout, source)
    if let delegate {
      view.delegate = delegate
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    return view
  }
}
