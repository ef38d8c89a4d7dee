import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct RunRecordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `every assertion has one start and one end`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      for text in ["one", "one", "two"] {
        _ = verifySnapshot(
          of: text, as: .lines, named: "a", snapshotDirectory: folder.references,
          testName: "test()", line: 7)
      }
      let records = try folder.records()
      #expect(records.map(\.event) == [.start, .end, .start, .end, .start, .end])
      #expect(records.compactMap(\.status) == [.recorded, .matched, .differed])
      #expect(records[0].assertion == records[1].assertion)
      #expect(Set(records.map(\.assertion)).count == 3)
      #expect(records.allSatisfy { $0.snapshot == "references/test.a.txt" && $0.line == 7 })
      #expect(
        records.allSatisfy {
          $0.framework == .swiftTesting
            && $0.test.hasPrefix("RunRecordTests/") && $0.file.hasSuffix("RunRecordTests.swift")
        })
      let last = try #require(records.last)
      #expect(last.referencePath == folder.references + "/test.a.txt")
      #expect(last.actualPath == folder.artifacts + "/references/test.a.actual.txt")
      #expect(last.differencePath == folder.artifacts + "/references/test.a.difference.txt")
      #expect(last.message?.contains("does not match") == true)
      #expect(try #require(last.durationSeconds) >= 0)
    }
  }

  @Test func `a written reference is told as new or rewritten`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      for text in ["one", "two"] {
        _ = verifySnapshot(
          of: text, as: .lines, named: "a", record: .all, snapshotDirectory: folder.references,
          testName: "test()")
      }
      let records = try folder.records()
      #expect(records.compactMap(\.written) == [.created, .replaced])
    }
  }

  @Test func `a failure before the comparison is recorded too`() throws {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verifySnapshot(
        of: try value(), as: .lines, snapshotDirectory: folder.references)
      let records = try folder.records()
      #expect(records.map(\.status) == [nil, .failed])
    }
  }

  @Test func `an assertion removes what a killed process left where it looks`() throws {
    let name = ".test.a.txt.4194305-x.tmp"
    for parent in [folder.references, folder.artifacts + "/references"] {
      try FileAccess.makeFolder(parent)
      try FileAccess.write([1], to: parent + "/" + name)
    }
    folder.inProcess {
      _ = verifySnapshot(
        of: "one", as: .lines, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
    #expect(folder.files(in: folder.references) == ["test.a.txt"])
    #expect(folder.files(in: folder.artifacts) == [])
  }

  @Test func `a text's record has a digest that tells it from another`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      for text in ["one", "one", "two"] {
        _ = verifySnapshot(
          of: text, as: .lines, named: "a", snapshotDirectory: folder.references,
          testName: "test()")
      }
      let digests = try folder.records().filter { $0.event == .end }.map(\.contentDigest)
      #expect(digests[0] == SHA256.digest(of: Array("one".utf8)).description)
      #expect(digests[0] == digests[1] && digests[1] != digests[2])
    }
  }

  @Test func `a run folder that cannot be written fails the assertion`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.run))
    folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      let failure = verifySnapshot(
        of: "one", as: .lines, snapshotDirectory: folder.references)
      #expect(failure?.contains("SNAPSHOT_RUN_DIR") == true)
    }
  }
}
