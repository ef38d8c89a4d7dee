import Foundation
import SnapshotCore

/// Which package a command is about, and where it is built.
struct PackagePlace {
  static let options = ["--package-path", "--scratch-path"]

  private let packagePath: String?
  private let scratchPath: String?

  init(_ parsed: ArgumentParser.Parsed) {
    packagePath = parsed.value("--package-path")
    scratchPath = parsed.value("--scratch-path")
  }

  /// - Throws: `TestCommandError.noPackage`.
  func find() throws -> (root: String, buildFolder: String) {
    let start = Self.absolute(packagePath ?? ".")
    guard let root = PackageRoot.find(from: start) else { throw TestCommandError.noPackage(start) }
    let build = BuildPlace(root: root, scratchPath: scratchPath.map(Self.absolute))
    return (root, build.folder)
  }

  static func absolute(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    return URL(fileURLWithPath: path.hasPrefix("/") ? path : current + "/" + path)
      .standardizedFileURL.path
  }
}
