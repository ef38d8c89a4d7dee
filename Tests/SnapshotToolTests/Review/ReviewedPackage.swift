import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport

/// A package with references, and a run that drew others.
final class ReviewedPackage: Sendable {
  private let folder: TemporaryFolder
  var root: String { folder.path }
  var run: String { root + "/.build/snapshot-runs/20260102-030405-x" }
  /// The files of two pictures that differ.
  let old: [UInt8]
  let new: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    old = try Self.png(picture("..", ".."))
    new = try Self.png(picture("..", ".#"))
    try write("Package.swift", [])
    try FileAccess.makeFolder(run)
  }

  @discardableResult
  func write(_ path: String, _ bytes: [UInt8]) throws -> String {
    let target = root + "/" + path
    try FileAccess.makeFolder(FileAccess.split(target).folder)
    try FileAccess.write(bytes, to: target)
    return target
  }

  func bytes(_ path: String) -> [UInt8]? { try? FileAccess.read(root + "/" + path) }

  static func png(_ image: PixelImage) throws -> [UInt8] {
    try Reference.encode(image, metadata: ReferenceMetadata(scale: 2))
  }

  /// Adds a reference, if there is one, what was drawn in its place, and the record of it.
  func add(
    _ path: String, reference: [UInt8]?, actual: [UInt8],
    _ change: (inout RunRecord) -> Void = { _ in }
  ) throws {
    if let reference { try write("__Snapshots__/" + path, reference) }
    let drawn = try write(".build/snapshot-runs/20260102-030405-x/artifacts/" + path, actual)
    var end = record(path, snapshot: path).ended(reference == nil ? .missing : .differed)
    end.actualPath = drawn
    end.store = "__Snapshots__"
    end.referenceDigest = reference.map { SHA256.digest(of: $0).description }
    end.pixelDigest = try? Reference(actual, path: path).statedPixelDigest
    change(&end)
    let recorder = RunRecorder(directory: run)
    try recorder.append(record(path, snapshot: path))
    try recorder.append(end)
  }

  func pending(_ folder: String? = nil) -> PendingRun {
    PendingRun(folder: folder ?? run, packageRoot: root)
  }
}

/// Tests of what becomes of a run's pictures.
protocol Reviewing {
  var package: ReviewedPackage { get }
}

extension Reviewing {
  var old: [UInt8] { package.old }
  var new: [UInt8] { package.new }
  var path: String { "CardTests/card.1@2x.png" }
  var reference: [UInt8]? { package.bytes("__Snapshots__/" + path) }
}
