import CoreGraphics

/// Pictures of a motion: what is seen at given times. All have one size.
package struct PixelStrip: Sendable, Equatable {
  /// The pictures, of which there is at least one.
  package let frames: [PixelImage]
  /// The seconds at which they are seen, ascending, in whole microseconds; as many as there are
  /// frames.
  package let times: [Double]

  /// - Precondition: there are as many times as frames, and one of each at least.
  package init(frames: [PixelImage], times: [Double]) {
    precondition(
      !frames.isEmpty && frames.count == times.count,
      "\(frames.count) frames at \(times.count) times are not a strip")
    // What stands still is kept once.
    self.frames = frames.reduce(into: []) { kept, frame in
      guard let last = kept.last, last.size == frame.size, last.hasSameSamples(as: frame) else {
        return kept.append(frame)
      }
      kept.append(last)
    }
    self.times = times.map(Self.rounded)
  }

  /// A time rounded to whole microseconds: what a text can say without loss.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }

  package var size: PixelSize { frames[0].size }

  /// How many milliseconds each frame is seen in the file: until the next one, and the last one as
  /// long as the one before it. Each is at most 65,535.
  var milliseconds: [Int] { Self.milliseconds(of: times) }

  static func milliseconds(of times: [Double]) -> [Int] {
    guard times.count > 1 else { return [1000] }
    let starts = times.map { Int(clamping: ($0 * 1000).rounded()) }
    let steps = zip(starts, starts.dropFirst()).map { min(max($1 - $0, 0), 65_535) }
    return steps + [steps[steps.count - 1]]
  }

  /// The digest of all pixels and times.
  package var digest: String {
    // In memory nothing can fail.
    var digest = StripDigest(times: times)
    for frame in frames { digest.add(frame) }
    return digest.description
  }
}

/// A strip's digest, frame by frame: SHA-256 of the times and of every picture's `PixelDigest`.
struct StripDigest: CustomStringConvertible {
  private var text: String

  init(times: [Double]) {
    text = "strip\n" + StripTimes.text(times) + "\n"
  }

  mutating func add(_ frame: PixelImage) { text += PixelDigest(frame).description + "\n" }

  /// The digest as 64 hexadecimal digits.
  var description: String { SHA256.digest(of: Array(text.utf8)).description }
}

/// Writes and reads times as texts.
enum StripTimes {
  /// The keyword of the text with the frames' seconds in a strip's file: an animation's own times
  /// are whole milliseconds, and begin at 0.
  static let keyword = "Snapshot:Times"

  /// The seconds with spaces between: `0 0.1 0.2`.
  static func text(_ times: [Double]) -> String {
    times.map(number).joined(separator: " ")
  }

  static func times(_ text: String) -> [Double]? {
    let words = text.split(separator: " ")
    let times = words.compactMap { Double($0) }
    return times.count == words.count && times.allSatisfy(\.isFinite) ? times : nil
  }

  /// The times for people: `0, 0.1 and 0.2 s`; a long list by its ends.
  static func list(_ times: [Double]) -> String {
    let numbers = times.map(number)
    guard let last = numbers.last else { return "none" }
    if numbers.count == 1 { return last + " s" }
    if numbers.count > 8 {
      return numbers.prefix(4).joined(separator: ", ") + ", … " + last + " s"
    }
    return numbers.dropLast().joined(separator: ", ") + " and " + last + " s"
  }

  private static func number(_ seconds: Double) -> String {
    NumberText.decimal(seconds, places: 6).replacing(",", with: "")
  }
}
