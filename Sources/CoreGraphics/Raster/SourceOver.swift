/// Source over destination in one colour, the mode that nearly everything is drawn with.
enum SourceOver {
  /// One colour, the same coverage everywhere.
  static func blend(_ target: UnsafeMutablePointer<UInt32>, pixel: UInt32, _ count: Int) {
    let rest = 255 &- pixel &>> 24
    if rest == 0 {
      target.update(repeating: pixel, count: count)
      return
    }
    for index in 0..<count {
      target[index] = pixel &+ PixelMath.scaled(target[index], by: rest)
    }
  }

  /// One colour with a coverage for every pixel.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, pixel: UInt32,
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    for index in 0..<count where coverage[index] != 0 {
      let source = PixelMath.scaled(pixel, by: UInt32(coverage[index]))
      target[index] = source &+ PixelMath.scaled(target[index], by: 255 &- source &>> 24)
    }
  }
}
