import Foundation
import SnapshotCore

/// Finding the folders of runs.
package enum RunFolders {
  /// What runs of a build folder stand in.
  package static let name = "snapshot-runs"
  /// Folders below the one that was named in which a run is looked for: a CI server puts a few
  /// of its own around what it keeps.
  private static let maximumDepth = 5

  /// The newest run below `<build folder>/snapshot-runs`; nil where there is none.
  package static func newest(in buildFolder: String) -> String? {
    let folder = buildFolder + "/" + name
    return names(in: folder).reversed().lazy.map { folder + "/" + $0 }.first(where: isRun)
  }

  /// The runs in a folder that CI kept, by name: the folder itself, or what lies in it. Of the
  /// runs in one `snapshot-runs` the newest alone: the others are earlier tries.
  /// Links are not followed: they could lead to runs that CI did not keep.
  package static func runs(in folder: String) -> [String] {
    var left = RunLimits.maximumFolders
    return runs(in: folder, depth: 0, &left)
  }

  private static func runs(in folder: String, depth: Int, _ left: inout Int) -> [String] {
    if isRun(folder) { return [folder] }
    if depth >= maximumDepth || left <= 0 { return [] }
    let names = names(in: folder).filter { $0 == ".build" || !$0.hasPrefix(".") }
    let found = names.map { folder + "/" + $0 }.filter(FileAccess.isPlainFolder)
    if FileAccess.split(folder).name == name { return found.last(where: isRun).map { [$0] } ?? [] }
    left -= found.count
    var runs: [String] = []
    for child in found { runs += Self.runs(in: child, depth: depth + 1, &left) }
    return runs
  }

  /// A link in the place of `run.json` is told when it is read.
  private static func isRun(_ folder: String) -> Bool {
    FileAccess.status(of: folder + "/" + RunManifest.fileName, followsLinks: false) != nil
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
