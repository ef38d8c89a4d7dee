/// An image under an affine map.
struct ImagePaint {
  let bitmap: Bitmap
  /// The opacity, from 0 to 255.
  let alpha: UInt32
  /// Whether pixels are blended with their neighbours.
  let isInterpolated: Bool
  /// Image coordinates in the middle of the device's first pixel, with 32 bits after the point, and
  /// their growth along x and y. Interpolated ones count from the middle of the first pixel.
  let u: Int64
  let v: Int64
  let ux: Int64
  let uy: Int64
  let vx: Int64
  let vy: Int64

  /// - Parameter inverse: The finite map from device pixels to pixels of the image, y down.
  init(bitmap: Bitmap, inverse: CGAffineTransform, alpha: UInt32, isInterpolated: Bool) {
    self.bitmap = bitmap
    self.alpha = alpha
    self.isInterpolated = isInterpolated
    func fixed(_ value: CGFloat, _ limit: Double) -> Int64 {
      Int64((value.native.clamped(to: -limit...limit) * 4_294_967_296).rounded())
    }
    // Greater steps skip the image from one pixel to the next; sums then fit.
    ux = fixed(inverse.a, 16_384)
    vx = fixed(inverse.b, 16_384)
    uy = fixed(inverse.c, 16_384)
    vy = fixed(inverse.d, 16_384)
    let middle: CGFloat = isInterpolated ? 0.5 : 0
    // Of the fractions, 14 and 8 bits are used: this rounds to them.
    let (roundingU, roundingV): (Int64, Int64) = isInterpolated ? (1 << 17, 1 << 23) : (0, 0)
    u = fixed((inverse.a + inverse.c) / 2 + inverse.tx - middle, 536_870_912) + roundingU
    v = fixed((inverse.b + inverse.d) / 2 + inverse.ty - middle, 536_870_912) + roundingV
  }
}
