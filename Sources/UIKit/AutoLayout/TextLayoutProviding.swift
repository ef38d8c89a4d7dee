/// A view whose place in a layout depends on text in it.
@MainActor
package protocol TextLayoutProviding: UIView {
  /// Points from the alignment rectangle's top to the first baseline.
  var firstBaselineOffsetFromTop: CGFloat { get }
  /// Points from the last baseline to the alignment rectangle's bottom.
  var lastBaselineOffsetFromBottom: CGFloat { get }
  /// Whether the intrinsic height depends on the width that the layout gives the view.
  var wrapsContent: Bool { get }
  /// The intrinsic size where the layout gives the view this width.
  func contentSize(wrappedAt width: CGFloat) -> CGSize
}

extension UIView {
  /// Without text the first baseline is the top and the last one the bottom. Apple documents
  /// the bottom alone.
  var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    guard let text = self as? any TextLayoutProviding else { return (0, 0) }
    return (text.firstBaselineOffsetFromTop, text.lastBaselineOffsetFromBottom)
  }
}
