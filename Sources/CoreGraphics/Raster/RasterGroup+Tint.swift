extension RasterGroup {
  /// Multiplies the channels of every pixel, alpha included.
  ///
  /// - Parameter tint: Red, green, blue and alpha, 0 … 1; what lies outside counts as the nearer
  ///   end.
  package func multiply(by tint: SIMD4<Double>) {
    bitmap.change { Self.multiply($0, by: tint) }
  }

  private static func multiply(_ bitmap: Bitmap, by tint: SIMD4<Double>) {
    func factor(_ value: Double) -> UInt32 {
      UInt32((value.clamped(to: 0...1) * 255).rounded())
    }
    let alpha = factor(tint.w)
    let colors = SIMD4(factor(tint.x), factor(tint.y), factor(tint.z), 255)
    // SAFETY: The indices are those of the bitmap's own buffer, which the caller keeps.
    for index in unsafe bitmap.pixels.indices {
      let pixel = unsafe bitmap.pixels[index]
      if pixel == 0 { continue }
      var lanes = SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255
      lanes = product(product(lanes, colors), SIMD4(repeating: alpha))
      unsafe bitmap.pixels[index] = lanes.x | lanes.y &<< 8 | lanes.z &<< 16 | lanes.w &<< 24
    }
  }

  /// Multiplies bytes that stand for 0 … 1, to the nearest.
  @inline(__always)
  private static func product(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let biased = a &* b &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }
}

extension CGImage {
  /// The image with its channels multiplied; nil where memory ends.
  ///
  /// - Parameter tint: Red, green, blue and alpha, 0 … 1.
  package func multiplied(by tint: SIMD4<Double>) -> CGImage? {
    if tint == .one { return self }
    guard let copy = bitmap.copy() else { return nil }
    RasterGroup(bitmap: copy, x: 0, y: 0).multiply(by: tint)
    return CGImage(bitmap: copy, shouldInterpolate: shouldInterpolate)
  }
}
