extension CGImage {
  /// Pixels without premultiplication, RGBA, rows top-down: each channel `(c · 255 + a/2) / a`,
  /// at most 255. A transparent pixel is four zeros.
  package func straightRGBA() -> [UInt8] {
    let count = bitmap.width * bitmap.height
    // SAFETY: The bitmap has `count` pixels, and the new array room for as many, aligned to 16.
    // Groups of eight are read and written while there are so many left, and then single ones, so
    // that every byte is written.
    return unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, written in
      let source = unsafe bitmap.pixels
      unsafe bytes.withMemoryRebound(to: UInt32.self) { target in
        var index = 0
        while index + 8 <= count {
          if unsafe !Self.copyOpaque(source.baseAddress! + index, target.baseAddress! + index) {
            for place in index..<index + 8 {
              unsafe target[place] = unsafe Self.straight(source[place])
            }
          }
          index += 8
        }
        while index < count {
          unsafe target[index] = unsafe Self.straight(source[index])
          index += 1
        }
      }
      written = count * 4
    }
  }

  /// Gives the pixels of `straightRGBA()` in their order, so many at a time, fewer at the end.
  ///
  /// Where all of them are opaque they are not copied: most are.
  package func forEachStraightBlock(of count: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
    // SAFETY: A block lies in the bitmap, which the image keeps, and is no longer than the buffer,
    // of which as many pixels are read as were written. `body` does not escape.
    let source = unsafe bitmap.pixels
    guard count > 0, let base = source.baseAddress else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { buffer in
      for start in stride(from: 0, to: source.count, by: count) {
        let block = unsafe UnsafeBufferPointer(
          start: base + start, count: min(count, source.count - start))
        var alphas: UInt32 = 0xff00_0000
        for unsafe pixel in unsafe block { alphas &= pixel }
        if alphas == 0xff00_0000 {
          unsafe body(UnsafeRawBufferPointer(block))
        } else {
          for index in block.indices { unsafe buffer[index] = Self.straight(block[index]) }
          unsafe body(UnsafeRawBufferPointer(start: buffer.baseAddress, count: 4 * block.count))
        }
      }
    }
  }

  /// - Parameter bytes: Straight RGBA, rows top-down, 4 · `width` · `height` of them: channels
  ///   become `(c · a + 127) / 255`. The result is nil for another number of bytes.
  package convenience init?(straightRGBA bytes: [UInt8], width: Int, height: Int) {
    guard let bitmap = Bitmap(width: width, height: height), bytes.count == width * height * 4
    else { return nil }
    bitmap.fillPremultiplying(bytes)
    self.init(bitmap: bitmap)
  }

  /// Copies eight pixels where all are opaque: most are, and these are the same either way.
  @inline(__always)
  private static func copyOpaque(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    // SAFETY: Both callers' places are of eight pixels, so that 32 bytes are read and as many
    // written, aligned or not.
    let from = unsafe UnsafeRawPointer(source)
    let alphas: UInt64 = 0xff00_0000_ff00_0000
    let first = unsafe from.loadUnaligned(as: UInt64.self)
    let second = unsafe from.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    let third = unsafe from.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    let fourth = unsafe from.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    guard first & second & third & fourth & alphas == alphas else { return false }
    let to = UnsafeMutableRawPointer(target)
    unsafe to.storeBytes(of: first, as: UInt64.self)
    unsafe to.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
    unsafe to.storeBytes(of: third, toByteOffset: 16, as: UInt64.self)
    unsafe to.storeBytes(of: fourth, toByteOffset: 24, as: UInt64.self)
    return true
  }

  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }
}
