extension CGContext {
  /// Draws an image, its top row at the maximum y of the rectangle: upright where y points up,
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
    if drawOnPage(image, rect) { return }
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

  /// The image as it lies on the device; nil where the map has no inverse.
  ///
  /// An image that is drawn smaller along one of its sides is first brought to as many pixels as
  /// that side is long on the device, rounded up: `Bitmap.reduced(width:height:)`. On whole pixels
  /// these are what is drawn, elsewhere the four nearest are blended, as of an image that is drawn
  /// larger. On iOS it is the same to within 2 levels on average. Where the sides are neither level
  /// nor upright, that is done from two pixels of the image for one of the device on; below,
  /// blending leaves nothing out and is sharper (what Apple does there is not known). With a
  /// quality of `none` or `low`, the image is not reduced.
  ///
  /// A side that ends within a pixel covers as much of it as it does: iOS draws 0.24 of a pixel
  /// with an alpha of 60 and 0.67 with 170.
  func imagePaint(_ image: CGImage, in rect: CGRect, alpha: UInt32) -> Paint? {
    let rect = rect.standardized
    var map = deviceMap(rect, width: image.width, height: image.height)
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, determinant != 0, Self.isFinite(map.inverted()) else { return nil }
    if let paint = aligned(image.bitmap, map, alpha: alpha) { return paint }
    let isInterpolated = state.interpolationQuality != .none && image.shouldInterpolate
    var bitmap = image.bitmap
    if isInterpolated, state.interpolationQuality != .low {
      let isTurned = Self.isTurned(map, width: image.width, height: image.height)
      let width = Self.pixelCount(image.width, map.a, map.b, isTurned: isTurned)
      let height = Self.pixelCount(image.height, map.c, map.d, isTurned: isTurned)
      if width < image.width || height < image.height,
        let reduced = image.reduced(width: width, height: height)
      {
        bitmap = reduced
        map = deviceMap(rect, width: width, height: height)
        if let paint = aligned(bitmap, map, alpha: alpha) { return paint }
      }
    }
    let inverse = map.inverted()
    guard Self.isFinite(inverse) else { return nil }
    return .image(
      ImagePaint(
        bitmap: bitmap, inverse: inverse, alpha: alpha, isInterpolated: isInterpolated))
  }

  /// The map from the pixels of an image in a rectangle to those of the device.
  private func deviceMap(_ rect: CGRect, width: Int, height: Int) -> CGAffineTransform {
    let toUser = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height),
      tx: rect.minX, ty: rect.maxY)
    return toUser.concatenating(state.ctm)
  }

  private static func isFinite(_ map: CGAffineTransform) -> Bool {
    map.a.isFinite && map.b.isFinite && map.c.isFinite && map.d.isFinite && map.tx.isFinite
      && map.ty.isFinite
  }

  /// Whether the sides of an image are neither level nor upright on the device; less than 1/1024
  /// of a pixel is noise.
  private static func isTurned(_ map: CGAffineTransform, width: Int, height: Int) -> Bool {
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      x.magnitude * CGFloat(width) > 1 / 1024 || y.magnitude * CGFloat(height) > 1 / 1024
    }
    return reaches(map.b, map.c) && reaches(map.a, map.d)
  }

  /// How many pixels to bring a side of an image to before it is drawn.
  ///
  /// - Parameters:
  ///   - x: Where a pixel's width or height goes on the device, with `y`.
  ///   - isTurned: Whether only half as many are fewer.
  private static func pixelCount(
    _ count: Int, _ x: CGFloat, _ y: CGFloat, isTurned: Bool
  ) -> Int {
    let length = CGFloat(count) * (x * x + y * y).squareRoot()
    guard length * (isTurned ? 2 : 1) < CGFloat(count) else { return count }
    // In range: just compared. Again, less is noise.
    return max(1, Int((length - 1 / 1024).rounded(.up)))
  }

  /// An image drawn unscaled on whole pixels needs no resampling.
  private func aligned(_ bitmap: Bitmap, _ map: CGAffineTransform, alpha: UInt32) -> Paint? {
    let (x, y) = (map.tx.rounded(), map.ty.rounded())
    // Far below what resampling tells apart.
    func isNoise(_ pixels: CGFloat) -> Bool { pixels.magnitude < 1e-6 }
    guard map.b == 0, map.c == 0, isNoise((map.a - 1) * CGFloat(bitmap.width)),
      isNoise((map.d - 1) * CGFloat(bitmap.height)), isNoise(map.tx - x), isNoise(map.ty - y),
      abs(x) < CGFloat(PixelRect.limit), abs(y) < CGFloat(PixelRect.limit)
    else { return nil }
    return .pixels(PixelPaint(bitmap: bitmap, x: Int(x), y: Int(y), alpha: alpha))
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
