import Foundation
import Synchronization

/// Who uses which reference in this process, so that two tests never share one file unnoticed.
package final class SnapshotClaims: Sendable {
  package static let shared = SnapshotClaims()

  private let owners = Mutex<[String: String]>([:])

  package init() {}

  /// Claims the reference of `id`.
  ///
  /// Paths that differ only in case are one: they are one file on other people's disks.
  ///
  /// - Parameter owner: The names as the test wrote them: file, test and snapshot.
  /// - Returns: The owner that has it already, if that is another one.
  package func claim(_ id: SnapshotID, for owner: String) -> String? {
    let key = id.relativePath.lowercased()
    return owners.withLock { owners in
      if let first = owners[key] { return first == owner ? nil : first }
      owners[key] = owner
      return nil
    }
  }
}
