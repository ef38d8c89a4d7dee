/// Shows one item of a collection view. Its content goes into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Has the cell's bounds, in front of the backgrounds.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFillingSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFillingSubview(contentView)
  }

  // MARK: State

  /// Set by the collection view.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell. Set by the collection view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Behind the content, with the cell's bounds.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// Between `backgroundView` and the content, seen while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      stateDidChange()
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    addFillingSubview(new)
    if new === backgroundView {
      sendSubviewToBack(new)
    } else {
      insertSubview(new, belowSubview: contentView)
    }
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  // MARK: Size

  override var hasSizingConstraints: Bool {
    !contentView.constraints.isEmpty || super.hasSizingConstraints
  }

  /// The size that the constraints in `contentView` ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
