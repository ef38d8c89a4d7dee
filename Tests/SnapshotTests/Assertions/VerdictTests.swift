import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct VerdictTests {
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
            && $0.test.hasPrefix("VerdictTests/") && $0.file.hasSuffix("VerdictTests.swift")
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
}
