extension CGContext {
  /// Draws an image, its top row at the greatest y of the rectangle: upright where y points up,
  /// upside down where it points down, as UIKit sets contexts up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling {
      drawTiles(of: image, rect)
      return
    }
    let alpha = UInt32((state.alpha.native * 255).rounded())
    guard let paint = imagePaint(image, in: rect, alpha: alpha) else { return }
    draw(geometry(of: rect), with: paint)
  }

  /// The image as it lies on the device; nothing where the map has no inverse.
  func imagePaint(_ image: CGImage, in rect: CGRect, alpha: UInt32) -> Paint? {
    let rect = rect.standardized
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    let toDevice = toUser.concatenating(state.ctm)
    let determinant = toDevice.a * toDevice.d - toDevice.b * toDevice.c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = toDevice.inverted()
    guard inverse.tx.isFinite, inverse.ty.isFinite, inverse.a.isFinite, inverse.b.isFinite,
      inverse.c.isFinite, inverse.d.isFinite
    else { return nil }
    if let paint = aligned(image, toDevice, alpha: alpha) { return paint }
    return .image(
      ImagePaint(
        bitmap: image.bitmap, inverse: inverse, alpha: alpha,
        isInterpolated: state.interpolationQuality != .none && image.shouldInterpolate))
  }

  /// Without scaling and on whole pixels nothing needs resampling.
  private func aligned(_ image: CGImage, _ map: CGAffineTransform, alpha: UInt32) -> Paint? {
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1, map.tx == map.tx.rounded(),
      map.ty == map.ty.rounded(), abs(map.tx) < CGFloat(PixelRect.limit),
      abs(map.ty) < CGFloat(PixelRect.limit)
    else { return nil }
    return .pixels(PixelPaint(bitmap: image.bitmap, x: Int(map.tx), y: Int(map.ty), alpha: alpha))
  }

  /// Fills the clip with copies side by side, one of which lies in the rectangle.
  private func drawTiles(of image: CGImage, _ rect: CGRect) {
    let rect = rect.standardized
    let area = boundingBoxOfClipPath
    guard !area.isNull, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite
    else { return }
    let columns = (
      ((area.minX - rect.minX) / rect.width).rounded(.down),
      ((area.maxX - rect.minX) / rect.width).rounded(.up)
    )
    let rows = (
      ((area.minY - rect.minY) / rect.height).rounded(.down),
      ((area.maxY - rect.minY) / rect.height).rounded(.up)
    )
    // A tile far below a pixel would be drawn without end.
    guard (columns.1 - columns.0) * (rows.1 - rows.0) <= 4_000_000 else { return }
    for row in stride(from: rows.0, to: rows.1, by: 1) {
      for column in stride(from: columns.0, to: columns.1, by: 1) {
        draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height))
      }
    }
  }
}
