import CoreGraphics
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct ReviewSessionTests: Reviewing {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `accepting gives the reference the drawn bytes, undo gives them back`() throws {
    try package.add(path, reference: old, actual: new)
    let run = package.pending()
    let snapshot = try #require(run.snapshots.first)
    let session = try ReviewSession(run)
    #expect(session.state(snapshot) == .undecided)
    try session.accept(snapshot, step: session.nextStep)
    #expect(reference == new)
    #expect(session.state(snapshot) == .accepted)
    #expect(try session.undo() == [snapshot.referencePath])
    #expect(reference == old)
    #expect(session.state(snapshot) == .undecided)
    #expect(try session.undo() == nil)
  }

  @Test func `a missing reference is written, and undo removes it again`() throws {
    try package.add(path, reference: nil, actual: new)
    let run = package.pending()
    let session = try ReviewSession(run)
    try session.accept(run.snapshots[0], step: 1)
    #expect(reference == new)
    try session.undo()
    #expect(reference == nil)
  }

  @Test func `a reference that changed since the run is not replaced`() throws {
    try package.add(path, reference: old, actual: new)
    let other = try ReviewedPackage.png(picture("##", "##"))
    try package.write("__Snapshots__/" + path, other)
    let run = package.pending()
    let session = try ReviewSession(run)
    #expect(throws: ReviewError.stale(path, reason: "the reference changed since the run")) {
      try session.accept(run.snapshots[0], step: 1)
    }
    #expect(reference == other)
  }

  @Test func `what one key decided is taken back together`() throws {
    try package.add("A/a.1.png", reference: old, actual: new)
    try package.add("A/a.2.png", reference: old, actual: new)
    try package.add("A/a.3.png", reference: old, actual: new)
    let run = package.pending()
    let session = try ReviewSession(run)
    try session.reject(run.snapshots[2], step: session.nextStep)
    let step = session.nextStep
    try session.accept(run.snapshots[0], step: step)
    try session.accept(run.snapshots[1], step: step)
    #expect(try session.undo()?.count == 2)
    #expect(package.bytes("__Snapshots__/A/a.1.png") == old)
    #expect(package.bytes("__Snapshots__/A/a.2.png") == old)
    #expect(session.state(run.snapshots[2]) == .rejected)
    #expect(try session.undo() == [run.snapshots[2].referencePath])
    #expect(session.state(run.snapshots[2]) == .undecided)
  }

  @Test func `what was changed after it was accepted is not taken back`() throws {
    try package.add(path, reference: old, actual: new)
    let run = package.pending()
    let session = try ReviewSession(run)
    try session.accept(run.snapshots[0], step: 1)
    let later = try ReviewedPackage.png(picture("##", "##"))
    try package.write("__Snapshots__/" + path, later)
    #expect(throws: ReviewError.changedSince(run.snapshots[0].referencePath)) {
      try session.undo()
    }
    #expect(reference == later)
  }
}
