import Foundation
import Synchronization

/// Files that a killed process left half written among references and artifacts.
package enum StaleFiles {
  /// The paths of temporary files below the folder whose process is gone.
  package static func paths(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return files.compactMap { $0 as? String }.filter { isStale(FileAccess.split($0).name) }
      .sorted()
  }

  private static func isStale(_ name: String) -> Bool {
    guard let process = TemporaryName.process(of: name) else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Removes those whose process is gone.
  package static func remove(in folder: String) {
    for path in paths(in: folder) { FileAccess.discard(folder + "/" + path) }
  }

  private static let seen = Mutex<Set<String>>([])

  /// Removes those that are directly in the folder, when a process asks for it first: plain runs
  /// of tests, which nobody else cleans up after, look into the folders that they use.
  package static func removeOnce(directlyIn folder: String) {
    guard seen.withLock({ $0.insert(folder).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isStale(name) { FileAccess.discard(folder + "/" + name) }
  }
}
