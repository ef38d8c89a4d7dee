import Foundation
import Snapshot
import SnapshotCore

/// A folder of references, and assertions that see no environment but their own.
enum Sandbox {
  static func run<R>(_ operation: (_ directory: String) throws -> R) rethrows -> R {
    let path = NSTemporaryDirectory() + "fb-snapshot-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var surroundings = Surroundings(
      environment: SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": path + "/artifacts"]))
    surroundings.attachesFiles = false
    surroundings.onWarning = { _ in }
    return try Surroundings.$current.withValue(surroundings) { try operation(path + "/References") }
  }

  static func files(_ directory: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".png") }.sorted()
  }
}
