/// Helpers for the views of containers.
extension UIView {
  /// Adds a view in front that fills the bounds and follows them.
  func addFillingSubview(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// The size of one pixel in points.
  var hairlineThickness: CGFloat { 1 / pixelScale }
}
