/// Arithmetic on bytes that stand for 0 … 1.
enum PixelMath {
  /// Gives `value / 255` to the nearest integer, for values up to 255².
  @inline(__always)
  static func dividedBy255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// Multiplies all four channels of a pixel by `factor / 255`.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    var odd = ((pixel &>> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    even = (even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8
    odd = odd &+ ((odd &>> 8) & 0x00ff_00ff)
    return (even & 0x00ff_00ff) | (odd & 0xff00_ff00)
  }
}
