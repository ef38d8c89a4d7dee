import CoreGraphics

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
