import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct PendingSnapshotTests: Reviewing {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `one that was written, or removed, since the run is left too`() throws {
    try package.add("A/a.1.png", reference: nil, actual: new)
    try package.write("__Snapshots__/A/a.1.png", old)
    try package.add("A/a.2.png", reference: old, actual: new)
    try FileManager.default.removeItem(atPath: package.root + "/__Snapshots__/A/a.2.png")
    let states = package.pending().snapshots.map { $0.state(isRejected: false) }
    #expect(
      states == [
        .stale("a reference was written since the run"),
        .stale("the reference was removed since the run"),
      ])
  }

  @Test func `an actual file that is gone, torn or another picture is never accepted`() throws {
    try package.add("A/a.1.png", reference: old, actual: new)
    try package.add("A/a.2.png", reference: old, actual: Array(new.dropLast(8)))
    try package.add("A/a.3.png", reference: old, actual: new) { $0.pixelDigest = "0" }
    let run = package.pending()
    try FileManager.default.removeItem(atPath: run.snapshots[0].actualPath)
    let session = try ReviewSession(run)
    for snapshot in run.snapshots {
      #expect(throws: ReviewError.self) { try session.accept(snapshot, step: 1) }
      #expect(session.state(snapshot).name == "gone")
    }
    #expect(package.bytes("__Snapshots__/A/a.2.png") == old)
  }
}
