/// Pixels of a rectangle, premultiplied; a filter reads blocks and makes one.
struct PixelBlock {
  /// What a channel's number stands for.
  enum Encoding {
    /// sRGB's values, as files and screens have them.
    case encoded
    /// Amounts of light.
    case linear
  }

  /// The area that the block covers, y up.
  let rect: PixelRect
  private(set) var encoding: Encoding
  /// Row by row from the lowest: red, green, blue, alpha.
  var pixels: [SIMD4<Float>]

  init(_ rect: PixelRect, _ encoding: Encoding) {
    self.rect = rect
    self.encoding = encoding
    pixels = [SIMD4<Float>](repeating: .zero, count: rect.width * rect.height)
  }

  /// The pixel at a place; transparent outside of the rectangle.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return .zero }
    return pixels[(y - rect.minY) * rect.width + x - rect.minX]
  }

  /// The pixels whose centres `body` gives.
  mutating func fill(_ body: (_ x: Double, _ y: Double) -> SIMD4<Float>) {
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        pixels[index] = body(Double(x) + 0.5, Double(y) + 0.5)
        index += 1
      }
    }
  }

  /// The block with its colours in another encoding.
  func encoded(as new: Encoding) -> PixelBlock {
    if new == encoding { return self }
    var result = self
    result.encoding = new
    for index in pixels.indices { result.pixels[index] = Self.convert(pixels[index], to: new) }
    return result
  }

  private static func convert(_ pixel: SIMD4<Float>, to encoding: Encoding) -> SIMD4<Float> {
    let alpha = pixel.w
    guard alpha > 0 else { return pixel }
    func channel(_ value: Float) -> Float {
      let straight = Double(value / alpha)
      let converted =
        encoding == .linear ? CGColorSpace.decoded(straight) : CGColorSpace.encoded(straight)
      return Float(converted) * alpha
    }
    return SIMD4(channel(pixel.x), channel(pixel.y), channel(pixel.z), alpha)
  }
}

/// What an image is made of, for as much of it as somebody draws.
protocol PixelSource: Sendable {
  /// Makes the pixels of an area.
  ///
  /// - Parameters:
  ///   - rect: The area, in pixels of the image.
  ///   - working: The encoding that filters calculate in; a source that does not calculate may
  ///     answer in another one.
  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock
}
