import SnapshotCore

/// Reads `--tolerance`.
package enum ToleranceArgument {
  package static let expected =
    "exact, recommended, a ΔE such as 2, a ΔE with a share such as 2,0.1%, or a list such as "
    + "precision=0.99,perceptual=0.98 of: " + names.joined(separator: ", ")

  private static let names = [
    "precision", "perceptual", "pixels", "region", "energy", "mean", "shift", "ssim", "edges",
    "pixelmatch", "odiff",
  ]

  package static func parse(_ text: String) throws(UsageError) -> Tolerance {
    try parse(text, option: "--tolerance")
  }

  package static func parse(_ text: String, option: String) throws(UsageError) -> Tolerance {
    guard let tolerance = tolerance(text) else {
      throw UsageError.invalidValue(option: option, value: text, expected: expected)
    }
    return tolerance
  }

  private static func tolerance(_ text: String) -> Tolerance? {
    if text == "exact" { return .exact }
    if text == "recommended" { return .recommended }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if text.contains("=") { return named(parts) }
    guard (1...2).contains(parts.count), let delta = number(parts[0], upTo: 100) else {
      return nil
    }
    if parts.count == 1 { return Tolerance(maximumDelta: delta) }
    guard parts[1].hasSuffix("%"), let share = number(String(parts[1].dropLast()), upTo: 100)
    else { return nil }
    return Tolerance(maximumDelta: delta, differingFraction: share / 100)
  }

  private static func named(_ parts: [String]) -> Tolerance? {
    var values: [String: String] = [:]
    for part in parts {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, names.contains(pair[0]), values[pair[0]] == nil else { return nil }
      values[pair[0]] = pair[1]
    }
    /// The number of a name: the fallback where the name is missing, nil where it is not a number
    /// in the range.
    func real(_ name: String, upTo limit: Double, or fallback: Double) -> Double? {
      values[name].map { number($0, upTo: limit) } ?? fallback
    }
    func whole(_ name: String) -> Int?? {
      guard let text = values[name] else { return .some(nil) }
      guard let value = Int(text), value >= 0 else { return nil }
      return value
    }
    guard let precision = real("precision", upTo: 1, or: 1),
      let perceptual = real("perceptual", upTo: 1, or: 1),
      let mean = real("mean", upTo: 100, or: -1),
      let energy = real("energy", upTo: 1e12, or: -1),
      let shift = real("shift", upTo: 1, or: 0), let ssim = real("ssim", upTo: 1, or: -1),
      let pixelmatch = real("pixelmatch", upTo: 1, or: -1),
      let odiff = real("odiff", upTo: 1, or: -1), pixelmatch < 0 || odiff < 0,
      let pixels = whole("pixels"), let region = whole("region"),
      ["yes", "no", nil].contains(values["edges"])
    else { return nil }
    var tolerance = Tolerance(precision: precision, perceptualPrecision: perceptual)
    if mean >= 0 { tolerance.maximumMeanDelta = mean }
    if energy >= 0 { tolerance.maxRegionEnergy = energy }
    if ssim >= 0 { tolerance.minimumSimilarity = ssim }
    tolerance.maximumShift = shift
    tolerance.maxDifferentPixels = pixels
    tolerance.maxRegionArea = region
    if pixelmatch >= 0 { tolerance.pixelmatch = .pixelmatch(threshold: pixelmatch) }
    if odiff >= 0 { tolerance.pixelmatch = .odiff(threshold: odiff) }
    tolerance.ignoresEdgeNoise = values["edges"] == "yes"
    return tolerance
  }

  private static func number(_ text: String, upTo limit: Double) -> Double? {
    guard let value = Double(text), value >= 0, value <= limit else { return nil }
    return value
  }

  /// Reads `--ignore`: X,Y,WIDTH,HEIGHT in pixels.
  package static func area(_ text: String) throws(UsageError) -> IgnoredArea {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0, abs(x) < 1 << 31, abs(y) < 1 << 31,
      width < 1 << 31, height < 1 << 31
    else {
      throw UsageError.invalidValue(
        option: "--ignore", value: text, expected: "X,Y,WIDTH,HEIGHT in pixels")
    }
    return .box(x: x, y: y, width: width, height: height)
  }
}
