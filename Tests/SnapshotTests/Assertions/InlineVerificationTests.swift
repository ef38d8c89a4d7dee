import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct InlineVerificationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The failure of what `body` asserts, and the record that it leaves.
  private func failure(
    _ variables: [String: String] = ["CI": "true"], _ body: () -> Void
  ) throws -> (message: String?, record: RunRecord) {
    var variables = variables
    variables["SNAPSHOT_RUN_DIR"] = folder.run
    folder.inProcess(variables) { withKnownIssue(isIntermittent: true, body) }
    let record = try #require(try folder.records().last)
    return (record.message, record)
  }

  @Test func `another text fails with the difference, and changes no source`() throws {
    let before = try FileAccess.read(#filePath)
    let (message, record) = try failure {
      assertInlineSnapshot(of: "new", as: .lines, message: "Greeting") { "old" }
    }
    #expect(message?.hasPrefix("Greeting\nThe inline snapshot does not match.") == true)
    #expect(message?.contains("- old\n+ new") == true)
    #expect(message?.contains("SNAPSHOT_RECORD=failed swift test --filter") == true)
    #expect(record.status == .differed)
    #expect(record.snapshot.hasPrefix("InlineVerificationTests/"))
    #expect(record.snapshot.contains(".inline-"))
    // There is no file that a review could take.
    #expect(record.actualPath == nil)
    #expect(try FileAccess.read(#filePath) == before)
  }

  @Test func `nothing is written in CI`() throws {
    let (message, record) = try failure { assertInlineSnapshot(of: 1, as: .dump) }
    #expect(message?.contains("none was recorded: CI is set") == true)
    #expect(message?.contains("+ - 1") == true)
    #expect(record.status == .missing)
  }

  @Test func `source that cannot be written loses no text`() throws {
    let (message, record) = try failure([:]) {
      assertInlineSnapshot(of: "precious", as: .lines, file: "/nowhere/CardTests.swift")
    }
    #expect(message?.contains("The inline snapshot was not written: /nowhere") == true)
    #expect(message?.contains("+ precious") == true)
    #expect(record.status == .failed)
  }
}
