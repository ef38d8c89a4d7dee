import SnapshotCore
import SnapshotTool

/// Understands what `swift test` prints, line by line: how far it is, and what went wrong.
package struct TestOutput: Sendable {
  package enum Phase: Sendable, Equatable {
    case starting
    /// `step` of `steps`, as the build counts them.
    case building(step: Int, steps: Int)
    /// The tests are built, and asked for their names.
    case listing
    case testing
  }

  /// The maximum number of lines of the build's errors that are kept.
  package static let maximumLines = 40

  package private(set) var phase = Phase.starting
  /// The build's errors with the lines that explain them.
  package private(set) var buildErrors: [String] = []
  /// Failures of tests, in the order of the output, those of snapshots among them.
  package private(set) var failures: [RunManifest.OtherFailure] = []
  /// What is known of processes that crashed.
  package var crashes = CrashReader()
  /// The last lines that were not empty, of backtraces what `BacktraceLines` keeps.
  package private(set) var lastLines: [String] = []

  private var backtrace = BacktraceLines()
  private var isExplainingError = false
  /// Methods of XCTest, functions of Swift Testing.
  private var methods = 0
  private var functions = 0

  package init() {}

  /// Tests that `swift test` ran or skipped, as it counts them itself.
  package var testsRun: Int { methods + functions }

  package mutating func consume(_ line: String) {
    if line.isEmpty { return }
    let shown = backtrace.shown(line)
    if let shown {
      lastLines.append(Self.shortened(shown))
      if lastLines.count > 12 { lastLines.removeFirst() }
    }
    if crashes.consume(line) || shown == nil { return }
    noteCount(line)
    if phase == .testing {
      consumeTestLine(line)
    } else {
      consumeBuildLine(line)
    }
  }

  /// `error: Process '…' exited with unexpected signal code 11` without the command line, which has
  /// all options of the compiler.
  private static func shortened(_ line: String) -> String {
    guard let start = line.firstRange(of: "error: Process '"),
      let end = line.ranges(of: "' exited with ").last
    else { return line }
    return line[..<start.lowerBound] + "error: A test process exited with "
      + line[end.upperBound...]
  }

  /// `[3/12] Testing A.B/c` in parallel, `Executed 12 tests, with …` of each suite and of all
  /// one after the other; `Test run with 12 tests in …`.
  private mutating func noteCount(_ line: String) {
    if let (_, total, text) = Self.counter(line) {
      if text.hasPrefix("Testing ") { methods = max(methods, total) }
    } else if line.hasPrefix("\t Executed ") {
      methods = max(methods, line.dropFirst(11).prefix(while: \.isNumber).asNumber)
    } else if let end = SwiftTestingLine.runEnd(line) {
      functions += end.prefix(while: \.isNumber).asNumber
    }
  }

  // MARK: - Building

  private mutating func consumeBuildLine(_ line: String) {
    if line.hasPrefix("Build complete!") || Self.startsTests(line) {
      phase = .testing
      consumeTestLine(line)
      return
    }
    if let (step, steps, text) = Self.counter(line) {
      if text.hasPrefix("Testing ") {
        phase = .testing
      } else {
        phase = .building(step: step, steps: steps)
      }
      isExplainingError = false
      return
    }
    // A diagnostic that stands at a line's start ends the one before it.
    if line.contains(": error: ") || line.hasPrefix("error: ") {
      isExplainingError = true
    } else if line.contains(": warning: ") || line.contains(": note: ") {
      isExplainingError = false
    }
    if isExplainingError, buildErrors.count < Self.maximumLines, !buildErrors.contains(line) {
      buildErrors.append(line)
    }
  }

  private static func startsTests(_ line: String) -> Bool {
    line.hasPrefix("Test Suite '") || line.hasPrefix("◇ Test run started")
      || line.hasPrefix("􀟈  Test run started")
  }

  /// `[12/345] text`.
  private static func counter(_ line: String) -> (step: Int, steps: Int, text: Substring)? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let step = Int(numbers[0]), let steps = Int(numbers[1]) else {
      return nil
    }
    return (step, steps, line[line.index(after: end)...].drop { $0 == " " })
  }

  // MARK: - Testing

  /// `Card.testA` of `[3/12] Testing CardTests.Card/testA`.
  package static func testedMethod(_ line: String) -> String? {
    guard let (_, _, text) = counter(line), text.hasPrefix("Testing ") else { return nil }
    return CrashReader.method(text.dropFirst(8))
  }

  private mutating func consumeTestLine(_ line: String) {
    let isOfMethods = !crashes.isInSwiftTesting && !SwiftTestingLine.isOne(line)
    let failure = isOfMethods ? Self.xctestFailure(line) : Self.swiftTestingFailure(line)
    if let failure {
      failures.append(failure)
    } else if line.hasPrefix("↳ "), let last = failures.last, last.message == "Issue recorded" {
      failures[failures.count - 1] = RunManifest.OtherFailure(
        file: last.file, line: last.line, test: last.test, message: String(line.dropFirst(2)))
    }
  }

  /// A failure that names its file alone gives way to the first at the same place that knows more.
  mutating func complete(_ known: [RunManifest.OtherFailure]) {
    var known = known
    for (index, failure) in failures.enumerated() where !failure.file.contains("/") {
      let place = known.firstIndex {
        $0.line == failure.line && FileAccess.split($0.file).name == failure.file
      }
      if let place { failures[index] = known.remove(at: place) }
    }
  }

  /// `/path/File.swift:12: error: Class.method : message`.
  private static func xctestFailure(_ line: String) -> RunManifest.OtherFailure? {
    guard let mark = line.firstRange(of: ": error: "),
      let colon = line[..<mark.lowerBound].lastIndex(of: ":"),
      let number = Int(line[line.index(after: colon)..<mark.lowerBound])
    else { return nil }
    let rest = line[mark.upperBound...]
    guard let separator = rest.firstRange(of: " : ") else { return nil }
    return RunManifest.OtherFailure(
      file: String(line[..<colon]), line: number,
      test: String(rest[..<separator.lowerBound]),
      message: String(rest[separator.upperBound...]))
  }

  /// `✘ Test name() recorded an issue[ with … arguments …] at File.swift:12:5: message`.
  private static func swiftTestingFailure(_ line: String) -> RunManifest.OtherFailure? {
    let start = "✘ Test "
    guard line.hasPrefix(start), let mark = line.firstRange(of: " recorded an issue"),
      let place = line[mark.upperBound...].firstRange(of: " at ")
    else { return nil }
    var name = line[..<mark.lowerBound].dropFirst(start.count)
    if name.hasPrefix("\""), name.hasSuffix("\""), name.count > 1 {
      name = name.dropFirst().dropLast()
    }
    let rest = line[place.upperBound...]
    guard let separator = rest.firstRange(of: ": ") else { return nil }
    let parts = rest[..<separator.lowerBound].split(separator: ":")
    guard parts.count == 3, let number = Int(parts[1]) else { return nil }
    return RunManifest.OtherFailure(
      file: String(parts[0]), line: number, test: String(name),
      message: String(rest[separator.upperBound...]))
  }
}

extension TestOutput {
  /// The failures that do not belong to a snapshot in `summary`: they stand at other places than
  /// those that failed. A snapshot that matched or was recorded fails no test of a run.
  package func otherFailures(than summary: RunSummary) -> [RunManifest.OtherFailure] {
    let places = Set(
      summary.failures
        .map { Self.place(file: $0.record.file, line: $0.record.line) })
    return failures.filter { !places.contains(Self.place(file: $0.file, line: $0.line)) }
  }

  private static func place(file: String, line: Int) -> String {
    "\(FileAccess.split(file).name):\(line)"
  }
}

extension Substring {
  fileprivate var asNumber: Int { Int(self) ?? 0 }
}
