import CoreGraphics

/// What a comparison of two strips found: every frame counts, and the times.
package struct StripComparison: Sendable {
  /// A frame that is not as in the reference.
  package struct Frame: Sendable {
    /// The time of the frame in seconds.
    package let time: Double
    /// The frame's index in each strip; nil where one has no frame at this time.
    package let reference: Int?
    package let actual: Int?
    /// What the comparison found; nil where one strip has no frame at this time.
    package let result: ComparisonResult?

    /// Both indices; nil where one strip has no frame at this time.
    package var indices: (reference: Int, actual: Int)? {
      guard let reference, let actual else { return nil }
      return (reference, actual)
    }
  }

  /// The differing frames in the order of time.
  package let differing: [Frame]
  package let referenceTimes: [Double]
  package let actualTimes: [Double]
  /// The result of the frame with the most differing pixels. Its `status` is the strips': it is no
  /// match where a frame is missing although all others match.
  package let result: ComparisonResult

  package var isMatch: Bool { differing.isEmpty }

  /// Compares frame by frame. The tolerance holds for each.
  package static func compare(
    _ reference: StripReader, _ actual: StripReader, tolerance: Tolerance = .exact
  ) throws(PictureFileError) -> StripComparison {
    var pairs = StripPairs(reference, actual)
    var differing: [Frame] = []
    var worst: ComparisonResult?
    var size: PixelSize?
    while let pair = try pairs.next() {
      size = size ?? pair.reference?.size ?? pair.actual?.size
      guard let old = pair.reference, let new = pair.actual else {
        differing.append(pair.frame(nil))
        continue
      }
      let result = ImageComparison.compare(old, new, tolerance: tolerance)
      if result.isMatch, worst != nil { continue }
      if !result.isMatch { differing.append(pair.frame(result)) }
      let isWorse = worst.map {
        ($0.isMatch ? 0 : 1, $0.differentPixels) < (result.isMatch ? 0 : 1, result.differentPixels)
      }
      if isWorse ?? true { worst = result }
    }
    let equal = ComparisonResult(
      equalImagesOf: size ?? PixelSize(width: 1, height: 1), tolerance: tolerance)
    let result = worst ?? equal
    return StripComparison(
      differing: differing, referenceTimes: reference.times, actualTimes: actual.times,
      result: result.isMatch && !differing.isEmpty ? result.withStatus(.differ) : result)
  }
}

/// The frames of two strips, those of one time together.
struct StripPairs {
  struct Pair {
    let time: Double
    let referenceIndex: Int?
    let actualIndex: Int?
    var reference: PixelImage?
    var actual: PixelImage?

    func frame(_ result: ComparisonResult?) -> StripComparison.Frame {
      StripComparison.Frame(
        time: time, reference: referenceIndex, actual: actualIndex, result: result)
    }
  }

  private var reference: StripReader
  private var actual: StripReader
  private var indices = (0, 0)

  init(_ reference: StripReader, _ actual: StripReader) {
    self.reference = reference
    self.actual = actual
  }

  mutating func next() throws(PictureFileError) -> Pair? {
    let old = indices.0 < reference.times.count ? reference.times[indices.0] : .infinity
    let new = indices.1 < actual.times.count ? actual.times[indices.1] : .infinity
    let time = min(old, new)
    guard time < .infinity else { return nil }
    var pair = Pair(
      time: time, referenceIndex: old == time ? indices.0 : nil,
      actualIndex: new == time ? indices.1 : nil)
    if old == time {
      pair.reference = try reference.next()
      indices.0 += 1
    }
    if new == time {
      pair.actual = try actual.next()
      indices.1 += 1
    }
    return pair
  }
}

extension ComparisonResult {
  func withStatus(_ status: Status) -> ComparisonResult {
    ComparisonResult(
      status: status, tolerance: tolerance, referenceSize: referenceSize, actualSize: actualSize,
      differentPixels: differentPixels, totalPixels: totalPixels, maxDelta: maxDelta,
      maxChannelDelta: maxChannelDelta, worstPixel: worstPixel, regions: regions, mask: mask)
  }
}

extension StripComparison: CustomStringConvertible {
  /// How many frames differ, when, and the numbers of the worst.
  package var description: String {
    if isMatch {
      let frames = NumberText.counted(referenceTimes.count, "frame")
      return "\(frames): \(result)"
    }
    var lines: [String] = []
    if referenceTimes != actualTimes { lines.append(timesText) }
    let changed = self.changed
    if let framesText {
      lines.append(framesText + ": \(worst?.result?.description ?? result.description)")
      if changed.count > 1 { lines.append(perFrameText(changed)) }
    }
    return lines.joined(separator: "\n")
  }

  /// The frames that both strips have, and that differ.
  private var changed: [Frame] { differing.filter { $0.result != nil } }

  /// How many frames differ and when: `2 of 5 frames differ, first at 0.1 s; most at 0.2 s`. Nil
  /// where it is the times alone.
  package var framesText: String? {
    let changed = self.changed
    guard let first = changed.first else { return nil }
    let count = referenceTimes.count { actualTimes.contains($0) }
    var text = "\(changed.count) of \(NumberText.counted(count, "frame"))"
    text += changed.count == 1 ? " differs" : " differ"
    text += changed.count == 1 ? ", at " : ", first at "
    text += StripTimes.list([first.time])
    if changed.count > 1, let worst { text += "; most at \(StripTimes.list([worst.time]))" }
    return text
  }

  /// The first of the frames with the most differing pixels.
  private var worst: Frame? {
    differing.reduce(nil) { worst, frame in
      guard let count = frame.result?.differentPixels else { return worst }
      return count > worst?.result?.differentPixels ?? -1 ? frame : worst
    }
  }

  private var timesText: String {
    let counts = (referenceTimes.count, actualTimes.count)
    let lists = (StripTimes.list(referenceTimes), StripTimes.list(actualTimes))
    if counts.0 == counts.1 {
      return "The frames are at \(lists.1), the reference’s at \(lists.0)."
    }
    return "There \(counts.1 == 1 ? "is" : "are") \(NumberText.counted(counts.1, "frame")) "
      + "(\(lists.1)), in the reference \(counts.0) (\(lists.0))."
  }

  private func perFrameText(_ changed: [Frame]) -> String {
    let parts = changed.prefix(8).map { frame in
      NumberText.grouped(frame.result?.differentPixels ?? 0) + " at "
        + StripTimes.list([frame.time])
    }
    let rest = changed.count > 8 ? ", …" : ""
    return "Differing pixels: " + parts.joined(separator: ", ") + rest + "."
  }
}
