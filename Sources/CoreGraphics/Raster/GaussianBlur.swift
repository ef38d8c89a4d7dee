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
  private static let responseBits: Int32 = 14
  /// Bits after the point of coverage between the two passes.
  private static let middleBits: Int32 = 7

  /// How far the blur spreads, in whole pixels.
  static func reach(sigmaPixels: Double) -> Int {
    sigmaPixels > 0 ? Int((2 * min(sigmaPixels, greatestSigma)).rounded(.up)) : 0
  }

  /// What a blurred step from 0 to 1 is at distances −reach … reach − 1 from its first 1, in
  /// 1/16,384: 0 before, 16,384 after.
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
    response.withUnsafeBufferPointer { response in
      guard let response = response.baseAddress else { return }
      blurRows(mask, top..<bottom, area, response, reach, middle)
      blurColumns(middle, firstRow: top, rowCount, area, response, reach, result)
    }
    return result
  }

  // MARK: Along x

  private static func blurRows(
    _ mask: CoverageMask, _ rows: Range<Int>, _ area: PixelRect,
    _ response: UnsafePointer<Int16>, _ reach: Int, _ middle: UnsafeMutablePointer<Int16>
  ) {
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
        x = x == Int(row.solidStart) ? max(Int(row.solidEnd), x + 1) : x + 1
      }
      var base: Int32 = 0
      let shift = responseBits - middleBits
      for column in 0..<width {
        base &+= whole[column]
        let sum = sums[column] &+ base &<< responseBits
        target[column] = Int16(truncatingIfNeeded: (sum &+ (1 &<< (shift &- 1))) &>> shift)
      }
    }
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
  private typealias Lanes = SIMD8<Int32>

  private static func blurColumns(
    _ middle: UnsafeMutablePointer<Int16>, firstRow: Int, _ rowCount: Int, _ area: PixelRect,
    _ response: UnsafePointer<Int16>, _ reach: Int, _ result: CoverageMask
  ) {
    let width = area.width
    // SAFETY: a block has at most one step a row and one below the last; columns beyond the
    // width are read as 0 and not written.
    let steps = UnsafeMutablePointer<SIMD8<Int16>>.allocate(capacity: 2 * (rowCount + 1))
    let places = UnsafeMutablePointer<Int>.allocate(capacity: 2 * (rowCount + 1))
    defer {
      steps.deallocate()
      places.deallocate()
    }
    var (current, old) = (0, rowCount + 1)
    var oldCount = -1
    for column in stride(from: 0, to: width, by: 8) {
      let count = min(8, width - column)
      let (blockSteps, blockPlaces) = (steps + current, places + current)
      var stepCount = 0
      var previous = SIMD8<Int16>()
      for row in 0...rowCount {
        let value =
          row < rowCount ? load(middle + row * width + column, count) : SIMD8<Int16>()
        if value != previous {
          blockSteps[stepCount] = value &- previous
          blockPlaces[stepCount] = firstRow + row
          stepCount += 1
          previous = value
        }
      }
      let isSame =
        count == 8 && stepCount == oldCount
        && memcmp(blockSteps, steps + old, stepCount * MemoryLayout<SIMD8<Int16>>.stride) == 0
        && memcmp(blockPlaces, places + old, stepCount * MemoryLayout<Int>.stride) == 0
      if isSame {
        for y in area.minY..<area.maxY {
          let target = result.row(y) + column
          target.update(from: target - 8, count: 8)
        }
        continue
      }
      blurBlock(
        blockSteps, blockPlaces, stepCount, response, reach, area,
        result.row(area.minY) + column, width, count)
      oldCount = count == 8 ? stepCount : -1
      swap(&current, &old)
    }
  }

  private static func blurBlock(
    _ steps: UnsafePointer<SIMD8<Int16>>, _ places: UnsafePointer<Int>, _ stepCount: Int,
    _ response: UnsafePointer<Int16>, _ reach: Int, _ area: PixelRect,
    _ target: UnsafeMutablePointer<UInt8>, _ rowBytes: Int, _ count: Int
  ) {
    let shift = responseBits + middleBits
    // Steps before `first` are over, those from `last` on have not begun.
    var (first, last) = (0, 0)
    var over = SIMD8<Int16>()
    for y in area.minY..<area.maxY {
      while first < stepCount, places[first] + reach <= y {
        over &+= steps[first]
        first += 1
      }
      while last < stepCount, places[last] - reach <= y { last += 1 }
      var sum = Lanes(truncatingIfNeeded: over) &<< responseBits
      var index = first
      while index < last {
        let factor = Int32(response[y &- places[index] &+ reach])
        sum &+= Lanes(truncatingIfNeeded: steps[index]) &* factor
        index &+= 1
      }
      let bytes = SIMD8<UInt8>(truncatingIfNeeded: (sum &+ (1 &<< (shift &- 1))) &>> shift)
      let row = target + (y - area.minY) * rowBytes
      if count == 8 {
        UnsafeMutableRawPointer(row).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
      } else {
        for index in 0..<count { row[index] = bytes[index] }
      }
    }
  }

  @inline(__always)
  private static func load(_ source: UnsafePointer<Int16>, _ count: Int) -> SIMD8<Int16> {
    if count == 8 {
      return UnsafeRawPointer(source).loadUnaligned(as: SIMD8<Int16>.self)
    }
    var lanes = SIMD8<Int16>()
    for index in 0..<count { lanes[index] = source[index] }
    return lanes
  }
}
