import Foundation
import SnapshotCore

/// Files that a killed process left half written in the reference folder.
package enum StaleFiles {
  /// Removes those whose process is gone.
  package static func remove(in folder: String) {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in files {
      guard let process = TemporaryName.process(of: FileAccess.split(path).name),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(folder + "/" + path)
    }
  }
}
