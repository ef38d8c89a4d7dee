import CoreGraphics
import Foundation
import SnapshotCore

/// Everything below a folder: kind, permissions and content by path. No link is followed, and
/// nothing is opened but regular files.
package struct FolderState: Equatable, Sendable {
  package let entries: [String: String]

  /// - Parameter leftOut: Names of folders that are not looked into.
  package init(_ folder: String, leftOut: Set<String> = []) {
    var entries: [String: String] = [:]
    var pending = [""]
    while let prefix = pending.popLast() {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + prefix)) ?? []
      for name in names where !leftOut.contains(name) {
        let path = prefix.isEmpty ? name : prefix + "/" + name
        guard let status = FileAccess.status(of: folder + "/" + path, followsLinks: false) else {
          entries[path] = "unreachable"
          continue
        }
        entries[path] = Self.text(folder + "/" + path, status)
        if status.st_mode & S_IFMT == S_IFDIR { pending.append(path) }
      }
    }
    self.entries = entries
  }

  private static func text(_ path: String, _ status: stat) -> String {
    let mode = String(status.st_mode, radix: 8)
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return mode + " " + SHA256.digest(of: (try? FileAccess.read(path)) ?? []).description
    case S_IFLNK:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return "link to \(target ?? "?")"
    default: return mode
    }
  }

  /// The paths that are not as they were, sorted.
  package func changes(since old: FolderState) -> [String] {
    Set(entries.keys).union(old.entries.keys).filter { entries[$0] != old.entries[$0] }.sorted()
  }
}
