/// A view that changes more than its layout with the layout direction: the side of its text, or a
/// mirrored picture.
@MainActor
protocol LayoutDirectionFollowing: UIView {
  /// Called when traits or `semanticContentAttribute` have changed the direction.
  func followLayoutDirection()
}

extension UILabel: LayoutDirectionFollowing {
  func followLayoutDirection() { setNeedsDisplay() }
}
