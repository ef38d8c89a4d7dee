import Foundation
import SnapshotCore

/// `<build folder>/snapshot-run`, a link to the folder of the run.
///
/// Tests are told where to put their records by variables, and SwiftPM compiles the manifests of a
/// package and of all that it depends on again whenever a variable has a value that is new to it.
/// So the variables hold the link's path, the same in every run.
package final class RunLink: Sendable {
  package let path: String
  /// The lock, held as long as the run goes on, so that a second run beside it cannot move the
  /// link.
  private let lock: FileLock

  /// Makes the link; nil where another run has it, or the file system has no links or locks. The
  /// run's own path then serves as well, but costs the manifests' compilation.
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
