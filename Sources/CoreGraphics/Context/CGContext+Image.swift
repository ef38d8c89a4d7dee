extension CGContext {
  /// Draws an image, its top row at the greatest y of the rectangle: upright where y points up,
  /// upside down where it points down, as UIKit sets contexts up. An image mask paints the fill
  /// colour.
  ///
  /// - Parameter byTiling: Whether to fill the clip with copies side by side, one of which lies
  ///   in the rectangle. Copies are as many whole pixels large as is nearest.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling {
      drawTiles(of: image, rect)
    } else if image.isMask {
      drawMask(image, rect)
    } else {
      drawPixels(image, rect, alpha: state.alpha)
    }
  }

  private func drawPixels(_ image: CGImage, _ rect: CGRect, alpha: CGFloat) {
    let alpha = UInt32((alpha.native.clamped(to: 0...1) * 255).rounded())
    guard let paint = imagePaint(image, in: rect, alpha: alpha) else { return }
    draw(geometry(of: rect), with: paint)
  }

  private func drawMask(_ mask: CGImage, _ rect: CGRect) {
    guard state.fillColor.pattern == nil else {
      saveGState()
      clip(to: rect, mask: mask)
      draw(geometry(of: rect), in: state.fillColor)
      restoreGState()
      return
    }
    guard let image = mask.painted(state.fillColor) else { return }
    drawPixels(image, rect, alpha: state.alpha)
  }

  /// The image as it lies on the device; nothing where the map has no inverse.
  ///
  /// From two pixels of the image for one of the device on, means of as many whole pixels are
  /// taken first, so that none is left out; not with a quality of `none` or `low`.
  func imagePaint(_ image: CGImage, in rect: CGRect, alpha: UInt32) -> Paint? {
    let rect = rect.standardized
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    let toDevice = toUser.concatenating(state.ctm)
    let determinant = toDevice.a * toDevice.d - toDevice.b * toDevice.c
    guard determinant.isFinite, determinant != 0 else { return nil }
    var inverse = toDevice.inverted()
    guard inverse.tx.isFinite, inverse.ty.isFinite, inverse.a.isFinite, inverse.b.isFinite,
      inverse.c.isFinite, inverse.d.isFinite
    else { return nil }
    if let paint = aligned(image, toDevice, alpha: alpha) { return paint }
    let isInterpolated = state.interpolationQuality != .none && image.shouldInterpolate
    var bitmap = image.bitmap
    if isInterpolated, state.interpolationQuality != .low {
      let columns = Self.blockLength(inverse.a, inverse.c)
      let rows = Self.blockLength(inverse.b, inverse.d)
      if columns > 1 || rows > 1, let means = image.reduced(columns: columns, rows: rows) {
        bitmap = means
        inverse = inverse.concatenating(
          CGAffineTransform(scaleX: 1 / CGFloat(columns), y: 1 / CGFloat(rows)))
      }
    }
    return .image(
      ImagePaint(
        bitmap: bitmap, inverse: inverse, alpha: alpha, isInterpolated: isInterpolated))
  }

  /// Whole pixels of the image that a step of one pixel on the device passes.
  private static func blockLength(_ x: CGFloat, _ y: CGFloat) -> Int {
    let length = (x * x + y * y).squareRoot()
    return Int(length.clamped(to: 1...4096))
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
    let color = state.fillColor
    guard
      let pattern = CGPattern(
        bounds: rect, matrix: .identity, xStep: rect.width, yStep: rect.height,
        tiling: .constantSpacing, isColored: true,
        drawing: { context in
          context.setFillColor(color)
          context.draw(image, in: rect)
        })
    else { return }
    draw(.everything, with: pattern, state.ctm, alpha: 1, recolored: nil)
  }
}
