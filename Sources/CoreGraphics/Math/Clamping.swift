// Numbers that come from outside become integers through these two. A plain conversion stops the
// process at NaN, at infinity and beyond the integer's range, and `min(max(value, 0), 1)` keeps
// NaN. They are inlined, since the pixels of a gradient go this way, too.

extension FloatingPoint {
  /// The value, or the end of the range that is nearer to it; the lower end for NaN.
  @inlinable
  package func clamped(to range: ClosedRange<Self>) -> Self {
    guard self >= range.lowerBound else { return range.lowerBound }
    return self <= range.upperBound ? self : range.upperBound
  }
}

extension Int {
  /// The value without its fraction, at most 2⁵³ far from 0; 0 for NaN.
  ///
  /// Sums and small multiples of such integers do not overflow.
  @inlinable
  package init(clamping value: Double) {
    self.init(value.isNaN ? 0 : value.clamped(to: -0x1p53...0x1p53))
  }
}
