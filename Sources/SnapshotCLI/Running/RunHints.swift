import Foundation
import SnapshotCore
import SnapshotTool

/// What a run’s end says besides its failures: references in conflict, and missing ones whose
/// picture is there under another name.
enum RunHints {
  private static let maximumShown = 10

  static func write(root: String, runFolder: String, _ summary: RunSummary, _ console: Console) {
    if summary.entries.contains(where: { $0.outcome == .missing }) {
      write(PendingRun(folder: runFolder, packageRoot: root), root, console)
    }
    GitFiles.warn(of: GitFiles.unmerged(in: root), console)
  }

  private static func write(_ run: PendingRun, _ root: String, _ console: Console) {
    let renames = RenamedReferences(run, packageRoot: root)
    let found = run.snapshots.compactMap { snapshot in
      renames.source(of: snapshot).map { (snapshot.path, $0) }
    }
    if found.isEmpty { return }
    var text = ""
    for (path, source) in found.prefix(maximumShown) {
      text += console.style.yellow("→ ")
      text += "\(path.singleLine) has the same picture as \(source.singleLine), "
      text += "which no test of this run used: renamed?\n"
    }
    if found.count > maximumShown { text += "  … and \(found.count - maximumShown) more\n" }
    console.write(text + "  `\(ToolCommand.name) review`, or prune, moves it.\n")
  }
}
