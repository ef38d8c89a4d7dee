import Foundation
import SnapshotCore
import TestSupport

@testable import SnapshotTool

/// A package with a folder beside it. Whatever becomes of its mirror, both stay as they are.
final class OddPackage {
  private let folder: TemporaryFolder
  var target = ManifestText.Target("App")
  /// Targets besides `target`.
  var others: [ManifestText.Target] = []
  var name = "Odd"

  var root: String { folder.path + "/parent/package" }
  var sources: String { root + "/Sources/App" }
  var mirror: String { root + "/.build/snapshot-package" }

  init() throws {
    folder = try TemporaryFolder()
    try write("let kept = 1", to: "../sibling/Kept.swift")
    try write("parent", to: "../../kept.txt")
    try write("public struct A {}", to: "Sources/App/A.swift")
  }

  func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let place = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileAccess.write(bytes, to: place)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: root + "/" + path)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root + "/" + path, withDestinationPath: destination)
  }

  /// All but what the tool may write to.
  var state: FolderState { FolderState(folder.path, leftOut: [".build", "__Snapshots__"]) }

  /// Brings the mirror up to date, with the real translator.
  @discardableResult
  func update(
    _ contents: MirrorContents = .testsAndPreviews, broken: Set<String> = []
  ) throws -> MirrorPackage {
    let json = ManifestText(name, targets: [target] + others).bytes
    return try MirrorPackage(
      of: root, buildFolder: root + "/.build", engine: Self.engine, contents: contents,
      broken: broken
    ) { (folder) throws(IOSPackageError) in
      try PackageGraph.manifest(json: json, path: folder)
    }
  }

  /// What is said where the mirror cannot be made; empty where it can.
  func refusal() -> String {
    do {
      try update()
      return ""
    } catch let error as IOSPackageError {
      return "\(error)"
    } catch {
      return "not typed: \(error)"
    }
  }

  /// Paths of the mirror below `Sources`, sorted.
  var mirrored: [String] {
    FolderState(mirror + "/Sources").entries.keys.sorted()
  }

  var manifest: String {
    (try? String(contentsOfFile: mirror + "/Package.swift", encoding: .utf8)) ?? ""
  }

  /// The translator beside the tests.
  static var engine: EngineFolder {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let folder = (program as NSString).deletingLastPathComponent
    return EngineFolder(
      modules: folder, moduleMaps: [], libraries: folder, translator: folder + "/SnapshotTranslator"
    )
  }
}
