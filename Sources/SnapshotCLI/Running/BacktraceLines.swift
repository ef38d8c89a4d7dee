import SnapshotCore

/// Chooses the part of a crashed process's backtrace that is worth reading: the reason, and the
/// innermost frames in the author's sources. Of the engine's frames above them the innermost
/// follows the first line. Registers, images, other threads and the library's frames go.
package struct BacktraceLines: Sendable {
  /// Frames of one crash that are kept.
  package static let maximumFrames = 5

  private var isInBacktrace = false
  private var isInCrashedThread = false
  private var frames = 0
  /// Frames of the engine, until one of the author's comes.
  private var engineFrames: [String] = []

  package init() {}

  /// The part of a line of output that is shown; nil where it is noise. Lines outside backtraces
  /// stay as they are.
  package mutating func shown(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("*** Signal ") || text.hasPrefix("*** Program crashed: ") {
      isInBacktrace = true
      isInCrashedThread = false
      frames = 0
      engineFrames = []
      return text.hasPrefix("*** Program") ? line : nil
    }
    guard isInBacktrace else { return line }
    if text.hasPrefix("Backtrace took ") {
      isInBacktrace = false
      return engineFramesAlone()
    }
    if let end = Self.processEnd(line) { return end }
    if Self.isDump(text) { return nil }
    // A backtrace that is cut has no end: what comes from elsewhere ends it too.
    if Self.others.contains(where: text.hasPrefix) {
      isInBacktrace = false
      return line
    }
    if text.hasPrefix("Thread ") || text.hasPrefix("Registers:") {
      isInCrashedThread = text.hasSuffix(" crashed:")
      return engineFramesAlone()
    }
    guard isInCrashedThread, frames < Self.maximumFrames, text.first?.isNumber == true,
      let place = Self.sourcePlace(line)
    else { return nil }
    if Self.isEngine(place) {
      if frames == 0, engineFrames.count < Self.maximumFrames { engineFrames.append(line) }
      return nil
    }
    let lines = [line] + engineFrames.prefix(1)
    engineFrames = []
    frames += lines.count
    return lines.joined(separator: "\n")
  }

  /// The engine's frames, where a thread has no others.
  private mutating func engineFramesAlone() -> String? {
    defer { engineFrames = [] }
    return engineFrames.isEmpty ? nil : engineFrames.joined(separator: "\n")
  }

  /// What `swift test` writes when a process ends by a signal: also in the middle of a line.
  static func processEnd(_ line: String) -> String? {
    guard line.contains(" unexpected signal code "), let error = line.firstRange(of: "error: ")
    else { return nil }
    return String(line[error.lowerBound...])
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

  /// Whether a place is in this engine's sources, or in another package that was fetched, and not
  /// in the author's own files.
  static func isEngine(_ place: String) -> Bool {
    place.hasPrefix(engineFolder + "/") || place.contains("/.build/checkouts/")
  }

  /// The folder `Sources` that this program was built from.
  private static let engineFolder = (0..<3).reduce("\(#filePath)") { path, _ in
    FileAccess.split(path).folder
  }
}
