import Synchronization

/// Numbers for snapshots without a name: 1, 2, … in each test.
///
/// Under XCTest the count starts again with each test method that runs, so that a repeated test
/// finds its references. Under Swift Testing it starts again with each case of a parameterised
/// test, and with each run where the `.snapshots` trait is in effect.
package final class SnapshotCounters: Sendable {
  /// The counters of one run of a test.
  @TaskLocal static var scope: SnapshotCounters?

  private let counts = Mutex<[String: Int]>([:])

  package init() {}

  /// - Parameter key: The test, and what else has numbers of its own.
  package func next(for key: String) -> Int {
    counts.withLock { counts in
      let number = (counts[key] ?? 0) + 1
      counts[key] = number
      return number
    }
  }

  package func reset() {
    counts.withLock { $0.removeAll() }
  }
}
