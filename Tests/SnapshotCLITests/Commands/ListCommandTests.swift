import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite struct ListCommandTests {
  private let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.addMatch("CardTests/testCard.1@2x.png", picture(4, 4))
    try package.write("__Snapshots__/CardTests/testOld.1@2x.png", picture(4, 4))
    try package.write("__Snapshots__/RingTests/testRing.1@2x.png", picture(6, 3))
    try package.write("__Snapshots__/RingTests/testTorn.1.png", bytes: [1, 2])
    try package.endRun()
  }

  private func list(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["list"] + arguments, directory: package.root)
  }

  @Test func `sizes, scales and tests are said, and what the last run did not use`() throws {
    let run = try list()
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("CardTests/testCard.1@2x.png  4 × 4 @2x  "))
    #expect(lines[0].hasSuffix("  CardTests.testCard"))
    #expect(lines[1].contains("unused in the last run"))
    #expect(lines[3].hasPrefix("RingTests/testTorn.1.png  2 bytes  "))
    #expect(lines[4].hasPrefix("4 references, "))
    #expect(try list("Ring*").output.hasSuffix("2 unused in the last run\n"))
  }

  @Test func `JSON has the same`() throws {
    let object = try list("--json").json()
    let references = try #require(object["references"] as? [[String: Any]])
    let kinds = references.map { $0["kind"] as? String }
    #expect(kinds == ["picture", "picture", "picture", "unreadable"])
    #expect(references[2]["width"] as? Int == 6)
    #expect(references[2]["scale"] as? Double == 2)
    #expect(references.map { $0["isUsed"] as? Bool } == [true, false, false, false])
  }

  @Test func `references with one picture are found`() throws {
    let run = try list("--duplicates")
    #expect(run.output.contains("2 times the same picture"))
    #expect(run.output.contains("  CardTests/testCard.1@2x.png\n  CardTests/testOld.1@2x.png\n"))
    #expect(try list("--duplicates", "Ring*").output.hasPrefix("No two references"))
  }
}
