import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool

/// A throwaway package whose last run left something to decide.
final class PendingPackage: Sendable {
  private let folder: ScratchFolder
  var root: String { folder.path }
  var run: String { root + "/.build/snapshot-runs/20260102-030405-x" }

  init() throws {
    folder = try ScratchFolder()
    try folder.write("Package.swift", [UInt8]())
    try FileAccess.makeFolder(run)
  }

  @discardableResult
  func write(_ path: String, _ image: PixelImage) throws -> String {
    try folder.write(path, image)
  }

  @discardableResult
  func write(_ path: String, bytes: [UInt8]) throws -> String {
    try folder.write(path, bytes)
  }

  /// Dates a file a minute into the future.
  func makeNewer(_ path: String) {
    let later = timeval(tv_sec: time(nil) + 60, tv_usec: 0)
    _ = utimes(root + "/" + path, [later, later])
  }

  /// Writes the run's description: of all tests, without trouble, unless changed.
  func endRun(_ change: (inout RunManifest) -> Void = { _ in }) throws {
    try manifest(folder: run, change).write(to: run)
  }

  private func manifest(
    folder: String, _ change: (inout RunManifest) -> Void
  ) -> RunManifest {
    var manifest = RunManifest(
      command: "verify", packageName: "Cards", packageRoot: root, folder: folder,
      started: "2026-01-02 03:04 UTC", isFiltered: false)
    manifest.state = .ended
    manifest.exitCode = 0
    manifest.assertionCount = PendingRun(folder: folder, packageRoot: root).assertionCount
    change(&manifest)
    return manifest
  }

  /// Adds the folder of another shard in which one snapshot matched.
  func addShard(_ index: Int, of count: Int, matching path: String) throws -> String {
    let folder = root + "/shard-\(index)"
    let recorder = RunRecorder(directory: folder)
    try recorder.append(start(path))
    try recorder.append(start(path).ended(.matched))
    try manifest(folder: folder) { $0.share = Self.share(index, of: count) }.write(to: folder)
    return folder
  }

  func copyRun(to folder: String) throws {
    let target = URL(filePath: root + "/" + folder)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(filePath: run), to: target)
  }

  static func share(_ index: Int, of count: Int) -> ShardShare? {
    Shard(index: index, count: count).map {
      ShardShare(shard: $0, tests: 1, totalTests: count, planDigest: "x")
    }
  }

  func start(_ path: String) -> RunRecord {
    RunRecord(
      event: .start, assertion: path, snapshot: path, test: "CardTests.testCard",
      framework: .xctest, file: root + "/Tests/CardTests.swift", line: 12)
  }

  /// What is drawn is white with a black pixel, unless said.
  func add(
    _ path: String, reference: PixelImage?,
    actual: PixelImage = picture(4, 4, black: [(1, 1)]),
    _ change: (inout RunRecord) -> Void = { _ in }
  ) throws {
    var end = start(path).ended(reference == nil ? .missing : .differed)
    if let reference {
      let bytes = try FileAccess.read(write("__Snapshots__/" + path, reference))
      end.referenceDigest = SHA256.digest(of: bytes).description
    }
    end.actualPath = try write(
      ".build/snapshot-runs/20260102-030405-x/artifacts/" + path, actual)
    end.store = "__Snapshots__"
    end.pixelDigest = PixelDigest(actual).description
    change(&end)
    let recorder = RunRecorder(directory: run)
    try recorder.append(start(path))
    try recorder.append(end)
  }

  /// Adds an assertion that matched.
  func addMatch(_ path: String, _ reference: PixelImage) throws {
    try write("__Snapshots__/" + path, reference)
    let recorder = RunRecorder(directory: run)
    try recorder.append(start(path))
    try recorder.append(start(path).ended(.matched))
  }

  func addText(_ path: String, reference: String, actual: String) throws {
    try folder.write("__Snapshots__/" + path, Array(reference.utf8))
    var end = start(path).ended(.differed)
    end.referenceDigest = SHA256.digest(of: Array(reference.utf8)).description
    end.actualPath = try folder.write(
      ".build/snapshot-runs/20260102-030405-x/artifacts/" + path, Array(actual.utf8))
    let recorder = RunRecorder(directory: run)
    try recorder.append(start(path))
    try recorder.append(end)
  }

  func bytes(_ path: String) -> [UInt8]? { try? FileAccess.read(root + "/" + path) }

  func isAccepted(_ path: String) throws -> Bool {
    try FileAccess.read(run + "/artifacts/" + path) == bytes("__Snapshots__/" + path)
  }

  func review(_ arguments: String...) throws -> CommandRun { try review(arguments) }

  func review(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(["review"] + arguments, directory: root)
  }
}
