import SnapshotCore

/// Reads `--tolerance`.
package enum ToleranceArgument {
  package static let expected =
    "exact, a ΔE such as 2, a ΔE with a share such as 2,0.1%, or precision=0.99,perceptual=0.98"

  package static func parse(_ text: String) throws(UsageError) -> Tolerance {
    guard let tolerance = tolerance(text) else {
      throw UsageError.invalidValue(option: "--tolerance", value: text, expected: expected)
    }
    return tolerance
  }

  private static func tolerance(_ text: String) -> Tolerance? {
    if text == "exact" { return .exact }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count) else { return nil }
    if text.contains("=") { return named(parts) }
    guard let delta = number(parts[0], upTo: 100) else { return nil }
    if parts.count == 1 { return Tolerance(greatestDelta: delta) }
    guard parts[1].hasSuffix("%"), let share = number(String(parts[1].dropLast()), upTo: 100)
    else { return nil }
    return Tolerance(greatestDelta: delta, differingFraction: share / 100)
  }

  private static func named(_ parts: [String]) -> Tolerance? {
    var precision: Double?
    var perceptual: Double?
    for part in parts {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, let value = number(pair[1], upTo: 1) else { return nil }
      switch pair[0] {
      case "precision" where precision == nil: precision = value
      case "perceptual" where perceptual == nil: perceptual = value
      default: return nil
      }
    }
    return Tolerance(precision: precision ?? 1, perceptualPrecision: perceptual ?? 1)
  }

  private static func number(_ text: String, upTo limit: Double) -> Double? {
    guard let value = Double(text), value >= 0, value <= limit else { return nil }
    return value
  }
}
