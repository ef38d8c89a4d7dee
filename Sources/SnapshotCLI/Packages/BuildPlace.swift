import Foundation
import SnapshotCore

/// The place in which `swift test` builds.
package struct BuildPlace: Sendable {
  /// The build of a foreign package; nil for a package that uses this project's library itself.
  var foreign: IOSPackageBuild?
  var previewMatrix: PreviewMatrix?
  /// The build folder to pass on to `swift test`; nil for the default.
  package let scratchPath: String?
  package let folder: String

  /// Finds the build folder. Without a path it is the folder that this program runs from, if it was
  /// built in that package, so that a `swift run --scratch-path` needs no second build.
  package init(
    root: String, scratchPath: String?, executable: String? = Bundle.main.executablePath
  ) {
    let own = executable.flatMap { Self.scratchFolder(of: $0, in: root) }
    self.scratchPath = scratchPath ?? (own == root + "/.build" ? nil : own)
    folder = self.scratchPath ?? root + "/.build"
  }

  /// `<scratch>/<triple>/<configuration>/snapshot`, with `<scratch>` directly in the package.
  private static func scratchFolder(of executable: String, in root: String) -> String? {
    let path = URL(fileURLWithPath: executable).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    let scratch = FileAccess.split(FileAccess.split(FileAccess.split(path).folder).folder).folder
    guard FileAccess.split(scratch).folder == root,
      FileAccess.exists(scratch + "/workspace-state.json")
    else { return nil }
    return scratch
  }
}
