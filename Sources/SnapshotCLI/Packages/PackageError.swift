import SnapshotCore
import SnapshotTool

/// Why a command cannot work with a package.
package enum PackageError: Error, CustomStringConvertible {
  case noPackage(String)
  case cannotStart(String)
  case cannotDescribe(String)

  package var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Package.swift and no Xcode project in \(path.singleLine) or above it. Run this "
        + "in a package or beside a project, or name its folder with --package-path."
    case .cannotStart(let reason):
      "`swift test` could not be started: \(reason.singleLine)"
    case .cannotDescribe(let path):
      "`swift package describe` does not say what \(path.singleLine) consists of. Run it there to "
        + "see why."
    }
  }
}
