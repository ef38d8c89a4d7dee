import Foundation
import SnapshotCore

/// Names snapshots on a command line: a path as it is printed, or a glob such as `CardTests/*`.
package struct SnapshotPattern: Sendable, CustomStringConvertible {
  package let description: String
  private let glob: String

  /// - Parameter text: A path below the reference folder, or with `__Snapshots__/` and what leads
  ///   to it in front. `*` also stands for `/`.
  package init(_ text: String) {
    description = text
    let mark = "__Snapshots__/"
    glob = text.range(of: mark, options: .backwards).map { String(text[$0.upperBound...]) } ?? text
  }

  package func matches(_ path: String) -> Bool {
    // SAFETY: `fnmatch` reads two strings with a final zero during the call alone.
    unsafe path == glob || fnmatch(glob, path, 0) == 0
  }
}
