import CoreGraphics

/// A suite that draws small images.
protocol DrawsImages {}

extension DrawsImages {
  func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y) }
    }
    return CGImage(straightRGBA: bytes, width: width, height: height)!
  }

  func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> CGImage {
    var dice = Dice(seed: seed)
    return image(width, height) { _, _ in
      (0..<4).map { _ in UInt8(dice.next(below: 256)) }
    }
  }

  /// Draws with the image's first row at the least y.
  func drawUpright(_ context: CGContext, _ image: CGImage, _ rect: CGRect) {
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect)
    context.restoreGState()
  }
}

/// Of a rectangle of the size of an image.
enum ImageMaps {
  /// They scale, mirror, turn and slant it.
  static let all = [
    CGAffineTransform(a: 1.83, b: 0, c: 0, d: 2.41, tx: 3.3, ty: 2.7),
    CGAffineTransform(a: -1.31, b: 0, c: 0, d: 0.77, tx: 60.2, ty: 5.4),
    CGAffineTransform(a: 0, b: 1.9, c: 1.7, d: 0, tx: 2.2, ty: 1.3),
    CGAffineTransform(a: 1.61, b: 0.73, c: -0.73, d: 1.61, tx: 25.3, ty: 1.6),
    CGAffineTransform(a: 0.93, b: -0.21, c: 0.4, d: 1.2, tx: 4.1, ty: 12.9),
  ]
}
