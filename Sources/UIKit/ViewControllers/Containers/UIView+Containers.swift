/// What containers do with views.
extension UIView {
  /// Adds a view in front that has the bounds, and keeps them when they change.
  func addFillingSubview(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// One pixel, in points.
  var hairlineThickness: CGFloat { 1 / pixelScale }
}
