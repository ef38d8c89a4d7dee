/// Lengths and places in whole pixels: the one rounding of frames, texts and bitmaps, so that a
/// solved frame and the text in it come out alike.
package enum PixelRounding {
  /// What a sum of widths, or a solver's solution, may be off, pixels: so much above a whole pixel
  /// is not rounded up, and so much below a half one is.
  static let slack: CGFloat = 1.0 / 4096

  /// - Parameter scale: Pixels per point; 0 or below counts as 1.
  package static func up(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (length * scale - slack).rounded(.up) / scale
  }

  /// The nearest multiple of a pixel, the greater of two: 25.1667 points are 25.3333 at 3x. What
  /// is not finite counts as 0, and what is beyond every screen stays as it is.
  ///
  /// Source: measured by the openuikit project on iOS 26.1.
  package static func nearest(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    let pixels = length * scale
    guard pixels.isFinite, abs(pixels) < 1e15 else { return length.isFinite ? length : 0 }
    return (pixels + 0.5 + slack).rounded(.down) / scale
  }
}

extension CGRect {
  /// The rectangle with its origin on whole pixels.
  package func onPixels(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: PixelRounding.nearest(minX, scale: scale), y: PixelRounding.nearest(minY, scale: scale),
      width: width, height: height)
  }
}
