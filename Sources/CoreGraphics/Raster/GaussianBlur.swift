/// Separable Gaussian blur of coverage, truncated at twice σ and scaled to keep its sum.
enum GaussianBlur {
  /// Pixels; a greater σ counts as this.
  static let greatestSigma = 500.0

  /// How far the blur spreads, in whole pixels.
  static func reach(sigmaPixels: Double) -> Int {
    sigmaPixels > 0 ? Int((2 * min(sigmaPixels, greatestSigma)).rounded(.up)) : 0
  }

  /// Weights from −reach to reach, in 1/65,536; they add up to 65,536.
  static func kernel(sigmaPixels: Double) -> [UInt32] {
    let sigma = min(sigmaPixels, greatestSigma)
    let reach = Self.reach(sigmaPixels: sigma)
    guard reach > 0 else { return [1 << 16] }
    let values = (-reach...reach).map { offset -> Double in
      let distance = Double(offset)
      // Nothing beyond 2σ: the outermost pixels count as far as σ says.
      return distance.magnitude > 2 * sigma
        ? 0 : DeterministicMath.exp(-distance * distance / (2 * sigma * sigma))
    }
    let total = values.reduce(0, +)
    var weights = values.map { UInt32(($0 / total * 65_536).rounded()) }
    // What rounding added or took belongs to the middle.
    let sum = weights.reduce(0, +)
    weights[reach] = weights[reach] &+ 65_536 &- sum
    return weights
  }
}

extension CoverageMask {
  /// The mask blurred: as large as it was, grown by the reach, or the part of that in `limit`.
  func blurred(sigmaPixels: Double, within limit: PixelRect?) -> CoverageMask {
    let reach = GaussianBlur.reach(sigmaPixels: sigmaPixels)
    if bounds.isEmpty { return self }
    let grown = bounds.insetBy(-reach)
    let area = limit.map { grown.intersection($0) } ?? grown
    if reach == 0 && area == bounds { return self }
    let kernel = GaussianBlur.kernel(sigmaPixels: sigmaPixels)
    let result = CoverageMask(bounds: area)
    if area.isEmpty { return result }
    // Rows that the result needs, blurred along x.
    let rows = area.insetBy(-reach).intersection(
      PixelRect(minX: area.minX - reach, minY: bounds.minY, maxX: area.maxX + reach,
        maxY: bounds.maxY))
    if rows.isEmpty { return result }
    var across = [UInt16](repeating: 0, count: rows.height * area.width)
    for y in rows.minY..<rows.maxY {
      let source = row(y)
      for x in area.minX..<area.maxX {
        let low = max(x - reach, bounds.minX)
        let high = min(x + reach, bounds.maxX - 1)
        var sum: UInt32 = 0
        if low <= high {
          for k in low...high {
            sum &+= UInt32(source[k - bounds.minX]) &* kernel[k - x + reach]
          }
        }
        across[(y - rows.minY) * area.width + x - area.minX] = UInt16(
          truncatingIfNeeded: (sum &+ 128) >> 8)
      }
    }
    for y in area.minY..<area.maxY {
      let low = max(y - reach, rows.minY)
      let high = min(y + reach, rows.maxY - 1)
      if low > high { continue }
      let target = result.row(y)
      for column in 0..<area.width {
        var sum: UInt64 = 0
        for k in low...high {
          sum &+= UInt64(across[(k - rows.minY) * area.width + column])
            &* UInt64(kernel[k - y + reach])
        }
        target[column] = UInt8(truncatingIfNeeded: (sum &+ (1 << 23)) >> 24)
      }
    }
    result.finish()
    return result
  }

  /// The same coverage elsewhere.
  func offsetBy(x: Int, y: Int) -> CoverageMask {
    if x == 0 && y == 0 { return self }
    let result = CoverageMask(bounds: bounds.offsetBy(x: x, y: y))
    result.bytes.update(from: bytes, count: bounds.width * bounds.height)
    result.finish()
    return result
  }
}
