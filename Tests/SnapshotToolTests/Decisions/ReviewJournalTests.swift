import CoreGraphics
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct ReviewJournalTests: Reviewing {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

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

  @Test func `one review of a run is open at a time`() throws {
    try package.add(path, reference: old, actual: new)
    let run = package.pending()
    let first = try ReviewSession(run)
    #expect(throws: ReviewError.busy(folder: run.folder)) { _ = try ReviewSession(run) }
    #expect(first.nextStep == 1)
  }
}
