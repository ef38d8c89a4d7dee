import Foundation
import Snapshot
import SnapshotCore

/// A folder of references, and assertions that see no environment but their own.
enum Sandbox {
  /// Runs assertions with a folder for `snapshotDirectory:`, as a process without variables.
  static func run<R>(_ operation: (_ directory: String) throws -> R) rethrows -> R {
    let path = NSTemporaryDirectory() + "snapshot-testing-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var surroundings = Surroundings(
      environment: SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": path + "/artifacts"]))
    surroundings.attachesFiles = false
    surroundings.onWarning = { _ in }
    return try Surroundings.$current.withValue(surroundings) { try operation(path + "/References") }
  }

  static func files(_ directory: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }
}
