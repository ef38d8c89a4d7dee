extension UIView {
  /// Resizes the view after its superview changed from one size to another.
  ///
  /// Works on the untransformed frame, which is the frame without any transform.
  func autoresize(superviewFrom oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let size = bounds.size
    let anchor = CGPoint(
      x: layer.anchorPoint.x * size.width, y: layer.anchorPoint.y * size.height)
    let origin = CGPoint(x: center.x - anchor.x, y: center.y - anchor.y)
    let horizontal = AutoresizedSpan(
      start: origin.x, length: size.width, whole: oldSize.width,
      isStartFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isEndFlexible: mask.contains(.flexibleRightMargin)
    ).resized(toWhole: newSize.width)
    let vertical = AutoresizedSpan(
      start: origin.y, length: size.height, whole: oldSize.height,
      isStartFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isEndFlexible: mask.contains(.flexibleBottomMargin)
    ).resized(toWhole: newSize.height)
    let resized = CGSize(width: horizontal.length, height: vertical.length)
    if resized != size { bounds = CGRect(origin: bounds.origin, size: resized) }
    let moved = CGPoint(
      x: horizontal.start + layer.anchorPoint.x * resized.width,
      y: vertical.start + layer.anchorPoint.y * resized.height)
    if moved != center { center = moved }
  }
}

/// A view along one axis of its superview: margin, length, margin.
///
/// A change of the whole is shared among the flexible parts in proportion to their present
/// sizes, as Apple documents for `autoresizingMask`. Where those add up to 0 or less, they become
/// equal. Source: a device's recording of BetterSegmentedControl, whose icon, all margins flexible,
/// is put into a view without a size and lies in the middle when that gets one.
struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  var whole: CGFloat
  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// The view's start and length after the superview's length changed.
  func resized(toWhole newWhole: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let change = newWhole - whole
    guard change != 0, change.isFinite else { return (start, length) }
    let end = whole - start - length
    var total: CGFloat = 0
    var flexibleCount: CGFloat = 0
    for (isFlexible, size) in [
      (isStartFlexible, start), (isLengthFlexible, length), (isEndFlexible, end),
    ] where isFlexible {
      total += size
      flexibleCount += 1
    }
    func resized(_ isFlexible: Bool, _ size: CGFloat) -> CGFloat {
      guard isFlexible else { return size }
      return total > 0 ? size + change * size / total : (total + change) / flexibleCount
    }
    return (resized(isStartFlexible, start), resized(isLengthFlexible, length))
  }
}
