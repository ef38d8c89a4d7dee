/// Structural similarity of two images, of the worst 8 × 8 pixels.
///
/// SSIM with luma over white (Rec. 601 weights in 256ths), flat windows of 8 × 8 pixels every 4,
/// K1 0.01, K2 0.03. Sums are integers; the last step is one division: the same everywhere.
///
/// - Source: Wang, Bovik, Sheikh, Simoncelli, "Image quality assessment", 2004. The mean that they
///   take hides a small change in a large image; the minimum does not.
package enum StructuralSimilarity {
  private static let side = 8
  private static let step = 4

  /// The minimum similarity: 1 where the images are the same; at least −1. Images of different
  /// sizes have 0.
  ///
  /// An image narrower or lower than a window is one window.
  package static func least(_ reference: PixelImage, _ actual: PixelImage) -> Double {
    guard reference.size == actual.size else { return 0 }
    let left = luma(reference)
    let right = luma(actual)
    let width = reference.width
    let wide = min(side, width)
    let high = min(side, reference.height)
    var least = 1.0
    var y = 0
    while y + high <= reference.height {
      var x = 0
      while x + wide <= width {
        least = min(least, window(left, right, width, x, y, wide, high))
        x = next(x, wide, width)
      }
      y = next(y, high, reference.height)
    }
    return least
  }

  /// The next window's place; the last one ends at the edge.
  private static func next(_ place: Int, _ length: Int, _ limit: Int) -> Int {
    let last = limit - length
    return place < last ? min(place + step, last) : limit
  }

  private static func window(
    _ left: [UInt8], _ right: [UInt8], _ stride: Int, _ x: Int, _ y: Int, _ wide: Int,
    _ high: Int
  ) -> Double {
    var sumA = 0
    var sumB = 0
    var squares = 0
    var products = 0
    var isSame = true
    for row in y..<y + high {
      for place in row * stride + x..<row * stride + x + wide {
        let a = Int(left[place])
        let b = Int(right[place])
        if a != b { isSame = false }
        sumA += a
        sumB += b
        squares += a * a + b * b
        products += a * b
      }
    }
    if isSame { return 1 }
    // Means, variances and covariance times n or n²; so are the two constants.
    let n = wide * high
    let n2 = Double(n * n)
    let c1 = 6.5025 * n2
    let c2 = 58.5225 * n2
    let meanProduct = Double(2 * sumA * sumB)
    let meanSquares = Double(sumA * sumA + sumB * sumB)
    let covariance = Double(2 * (n * products - sumA * sumB))
    let variances = Double(n * squares - sumA * sumA - sumB * sumB)
    return (meanProduct + c1) * (covariance + c2) / ((meanSquares + c1) * (variances + c2))
  }

  private static func luma(_ image: PixelImage) -> [UInt8] {
    // SAFETY: The picture has four bytes for each of its pixels, and the new array room for one.
    // Each of its elements is written once before `count` says that it is there.
    unsafe image.bytes.withUnsafeBufferPointer { bytes in
      unsafe [UInt8](unsafeUninitializedCapacity: image.size.pixelCount) { target, count in
        for pixel in 0..<image.size.pixelCount {
          let place = 4 * pixel
          let alpha = unsafe Int(bytes[place + 3])
          let luma =
            unsafe (77 * Int(bytes[place]) + 150 * Int(bytes[place + 1])
              + 29 * Int(bytes[place + 2])) >> 8
          unsafe target.initializeElement(
            at: pixel, to: UInt8((luma * alpha + 255 * (255 - alpha) + 127) / 255))
        }
        count = image.size.pixelCount
      }
    }
  }
}
