/// A bound of the ΔE of two opaque pixels, for each of 255 that their samples differ at most.
///
/// On the way from one colour to another, ΔL, Δa and Δb grow no faster than their slopes allow: of
/// f(X), f(Y) and f(Z), which are flattest at the lightest and steepest at the darkest colour of a
/// box, and of sRGB's curve, which is the other way round. Chroma and hue weigh at most as much as
/// at the minimum chroma of the references.
package struct DeltaSlope {
  private let tables: ColorTables
  /// The minimum and maximum linear light of each sample, of the way and of the reference.
  private let way: [ClosedRange<Float>]
  private let reference: [ClosedRange<Float>]
  /// The maximum slopes of sRGB's curve for one of 255, of red, green and blue.
  private let light: [Float]
  /// The slopes of f at X, Y and Z.
  private let roots: [ClosedRange<Float>]

  /// IEC 61966-2-1's matrix, each row divided by its sum.
  private static let matrix: [[Float]] = [
    [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
    [0.2126729, 0.7151522, 0.0721750],
    [0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883],
  ]

  /// - Parameters:
  ///   - references: The minimum and maximum samples of red, green and blue.
  ///   - steps: The maximum difference of samples.
  package init(_ references: [ClosedRange<Int>], steps: Int) {
    let tables = ColorDifference.shared.tables
    self.tables = tables
    let ways = references.map { max($0.lowerBound - steps, 0)...min($0.upperBound + steps, 255) }
    way = ways.map { tables.light($0.lowerBound)...tables.light($0.upperBound) }
    reference = references.map { tables.light($0.lowerBound)...tables.light($0.upperBound) }
    light = ways.map { range in
      // The curve is convex: a chord beyond the end.
      let high = range.upperBound
      return high < 255 ? tables.light(high + 1) - tables.light(high) : 2.4 / (1.055 * 255)
    }
    let stimuli = Self.stimuli(way)
    roots = stimuli.map { range in
      let steepest = Self.rootSlope(range.lowerBound, tables)
      return min(steepest, Self.rootSlope(range.upperBound, tables))...steepest
    }
  }

  /// The minimum and maximum X, Y and Z.
  private static func stimuli(_ light: [ClosedRange<Float>]) -> [ClosedRange<Float>] {
    matrix.map { row in
      let low = zip(row, light).reduce(0) { $0 + $1.0 * $1.1.lowerBound }
      let high = zip(row, light).reduce(0) { $0 + $1.0 * $1.1.upperBound }
      return low...max(low, high)
    }
  }

  private static func rootSlope(_ t: Float, _ tables: ColorTables) -> Float {
    guard t > 216.0 / 24_389 else { return 24_389.0 / 27 / 116 }
    let root = tables.root(t)
    return 1 / (3 * root * root)
  }

  /// - Parameters:
  ///   - green: Whether green grows where red does, or shrinks with it.
  ///   - blue: Whether blue does.
  package func bound(green: Bool, blue: Bool) -> Float {
    let grows = [true, green, blue]
    let lightness: Float = 116 * change(of: 1, minus: nil, grows)
    let a: Float = 500 * change(of: 0, minus: 1, grows)
    let b: Float = 200 * change(of: 1, minus: 2, grows)
    let weight = 1 + 0.015 * minimumChroma
    let square = lightness * lightness + (a * a + b * b) / (weight * weight)
    // What tables and sums round is less by far.
    return square.squareRoot() * 1.001
  }

  /// The maximum change of f(X), f(Y) or f(Z), or of the difference of two.
  private func change(of row: Int, minus other: Int?, _ grows: [Bool]) -> Float {
    var up: Float = 0
    var down: Float = 0
    for channel in 0..<3 {
      let own = Self.matrix[row][channel]
      var most: Float = roots[row].upperBound * own
      var least: Float = roots[row].lowerBound * own
      if let other {
        let share = Self.matrix[other][channel]
        most -= roots[other].lowerBound * share
        least -= roots[other].upperBound * share
      }
      let rise: Float = max(most, 0) * light[channel]
      let fall: Float = max(-least, 0) * light[channel]
      up += grows[channel] ? rise : fall
      down += grows[channel] ? fall : rise
    }
    return max(up, down)
  }

  private var minimumChroma: Float {
    let roots = Self.stimuli(reference).map { range in
      tables.root(range.lowerBound)...tables.root(range.upperBound)
    }
    func least(_ first: ClosedRange<Float>, _ second: ClosedRange<Float>) -> Float {
      max(first.lowerBound - second.upperBound, second.lowerBound - first.upperBound, 0)
    }
    let a = 500 * least(roots[0], roots[1])
    let b = 200 * least(roots[1], roots[2])
    return (a * a + b * b).squareRoot()
  }
}
