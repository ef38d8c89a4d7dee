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
    if Self.isDump(text) { return nil }
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

  /// Whether the line shows a register, or memory, byte by byte, and beside them the same bytes as
  /// text, which may be anybody's last words: `rsi 0x00007f… 46 61 74 61 6c 20  Fatal`.
  static func isDump(_ line: some StringProtocol) -> Bool {
    let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 6)
    guard let address = words.firstIndex(where: { $0.hasPrefix("0x") }), address <= 1 else {
      return false
    }
    let digits = words[address].dropFirst(2)
    let bytes = words.dropFirst(address + 1).prefix(4)
    return digits.count >= 8 && digits.allSatisfy(\.isHexDigit) && bytes.count == 4
      && bytes.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isHexDigit) }
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
