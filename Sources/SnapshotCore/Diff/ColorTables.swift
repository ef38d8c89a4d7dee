/// The memory of `ColorDifference`'s tables, and its arithmetic. The memory is never given back.
@safe struct ColorTables: @unchecked Sendable {
  /// The linear light of every 8-bit sRGB sample.
  private let linear: UnsafePointer<Float>
  /// The values of CIELAB's f(t) at t = index / `steps`.
  private let cubeRoot: UnsafePointer<Float>
  private let steps: Int

  init(linear: [Float], cubeRoot: [Float], steps: Int) {
    // SAFETY: Each copy has room for all values of its array and is filled at once. It is never
    // freed nor written again, so that every thread may read it.
    func copy(_ values: [Float]) -> UnsafePointer<Float> {
      let memory = UnsafeMutablePointer<Float>.allocate(capacity: values.count)
      unsafe memory.initialize(from: values, count: values.count)
      return unsafe UnsafePointer(memory)
    }
    unsafe self.linear = unsafe copy(linear)
    unsafe self.cubeRoot = unsafe copy(cubeRoot)
    self.steps = steps
  }

  private struct Lab {
    var lightness: Float
    var a: Float
    var b: Float
  }

  /// Square of ΔE of two pixels, each with R in the lowest byte and straight alpha in the
  /// highest.
  func deltaSquared(reference: UInt32, actual: UInt32) -> Float {
    if reference == actual { return 0 }
    if (reference & actual) >> 24 == 255 {
      return deltaSquared(lab(reference), lab(actual))
    }
    let overWhite = deltaSquared(
      lab(composite(reference, over: 255)), lab(composite(actual, over: 255)))
    let overBlack = deltaSquared(
      lab(composite(reference, over: 0)), lab(composite(actual, over: 0)))
    return max(overWhite, overBlack)
  }

  @inline(__always)
  private func deltaSquared(_ reference: Lab, _ actual: Lab) -> Float {
    let referenceChroma = (reference.a * reference.a + reference.b * reference.b).squareRoot()
    let actualChroma = (actual.a * actual.a + actual.b * actual.b).squareRoot()
    let lightness = reference.lightness - actual.lightness
    let chroma = referenceChroma - actualChroma
    let a = reference.a - actual.a
    let b = reference.b - actual.b
    let hueSquared = max(a * a + b * b - chroma * chroma, 0)
    let weightedChroma = chroma / (1 + 0.045 * referenceChroma)
    let hueWeight = 1 + 0.015 * referenceChroma
    return lightness * lightness + weightedChroma * weightedChroma
      + hueSquared / (hueWeight * hueWeight)
  }

  /// The pixel laid over an opaque grey, as the display would show it: whole 8-bit samples.
  private func composite(_ pixel: UInt32, over background: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let rest = background * (255 - alpha) + 127
    let red = ((pixel & 255) * alpha + rest) / 255
    let green = ((pixel >> 8 & 255) * alpha + rest) / 255
    let blue = ((pixel >> 16 & 255) * alpha + rest) / 255
    return red | green << 8 | blue << 16
  }

  @inline(__always)
  private func lab(_ pixel: UInt32) -> Lab {
    // SAFETY: Every index is a byte, and `ColorDifference` makes the table of linear light with 256
    // values.
    let red = unsafe linear[Int(pixel & 255)]
    let green = unsafe linear[Int(pixel &>> 8 & 255)]
    let blue = unsafe linear[Int(pixel &>> 16 & 255)]
    // IEC 61966-2-1's matrix, each row divided by its sum, which is the white point.
    let x = root(
      0.4124564 / 0.95047 * red + 0.3575761 / 0.95047 * green + 0.1804375 / 0.95047 * blue)
    let y = root(
      0.2126729 / 1.0000001 * red + 0.7151522 / 1.0000001 * green + 0.0721750 / 1.0000001 * blue)
    let z = root(
      0.0193339 / 1.08883 * red + 0.1191920 / 1.08883 * green + 0.9503041 / 1.08883 * blue)
    return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  // SAFETY: The index is cut to a byte, and the table of linear light has 256 values.
  /// The linear light of an 8-bit sRGB sample.
  func light(_ sample: Int) -> Float { unsafe linear[sample & 255] }

  /// The value of f(t) between two points of the table; `t` is 0…1 but for rounding.
  @inline(__always)
  func root(_ t: Float) -> Float {
    let position = t * Float(steps)
    let index = min(Int(position), steps)
    // SAFETY: The light is never negative, so that 0 ≤ index ≤ steps, and `ColorDifference` makes
    // the table with steps + 2 values.
    let low = unsafe cubeRoot[index]
    return unsafe low + (cubeRoot[index &+ 1] - low) * (position - Float(index))
  }
}
