/// A picture, or a part of it, as tiles from the top leading corner on.
public struct ImagePaint: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// The picture that is repeated; without one, the style is clear.
  public var image: Image
  /// The part of the picture that is a tile, as parts of its size.
  public var sourceRect: CGRect
  /// The scale of a tile.
  public var scale: CGFloat

  /// Makes a style that repeats a part of a picture.
  ///
  /// - Parameters:
  ///   - sourceRect: The part, as fractions of the picture's size.
  ///   - scale: The size of a tile over that of the part.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The tiles; clear where the picture is missing or the scale is not above 0. Levels have no
  /// effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let clear = _Paint.color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    let picture = MainActor.unchecked {
      UncheckedResult(
        value: image.uiImage(
          in: environment, font: environment.controlFont))
    }.value
    guard let picture, let whole = picture.cgImage, scale > 0, scale.isFinite else {
      return clear
    }
    let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
    let part = CGRect(
      x: sourceRect.minX * width, y: sourceRect.minY * height,
      width: sourceRect.width * width, height: sourceRect.height * height)
    guard let tile = whole.cropping(to: part) else { return clear }
    let size = CGSize(
      width: picture.size.width * sourceRect.width * scale,
      height: picture.size.height * sourceRect.height * scale)
    return .gradient(
      _GradientPaint(
        kind: .tiles(tile, size), stops: [(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0), 0)]))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a part of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// Tiles of a picture, from the corner of a rectangle on.
enum TilePaint {
  /// More are drawn as none: their lines are thinner than pixels.
  private static let maximumCount = 1_000_000.0

  static func draw(
    _ tile: CGImage, _ size: CGSize, _ rect: CGRect, _ bounds: CGRect, opacity: Double,
    in context: CGContext
  ) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return
    }
    let shown = rect.intersection(context.boundingBoxOfClipPath)
    guard !shown.isNull else { return }
    func range(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat)
      -> (first: Double, count: Double)
    {
      let first = ((low - start) / length).rounded(.down)
      return (first, ((high - start) / length).rounded(.up) - first)
    }
    let columns = range(shown.minX, shown.maxX, bounds.minX, size.width)
    let rows = range(shown.minY, shown.maxY, bounds.minY, size.height)
    guard columns.count * rows.count <= maximumCount else { return }
    context.saveGState()
    context.clip(to: shown)
    context.setAlpha(opacity)
    for row in 0..<Int(clamping: rows.count) {
      for column in 0..<Int(clamping: columns.count) {
        let x = bounds.minX + (columns.first + Double(column)) * size.width
        let y = bounds.minY + (rows.first + Double(row)) * size.height
        context.saveGState()
        // An image is drawn upwards.
        context.translateBy(x: x, y: y + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(tile, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
      }
    }
    context.restoreGState()
  }
}
