import Foundation
import SnapshotCore

/// Which package a command is about, and where it is built.
struct PackagePlace {
  static let options = ["--package-path", "--scratch-path"]

  private let parsed: ArgumentParser.Parsed

  init(_ parsed: ArgumentParser.Parsed) {
    self.parsed = parsed
  }

  /// - Throws: `TestCommandError.noPackage`.
  func find() throws -> (root: String, buildFolder: String) {
    let (root, place) = try TestCommand.place(parsed)
    return (root, place.folder)
  }

  static func absolute(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    return URL(fileURLWithPath: path.hasPrefix("/") ? path : current + "/" + path)
      .standardizedFileURL.path
  }
}
