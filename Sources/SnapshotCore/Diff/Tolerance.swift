import Foundation

/// How far an image may be from its reference.
///
/// Two questions, one after the other: which pixels differ, and whether so many may.
///
/// **A pixel differs** where its ΔE (CIE 1994, `ColorDifference`) is above `maximumDelta`, or
/// the ΔE of the means around it is above `maximumMeanDelta`, unless it is edge noise
/// (`ignoresEdgeNoise`), explained by a shift (`maximumShift`), or in an ignored area.
///
/// **The images match** where every limit that is set holds: `precision`, `maxDifferentPixels`,
/// `maxRegionArea`, `maxRegionEnergy`, `minimumSimilarity`. Where none is set, no pixel may differ.
///
/// `precision` and `perceptualPrecision` mean what they mean in swift-snapshot-testing.
///
///     var tolerance = Tolerance(perceptualPrecision: 0.98)
///     tolerance.maxRegionArea = 4
///     assertSnapshot(of: view, as: .image(tolerance: tolerance))
///
/// `snapshot inspect FILE --tolerance …` says what a tolerance would let through for a reference.
public struct Tolerance: Sendable, Hashable, Codable {
  // MARK: Which pixels differ

  /// How alike two pixels must be to match, 0…1: their ΔE is at most (1 − this) · 100.
  /// 1: the same stored samples.
  public let perceptualPrecision: Double
  /// The maximum ΔE of the mean colours of the 3 × 3 pixels around two that match. It finds what is
  /// faint and wide, which the limit for one pixel lets through. Not set: no such limit.
  public var maximumMeanDelta: Double?
  /// Whether a pixel on an edge may take a colour between those around it, as in text or a shape
  /// that was smoothed differently. Each image's value must lie between the values of the other's 3
  /// × 3 pixels, give or take `edgeSlack` of 255 or, if that is more, `edgeSlackShare` of the
  /// contrast there, and the change be below `edgeShare` of it. A shape that moved by half a pixel
  /// is no edge noise.
  public var ignoresEdgeNoise: Bool
  /// The maximum shift of what is drawn that makes no difference, in pixels each way, 0…1.
  ///
  /// A pixel may take a value that lies so far on the way to one of its eight neighbours'. With 0
  /// there is no such shift.
  public var maximumShift: Double
  /// Areas whose pixels always match. Strategies and the tool fill it in.
  package var ignoredAreas: [IgnoredArea]

  /// Another tool's measure, instead of ΔE.
  package var pixelmatch: PixelmatchMetric?

  // MARK: Whether so many may

  /// Fraction of the pixels that must match, 0…1. 1: not set.
  public let precision: Double
  /// The maximum number of pixels that differ.
  public var maxDifferentPixels: Int?
  /// The maximum number of differing pixels that touch, at corners too.
  public var maxRegionArea: Int?
  /// The maximum sum of the ΔE of differing pixels that touch: 45 is 45 pixels that an eye just
  /// sees, or one that is as far off as black from mid grey.
  public var maxRegionEnergy: Double?
  /// The minimum structural similarity (SSIM of luma) of any 8 × 8 pixels, −1…1. The mean over an
  /// image would hide what is small.
  public var minimumSimilarity: Double?

  /// The slack of `ignoresEdgeNoise`, of 255.
  public static let edgeSlack = 4
  /// Slack of `ignoresEdgeNoise` as a share of the local contrast: what is smoothed beside an edge
  /// may itself be the end of a gradient.
  public static let edgeSlackShare = 0.0625
  /// Share of the local contrast below which a change at an edge is noise.
  public static let edgeShare = 0.4

  /// A tolerance that only equal stored samples pass.
  public static let exact = Tolerance()

  /// A tolerance for pictures of other renderers and other machines. It passes noise, dither, gamma
  /// of 1.02 and another smoothing of edges, and fails where something moved by a pixel or
  /// vanished. Pages of dense text may fail on another smoothing, too, and on an eighth of a pixel.
  public static let recommended: Tolerance = {
    var tolerance = Tolerance(maximumDelta: 8)
    tolerance.maximumMeanDelta = 1.3
    tolerance.ignoresEdgeNoise = true
    tolerance.maxRegionEnergy = 45
    return tolerance
  }()

  /// What is wrong with the numbers that the tolerance was made of.
  private var argumentProblem: String?

  /// What is wrong with its numbers, as a sentence that names the value and its range: an assertion
  /// with such a tolerance fails. Nil where all are in range.
  package var problem: String? {
    if let argumentProblem { return argumentProblem }
    let numbers: [(name: String, value: Double?, range: ClosedRange<Double>)] = [
      ("maximumMeanDelta", maximumMeanDelta, 0...100), ("maximumShift", maximumShift, 0...1),
      ("maxRegionEnergy", maxRegionEnergy, 0...Double.greatestFiniteMagnitude),
      ("minimumSimilarity", minimumSimilarity, -1...1),
      ("maxDifferentPixels", maxDifferentPixels.map(Double.init), 0...1e18),
      ("maxRegionArea", maxRegionArea.map(Double.init), 0...1e18),
    ]
    return numbers.lazy.compactMap { Self.problem($0.name, $0.value, $0.range) }.first
  }

  private static func problem(
    _ name: String, _ value: Double?, _ range: ClosedRange<Double>
  ) -> String? {
    guard let value, !range.contains(value) else { return nil }
    let expected =
      range.upperBound > 1e17
      ? "0 or more" : range.lowerBound < 0 ? "-1…1" : range.upperBound > 1 ? "0…100" : "0…1"
    return "The tolerance’s \(name) is \(value): use \(expected). Nothing was compared."
  }

  /// A value outside 0…1, or NaN, fails the assertion.
  public init(precision: Double = 1, perceptualPrecision: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
    self.precision = clamped(precision)
    self.perceptualPrecision = clamped(perceptualPrecision)
    ignoresEdgeNoise = false
    maximumShift = 0
    ignoredAreas = []
    argumentProblem =
      Self.problem("precision", precision, 0...1)
      ?? Self.problem("perceptualPrecision", perceptualPrecision, 0...1)
  }

  /// Makes a tolerance of at most `maximumDelta` ΔE at every pixel, except at a
  /// `differingFraction` of them.
  public init(maximumDelta: Double, differingFraction: Double = 0) {
    self.init(
      precision: 1 - differingFraction, perceptualPrecision: 1 - maximumDelta / 100)
    argumentProblem =
      Self.problem("maximumDelta", maximumDelta, 0...100)
      ?? Self.problem("differingFraction", differingFraction, 0...1)
  }

  /// Whether a pixel matches only with the same samples.
  package var comparesSamples: Bool { perceptualPrecision == 1 }

  /// Whether it judges what colours look like, and not which samples are stored.
  package var comparesColors: Bool { !comparesSamples && pixelmatch == nil }

  /// The maximum ΔE of two pixels that match; 0 where only equal samples do.
  ///
  /// Rounded to 1e-9, so that 0.98 means 2 and not 2.0000000000000018.
  public var maximumDelta: Double {
    ((1 - perceptualPrecision) * 100 * 1e9).rounded() / 1e9
  }

  /// The number of pixels that may differ in an image of `totalPixels`; nil where their number is
  /// not limited.
  ///
  /// The rounding is generous by a millionth of a pixel: 1 − 0.99 is a little above 0.01.
  package func permittedPixels(of totalPixels: Int) -> Int? {
    let permitted = ((1 - precision) * Double(totalPixels) + 1e-6).rounded(.down)
    let share = precision < 1 ? Int(clamping: permitted) : nil
    if let share, let maxDifferentPixels { return min(share, maxDifferentPixels) }
    if let limit = share ?? maxDifferentPixels { return limit }
    let hasOther = maxRegionArea != nil || maxRegionEnergy != nil || minimumSimilarity != nil
    return hasOther ? nil : 0
  }
}

extension Tolerance: CustomStringConvertible {
  public var description: String {
    if self == .exact { return "exact" }
    func number(_ value: Double, _ places: Int = 2) -> String {
      NumberText.decimal(value, places: places)
    }
    var parts: [String] = []
    parts.append(
      pixelmatch?.description
        ?? (comparesSamples ? "equal samples" : "ΔE ≤ \(number(maximumDelta))"))
    if precision < 1 { parts[0] += " on \(number(precision * 100, 4)) % of the pixels" }
    if let maximumMeanDelta { parts.append("mean ΔE of 3 × 3 ≤ \(number(maximumMeanDelta))") }
    if ignoresEdgeNoise { parts.append("edge noise ignored") }
    if maximumShift > 0 { parts.append("shifts ≤ \(number(maximumShift)) px") }
    if let maxDifferentPixels {
      parts.append("at most \(NumberText.counted(maxDifferentPixels, "differing pixel"))")
    }
    if let maxRegionArea {
      parts.append("at most \(NumberText.counted(maxRegionArea, "pixel")) together")
    }
    if let maxRegionEnergy { parts.append("ΔE sum of a region ≤ \(number(maxRegionEnergy))") }
    if let minimumSimilarity { parts.append("SSIM of 8 × 8 ≥ \(number(minimumSimilarity, 4))") }
    if !ignoredAreas.isEmpty {
      parts.append("ignoring \(ignoredAreas.map(\.description).joined(separator: " and "))")
    }
    return parts.joined(separator: ", ")
  }
}

extension Tolerance {
  /// What `json` gave; nil for anything else.
  package init?(json: String) {
    guard let value = try? JSONDecoder().decode(Tolerance.self, from: Data(json.utf8)) else {
      return nil
    }
    self = value
  }

  package var json: String { JSONText.string(self) }
}
