import QuartzCore
import Testing

/// A picture of a layer tree, read pixel by pixel.
struct LayerCanvas {
  let bitmap: Bitmap

  /// Draws `layer` in its own space on a transparent canvas, y downwards.
  ///
  /// - Parameters:
  ///   - width: Points, as `height`.
  ///   - origin: Where the canvas begins in the layer's space.
  init(
    _ layer: CALayer, width: Int, height: Int, scale: Int = 1, origin: CGPoint = .zero,
    over background: CGColor? = nil
  ) throws {
    bitmap = try #require(Bitmap(width: width * scale, height: height * scale))
    let context = CGContext(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    if let background {
      context.setFillColor(background)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    context.translateBy(x: -origin.x, y: -origin.y)
    layer.render(in: context)
  }

  /// Premultiplied red, green, blue, alpha at device pixel (x, y).
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = bitmap.pixels[y * bitmap.width + x]
    return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// The device pixels that are not transparent, as their smallest rectangle.
  var paintedRect: CGRect {
    var rect = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where alpha(x, y) > 0 {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  var alphaSum: Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      (0..<bitmap.width).reduce(sum) { $0 + alpha($1, y) }
    }
  }

  func equals(_ other: LayerCanvas) -> Bool {
    bitmap.pixels.elementsEqual(other.bitmap.pixels)
  }

  /// The greatest difference of any channel of any pixel.
  func maximumDifference(from other: LayerCanvas) -> Int {
    var greatest = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        for (a, b) in zip(self[x, y], other[x, y]) { greatest = max(greatest, abs(a - b)) }
      }
    }
    return greatest
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let black = [0, 0, 0, 255]
let nothing = [0, 0, 0, 0]

/// A layer with a frame and a colour.
func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// An image from rows of colours, top row first.
func image(_ rows: [[[UInt8]]]) throws -> CGImage {
  let bytes = rows.flatMap { $0.flatMap { $0 } }
  return try #require(CGImage(straightRGBA: bytes, width: rows[0].count, height: rows.count))
}
