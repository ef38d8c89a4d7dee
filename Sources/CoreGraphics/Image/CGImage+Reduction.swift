/// Keeps the last reduction of an image: one that is drawn small is often drawn so again.
final class ReductionCache: @unchecked Sendable {
  private let lock = NSLock()
  private var columns = 0
  private var rows = 0
  private var bitmap: Bitmap?

  func bitmap(columns: Int, rows: Int, _ make: () -> Bitmap?) -> Bitmap? {
    lock.lock()
    defer { lock.unlock() }
    if let bitmap, self.columns == columns, self.rows == rows { return bitmap }
    bitmap = make()
    (self.columns, self.rows) = (columns, rows)
    return bitmap
  }
}

extension CGImage {
  /// The image with means of blocks in place of pixels. Blocks at the right and bottom edges
  /// may have fewer pixels.
  ///
  /// - Parameters:
  ///   - columns: Pixels of a block across, 1 … 4,096.
  ///   - rows: Pixels of a block down, 1 … 4,096.
  package func reduced(columns: Int, rows: Int) -> Bitmap? {
    reductions.bitmap(columns: columns, rows: rows) {
      bitmap.reduced(columns: columns, rows: rows)
    }
  }
}

extension Bitmap {
  fileprivate func reduced(columns: Int, rows: Int) -> Bitmap? {
    let size = (
      width: (width + columns - 1) / columns, height: (height + rows - 1) / rows
    )
    guard let result = Bitmap(width: size.width, height: size.height) else { return nil }
    var sums = [SIMD4<UInt32>](repeating: .zero, count: size.width)
    for y in 0..<size.height {
      let (top, bottom) = (y * rows, min((y + 1) * rows, height))
      for x in 0..<size.width { sums[x] = .zero }
      for row in top..<bottom {
        var index = row * width
        for x in 0..<size.width {
          var sum = sums[x]
          let end = row * width + min((x + 1) * columns, width)
          while index < end {
            // SAFETY: `index` stays in the row.
            let bytes = unsafe unsafeBitCast(pixels[index], to: SIMD4<UInt8>.self)
            sum &+= SIMD4<UInt32>(truncatingIfNeeded: bytes)
            index &+= 1
          }
          sums[x] = sum
        }
      }
      for x in 0..<size.width {
        let count = UInt32((bottom - top) * (min((x + 1) * columns, width) - x * columns))
        let mean = (sums[x] &+ count / 2) / SIMD4(repeating: count)
        unsafe result.pixels[y * size.width + x] = unsafe unsafeBitCast(
          SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
      }
    }
    return result
  }
}
