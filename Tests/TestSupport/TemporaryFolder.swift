import Foundation
import SnapshotCore

/// A folder that is removed with its last reference.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let base = FileManager.default.temporaryDirectory.path
    path = base + "/snapshot-core-\(getpid())-\(UInt64.random(in: .min ... .max))"
    try FileAccess.makeFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder, sorted.
  package func names(_ subfolder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + subfolder).sorted()
  }
}
