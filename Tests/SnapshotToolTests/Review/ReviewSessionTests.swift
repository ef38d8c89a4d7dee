import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct ReviewSessionTests {
  private let package: ReviewedPackage
  private let old: [UInt8]
  private let new: [UInt8]
  private let path = "CardTests/card.1@2x.png"

  init() throws {
    package = try ReviewedPackage()
    old = try ReviewedPackage.png(picture("..", ".."))
    new = try ReviewedPackage.png(picture("..", ".#"))
  }

  private var reference: [UInt8]? { package.bytes("__Snapshots__/" + path) }

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

  @Test func `decisions are there in the next session, whatever the last line is`() throws {
    try package.add("A/a.1.png", reference: old, actual: new)
    try package.add("A/a.2.png", reference: old, actual: new)
    let run = package.pending()
    do {
      let session = try ReviewSession(run)
      try session.reject(run.snapshots[0], step: 1)
      try session.accept(run.snapshots[1], step: 2)
    }
    let journal = package.run + "/review.journal"
    let whole = try FileAccess.read(journal)
    try FileAccess.write(whole + Array("{\"action\":\"acc".utf8), to: journal)
    let session = try ReviewSession(run)
    #expect(session.state(run.snapshots[0]) == .rejected)
    #expect(session.state(run.snapshots[1]) == .accepted)
    try session.undo()
    #expect(session.state(run.snapshots[1]) == .undecided)
    #expect(package.bytes("__Snapshots__/A/a.2.png") == old)
  }

  @Test func `a decision that was noted and not carried out changes nothing`() throws {
    try package.add(path, reference: old, actual: new)
    let run = package.pending()
    do {
      let journal = try ReviewJournal(folder: run.folder)
      let kept = try journal.keep(old)
      try journal.append(
        .init(
          action: .accept, reference: run.snapshots[0].referencePath, step: 1, old: kept,
          new: SHA256.digest(of: new).description))
    }
    let session = try ReviewSession(run)
    #expect(session.state(run.snapshots[0]) == .undecided)
    try session.undo()
    #expect(reference == old)
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

  @Test func `one review of a run is open at a time`() throws {
    try package.add(path, reference: old, actual: new)
    let run = package.pending()
    let first = try ReviewSession(run)
    #expect(throws: ReviewError.busy(folder: run.folder)) { _ = try ReviewSession(run) }
    #expect(first.nextStep == 1)
  }
}
