extension PixelRounding {
  /// The number of whole pixels that cover a length in pixels. It is nil where there are none, or
  /// more than a bitmap has in a row.
  package static func count(covering pixels: CGFloat) -> Int? {
    guard pixels > slack, pixels <= CGFloat(Bitmap.maximumSide) else { return nil }
    // In range: just compared.
    return Int((pixels - slack).rounded(.up))
  }
}
