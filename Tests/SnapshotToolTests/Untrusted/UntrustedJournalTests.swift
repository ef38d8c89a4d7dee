import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

/// Journals that another machine wrote.
@Suite struct UntrustedJournalTests: Reviewing {
  let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.add(path, reference: old, actual: new)
  }

  private func digest(_ bytes: [UInt8]) -> String { SHA256.digest(of: bytes).description }

  private func write(_ entries: ReviewJournal.Entry...) throws {
    let text = entries.map { JSONText.string($0) + "\n" }.joined()
    try FileAccess.write(Array(text.utf8), to: package.run + "/review.journal")
  }

  private func keep(_ bytes: [UInt8], as name: String? = nil) throws -> String {
    let name = name ?? digest(bytes)
    try package.write(".build/snapshot-runs/20260102-030405-x/.review/" + name, bytes)
    return name
  }

  @Test func `undo writes and removes references of the package alone`() throws {
    let manifest = try package.write("Package.swift", Array("let a".utf8))
    let away = try TemporaryFolder()
    try FileAccess.write(Array("let a".utf8), to: away.path + "/a.1.png")
    let evil = try keep(Array("evil".utf8))
    for target in [
      manifest, away.path + "/a.1.png", package.root + "/__Snapshots__/../Package.swift",
    ] {
      for kept in [evil, nil] {
        try write(
          .init(
            action: .accept, reference: target, step: 1, old: kept,
            new: digest(Array("let a".utf8))))
        let session = try ReviewSession(package.pending())
        #expect(throws: ReviewError.self) { try session.undo() }
        #expect(package.bytes("Package.swift") == Array("let a".utf8))
        #expect(try FileAccess.read(away.path + "/a.1.png") == Array("let a".utf8))
      }
    }
  }

  @Test func `kept bytes have the digest that names them, or are not written`() throws {
    let reference = package.root + "/__Snapshots__/" + path
    _ = try keep(Array("evil".utf8), as: digest(new))
    for name in [digest(new), "../../../../secret", digest(Array("none".utf8)), ""] {
      try write(
        .init(action: .accept, reference: reference, step: 1, old: name, new: digest(old)))
      let session = try ReviewSession(package.pending())
      #expect(throws: ReviewError.self) { try session.undo() }
      #expect(package.bytes("__Snapshots__/" + path) == old)
    }
  }

  @Test func `what is moved back overwrites nothing`() throws {
    let other = try package.write("__Snapshots__/Other/o.1.png", new)
    var entry = ReviewJournal.Entry(
      action: .accept, reference: package.root + "/__Snapshots__/" + path, step: 1,
      old: try keep(Array("evil".utf8)), new: digest(old))
    entry.movedFrom = other
    try write(entry)
    let session = try ReviewSession(package.pending())
    #expect(throws: ReviewError.changedSince(other)) { try session.undo() }
    #expect(package.bytes("__Snapshots__/Other/o.1.png") == new)
    entry.movedFrom = package.root + "/Package.swift"
    try write(entry)
    #expect(throws: ReviewError.self) { try ReviewSession(package.pending()).undo() }
    #expect(package.bytes("__Snapshots__/" + path) == old)
  }

  @Test func `a journal, or a folder of kept bytes, that is a link is not written through`() throws
  {
    let manager = FileManager.default
    let away = try TemporaryFolder()
    try FileAccess.write(Array("mine\n".utf8), to: away.path + "/profile")
    let journal = package.run + "/review.journal"
    try manager.createSymbolicLink(atPath: journal, withDestinationPath: away.path + "/profile")
    #expect(throws: ReviewError.file(.symbolicLink(path: journal))) {
      _ = try ReviewSession(package.pending())
    }
    try manager.removeItem(atPath: journal)
    try manager.linkItem(atPath: away.path + "/profile", toPath: journal)
    #expect(throws: ReviewError.self) { _ = try ReviewSession(package.pending()) }
    #expect(try FileAccess.read(away.path + "/profile") == Array("mine\n".utf8))
    try manager.removeItem(atPath: journal)
    try manager.createSymbolicLink(
      atPath: package.run + "/.review", withDestinationPath: away.path)
    let run = package.pending()
    let session = try ReviewSession(run)
    #expect(throws: ReviewError.self) { try session.accept(run.snapshots[0], step: 1) }
    #expect(try away.names() == ["profile"])
    #expect(package.bytes("__Snapshots__/" + path) == old)
  }

  @Test func `steps beyond all numbers are no entries`() throws {
    try write(.init(action: .reject, reference: "x", step: .max))
    #expect(try ReviewSession(package.pending()).nextStep == 1)
  }

  @Test func `without a package there is no reference to give back`() throws {
    try write(
      .init(
        action: .accept, reference: package.root + "/__Snapshots__/" + path, step: 1,
        new: digest(old)))
    let session = try ReviewSession(folder: package.run, packageRoot: nil)
    #expect(throws: ReviewError.self) { try session.undo() }
    #expect(package.bytes("__Snapshots__/" + path) == old)
  }
}
