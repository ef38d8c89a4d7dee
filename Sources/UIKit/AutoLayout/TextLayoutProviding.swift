/// A view whose place in a layout depends on text in it.
@MainActor
package protocol TextLayoutProviding: UIView {
  /// Points from the alignment rectangle's top to the first baseline, at the view's own size.
  var firstBaselineOffsetFromTop: CGFloat { get }
  /// Points from the last baseline to the alignment rectangle's bottom, at the view's own size.
  var lastBaselineOffsetFromBottom: CGFloat { get }
  /// The same where the view's bounds have another size, as far as that moves the text.
  func baselineOffsets(in size: CGSize) -> BaselineOffsets
  /// Whether the intrinsic height depends on the width that the layout gives the view.
  var wrapsContent: Bool { get }
  /// The intrinsic size where the layout gives the view this width.
  func contentSize(wrappedAt width: CGFloat) -> CGSize
}

extension LayoutEngine {
  /// Whether the views of a class lay out text, by class. To ask of a view what protocols it has
  /// means to look through all of its classes.
  private static let laysOutText = LockedTable<ObjectIdentifier, Bool>()

  /// The view, if its place in a layout depends on text in it.
  static func textLayout(of view: UIView) -> (any TextLayoutProviding)? {
    let kind = ObjectIdentifier(type(of: view))
    if laysOutText[kind] == false { return nil }
    let text = view as? any TextLayoutProviding
    laysOutText[kind] = text != nil
    return text
  }
}

/// How far baselines are from the edges of an alignment rectangle, points.
package struct BaselineOffsets: Equatable {
  /// The distance from the top to the first baseline.
  package var fromTop: CGFloat
  /// The distance from the last baseline to the bottom.
  package var fromBottom: CGFloat

  package init(fromTop: CGFloat, fromBottom: CGFloat) {
    self.fromTop = fromTop
    self.fromBottom = fromBottom
  }
}

extension TextLayoutProviding {
  package func baselineOffsets(in size: CGSize) -> BaselineOffsets { naturalBaselineOffsets }

  var naturalBaselineOffsets: BaselineOffsets {
    BaselineOffsets(fromTop: firstBaselineOffsetFromTop, fromBottom: lastBaselineOffsetFromBottom)
  }

  /// Offsets of baselines that lie at these distances from the top of the bounds.
  func baselineOffsets(first: CGFloat, last: CGFloat, in size: CGSize) -> BaselineOffsets {
    let insets = alignmentRectInsets
    return BaselineOffsets(
      fromTop: first - insets.top, fromBottom: size.height - last - insets.bottom)
  }
}
