import SnapshotCore
import SnapshotTool

/// Why a command cannot work with a package.
package enum PackageError: Error, CustomStringConvertible {
  case noPackage(String)
  /// The current folder has no path: it was removed, or its path is longer than the system takes.
  case noCurrentFolder
  case cannotStart(String)
  case cannotDescribe(String)

  package var description: String {
    switch self {
    case .noPackage(let path):
      "Found no Package.swift and no Xcode project in \(path.singleLine) or above. Run this in a "
        + "package or next to a project, or name its folder with --package-path."
    case .noCurrentFolder:
      "The current folder was removed, or its path is longer than 4,096 bytes. Change to another "
        + "one, or name the package with --package-path."
    case .cannotStart(let reason):
      "`swift test` could not be started: \(reason.singleLine)"
    case .cannotDescribe(let path):
      "`swift package describe` failed in \(path.singleLine). Run it there to "
        + "see why."
    }
  }
}
