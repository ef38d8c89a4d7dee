import Foundation
import SnapshotCore

/// One run of `swift test` with its records gathered.
package struct TestRun {
  package let arguments: [String]
  package let root: String
  package let folder: RunFolder
  package let mode: RecordMode
  /// Takes the whole output of `swift test`.
  package let logPath: String
  /// Whether the output of `swift test` is shown as it comes.
  package let showsOutput: Bool

  package struct Result: Sendable {
    package let summary: RunSummary
    package let output: TestOutput
    package let exitStatus: Int32
    package let isInterrupted: Bool
  }

  /// Seconds from the first interruption to the next stronger signal.
  private static let graceSeconds = 3.0
  /// Seconds to wait for output after the process has ended.
  private static let drainSeconds = 2.0
  /// Seconds between two looks at what came in while the tests run.
  private static let tickSeconds = 0.1

  package func run(_ console: Console) throws -> Result {
    let process = TestProcess(
      arguments, directory: root, environment: environment, logPath: logPath)
    Interruption.watch()
    do {
      try process.start()
    } catch {
      throw TestCommandError.cannotStart("\(error)")
    }
    var output = TestOutput()
    var reader = RunReader(directory: folder.path)
    var records: [RunRecord] = []
    var counts = Progress.Counts()
    var progress = Progress(console)
    var stop = Stop()
    let clock = ContinuousClock()
    let start = clock.now
    var exitStatus: Int32?
    var endedAt: ContinuousClock.Instant?

    while true {
      exitStatus = process.exitStatus
      let isDrained = process.isAtEndOfOutput
      for line in process.takeLines() {
        output.consume(line)
        if showsOutput {
          progress.clear()
          console.error(line + "\n")
        }
      }
      let new = reader.newRecords()
      records += new
      counts.add(new)
      if exitStatus != nil {
        endedAt = endedAt ?? clock.now
        if isDrained || clock.now - endedAt! > .seconds(Self.drainSeconds) { break }
      }
      let elapsed = Double((clock.now - start) / .seconds(1))
      stop.signalIfAsked(process, elapsedSeconds: elapsed, graceSeconds: Self.graceSeconds)
      progress.update(output.phase, counts, elapsedSeconds: elapsed)
      process.waitForEnd(seconds: Self.tickSeconds)
    }
    progress.clear()
    return Result(
      summary: RunSummary(records), output: output, exitStatus: exitStatus ?? 0,
      isInterrupted: Interruption.signals > 0)
  }

  private var environment: [String: String] {
    var variables = SnapshotEnvironment.current.variables
    variables[SnapshotEnvironment.recordName] = mode.rawValue
    variables[SnapshotEnvironment.runDirectoryName] = folder.path
    variables[SnapshotEnvironment.artifactsName] = folder.artifactsPath
    return variables
  }
}

/// Ends the child after an interruption, first kindly.
private struct Stop {
  private var sentAt: Double?
  private var strength = 0

  mutating func signalIfAsked(
    _ process: TestProcess, elapsedSeconds: Double, graceSeconds: Double
  ) {
    guard Interruption.signals > 0, strength < 3 else { return }
    if let sentAt, elapsedSeconds - sentAt < graceSeconds, Interruption.signals <= strength {
      return
    }
    process.signal([SIGINT, SIGTERM, SIGKILL][strength])
    strength += 1
    sentAt = elapsedSeconds
  }
}

extension TestRun.Result {
  /// What kept the run from being whole; nothing where it was.
  ///
  /// - Parameter share: The part of the tests that ran, where other machines run the others: no
  ///   snapshot in it is no trouble.
  package func trouble(
    otherFailures: [RunReport.OtherFailure], share: ShardShare? = nil
  ) -> RunReport.Trouble? {
    if isInterrupted { return .interrupted }
    if exitStatus != 0, output.phase != .testing, summary.entries.isEmpty {
      return .buildFailed(output.buildErrors.isEmpty ? output.lastLines : output.buildErrors)
    }
    if !output.crashes.isEmpty, exitStatus != 0 { return .crashed(output.crashes) }
    if let share, exitStatus == 0, output.testsRun < share.tests {
      let text = "Only \(output.testsRun) of this part’s \(share.tests) tests ran."
      return .unexplained(exitStatus: exitStatus, lines: [text])
    }
    if let share, share.totalTests > 0, summary.entries.isEmpty {
      let isExplained = exitStatus == 0 || !otherFailures.isEmpty
      return isExplained ? nil : .unexplained(exitStatus: exitStatus, lines: output.lastLines)
    }
    if summary.entries.isEmpty {
      return exitStatus == 0 || !otherFailures.isEmpty
        ? .noResults : .unexplained(exitStatus: exitStatus, lines: output.lastLines)
    }
    let isExplained =
      !otherFailures.isEmpty || summary.entries.contains { $0.outcome != .matched }
    if exitStatus != 0, !isExplained {
      return .unexplained(exitStatus: exitStatus, lines: output.lastLines)
    }
    return nil
  }
}
