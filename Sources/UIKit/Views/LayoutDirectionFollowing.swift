/// A view that shows something else in the other layout direction, beside its layout: text on the
/// other side, a mirrored picture.
@MainActor
protocol LayoutDirectionFollowing: UIView {
  /// Called when traits or `semanticContentAttribute` changed the direction.
  func followLayoutDirection()
}

extension UILabel: LayoutDirectionFollowing {
  func followLayoutDirection() { setNeedsDisplay() }
}
