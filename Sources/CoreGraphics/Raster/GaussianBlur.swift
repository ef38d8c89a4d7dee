/// Separable Gaussian blur of coverage, truncated at twice σ and scaled to keep its sum.
///
/// A row of coverage is a sum of steps, one wherever two neighbours differ, and the blur of a
/// step is known. Shapes have few steps in a row and few rows that differ from the one above,
/// so that adding up blurred steps takes a fraction of what summing over the kernel takes.
/// Integers alone, which wrap around: the order of the sums makes no difference.
enum GaussianBlur {
  /// Pixels; a greater σ counts as this.
  static let maximumSigma = 500.0
  /// A smaller σ changes no pixel: it counts as 0.
  static let minimumSigma = 0.01
  /// Bits after the point of the response to a step.
  private static let responseBits: Int32 = 14
  /// Bits after the point of coverage between the two passes: differences fit 16 bits.
  private static let middleBits: Int32 = 7

  /// How far the blur spreads, in whole pixels.
  static func reach(sigmaPixels: Double) -> Int {
    guard sigmaPixels >= minimumSigma else { return 0 }
    return Int((2 * sigmaPixels.clamped(to: 0...maximumSigma)).rounded(.up))
  }

  /// What a blurred step from 0 to 1 is at distances −reach … reach − 1 from its first 1, in
  /// 1/16,384: 0 before, 16,384 after.
  static func stepResponse(sigmaPixels: Double) -> [Int16] {
    let sigma = min(sigmaPixels, maximumSigma)
    let reach = Self.reach(sigmaPixels: sigma)
    guard reach > 0 else { return [] }
    let weights = (-reach...reach).map { offset -> Double in
      let distance = Double(offset)
      return distance.magnitude > 2 * sigma
        ? 0 : DeterministicMath.exp(-distance * distance / (2 * sigma * sigma))
    }
    let total = weights.reduce(0, +)
    let one = 1 << Int(responseBits)
    var response = [Int16](repeating: 0, count: 2 * reach)
    var sum = 0.0
    for index in 0..<reach {
      sum += weights[index]
      // In range: a part of the total.
      let value = Int((sum / total * Double(one)).rounded())
      response[index] = Int16(value)
      // The kernel is even: what is missing on one side is there on the other.
      response[2 * reach - 1 - index] = Int16(one - value)
    }
    return response
  }

  /// Blurs a mask.
  ///
  /// - Parameter area: The pixels of the result.
  static func blur(_ mask: CoverageMask, sigmaPixels: Double, area: PixelRect) -> CoverageMask {
    let result = CoverageMask(bounds: area)
    let response = stepResponse(sigmaPixels: sigmaPixels)
    let reach = response.count / 2
    let top = max(mask.bounds.minY, area.minY - reach)
    let bottom = min(mask.bounds.maxY, area.maxY + reach)
    if area.isEmpty || top >= bottom { return result }
    // SAFETY: There is room for `width` values, a multiple of eight, in each of the rows. The first
    // pass writes a row for each change, of which there are no more than rows, and the second one
    // reads these. The memory is freed here, after both.
    let width = (area.width + 7) & ~7
    let middle = UnsafeMutablePointer<Int16>.allocate(capacity: (bottom - top) * width)
    defer { unsafe middle.deallocate() }
    unsafe response.withUnsafeBufferPointer { response in
      guard let response = response.baseAddress else { return }
      let changes = unsafe blurRows(mask, top..<bottom, area, response, reach, middle, width)
      var columns = unsafe BlurredColumns(
        middle, width, places: changes + [bottom], response, reach, 1 << Int(responseBits))
      columns.write(to: result, shift: responseBits + middleBits)
    }
    return result
  }

  // MARK: Along x

  /// Blurs the rows that are not as the one above them.
  ///
  /// - Returns: Those rows.
  private static func blurRows(
    _ mask: CoverageMask, _ rows: Range<Int>, _ area: PixelRect,
    _ response: UnsafePointer<Int16>, _ reach: Int, _ middle: UnsafeMutablePointer<Int16>,
    _ rowStride: Int
  ) -> [Int] {
    // SAFETY: There is room for twice the columns and one, all made zero for each row. The source
    // has the mask's width, and its columns are read from those that it covers; a target row has
    // `rowStride` values, and the caller as many of them as there are rows.
    var changes: [Int] = []
    let width = area.width
    let maskWidth = mask.bounds.width
    let sums = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * (width + 1))
    defer { unsafe sums.deallocate() }
    let whole = unsafe sums + (width + 1)
    for y in rows {
      let source = unsafe mask.row(y)
      if y > rows.lowerBound, unsafe memcmp(source, source - maskWidth, maskWidth) == 0 { continue }
      let target = unsafe middle + changes.count * rowStride
      unsafe (target + width).update(repeating: 0, count: rowStride - width)
      changes.append(y)
      unsafe sums.update(repeating: 0, count: 2 * (width + 1))
      let row = unsafe mask.rows[y - mask.bounds.minY]
      var previous: Int32 = 0
      var x = Int(row.outerStart)
      while x <= Int(row.outerEnd) {
        let value = unsafe x < Int(row.outerEnd) ? Int32(source[x - mask.bounds.minX]) : 0
        if value != previous {
          unsafe addStep(
            value &- previous, at: x - area.minX, width, response, reach, sums, whole)
          previous = value
        }
        // Nothing changes inside.
        x = x == Int(row.runStart) ? max(Int(row.runEnd), x + 1) : x + 1
      }
      var base: Int32 = 0
      let shift = responseBits - middleBits
      for column in 0..<width {
        unsafe base &+= whole[column]
        let sum = unsafe sums[column] &+ base &<< responseBits
        unsafe target[column] = Int16(truncatingIfNeeded: (sum &+ (1 &<< (shift &- 1))) &>> shift)
      }
    }
    return changes
  }

  /// Adds a blurred step whose first pixel is `column`.
  @inline(__always)
  private static func addStep(
    _ height: Int32, at column: Int, _ width: Int, _ response: UnsafePointer<Int16>,
    _ reach: Int, _ sums: UnsafeMutablePointer<Int32>, _ whole: UnsafeMutablePointer<Int32>
  ) {
    // SAFETY: The caller has width + 1 sums and as many whole steps, and start and end are held to
    // 0 … width. The response has 2 · reach values, of which `offset` is as many before the first
    // as are cut off.
    let start = max(column - reach, 0)
    let end = min(column + reach, width)
    // From there on the step is over.
    if end < width { unsafe whole[max(end, 0)] &+= height }
    if start >= end { return }
    let offset = start - (column - reach)
    for index in 0..<end - start {
      unsafe sums[start &+ index] &+= height &* Int32(response[offset &+ index])
    }
  }
}

/// The second pass of a blur: along y, eight columns together.
@safe private struct BlurredColumns {
  private typealias Lanes = SIMD8<Int16>
  private typealias Sums = SIMD4<Int32>

  private let width: Int
  private let reach: Int
  private let response: UnsafePointer<Int16>
  /// The response where a step is over.
  private let one: Int
  /// Where the steps are, an even number of them.
  private var places: [Int]
  /// By block and by pair of steps: both heights of four columns, then of the other four.
  private var heights: [Lanes]
  /// Whether the columns of a block are as those of the one before.
  private var repeats: [Bool]

  /// - Parameters:
  ///   - middle: Rows at all places but the last, where the rest is 0.
  ///   - width: A multiple of eight.
  init(
    _ middle: UnsafePointer<Int16>, _ width: Int, places: [Int],
    _ response: UnsafePointer<Int16>, _ reach: Int, _ one: Int
  ) {
    // SAFETY: A row below `rowCount` has `width` values, and eight are read from a column on that
    // is a multiple of eight, as the width is. The response stays with the caller, who uses this
    // value during its closure alone.
    self.width = width
    self.reach = reach
    unsafe self.response = unsafe response
    self.one = one
    self.places = places.count & 1 == 0 ? places : places + [places[places.count - 1]]
    let (rowCount, pairCount) = (places.count - 1, self.places.count / 2)
    func row(_ index: Int, _ column: Int) -> Lanes {
      if index < 0 || index >= rowCount { return Lanes() }
      return unsafe UnsafeRawPointer(middle + (index * width + column)).loadUnaligned(
        as: Lanes.self)
    }
    heights = []
    heights.reserveCapacity(2 * pairCount * width / 8)
    repeats = []
    for column in stride(from: 0, to: width, by: 8) {
      var before = Lanes()
      for pair in 0..<pairCount {
        let (upper, lower) = (row(2 * pair, column), row(2 * pair + 1, column))
        let (a, b) = (upper &- before, lower &- upper)
        heights.append(Lanes(a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3]))
        heights.append(Lanes(a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7]))
        before = lower
      }
      let count = 2 * pairCount
      repeats.append(
        column > 0
          && heights[(heights.count - count)...].elementsEqual(
            heights[(heights.count - 2 * count)..<(heights.count - count)])
      )
    }
  }

  private func factor(_ distance: Int) -> Int16 {
    // SAFETY: The index is from 0 to below 2 · reach, which is the response's count, and the caller
    // of `init` keeps the response.
    let index = distance + reach
    if index < 0 { return 0 }
    return unsafe index < 2 * reach ? response[index] : Int16(one)
  }

  /// Sums of products of neighbours.
  @inline(__always)
  private static func multiplied(_ a: Lanes, _ b: Lanes) -> Sums {
    let products = widened(a) &* widened(b)
    return products.evenHalf &+ products.oddHalf
  }

  /// Lane by lane, because the initialiser that does this is not always inlined.
  @inline(__always)
  private static func widened(_ a: Lanes) -> SIMD8<Int32> {
    SIMD8(
      Int32(a[0]), Int32(a[1]), Int32(a[2]), Int32(a[3]), Int32(a[4]), Int32(a[5]), Int32(a[6]),
      Int32(a[7]))
  }

  mutating func write(to result: CoverageMask, shift: Int32) {
    // SAFETY: A row y is one of the result's, which has `area.width` bytes for each, and the one
    // above is read only after it was written.
    let area = result.bounds
    let (pairCount, blockCount) = (places.count / 2, width / 8)
    var over = [Sums](repeating: Sums(), count: 2 * blockCount)
    var factors = [Lanes](repeating: Lanes(), count: pairCount)
    // Pairs before `first` are over, those from `last` on have not begun.
    var (first, last) = (0, 0)
    var isStill = false
    for y in area.minY..<area.maxY {
      let start = first
      while first < pairCount, places[2 * first + 1] + reach <= y { first += 1 }
      if first > start { finish(start..<first, &over) }
      last = max(last, first)
      while last < pairCount, places[2 * last] - reach <= y { last += 1 }
      let target = unsafe result.row(y)
      if first == last, isStill, first == start {
        unsafe target.update(from: target - area.width, count: area.width)
        continue
      }
      isStill = first == last
      for pair in first..<last {
        let (a, b) = (factor(y - places[2 * pair]), factor(y - places[2 * pair + 1]))
        factors[pair] = Lanes(a, b, a, b, a, b, a, b)
      }
      unsafe writeRow(target, area.width, first..<last, factors, over, shift)
    }
  }

  /// Adds steps that are over.
  private func finish(_ pairs: Range<Int>, _ over: inout [Sums]) {
    let one = Lanes(repeating: Int16(one))
    for block in 0..<width / 8 {
      for pair in pairs {
        let index = block * places.count + 2 * pair
        over[2 * block] &+= Self.multiplied(heights[index], one)
        over[2 * block + 1] &+= Self.multiplied(heights[index + 1], one)
      }
    }
  }

  private func writeRow(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ pairs: Range<Int>,
    _ factors: [Lanes], _ over: [Sums], _ shift: Int32
  ) {
    // SAFETY: Blocks and pairs are below their counts, for each of which there are heights and
    // factors in arrays that live for the closures. The caller has `count` bytes, and the last
    // block's are written one by one.
    unsafe heights.withUnsafeBufferPointer { heights in
      unsafe factors.withUnsafeBufferPointer { factors in
        var bytes: UInt64 = 0
        for block in 0..<width / 8 {
          if !repeats[block] {
            var (low, high) = (over[2 * block], over[2 * block + 1])
            var index = block &* places.count &+ 2 &* pairs.lowerBound
            for pair in pairs {
              unsafe low &+= Self.multiplied(heights[index], factors[pair])
              unsafe high &+= Self.multiplied(heights[index &+ 1], factors[pair])
              index &+= 2
            }
            bytes = Self.bytes(low, high, shift)
          }
          let column = 8 &* block
          if column &+ 8 <= count {
            unsafe UnsafeMutableRawPointer(target + column).storeBytes(of: bytes, as: UInt64.self)
          } else {
            for lane in 0..<count &- column {
              unsafe target[column &+ lane] = UInt8(truncatingIfNeeded: bytes &>> UInt64(8 &* lane))
            }
          }
        }
      }
    }
  }

  /// Rounds eight sums to the nearest bytes.
  @inline(__always)
  private static func bytes(_ low: Sums, _ high: Sums, _ shift: Int32) -> UInt64 {
    // SAFETY: Both types have eight bytes, and every pattern of bits is a number.
    let half: Int32 = 1 &<< (shift &- 1)
    let (a, b) = ((low &+ half) &>> shift, (high &+ half) &>> shift)
    @inline(__always)
    func byte(_ sum: Int32) -> UInt8 { UInt8(truncatingIfNeeded: sum) }
    let eight = SIMD8(
      byte(a.x), byte(a.y), byte(a.z), byte(a.w), byte(b.x), byte(b.y), byte(b.z), byte(b.w))
    return unsafe unsafeBitCast(eight, to: UInt64.self)
  }
}
