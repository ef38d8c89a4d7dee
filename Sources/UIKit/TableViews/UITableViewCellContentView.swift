/// Where a cell's labels and the views of apps are.
///
/// The margins are at least the cell's, where the view reaches the cell's edges.
final class UITableViewCellContentView: UIView {
  /// Points. Source: measured by many.
  static let margins = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    margins.base = Self.margins
    margins.isSet = true
    margins.preservesSuperview = true
    margins.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  /// The cell places the labels in it.
  override func setNeedsLayout() {
    super.setNeedsLayout()
    (superview as? UITableViewCell)?.layer.setNeedsLayout()
  }
}
