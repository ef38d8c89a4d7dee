import Foundation
import SnapshotCore

/// Finding the folders of runs.
package enum RunFolders {
  /// What runs of a build folder stand in.
  package static let name = "snapshot-runs"
  /// Folders below the one that was named in which a run is looked for: a CI server puts a few
  /// of its own around what it keeps.
  private static let greatestDepth = 5

  /// The newest run below `<build folder>/snapshot-runs`; nothing where there is none.
  package static func newest(in buildFolder: String) -> String? {
    let folder = buildFolder + "/" + name
    return names(in: folder).reversed().lazy.map { folder + "/" + $0 }.first(where: isRun)
  }

  /// The runs in a folder that CI kept, by name: the folder itself, or what lies in it. Of the
  /// runs in one `snapshot-runs` the newest alone: the others are earlier tries.
  package static func runs(in folder: String) -> [String] {
    runs(in: folder, depth: 0)
  }

  private static func runs(in folder: String, depth: Int) -> [String] {
    if isRun(folder) { return [folder] }
    if depth >= greatestDepth { return [] }
    let names = names(in: folder).filter { $0 == ".build" || !$0.hasPrefix(".") }
    let found = names.map { folder + "/" + $0 }.filter(FileAccess.isFolder)
    if FileAccess.split(folder).name == name { return found.last(where: isRun).map { [$0] } ?? [] }
    return found.flatMap { runs(in: $0, depth: depth + 1) }
  }

  private static func isRun(_ folder: String) -> Bool {
    FileAccess.exists(folder + "/" + RunManifest.fileName)
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
