import Foundation
import Synchronization

/// Who uses which reference in this process, so that two snapshots never share one file unnoticed.
///
/// Names that differ in spaces and punctuation alone ("Yes" and "Yes.") become one file's. They
/// are not parted by a hash: all references whose names hold a point or a comma would have to be
/// named anew, or the name of one would depend on whether, and in which order, the other is there.
/// So whoever comes second fails, and says who was first: whichever comes first, the run fails and
/// names both, and nobody's reference moves.
package final class SnapshotClaims: Sendable {
  /// A snapshot as its test wrote it.
  package struct Owner: Sendable, Equatable {
    /// Source file and test, whatever its arguments.
    package let test: String
    /// The snapshot's name before it is cleaned: in a case of a parameterised test the arguments
    /// and the number.
    package let name: String
    /// The test for people: `CardTests.swift:card()`.
    package let title: String

    package init(test: String, name: String, title: String = "") {
      self.test = test
      self.name = name
      self.title = title
    }
  }

  package static let shared = SnapshotClaims()

  private let owners = Mutex<[String: Owner]>([:])

  package init() {}

  /// Claims the reference of `id`.
  ///
  /// Paths that differ only in case are one: they are one file on other people's disks.
  ///
  /// - Parameters:
  ///   - store: What the path is below: stores have files of their own.
  /// - Returns: The owner that has it already, if that is another one.
  package func claim(_ id: SnapshotID, in store: String = "", for owner: Owner) -> Owner? {
    let key = store + "\u{0}" + id.relativePath.lowercased()
    return owners.withLock { owners in
      if let first = owners[key] { return first == owner ? nil : first }
      owners[key] = owner
      return nil
    }
  }
}
