import SnapshotCore
import SnapshotTool

/// What the runs under `watch` have found so far, by snapshot: a run of a few tests leaves those of
/// the others as they were.
package struct KnownOutcomes: Sendable {
  private struct Outcome: Sendable {
    var tests: Set<String> = []
    var isFailure = false
  }

  private var outcomes: [String: Outcome] = [:]

  package init() {}

  package mutating func note(_ summary: RunSummary) {
    var run: [String: Outcome] = [:]
    for entry in summary.entries {
      run[entry.record.snapshot, default: Outcome()].tests.insert(entry.record.test)
      if entry.outcome.isFailure { run[entry.record.snapshot]?.isFailure = true }
    }
    outcomes.merge(run) { $1 }
  }

  /// The tests that compared with a reference, by its path below the reference folder.
  package func tests(ofReference path: String) -> [String] { outcomes[path]?.tests.sorted() ?? [] }

  package var failingSnapshots: Int { outcomes.values.count { $0.isFailure } }

  /// Filters of the tests whose snapshots do not match.
  package var failingTests: [String] {
    let tests = outcomes.values.filter(\.isFailure).flatMap(\.tests)
    return Set(tests.map(TestFilter.recorded)).sorted()
  }
}
