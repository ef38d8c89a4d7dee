extension ColorConversion {
  /// Steps of light that are told apart; the steepest has a fifth of a sample.
  private static let lightSteps: Float = 16_384
  /// A power of two above the steps: their indices are cut to it.
  private static let sampleCount = 1 << 15
  private static let samples: [UInt8] = (0..<sampleCount).map { step in
    // In range: a share of 255.
    UInt8((255 * CGColorSpace.encoded(min(Double(step) / Double(lightSteps), 1))).rounded())
  }

  /// What half a sample of another space may come to lie outside sRGB: about four samples.
  private static let least: Float = -0.0013
  private static let greatest: Float = 1.036

  /// The number of pixels from which on a second thread is worth its start.
  private static let parallelCount = 1 << 16

  // MARK: - Samples

  /// The sRGB samples of straight RGBA; alpha is kept. Nil where a visible pixel has a colour
  /// outside sRGB: cut, it would equal one that looks different.
  ///
  /// - Parameter samples: Samples of 8 bits, four bytes a pixel, of RGB or grey.
  package func standard(_ samples: [UInt8]) -> [UInt8]? {
    // SAFETY: `convert` touches the pixels that it is given, during the call.
    var bytes = samples
    return unsafe Self.withPixels(of: &bytes) { unsafe convert($0, isWhole: true) } ? bytes : nil
  }

  /// Makes straight RGBA of 8 bits sRGB; alpha is kept. Colours outside are cut.
  package func convert(_ samples: inout [UInt8]) {
    // SAFETY: `convert` touches the pixels that it is given, during the call.
    unsafe Self.withPixels(of: &samples) { unsafe convert($0) }
  }

  /// Makes the pixels sRGB: opaque RGBA, or four inks without a colour profile's own inversion.
  package func convert(_ bitmap: Bitmap) {
    // SAFETY: The bitmap keeps its buffer, of which the strips below are parts.
    unsafe convert(bitmap.pixels)
  }

  private static func withPixels<Result>(
    of bytes: inout [UInt8], _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    // SAFETY: An array's memory is aligned for a word, the words are as many as are whole, and the
    // closure, which does not escape, alone has it.
    unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe buffer.withMemoryRebound(to: UInt32.self) { unsafe body($0) }
    }
  }

  /// The straight RGBA of 8 bits of straight RGBA of 16 bits, high bytes first.
  package func converted(wide samples: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count / 2)
    let curves = wideCurves
    for place in stride(from: 0, to: samples.count - 7, by: 8) {
      func sample(_ channel: Int) -> Float {
        Float(Int(samples[place + 2 * channel]) << 8 | Int(samples[place + 2 * channel + 1]))
          / 65_535
      }
      var values = SIMD4(sample(0), sample(1), sample(2), 0)
      if let curves {
        values = mixed(curves.values(values))
      } else {
        values = light(values)
      }
      let wideAlpha = UInt32(samples[place + 6]) << 8 | UInt32(samples[place + 7])
      let alpha = (wideAlpha * 255 + 32895) >> 16
      let pixel = encoded(values) | alpha << 24
      for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(pixel >> shift & 255)) }
    }
    return bytes
  }

  /// The sRGB samples of light, red in the lowest byte and the highest 0.
  private func encoded(_ light: SIMD4<Float>) -> UInt32 {
    // SAFETY: The table has the samples that `encode` asks for, and lives for the closure.
    unsafe Self.samples.withUnsafeBufferPointer { samples in
      unsafe samples.baseAddress.map { unsafe Self.encode(light, $0) } ?? 0
    }
  }

  /// Curves for samples of 16 bits; nil for a table.
  private var wideCurves: ICCTable.Curves? {
    guard case .curves(let curves) = source else { return nil }
    let length = 4097
    let tables = curves.compactMap { $0.sampled(length) }
    guard tables.count == 3 else { return nil }
    return ICCTable.Curves(values: tables.joined().map { Float($0) }, length: length)
  }

  // MARK: - Pixels

  /// R, or cyan, in the lowest byte.
  func converted(_ pixel: UInt32) -> UInt32 {
    // SAFETY: `convert` touches the one pixel, during the call.
    var pixels = [pixel]
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe convert($0) }
    return pixels[0]
  }

  /// Converts pixels, many of them by several threads: each takes some.
  private func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    // SAFETY: The parts lie side by side in the buffer, which the caller keeps.
    let count = min(RasterThreads.currentCount, max(1, pixels.count / Self.parallelCount))
    guard count > 1 else {
      _ = unsafe convert(pixels, isWhole: false)
      return
    }
    nonisolated(unsafe) let pixels = unsafe pixels
    RasterThreads.forEach(count) { part in
      let range = unsafe pixels.count * part / count..<pixels.count * (part + 1) / count
      _ = unsafe convert(
        UnsafeMutableBufferPointer(rebasing: pixels[range]), isWhole: false)
    }
  }

  /// - Parameter isWhole: Whether pixels with colours outside sRGB stay as they are.
  /// - Returns: Whether there was none.
  private func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>, isWhole: Bool) -> Bool {
    // SAFETY: `steps` has 256 values for each of three samples, of which a byte chooses one, and
    // `samples` what `encode` asks for. Both live for the closures. The caller keeps the pixels.
    var isInside = true
    unsafe Self.samples.withUnsafeBufferPointer { samples in
      unsafe steps.withUnsafeBufferPointer { steps in
        guard let samples = samples.baseAddress else { return }
        let table: ICCTable? = if case .table(let table) = source { table } else { nil }
        let hasInks = table?.inputCount == 4
        // Interfaces have few colours, and they come in runs.
        var last: (from: UInt32, to: UInt32)?
        for index in pixels.indices {
          let pixel = unsafe pixels[index]
          if let last, last.from == pixel {
            unsafe pixels[index] = last.to
            continue
          }
          var light: SIMD4<Float>
          if let table {
            light = mixed(table.light(ofBytes: pixel))
          } else {
            light = unsafe steps[Int(pixel & 255)] + steps[256 &+ Int(pixel &>> 8 & 255)]
            light = unsafe light + steps[512 &+ Int(pixel &>> 16 & 255)] + offset
          }
          let alpha = hasInks ? 0xff00_0000 : pixel & 0xff00_0000
          var result = unsafe Self.encode(light, samples) | alpha
          if isWhole, light.min() < Self.least || light.max() > Self.greatest {
            result = pixel
            if alpha > 0 { isInside = false }
          }
          last = (pixel, result)
          unsafe pixels[index] = result
        }
      }
    }
    return isInside
  }

  /// The sRGB samples of light, red in the lowest byte and the highest 0.
  ///
  /// - Parameter samples: `sampleCount` samples.
  @inline(__always)
  private static func encode(_ light: SIMD4<Float>, _ samples: UnsafePointer<UInt8>) -> UInt32 {
    // SAFETY: Both types have 16 bytes, and indices are cut to below the number of samples.
    // Added to 2²³, a number has its nearest integer in the lowest bits.
    let cut = light.replacing(with: 0, where: light .< 0)
    let steps = cut.replacing(with: 1, where: cut .> 1) * lightSteps + 0x1p23
    let bits = unsafe unsafeBitCast(steps, to: SIMD4<UInt32>.self) & 0x7fff
    return unsafe UInt32(samples[Int(bits.x)]) | UInt32(samples[Int(bits.y)]) &<< 8
      | UInt32(samples[Int(bits.z)]) &<< 16
  }
}
