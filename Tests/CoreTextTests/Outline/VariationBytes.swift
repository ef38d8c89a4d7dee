import CoreText

/// The tables of a font that varies, field by field.
enum VariationBytes {
  /// The axes of fonts that are made here.
  static let tags: [FontTag] = ["wght", "wdth", "slnt"]

  /// A table `fvar` of axes from −1 by 0 to 1.
  static func axes(_ count: Int = 1) -> [UInt8] {
    let limits = [-1, 0, 1].flatMap { bigEndian(Int32($0 * 65_536)) }
    let axes = tags.prefix(count).flatMap { bigEndian($0.rawValue) + limits + words([0, 256]) }
    return words([1, 0, 16, 2, count, 20, 0, 4 + 4 * count]) + axes
  }

  /// Which points the deltas of a tuple are for.
  enum Points {
    /// Those that all tuples of the glyph share; all of them, where it names none.
    case shared
    case own([UInt8])
  }

  /// Deltas that count at a place of the design space and around it.
  struct Tuple {
    /// The place of its own, or the number of one that glyphs share.
    var peak: [Double]?
    var sharedPeak = 0
    /// Where it begins and where it ends to count.
    var limits: (start: [Double], end: [Double])?
    var points = Points.shared
    var deltas: [UInt8]

    init(
      peak: [Double]? = [1], sharedPeak: Int = 0, limits: (start: [Double], end: [Double])? = nil,
      points: Points = .shared, x: [Int], y: [Int]
    ) {
      self.init(
        peak: peak, sharedPeak: sharedPeak, limits: limits, points: points,
        deltas: VariationBytes.deltas(x) + VariationBytes.deltas(y))
    }

    init(
      peak: [Double]? = [1], sharedPeak: Int = 0, limits: (start: [Double], end: [Double])? = nil,
      points: Points = .shared, deltas: [UInt8]
    ) {
      (self.peak, self.sharedPeak, self.limits) = (peak, sharedPeak, limits)
      (self.points, self.deltas) = (points, deltas)
    }

    fileprivate var body: [UInt8] {
      switch points {
      case .shared: deltas
      case .own(let numbers): numbers + deltas
      }
    }

    fileprivate var header: [UInt8] {
      var index = peak == nil ? sharedPeak : 0x8000
      if limits != nil { index |= 0x4000 }
      if case .own = points { index |= 0x2000 }
      let places = (peak ?? []) + (limits.map { $0.start + $0.end } ?? [])
      return words([body.count, index] + places.map { Int($0 * 16_384) })
    }
  }

  /// The data of a glyph.
  ///
  /// - Parameter sharedPoints: The packed numbers of the points that tuples share.
  static func glyph(_ tuples: [Tuple], sharedPoints: [UInt8]? = nil) -> [UInt8] {
    let headers = tuples.flatMap(\.header)
    let flag = sharedPoints == nil ? 0 : 0x8000
    return words([tuples.count | flag, 4 + headers.count]) + headers + (sharedPoints ?? [])
      + tuples.flatMap(\.body)
  }

  /// A table `gvar`.
  static func glyphs(
    _ glyphs: [[UInt8]], axisCount: Int = 1, sharedPeaks: [[Double]] = [],
    hasLongOffsets: Bool = true
  ) -> [UInt8] {
    let bodies = glyphs.map { $0.count % 2 == 0 ? $0 : $0 + [0] }
    var offsets = [0]
    for body in bodies { offsets.append(offsets[offsets.count - 1] + body.count) }
    let list =
      hasLongOffsets ? offsets.flatMap { bigEndian(UInt32($0)) } : words(offsets.map { $0 / 2 })
    let peaks = words(sharedPeaks.joined().map { Int($0 * 16_384) })
    let shared = 20 + list.count
    return words([1, 0, axisCount, sharedPeaks.count]) + bigEndian(UInt32(shared))
      + words([glyphs.count, hasLongOffsets ? 1 : 0]) + bigEndian(UInt32(shared + peaks.count))
      + list + peaks + bodies.flatMap { $0 }
  }

  /// Numbers of points below 128 of them, packed as one run of bytes.
  static func points(_ numbers: [Int]) -> [UInt8] {
    [UInt8(numbers.count), UInt8(numbers.count - 1)]
      + zip(numbers, [0] + numbers).map { UInt8($0 - $1) }
  }

  /// Deltas packed as runs of words.
  static func deltas(_ values: [Int]) -> [UInt8] {
    stride(from: 0, to: values.count, by: 64).flatMap { start in
      let run = Array(values[start..<min(start + 64, values.count)])
      return [0x40 | UInt8(run.count - 1)] + words(run)
    }
  }
}
