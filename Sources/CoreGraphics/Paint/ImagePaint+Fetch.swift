extension ImagePaint {
  /// Writes the colours of a piece of a row: those at the middles of its pixels. Beyond the
  /// image its outermost pixels go on.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    guard let source = bitmap.pixels.baseAddress else { return }
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let middle = isInterpolated ? 0.5 : 0
    let u = inverse.a.native * px + inverse.c.native * py + inverse.tx.native - middle
    let v = inverse.b.native * px + inverse.d.native * py + inverse.ty.native - middle
    let (du, dv) = (inverse.a.native, inverse.b.native)
    if isInterpolated {
      for index in 0..<count {
        target[index] = bilinear(source, u + du * Double(index), v + dv * Double(index))
      }
    } else {
      for index in 0..<count {
        let column = Self.clamped(u + du * Double(index), bitmap.width)
        let row = Self.clamped(v + dv * Double(index), bitmap.height)
        target[index] = source[row * bitmap.width + column]
      }
    }
    if alpha == 255 { return }
    for index in 0..<count {
      target[index] = PixelMath.scaled(target[index], by: alpha)
    }
  }

  /// The whole number below, in 0 ..< size.
  @inline(__always)
  private static func clamped(_ value: Double, _ size: Int) -> Int {
    value > 0 ? Int(min(value, Double(size - 1))) : 0
  }

  @inline(__always)
  private func bilinear(_ source: UnsafeMutablePointer<UInt32>, _ u: Double, _ v: Double) -> UInt32
  {
    let u = max(0, min(u, Double(bitmap.width - 1)))
    let v = max(0, min(v, Double(bitmap.height - 1)))
    // 8 bits of fraction.
    let (fixedU, fixedV) = (Int(u * 256 + 0.5), Int(v * 256 + 0.5))
    let (column, row) = (fixedU >> 8, fixedV >> 8)
    let (fx, fy) = (UInt64(fixedU & 255), UInt64(fixedV & 255))
    // SAFETY: column and row are inside, and the next ones are clamped.
    let right = min(column + 1, bitmap.width - 1)
    let top = source + row * bitmap.width
    let bottom = source + min(row + 1, bitmap.height - 1) * bitmap.width
    let upper = Self.spread(top[column]) * (256 - fx) + Self.spread(top[right]) * fx
    let lower = Self.spread(bottom[column]) * (256 - fx) + Self.spread(bottom[right]) * fx
    // Each 16-bit lane holds 255 · 256 at most; halves are weighted apart to keep the carry.
    let even =
      (upper & 0x0000_ffff_0000_ffff) * (256 - fy) + (lower & 0x0000_ffff_0000_ffff) * fy
      + 0x0000_8000_0000_8000
    let odd =
      (upper >> 16 & 0x0000_ffff_0000_ffff) * (256 - fy)
      + (lower >> 16 & 0x0000_ffff_0000_ffff) * fy + 0x0000_8000_0000_8000
    let low = (even >> 16) & 0x0000_00ff_0000_00ff
    let high = (odd >> 16) & 0x0000_00ff_0000_00ff
    let lanes = low | high << 16
    return UInt32(truncatingIfNeeded: lanes | lanes >> 24)
  }

  /// Channels in 16-bit lanes: red, blue, green, alpha from the lowest, so that `bilinear` puts
  /// them together with one shift.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & 0x00ff_00ff) | (wide & 0xff00_ff00) << 24
  }
}
