/// The view that holds a cell's labels and the views of apps.
///
/// The margins are at least the cell's, where the view reaches the cell's edges.
final class UITableViewCellContentView: UIView {
  /// The layout margins in points. Source: measured by many.
  static let margins = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    margins.base = .sides(Self.margins)
    margins.isSet = true
    margins.preservesSuperview = true
    margins.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  /// Has the cell lay out, which places the labels in this view.
  override func setNeedsLayout() {
    super.setNeedsLayout()
    (superview as? UITableViewCell)?.layer.setNeedsLayout()
  }
}
