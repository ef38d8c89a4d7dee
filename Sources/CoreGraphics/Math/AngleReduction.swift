/// Takes multiples of π/2 out of an angle.
///
/// - Source: Cody and Waite, "Software Manual for the Elementary Functions", 1980, for small
///   arguments; Payne and Hanek, "Radian reduction for trigonometric functions", 1983, for
///   large ones.
enum AngleReduction {
  /// Beyond it the product with the first piece of π/2 would be rounded.
  static let maximumForPieces = 1_000_000.0

  /// `x = quadrant · π/2 + high + low` up to whole turns, |high + low| ≤ π/4 and a hair.
  ///
  /// - Parameter x: Radians, finite.
  static func reduce(_ x: Double) -> (quadrant: Int, high: Double, low: Double) {
    if x.magnitude <= 0.7853981633974483 { return (0, x, 0) }
    return x.magnitude <= maximumForPieces ? reduceByPieces(x) : reduceByLongProduct(x)
  }

  /// π/2 as four pieces of 33 bits: their products with a quadrant below 2²⁰ are exact.
  private static func reduceByPieces(
    _ x: Double
  ) -> (quadrant: Int, high: Double, low: Double) {
    let count = (x * 0.6366197723675814).rounded()
    let first = x - count * 1.5707963267341256
    let second = DoubleDouble(sumOf: first, -(count * 6.077100506303966e-11))
    let third = DoubleDouble(sumOf: second.high, -(count * 2.0222662487111665e-21))
    let rest = (second.low + third.low) - count * 8.478427660348229e-32
    let sum = DoubleDouble(sumOf: third.high, rest)
    return (Int(count), sum.high, sum.low)
  }

  /// Multiplies the significand by the 192 bits of 2/π that matter. The bits before them only
  /// add whole turns, those after them less than 2⁻¹³⁶ of a quadrant, and no double comes
  /// nearer than 2⁻⁶³ to a multiple of π/2.
  private static func reduceByLongProduct(
    _ x: Double
  ) -> (quadrant: Int, high: Double, low: Double) {
    let magnitude = x.magnitude
    let exponent = Int(magnitude.exponent) - 52
    let significand = magnitude.significandBitPattern | (1 << 52)
    // With bit p of 2/π weighing 2⁻ᵖ, bit `exponent − 1` makes multiples of two quadrants.
    let firstBit = exponent - 1
    let (word0, word1, word2) = (
      bits(from: firstBit), bits(from: firstBit + 64), bits(from: firstBit + 128)
    )
    let low = word2.multipliedFullWidth(by: significand)
    let middle = word1.multipliedFullWidth(by: significand)
    var product = (
      high: word0 &* significand &+ middle.high, middle: middle.low, low: low.low
    )
    let sum = product.middle.addingReportingOverflow(low.high)
    product.middle = sum.partialValue
    if sum.overflow { product.high &+= 1 }

    var quadrant = Int(product.high >> 62)
    var top = product.high << 2 | product.middle >> 62
    var next = product.middle << 2 | product.low >> 62
    let isNegative = top >> 63 == 1
    if isNegative {
      quadrant += 1
      top = ~top
      next = ~next
    }
    let shift = top.leadingZeroBitCount
    if shift == 64 {
      (top, next) = (next, 0)
    } else if shift > 0 {
      top = top << UInt64(shift) | next >> UInt64(64 - shift)
      next <<= UInt64(shift)
    }
    // 2⁻⁶⁴⁻ˢʰⁱᶠᵗ for the first word; its low 11 bits go with the second part.
    let scale = Double(sign: .plus, exponent: -64 - shift, significand: 1)
    let head = Double(top & ~0x7FF) * scale
    let tail = (Double(top & 0x7FF) + Double(next >> 11) * 0x1p-53) * scale
    let angle =
      DoubleDouble(high: head, low: tail)
      * DoubleDouble(high: 1.5707963267948966, low: 6.123233995736766e-17)
    let isFlipped = isNegative != (x < 0)
    return (
      x < 0 ? -quadrant : quadrant, isFlipped ? -angle.high : angle.high,
      isFlipped ? -angle.low : angle.low
    )
  }

  /// 64 bits of 2/π from bit `position` (the first bit after the point is bit 1).
  private static func bits(from position: Int) -> UInt64 {
    let index = position - 1
    let word = index >> 6
    let offset = UInt64(index & 63)
    func at(_ k: Int) -> UInt64 { k >= 0 && k < twoOverPi.count ? twoOverPi[k] : 0 }
    return offset == 0 ? at(word) : at(word) << offset | at(word + 1) >> (64 - offset)
  }

  /// The bits of 2/π after the point.
  private static let twoOverPi: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
