import Foundation
import SnapshotCore

/// Files that a killed process left half written in the reference folder.
package enum StaleFiles {
  /// Those whose process is gone, below the folder.
  package static func paths(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return files.compactMap { $0 as? String }.filter { path in
      guard let process = TemporaryName.process(of: FileAccess.split(path).name) else {
        return false
      }
      return kill(process, 0) != 0 && errno == ESRCH
    }.sorted()
  }

  /// Removes those whose process is gone.
  package static func remove(in folder: String) {
    for path in paths(in: folder) { FileAccess.discard(folder + "/" + path) }
  }
}
