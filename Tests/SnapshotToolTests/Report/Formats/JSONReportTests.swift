import Foundation
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct JSONReportTests {
  private func object(_ report: RunReport) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(JSONReport(report).bytes()))
    return try #require(object as? [String: Any])
  }

  @Test(arguments: SampleRuns.all.map(\.name))
  func `what is written conforms to the schema`(_ name: String) throws {
    let report = try #require(SampleRuns.all.first { $0.name == name }).report
    #expect(try SchemaCheck("report.schema.json").problems(JSONReport(report).bytes()) == [])
  }

  @Test func `a document that the schema does not allow is found out`() throws {
    let schema = try SchemaCheck("report.schema.json")
    var text = String(decoding: JSONReport(SampleRuns.failing).bytes(), as: UTF8.self)
    text = text.replacing("\"exitCode\":1", with: "\"exitCode\":2,\"other\":1")
    let problems = try schema.problems(Array(text.utf8))
    #expect(problems.count == 2)
    #expect(problems.contains { $0.hasPrefix("$: other is unknown") })
  }

  @Test func `failures come worst first, with numbers, paths below the package and command`()
    throws
  {
    let object = try object(SampleRuns.failing)
    let snapshots = try #require(object["snapshots"] as? [[String: Any]])
    #expect(
      snapshots.compactMap { $0["outcome"] as? String } == [
        "failed", "differs", "differs", "missing", "recorded", "matches",
      ])
    let differing = snapshots[1]
    #expect(differing["file"] as? String == "Tests/CardTests.swift")
    #expect((differing["numbers"] as? [String: Any])?["differentPixels"] as? Int == 1)
    let changes = try #require(differing["changes"] as? [[String: Any]])
    #expect(changes.first?["what"] as? String == "font 17 → 18")
    #expect(object["matches"] as? [String] == ["T/ok.png"])
  }

  @Test func `ten thousand matches are ten thousand names`() throws {
    let report = SampleRuns.matching(10_000)
    let clock = ContinuousClock()
    var bytes: [UInt8] = []
    let time = clock.measure { bytes = JSONReport(report).bytes() }
    #expect(bytes.count < 400_000)
    #expect(time < .seconds(5))
    #expect((try object(report)["matches"] as? [String])?.count == 10_000)
  }
}
