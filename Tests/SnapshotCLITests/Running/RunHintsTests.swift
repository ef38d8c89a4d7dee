import Foundation
import SnapshotCore
import Testing

/// What `verify` says after its failures.
@Suite struct RunHintsTests {
  private let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws -> String {
    let target = package.root + "/" + path
    try FileAccess.makeFolder(FileAccess.split(target).folder)
    try FileAccess.write(bytes, to: target)
    return target
  }

  @Test func `a missing snapshot whose picture has another name is said to be renamed`() throws {
    let drawn = picture(7, 5, black: [(3, 3)])
    let bytes = try Reference.encode(drawn, metadata: ReferenceMetadata(scale: 2))
    _ = try write("__Snapshots__/CardTests/old.1@2x.png", bytes)
    let drawnPath = try write("drawn.png", bytes)
    let start = package.record("1", snapshot: "CardTests/new.1@2x.png")
    var end = start.ended(.missing, message: "missing")
    end.actualPath = "/elsewhere/artifacts/drawn.png"
    end.store = "__Snapshots__"
    end.pixelDigest = PixelDigest(drawn).description
    let run = try package.run(
      ["verify"], records: [start, end],
      after: "cp '\(drawnPath)' \"$SNAPSHOT_RUN_DIR/artifacts/drawn.png\"", status: 1)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "→ CardTests/new.1@2x.png has the same picture as __Snapshots__/CardTests/old.1@2x.png"))
  }

  @Test func `references in conflict are named, and do not fail the run`() throws {
    let path = "__Snapshots__/CardTests/card.1.png"
    _ = try write(path, [0])
    let repository = try GitRepository(package.root)
    let start = package.record("1")
    let quiet = try package.run(["verify"], records: [start, start.ended(.matched)])
    #expect(!quiet.output.contains("merge conflict"))
    try repository.makeConflict(in: path)
    let run = try package.run(["verify"], records: [start, start.ended(.matched)])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("! 1 reference has an unresolved merge conflict"))
    #expect(run.output.contains("\n  \(path)\n"))
  }
}
