extension Bitmap {
  /// The bitmap in fewer pixels, filtered by `ReductionWeights` down and then across.
  ///
  /// Sums are of whole numbers: between the two steps 6 bits of a level are kept, and what goes
  /// below 0, above 255, or in a colour above the alpha, is brought back in the end. A bitmap of
  /// one colour keeps it. Takes about four multiplications for each channel of each pixel, in
  /// memory for two rows beside the result; large bitmaps are shared by threads.
  ///
  /// - Parameters:
  ///   - width: 1 to the bitmap's width.
  ///   - height: 1 to the bitmap's height.
  package func reduced(width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= self.width, height <= self.height,
      let target = Bitmap(width: width, height: height)
    else { return nil }
    let reduction = Reduction(
      source: self, target: target, across: ReductionWeights(from: self.width, to: width),
      down: ReductionWeights(from: self.height, to: height))
    let isLarge = self.width * self.height >= RasterThreads.fewestPixels
    let count = isLarge ? min(RasterThreads.defaultCount, height) : 1
    if count == 1 {
      reduction.fill(rows: 0..<height)
    } else {
      RasterThreads.forEach(count) { index in
        reduction.fill(rows: height * index / count..<height * (index + 1) / count)
      }
    }
    return target
  }
}

/// Makes the rows of a smaller bitmap from those of a larger one.
private struct Reduction {
  private typealias Words = SIMD4<UInt32>
  private typealias Lanes = SIMD8<Int16>
  private typealias Sums = SIMD4<Int32>

  let source: Bitmap
  let target: Bitmap
  let across: ReductionWeights
  let down: ReductionWeights

  /// Samples of a channel in a row, and as many more as are read and written beyond its end.
  private var planeLength: Int { source.width + 8 }

  func fill(rows: Range<Int>) {
    // SAFETY: The memory holds four planes, one a channel, and lives for the closure alone. Each of
    // its samples is filled before any is read.
    unsafe withUnsafeTemporaryAllocation(of: Int16.self, capacity: 4 * planeLength) { planes in
      unsafe planes.initialize(repeating: 0)
      guard let start = planes.baseAddress else { return }
      for row in rows {
        unsafe blendRows(row, start)
        unsafe blendColumns(row, start)
      }
    }
  }

  // MARK: Arithmetic

  /// Lane by lane, because the initialiser that does this is not always inlined.
  @inline(__always)
  private static func widened(_ w: Lanes) -> SIMD8<Int32> {
    SIMD8(
      Int32(w[0]), Int32(w[1]), Int32(w[2]), Int32(w[3]), Int32(w[4]), Int32(w[5]), Int32(w[6]),
      Int32(w[7]))
  }

  /// Sums of products of neighbours.
  @inline(__always)
  private static func products(_ samples: Lanes, _ weights: Lanes) -> Sums {
    let products = widened(samples) &* widened(weights)
    return products.evenHalf &+ products.oddHalf
  }

  // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of eight lanes.
  @inline(__always)
  private static func lanes(_ words: Words) -> Lanes { unsafe unsafeBitCast(words, to: Lanes.self) }

  // MARK: Down

  /// Blends the rows that a row takes something of, channel by channel, in 1/64 of a level.
  private func blendRows(_ row: Int, _ planes: UnsafeMutablePointer<Int16>) {
    // SAFETY: The planes have `planeLength` samples each, and a column is below the source's width.
    // The weights live for the closure, as many as the range has and zeros up to a multiple of 8.
    let range = down.range(row)
    unsafe down.withWeights(row) { weights, _ in
      for column in stride(from: 0, to: source.width, by: 4) {
        unsafe blendRows(range, weights, column, planes)
      }
    }
  }

  /// Blends the rows for four columns.
  @inline(__always)
  private func blendRows(
    _ range: Range<Int>, _ weights: UnsafePointer<Int16>, _ column: Int,
    _ planes: UnsafeMutablePointer<Int16>
  ) {
    let half = Sums(repeating: 128)
    var (red, green, blue, alpha) = (half, half, half, half)
    var index = 0
    while index < range.count {
      let row = range.lowerBound &+ index
      let top = pixels(row, column)
      // Where the rows end, its weight is zero.
      let bottom = pixels(min(row &+ 1, source.height &- 1), column)
      // SAFETY: The weights go on to a multiple of 8, so that there are two from an even index
      // below the range's count on. The planes go on for eight samples beyond the last column, and
      // four are written.
      let pair = unsafe UnsafeRawPointer(weights + index).loadUnaligned(as: UInt32.self)
      let factors = Self.lanes(Words(repeating: pair))
      // Samples of two rows, side by side.
      red &+= Self.products(Self.lanes((top & 255) | ((bottom & 255) &<< 16)), factors)
      green &+= Self.products(
        Self.lanes(((top &>> 8) & 255) | ((bottom &<< 8) & 0xff_0000)), factors)
      blue &+= Self.products(
        Self.lanes(((top &>> 16) & 255) | (bottom & 0xff_0000)), factors)
      alpha &+= Self.products(
        Self.lanes((top &>> 24) | ((bottom &>> 8) & 0xff_0000)), factors)
      index &+= 2
    }
    let place = unsafe planes + column
    unsafe Self.store(red, place)
    unsafe Self.store(green, place + planeLength)
    unsafe Self.store(blue, place + 2 * planeLength)
    unsafe Self.store(alpha, place + 3 * planeLength)
  }

  /// Four pixels of a row; the last one again where the row ends.
  @inline(__always)
  private func pixels(_ row: Int, _ column: Int) -> Words {
    // SAFETY: The caller's row and column are inside, and columns are clamped to those that are.
    // The source keeps its pixels, of which it has at least one.
    let line = unsafe source.pixels.baseAddress.unsafelyUnwrapped + row &* source.width
    if column &+ 4 <= source.width {
      return unsafe UnsafeRawPointer(line + column).loadUnaligned(as: Words.self)
    }
    let last = source.width &- 1
    return unsafe Words(
      line[column], line[min(column &+ 1, last)], line[min(column &+ 2, last)], line[last])
  }

  @inline(__always)
  private static func store(_ sums: Sums, _ place: UnsafeMutablePointer<Int16>) {
    // SAFETY: The caller has room for four samples at `place`, and the store needs no alignment
    // beyond theirs.
    let levels = sums &>> 8
    let samples = SIMD4(
      Int16(truncatingIfNeeded: levels.x), Int16(truncatingIfNeeded: levels.y),
      Int16(truncatingIfNeeded: levels.z), Int16(truncatingIfNeeded: levels.w))
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: samples, as: SIMD4<Int16>.self)
  }

  // MARK: Across

  private func blendColumns(_ row: Int, _ planes: UnsafePointer<Int16>) {
    // SAFETY: The row is inside of the target, which has a pixel. The range of a column lies in the
    // planes' rows, which go on for eight samples, and weights up to a multiple of 8.
    let line = unsafe target.pixels.baseAddress.unsafelyUnwrapped + row * target.width
    for column in 0..<target.width {
      let place = unsafe planes + across.range(column).lowerBound
      unsafe line[column] = unsafe across.withWeights(column) { weights, count in
        unsafe blended(place, weights, count)
      }
    }
  }

  @inline(__always)
  private func blended(
    _ place: UnsafePointer<Int16>, _ weights: UnsafePointer<Int16>, _ count: Int
  ) -> UInt32 {
    // SAFETY: `count` is a multiple of 8, and there are as many weights. Each plane has as many
    // samples from `place` on: the range lies in it, and eight more stand beyond its end.
    @inline(__always)
    func lanes(_ place: UnsafePointer<Int16>) -> Lanes {
      unsafe UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
    }
    var (red, green, blue, alpha) = (Sums.zero, Sums.zero, Sums.zero, Sums.zero)
    var index = 0
    while index < count {
      let factors = unsafe lanes(weights + index)
      let samples = unsafe place + index
      unsafe red &+= Self.products(lanes(samples), factors)
      unsafe green &+= Self.products(lanes(samples + planeLength), factors)
      unsafe blue &+= Self.products(lanes(samples + 2 * planeLength), factors)
      unsafe alpha &+= Self.products(lanes(samples + 3 * planeLength), factors)
      index &+= 8
    }
    let opacity = Self.level(alpha, 255)
    let color = Words(
      Self.level(red, opacity), Self.level(green, opacity), Self.level(blue, opacity), opacity)
    return color.x | color.y &<< 8 | color.z &<< 16 | color.w &<< 24
  }

  /// A sum of 64 · `ReductionWeights.one` parts of a level, rounded, at most `limit`.
  @inline(__always)
  private static func level(_ sums: Sums, _ limit: UInt32) -> UInt32 {
    let sum = sums.x &+ sums.y &+ sums.z &+ sums.w
    let level = (sum &+ (1 &<< 19)) &>> 20
    return min(UInt32(truncatingIfNeeded: max(level, 0)), limit)
  }
}
