/// A label that a control places by itself, and whose changes invalidate no intrinsic size.
class QuietLabel: UILabel {
  override func invalidateIntrinsicContentSize() {}
}
