/// Chooses what of a crashed process's backtrace is worth reading: what happened, and the innermost
/// frames that stand in sources. Registers, images, other threads and the library's frames go.
package struct BacktraceLines: Sendable {
  /// Frames of one crash that are kept.
  package static let maximumFrames = 5

  private var isInBacktrace = false
  private var isInCrashedThread = false
  private var frames = 0

  package init() {}

  /// The part of a line of output that is shown; nil where it is noise. Lines outside backtraces
  /// stay as they are.
  package mutating func shown(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("*** Signal ") || text.hasPrefix("*** Program crashed: ") {
      isInBacktrace = true
      isInCrashedThread = false
      frames = 0
      return text.hasPrefix("*** Program") ? line : nil
    }
    guard isInBacktrace else { return line }
    if text.hasPrefix("Backtrace took ") {
      isInBacktrace = false
      return nil
    }
    // Of `swift test`, which writes it when the process ends: also in the middle of a line.
    if line.contains(" unexpected signal code "), let error = line.firstRange(of: "error: ") {
      return String(line[error.lowerBound...])
    }
    // A backtrace that is cut has no end: what comes from elsewhere ends it too.
    if Self.others.contains(where: text.hasPrefix) {
      isInBacktrace = false
      return line
    }
    if text.hasPrefix("Thread ") { isInCrashedThread = text.hasSuffix(" crashed:") }
    guard isInCrashedThread, frames < Self.maximumFrames, text.first?.isNumber == true,
      Self.sourcePlace(line) != nil
    else { return nil }
    frames += 1
    return line
  }

  /// Beginnings of lines of `swift test` and of the test frameworks.
  private static let others = [
    "error: ", "warning: ", "Test Case '", "Test Suite '", "◇ ", "✔ ", "✘ ", "[",
  ]

  /// The place in sources that a frame names, `/path/Card.swift:5:9`.
  static func sourcePlace(_ line: String) -> String? {
    guard let mark = line.ranges(of: " at /").last else { return nil }
    let place = line[line.index(mark.lowerBound, offsetBy: 4)...]
    let isGenerated = place.contains("<compiler-generated>") || place.contains("/@__swiftmacro_")
    return isGenerated || !place.contains(".swift:") ? nil : String(place)
  }
}
