import Foundation
import SnapshotCore

/// Which package a command is about, and where it is built.
struct PackagePlace {
  static let options = ["--package-path", "--scratch-path"]

  private let parsed: ArgumentParser.Parsed

  init(_ parsed: ArgumentParser.Parsed) {
    self.parsed = parsed
  }

  /// The package's folder, and the one that its builds and runs are in.
  func find() throws(PackageError) -> (root: String, buildFolder: String) {
    let (root, place) = try build()
    return (root, place.folder)
  }

  /// The package's folder, and how it is built.
  func build() throws(PackageError) -> (root: String, place: BuildPlace) {
    let start =
      parsed.value("--package-path").map(Self.absolute)
      ?? FileManager.default.currentDirectoryPath
    if start.isEmpty { throw PackageError.noCurrentFolder }
    guard let root = PackageRoot.find(from: start) else { throw PackageError.noPackage(start) }
    let scratchPath = parsed.value("--scratch-path").map(Self.absolute)
    return (root, BuildPlace(root: root, scratchPath: scratchPath))
  }

  static func absolute(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    return URL(fileURLWithPath: path.hasPrefix("/") ? path : current + "/" + path)
      .standardizedFileURL.path
  }
}
