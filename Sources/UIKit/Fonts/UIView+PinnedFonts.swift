internal import CoreText
import QuartzCore

extension UIView {
  /// Lays out and draws the text of this view and its descendants anew, if other font folders are
  /// current than outside of an assertion.
  func forgetTextOfOtherFonts() {
    guard FontLibrary.shared.isScoped else { return }
    forgetText()
  }

  private func forgetText() {
    switch self {
    case let label as UILabel: label.forgetMeasuredText()
    case let view as UITextView: view.layoutManager.textDidChange()
    case let table as UITableView: table.lengthsMayHaveChanged()
    case let view as UICollectionView where view.isLayoutPrepared:
      view.layout.invalidateAll(dataSourceCounts: false)
    default: break
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    for layer in layer.sublayers ?? [] where layer is CATextLayer { layer.setNeedsDisplay() }
    for subview in subviews { subview.forgetText() }
  }
}
