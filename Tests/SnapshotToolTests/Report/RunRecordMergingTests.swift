import SnapshotCore
import SnapshotTool
import Testing

@Suite struct RunRecordMergingTests {
  private func entries(_ runs: [[RunRecord]]) -> [String] {
    RunSummary(RunRecord.merged(runs)).entries.map { "\($0.record.assertion) \($0.outcome)" }
  }

  private func pair(_ assertion: String, _ name: String, _ status: RunRecord.Status) -> [RunRecord]
  {
    let start = record(assertion, snapshot: name, test: "A/\(name)()")
    return [start, start.ended(status).with { $0.snapshot = name + "@2x.png" }]
  }

  @Test func `what a later run repeated keeps its first verdict`() {
    #expect(
      entries([pair("1", "a", .missing) + pair("2", "b", .matched), pair("3", "a", .matched)])
        == ["1 missing", "2 matched"])
    #expect(entries([pair("1", "a", .recorded), pair("2", "a", .matched)]) == ["1 recorded"])
  }

  @Test func `what had no verdict gets one, and what crashes again crashes once`() {
    let bystander = Array(pair("1", "a", .matched).prefix(1))
    let culprit = Array(pair("2", "b", .matched).prefix(1))
    let again = Array(pair("4", "b", .matched).prefix(1))
    #expect(
      entries([bystander + culprit, pair("3", "a", .differed) + again])
        == ["4 crashed", "3 differed"])
  }

  @Test func `several assertions of one snapshot in one test stay several`() {
    let cut = Array(pair("2", "a", .matched).prefix(1))
    #expect(
      entries([pair("1", "a", .matched) + cut, pair("3", "a", .matched) + pair("4", "a", .failed)])
        == ["4 failed", "1 matched"])
  }

  @Test func `a single run is left as it is`() {
    let records = pair("1", "a", .matched) + pair("2", "a", .matched)
    #expect(RunRecord.merged([records]) == records)
    #expect(RunRecord.merged([]) == [])
  }
}
