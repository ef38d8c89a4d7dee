import CoreGraphics
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RenamedReferencesTests: Reviewing {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `a moved reference goes back to its old place`() throws {
    try package.add(path, reference: nil, actual: new)
    try package.write("__Snapshots__/Old/card.1@2x.png", new)
    let run = package.pending()
    let found = RenamedReferences(run, packageRoot: package.root).source(of: run.snapshots[0])
    #expect(found == "__Snapshots__/Old/card.1@2x.png")
    let source = package.root + "/__Snapshots__/Old/card.1@2x.png"
    let session = try ReviewSession(run)
    try session.accept(run.snapshots[0], step: 1, movedFrom: source)
    #expect(reference == new)
    #expect(!FileAccess.exists(package.root + "/__Snapshots__/Old"))
    try session.undo()
    #expect(package.bytes("__Snapshots__/Old/card.1@2x.png") == new)
    #expect(reference == nil)
  }
}
