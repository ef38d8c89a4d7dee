/// Separable Gaussian blur of coverage, truncated at twice σ and scaled to keep its sum.
///
/// A row of coverage is a sum of steps, one wherever two neighbours differ, and the blur of a
/// step is known. Shapes have few steps in a row and few rows that differ from the one above,
/// so that adding up blurred steps takes a fraction of what summing over the kernel takes.
/// Integers alone, which wrap around: the order of the sums makes no difference.
enum GaussianBlur {
  /// Pixels; a greater σ counts as this.
  static let greatestSigma = 500.0
  /// Bits after the point of the response to a step.
  private static let responseBits: Int32 = 12
  /// Bits after the point of coverage between the two passes. With those of a byte and of the
  /// response they are 23: a Float holds the product exactly.
  private static let middleBits: Int32 = 3

  /// How far the blur spreads, in whole pixels.
  static func reach(sigmaPixels: Double) -> Int {
    sigmaPixels > 0 ? Int((2 * min(sigmaPixels, greatestSigma)).rounded(.up)) : 0
  }

  /// What a blurred step from 0 to 1 is at distances −reach … reach − 1 from its first 1, in
  /// 1/4,096: 0 before, 4,096 after.
  static func stepResponse(sigmaPixels: Double) -> [Int16] {
    let sigma = min(sigmaPixels, greatestSigma)
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
    // SAFETY: rows · width values; both passes index rows below bottom − top and columns below
    // the area's width.
    let rowCount = bottom - top
    let middle = UnsafeMutablePointer<Int16>.allocate(capacity: rowCount * area.width)
    defer { middle.deallocate() }
    var changes: [Int] = []
    response.withUnsafeBufferPointer { response in
      guard let response = response.baseAddress else { return }
      changes = blurRows(mask, top..<bottom, area, response, reach, middle)
      blurColumns(middle, changes, top..<bottom, area, response, reach, result)
    }
    return result
  }

  // MARK: Along x

  /// - Returns: The rows that are not as the one above them.
  private static func blurRows(
    _ mask: CoverageMask, _ rows: Range<Int>, _ area: PixelRect,
    _ response: UnsafePointer<Int16>, _ reach: Int, _ middle: UnsafeMutablePointer<Int16>
  ) -> [Int] {
    var changes: [Int] = []
    let width = area.width
    let maskWidth = mask.bounds.width
    // SAFETY: one more than the columns, for steps that end at the last one.
    let sums = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * (width + 1))
    defer { sums.deallocate() }
    let whole = sums + (width + 1)
    for y in rows {
      let source = mask.row(y)
      let target = middle + (y - rows.lowerBound) * width
      if y > rows.lowerBound, memcmp(source, source - maskWidth, maskWidth) == 0 {
        target.update(from: target - width, count: width)
        continue
      }
      changes.append(y)
      sums.update(repeating: 0, count: 2 * (width + 1))
      let row = mask.rows[y - mask.bounds.minY]
      var previous: Int32 = 0
      var x = Int(row.outerStart)
      while x <= Int(row.outerEnd) {
        let value = x < Int(row.outerEnd) ? Int32(source[x - mask.bounds.minX]) : 0
        if value != previous {
          addStep(
            value &- previous, at: x - area.minX, width, response, reach, sums, whole)
          previous = value
        }
        // Nothing changes inside.
        x = x == Int(row.runStart) ? max(Int(row.runEnd), x + 1) : x + 1
      }
      var base: Int32 = 0
      let shift = responseBits - middleBits
      for column in 0..<width {
        base &+= whole[column]
        let sum = sums[column] &+ base &<< responseBits
        target[column] = Int16(truncatingIfNeeded: (sum &+ (1 &<< (shift &- 1))) &>> shift)
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
    let start = max(column - reach, 0)
    let end = min(column + reach, width)
    // From there on the step is over.
    if end < width { whole[max(end, 0)] &+= height }
    if start >= end { return }
    let offset = start - (column - reach)
    for index in 0..<end - start {
      sums[start &+ index] &+= height &* Int32(response[offset &+ index])
    }
  }

  // MARK: Along y

  /// Columns that are done together.
  private typealias Lanes = SIMD8<Float>

  /// The steps of a block of columns.
  private struct Steps {
    /// By rising place.
    let heights: UnsafeMutablePointer<Lanes>
    let places: UnsafeMutablePointer<Int>
    var count = 0
    /// The greatest sum of heights without their signs that a column has.
    var weight: Float = 0

    mutating func fill(
      from middle: UnsafePointer<Int16>, _ width: Int, _ columns: Int, _ changes: [Int],
      _ rows: Range<Int>
    ) {
      count = 0
      var sum = Lanes()
      var previous = Lanes()
      for y in changes {
        let value = Self.load(middle + (y - rows.lowerBound) * width, columns)
        append(value - previous, y, &sum)
        previous = value
      }
      append(Lanes() - previous, rows.upperBound, &sum)
      weight = sum.max()
    }

    private mutating func append(_ height: Lanes, _ y: Int, _ sum: inout Lanes) {
      if height == Lanes() { return }
      // SAFETY: one step a changed row and one below the last is what there is room for.
      heights[count] = height
      places[count] = y
      count += 1
      for lane in 0..<8 { sum[lane] += abs(height[lane]) }
    }

    private static func load(_ source: UnsafePointer<Int16>, _ count: Int) -> Lanes {
      var lanes = Lanes()
      for lane in 0..<count { lanes[lane] = Float(source[lane]) }
      return lanes
    }

    func isEqual(to other: Steps) -> Bool {
      count == other.count
        && memcmp(heights, other.heights, count * MemoryLayout<Lanes>.stride) == 0
        && memcmp(places, other.places, count * MemoryLayout<Int>.stride) == 0
    }
  }

  private static func blurColumns(
    _ middle: UnsafeMutablePointer<Int16>, _ changes: [Int], _ rows: Range<Int>,
    _ area: PixelRect, _ response: UnsafePointer<Int16>, _ reach: Int, _ result: CoverageMask
  ) {
    let width = area.width
    let capacity = changes.count + 1
    // SAFETY: room for the steps of two blocks; columns beyond the width count as 0 and are not
    // written.
    let heights = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * capacity)
    let places = UnsafeMutablePointer<Int>.allocate(capacity: 2 * capacity)
    defer {
      heights.deallocate()
      places.deallocate()
    }
    let factors = (0..<2 * reach).map { Float(response[$0]) }
    var current = Steps(heights: heights, places: places)
    var old = Steps(heights: heights + capacity, places: places + capacity, count: -1)
    for column in stride(from: 0, to: width, by: 8) {
      let count = min(8, width - column)
      current.fill(from: middle + column, width, count, changes, rows)
      let target = result.row(area.minY) + column
      if count == 8, current.isEqual(to: old) {
        for row in 0..<area.height {
          let bytes = UnsafeMutableRawPointer(target + row * width)
          bytes.storeBytes(of: (bytes - 8).loadUnaligned(as: UInt64.self), as: UInt64.self)
        }
        continue
      }
      factors.withUnsafeBufferPointer { factors in
        guard let factors = factors.baseAddress else { return }
        // Sums up to 2²⁴ are exact as Floats.
        if current.weight <= Float(1 << (24 - responseBits)) {
          blurBlock(current, factors, reach, area, target, width, count)
        } else {
          blurBlockOfManySteps(current, response, reach, area, target, width, count)
        }
      }
      swap(&current, &old)
    }
  }

  private static func blurBlock(
    _ steps: Steps, _ factors: UnsafePointer<Float>, _ reach: Int, _ area: PixelRect,
    _ target: UnsafeMutablePointer<UInt8>, _ rowBytes: Int, _ count: Int
  ) {
    let one = Float(1 << responseBits)
    let (heights, places) = (steps.heights, steps.places)
    // Steps before `first` are over, those from `last` on have not begun.
    var (first, last) = (0, 0)
    var over = Lanes()
    for y in area.minY..<area.maxY {
      while first < steps.count, places[first] + reach <= y {
        over += heights[first] * one
        first += 1
      }
      while last < steps.count, places[last] - reach <= y { last += 1 }
      var sum = over
      var index = first
      while index < last {
        sum += heights[index] * factors[y &- places[index] &+ reach]
        index &+= 1
      }
      store(sum, target + (y - area.minY) * rowBytes, count)
    }
  }

  /// The same in integers that wrap around, exact however many steps there are.
  private static func blurBlockOfManySteps(
    _ steps: Steps, _ response: UnsafePointer<Int16>, _ reach: Int, _ area: PixelRect,
    _ target: UnsafeMutablePointer<UInt8>, _ rowBytes: Int, _ count: Int
  ) {
    let places = steps.places
    let heights = (0..<steps.count).map { step -> SIMD8<Int32> in
      var lanes = SIMD8<Int32>()
      for lane in 0..<8 { lanes[lane] = Int32(steps.heights[step][lane]) }
      return lanes
    }
    var (first, last) = (0, 0)
    var over = SIMD8<Int32>()
    for y in area.minY..<area.maxY {
      while first < steps.count, places[first] + reach <= y {
        over &+= heights[first] &<< responseBits
        first += 1
      }
      while last < steps.count, places[last] - reach <= y { last += 1 }
      var sum = over
      for index in first..<max(first, last) {
        sum &+= heights[index] &* Int32(response[y - places[index] + reach])
      }
      var lanes = Lanes()
      for lane in 0..<8 { lanes[lane] = Float(sum[lane]) }
      store(lanes, target + (y - area.minY) * rowBytes, count)
    }
  }

  /// Writes sums as bytes, to the nearest.
  @inline(__always)
  private static func store(_ sum: Lanes, _ target: UnsafeMutablePointer<UInt8>, _ count: Int) {
    let scale = 1 / Float(1 << (responseBits + middleBits))
    // Adding 1.5 · 2²³ leaves the nearest integer in the low bits.
    let bits = unsafeBitCast(sum * scale + 12_582_912, to: SIMD8<UInt32>.self) & 255
    let words = unsafeBitCast(bits, to: SIMD4<UInt64>.self)
    let pairs = (words | words &>> 24) & 0xffff
    let eight = pairs[0] | pairs[1] &<< 16 | pairs[2] &<< 32 | pairs[3] &<< 48
    if count == 8 {
      UnsafeMutableRawPointer(target).storeBytes(of: eight, as: UInt64.self)
    } else {
      for lane in 0..<count {
        target[lane] = UInt8(truncatingIfNeeded: eight &>> UInt64(8 * lane))
      }
    }
  }
}
