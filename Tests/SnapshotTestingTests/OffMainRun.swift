import Foundation
import Snapshot
import SnapshotCore
import Synchronization

/// One assertion, made twice outside of the main actor: it records its reference, then matches it.
struct OffMainRun {
  /// Whether neither was on the main thread.
  let isElsewhere: Bool
  /// What the first one and the second one failed with.
  let failures: [String]
  /// The warnings of each.
  let warnings: [[String]]
  let files: [String]

  private static let note = """
    This test uses views outside the main actor. The assertion created and drew its view \
    on the main actor. Mark the test, or its suite, `@MainActor`: whatever else the test does with \
    views may run concurrently with other tests.
    """

  /// Whether the first one recorded and the second one matched, each with the one note.
  var hasRun: Bool { hasMatched && noteCounts == [1, 1] }

  /// Whether the first one recorded, as its failure says, and the second one matched.
  var hasMatched: Bool {
    isElsewhere && failures.count == 1 && failures[0].contains("One was recorded")
      && !files.isEmpty
  }

  /// How often each was told that it runs outside of the main actor.
  var noteCounts: [Int] { warnings.map { lines in lines.count { $0 == Self.note } } }

  /// - Parameter verify: Gets the folder for `snapshotDirectory:`.
  init(_ verify: (String) -> String?) {
    let path = NSTemporaryDirectory() + "snapshot-testing-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var failures: [String] = []
    var warnings: [[String]] = []
    for mode in ["all", "never"] {
      let log = WarningLog()
      var surroundings = Surroundings(
        environment: SnapshotEnvironment([
          "SNAPSHOT_ARTIFACTS": path + "/artifacts", "SNAPSHOT_RECORD": mode,
        ]))
      surroundings.attachesFiles = false
      surroundings.onWarning = { log.add($0) }
      Surroundings.$current.withValue(surroundings) {
        if let failure = verify(path + "/References") { failures.append(failure) }
      }
      warnings.append(log.lines)
    }
    isElsewhere = !Thread.isMainThread
    self.failures = failures
    self.warnings = warnings
    files = Sandbox.files(path + "/References")
  }
}

private final class WarningLog: Sendable {
  private let known = Mutex<[String]>([])

  var lines: [String] { known.withLock { $0 } }

  func add(_ line: String) { known.withLock { $0.append(line) } }
}
