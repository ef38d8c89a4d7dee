/// A label that a control places by itself, and that asks nobody for a layout.
class QuietLabel: UILabel {
  override func invalidateIntrinsicContentSize() {}
}
