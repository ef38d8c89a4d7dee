import CoreGraphics

/// San Francisco's line metrics at a size, in points, by the law that iOS follows.
///
/// Source: the proportions of iOS 26's font, in units of its em of 2048.
package struct SystemFontMetrics: Hashable, Sendable {
  package static let unitsPerEm: CGFloat = 2048

  package let pointSize: CGFloat

  package init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  package var ascent: CGFloat { pointSize * 1950 / Self.unitsPerEm }
  /// The extent below the baseline, in points; a positive number.
  package var descent: CGFloat { pointSize * 494 / Self.unitsPerEm }
  package var lineHeight: CGFloat { pointSize * 2444 / Self.unitsPerEm }
  package var capHeight: CGFloat { pointSize * 1443 / Self.unitsPerEm }
  package var xHeight: CGFloat { pointSize * 1078 / Self.unitsPerEm }
}
