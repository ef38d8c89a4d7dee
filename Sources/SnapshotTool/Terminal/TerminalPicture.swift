import SnapshotCore

/// A picture as a terminal shows it: scaled, and opaque on a checkerboard.
package struct TerminalPicture: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// The samples, three bytes per pixel, rows top-down.
  package let rgb: [UInt8]

  /// Pixels of a square of the checkerboard, on the terminal.
  private static let squarePixels = 8
  private static let squareGrays = [255, 226]

  /// - Parameters:
  ///   - width: The width in pixels of the terminal, above 0. Made smaller, a picture's pixels are
  ///     averaged; made larger, they are repeated.
  ///   - height: The height in pixels of the terminal, above 0.
  /// - Complexity: O(pixels of both).
  package init(_ image: PixelImage, width: Int, height: Int) {
    // SAFETY: `span` cuts rows and columns to the image, whose bytes are 4 · width · height.
    // `place` grows by three for each of the width · height pixels, so that it ends at the capacity
    // of the new array, each of whose bytes is written once.
    self.width = width
    self.height = height
    rgb = unsafe [UInt8](unsafeUninitializedCapacity: 3 * width * height) { target, count in
      unsafe image.bytes.withUnsafeBufferPointer { source in
        var place = 0
        for y in 0..<height {
          let rows = Self.span(y, of: height, source: image.height)
          for x in 0..<width {
            let columns = Self.span(x, of: width, source: image.width)
            var sums = SIMD4<Int>.zero
            for row in rows {
              for column in columns {
                let start = 4 * (row * image.width + column)
                let alpha = unsafe Int(source[start + 3])
                unsafe sums.x += Int(source[start]) * alpha
                unsafe sums.y += Int(source[start + 1]) * alpha
                unsafe sums.z += Int(source[start + 2]) * alpha
                sums.w += alpha
              }
            }
            let total = 255 * rows.count * columns.count
            let square = (x / Self.squarePixels + y / Self.squarePixels) & 1
            let under = Self.squareGrays[square] * (total - sums.w)
            unsafe target[place] = UInt8((sums.x + under + total / 2) / total)
            unsafe target[place + 1] = UInt8((sums.y + under + total / 2) / total)
            unsafe target[place + 2] = UInt8((sums.z + under + total / 2) / total)
            place += 3
          }
        }
      }
      count = 3 * width * height
    }
  }

  /// The source's rows or columns behind one of the target; at least one.
  private static func span(_ index: Int, of count: Int, source: Int) -> Range<Int> {
    let low = min(index * source / count, source - 1)
    return low..<max(low + 1, min((index + 1) * source / count, source))
  }

  /// Red in the lowest byte.
  ///
  /// - Precondition: the position lies inside.
  package func color(_ x: Int, _ y: Int) -> UInt32 {
    let place = 3 * (y * width + x)
    let (red, green, blue) = (UInt32(rgb[place]), UInt32(rgb[place + 1]), UInt32(rgb[place + 2]))
    return red | green << 8 | blue << 16
  }

  /// The pixels for the PNG codec.
  package var image: PixelImage {
    var bytes = [UInt8](repeating: 255, count: 4 * width * height)
    for pixel in 0..<width * height {
      for channel in 0..<3 { bytes[4 * pixel + channel] = rgb[3 * pixel + channel] }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}
