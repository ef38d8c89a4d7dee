/// The functions that make and compare geometry in C, which Swift has as well.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size of a width and a height, in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle of an origin and a size, in points.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
/// A vector of its two components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The smallest rectangle around two others.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// The common part of two rectangles; null where there is none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// The rectangle made smaller by `dx` at its left and right, and by `dy` at its top and bottom.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// The rectangle moved by `dx` and `dy`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// The smallest rectangle of whole numbers that contains this one.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The rectangle with a width and a height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Whether a point lies in the rectangle; the edges of maximum x and y do not count.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether the second rectangle lies in the first one, edges included.
public func CGRectContainsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.contains(r2) }
/// Whether two rectangles have a part in common. Those that only touch have none, and an empty one
/// counts as the point at its origin.
///
/// Differs from Foundation's `intersects(_:)` on Linux, which is true of rectangles that touch.
/// Source: suites that pass on Apple's platforms (Family, Listable, HorizonCalendar).
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool {
  guard !r1.isNull, !r2.isNull else { return false }
  return overlap(r1.minX, r1.maxX, r2.minX, r2.maxX) && overlap(r1.minY, r1.maxY, r2.minY, r2.maxY)
}

/// Whether two ranges that do not include their ends have a number in common.
private func overlap(_ a: CGFloat, _ aEnd: CGFloat, _ b: CGFloat, _ bEnd: CGFloat) -> Bool {
  if a == aEnd { return a >= b && (a < bEnd || a == b) }
  if b == bEnd { return b >= a && b < aEnd }
  return a < bEnd && b < aEnd
}
/// Whether the rectangle has no width or no height, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether the rectangle is the null one, which an intersection without common parts is.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// The x coordinate of the left edge, also of a negative width.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x coordinate of the middle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The x coordinate of the right edge, also of a negative width.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The minimum y coordinate, also of a negative height.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y coordinate of the middle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The maximum y coordinate, also of a negative height.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, which is not negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, which is not negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
