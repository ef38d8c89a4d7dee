import SnapshotCore

/// Everything that a report of a run tells: what the terminal and the page are made of.
package struct RunReport: Sendable {
  package var packageName: String
  /// The command as it was typed after `snapshot`: `verify --filter Card`.
  package var command: String
  package var packageRoot: String
  /// Date and time with zone, for people.
  package var started: String
  package var durationSeconds: Double
  package var summary: RunSummary
  package var otherFailures: [RunManifest.OtherFailure] = []
  package var trouble: RunManifest.Trouble?
  /// The number of tests that did not run because of crashes; nil where it is not known.
  package var missedTests: Int?
  /// Tests that were skipped by name.
  package var skippedTests: [SkippedTest] = []
  /// References that were not compared, by path.
  package var uncompared: [UncomparedReference] = []
  /// References that tests of the run could ask for; nil where not every test ran.
  package var referenceCount: Int?
  /// Whether a reference that no test asked for fails the run.
  package var isStrict = false
  /// Whether not every test of the package was asked for.
  package var isFiltered = false
  /// Path of the whole output of `swift test`.
  package var logPath: String?
  /// Which part this is of a run that several machines share.
  package var share: ShardShare?
  /// What a review decided since, by snapshot.
  package var decisions: [String: ReviewDecision] = [:]

  package init(
    packageName: String, command: String, packageRoot: String, started: String,
    durationSeconds: Double, summary: RunSummary
  ) {
    self.packageName = packageName
    self.command = command
    self.packageRoot = packageRoot
    self.started = started
    self.durationSeconds = durationSeconds
    self.summary = summary
  }

  /// What the run's command exits with: 0 all is well, 1 differences or failed tests,
  /// 3 the run itself did not work.
  package var exitCode: Int32 {
    if trouble != nil || summary.count(.crashed) > 0 { return 3 }
    if isStrict, !unused.isEmpty { return 1 }
    return summary.failures.isEmpty && otherFailures.isEmpty ? 0 : 1
  }

  /// The run in one sentence.
  package var headline: String {
    let entries = summary.entries
    switch trouble {
    case .buildFailed: return "The tests could not be built"
    case .noResults: return "No snapshot was compared"
    case .interrupted:
      return "Interrupted after \(NumberText.counted(entries.count, "snapshot"))"
    case .timedOut(_, let tests):
      return tests.count == 1 ? "A test took too long" : "Tests took too long"
    case .idle: return "Nothing happened for too long"
    case .incomplete: return "Parts of the run are missing"
    case .crashed, .unexplained, nil: break
    }
    if summary.count(.crashed) > 0 || trouble != nil {
      return trouble.map(Self.isCrash) ?? true ? "A test crashed" : "The tests did not finish"
    }
    if summary.failures.isEmpty, !otherFailures.isEmpty {
      let recorded = summary.recorded.count
      let good =
        recorded == 0
        ? "All snapshots match" : NumberText.counted(recorded, "snapshot") + " recorded"
      return good + ", but "
        + NumberText.counted(Set(otherFailures.map(\.test)).count, "test") + " failed otherwise"
    }
    if summary.failures.isEmpty, isStrict, !unused.isEmpty {
      return "No test asked for \(NumberText.counted(unused.count, "reference")), "
        + "all other snapshots match"
    }
    if entries.isEmpty, let share { return Self.headline(share) }
    if summary.failures.isEmpty {
      let recorded = summary.recorded.count
      if recorded == 0 {
        return entries.count == 1
          ? "The snapshot matches" : "All \(NumberText.counted(entries.count, "snapshot")) match"
      }
      return recorded == entries.count
        ? "\(NumberText.counted(recorded, "snapshot")) recorded"
        : "\(NumberText.grouped(recorded)) of \(NumberText.counted(entries.count, "snapshot")) "
          + "recorded, the others match"
    }
    let failed = NumberText.grouped(summary.failures.count)
    let total = NumberText.counted(entries.count, "snapshot")
    let verb = summary.failures.count == 1 ? "does" : "do"
    return "\(failed) of \(total) \(verb) not match"
  }

  private static func headline(_ share: ShardShare) -> String {
    let part = "Part \(share.shard.index) of \(share.shard.count)"
    return share.tests == 0
      ? part + " has no tests"
      : part + " asserts no snapshot in its " + NumberText.counted(share.tests, "test")
  }

  private static func isCrash(_ trouble: RunManifest.Trouble) -> Bool {
    if case .crashed = trouble { return true }
    return false
  }

  /// What the run's pictures lack compared with a device's, the most frequent first.
  package var lacks: LackSummary {
    LackSummary(summary.entries.map { ($0.record.snapshot, $0.record.lacks ?? []) })
  }

  /// Counts of the outcomes that occur, worst first: 1 differs, 12 match.
  package var counts: [(outcome: RunSummary.Outcome, text: String)] {
    RunSummary.Outcome.allCases.compactMap { outcome in
      let count = summary.count(outcome)
      return count == 0 ? nil : (outcome, outcome.counted(count))
    }
  }

  /// A path below the package without the package's folder.
  package func shortPath(_ path: String) -> String {
    path.hasPrefix(packageRoot + "/") ? String(path.dropFirst(packageRoot.count + 1)) : path
  }
}
