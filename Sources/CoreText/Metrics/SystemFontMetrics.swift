import CoreGraphics

/// San Francisco's line metrics at a size, in points, by the law that iOS follows.
///
/// Source: the proportions of iOS 26's font, in units of its em of 2048; heights of labels
/// measured there at 2x and 3x.
package struct SystemFontMetrics: Hashable, Sendable {
  package static let unitsPerEm: CGFloat = 2048

  package let pointSize: CGFloat
  /// Between lines, besides their heights: what text styles have and plain system fonts do not.
  package let leading: CGFloat

  package init(pointSize: CGFloat, leading: CGFloat = 0) {
    self.pointSize = pointSize
    self.leading = leading
  }

  package var ascent: CGFloat { pointSize * 1950 / Self.unitsPerEm }
  /// Positive below the baseline.
  package var descent: CGFloat { pointSize * 494 / Self.unitsPerEm }
  package var lineHeight: CGFloat { pointSize * 2444 / Self.unitsPerEm }
  package var capHeight: CGFloat { pointSize * 1443 / Self.unitsPerEm }
  package var xHeight: CGFloat { pointSize * 1078 / Self.unitsPerEm }

  /// The height of a label: what its lines and the leading between them need, in whole pixels.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  package func labelHeight(lines: Int, scale: CGFloat) -> CGFloat {
    guard lines > 0 else { return 0 }
    let height = CGFloat(lines) * lineHeight + CGFloat(lines - 1) * leading
    return PixelRounding.up(height, scale: scale)
  }

  /// From a label's top to its first baseline.
  package func firstBaseline(scale: CGFloat) -> CGFloat {
    PixelRounding.nearest(ascent, scale: scale)
  }
}

/// Lengths in whole pixels.
package enum PixelRounding {
  /// What a sum of widths may be off, pixels: such a length is not rounded up.
  private static let slack: CGFloat = 1.0 / 4096

  /// - Parameter scale: Pixels per point; 0 or below counts as 1.
  package static func up(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (length * scale - slack).rounded(.up) / scale
  }

  /// Halves go up.
  package static func nearest(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (length * scale + 0.5 + slack).rounded(.down) / scale
  }
}
