import Foundation
import SnapshotCore

/// `<build folder>/snapshot-run`, a link to the folder of the run.
///
/// Tests are told where to put their records by variables, and SwiftPM compiles the manifests of a
/// package and of all that it depends on again whenever a variable has a value that is new to it.
/// So the variables hold the link's path, the same in every run.
package final class RunLink: Sendable {
  package let path: String
  /// Held as long as the run goes on: a second run beside it must not move the link.
  private let lock: FileLock

  /// Nil where another run has the link, or the file system has no links or locks: the run's own
  /// path serves as well, and costs the manifests' compilation.
  package init?(to runFolder: String) {
    let (runs, name) = FileAccess.split(runFolder)
    let (buildFolder, runsName) = FileAccess.split(runs)
    path = buildFolder + "/snapshot-run"
    guard let lock = try? FileLock(unlessHeld: path + ".lock") else { return nil }
    self.lock = lock
    ReportFiles.link(path, to: runFolder)
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    if target != runsName + "/" + name { return nil }
  }
}
