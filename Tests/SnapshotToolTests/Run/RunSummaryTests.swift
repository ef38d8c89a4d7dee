import SnapshotCore
import SnapshotTool
import Testing

@Suite struct RunSummaryTests {
  @Test func `a start and its end are one entry`() {
    let start = record("1")
    let summary = RunSummary([start, start.ended(.matched)])
    #expect(summary.entries.map(\.outcome) == [.matched])
    #expect(summary.failures.isEmpty)
  }

  @Test func `two tests that share a reference are refused, although the pictures are the same`() {
    let one = record("1").ended(.matched)
    let other = record("2", test: "CardTests.testOther", line: 20).ended(.matched)
    let summary = RunSummary([one, other])
    #expect(summary.count(.failed) == 2)
    #expect(
      summary.entries.first?.message
        == "CardTests/card.1@2x.png is the reference of two tests, CardTests.testCard "
        + "(CardTests.swift:12) and CardTests.testOther (CardTests.swift:20). Give one of them "
        + "another name.")
    #expect(RunSummary([one, record("2", line: 20).ended(.matched)]).count(.matched) == 2)
    // A folder that a test names is its own affair.
    let elsewhere = [one, other].map { $0.with { $0.store = "Elsewhere" } }
    #expect(RunSummary(elsewhere).count(.matched) == 2)
  }

  @Test func `a test class that inherits a test shares its reference`() {
    let one = record("1").ended(.matched)
    let inherited = record("2", test: "BadgeTests.testCard").ended(.matched)
    #expect(RunSummary([one, inherited]).count(.matched) == 2)
  }

  @Test func `a start without an end is a crash`() {
    let finished = record("1")
    let summary = RunSummary([
      finished, finished.ended(.matched), record("2", snapshot: "CardTests/b.1.png"),
    ])
    #expect(summary.entries.map(\.outcome) == [.crashed, .matched])
    #expect(summary.entries[0].record.snapshot == "CardTests/b.1.png")
  }

  @Test func `the worst come first, then the order of paths`() {
    let statuses: [(String, RunRecord.Status)] = [
      ("a", .matched), ("b", .recorded), ("c", .missing), ("d", .differed), ("e", .failed),
      ("f", .differed),
    ]
    let records = statuses.reversed().map { name, status in
      record(name, snapshot: "T/\(name).png").ended(status)
    }
    let summary = RunSummary(records)
    #expect(summary.entries.map(\.record.assertion) == ["e", "d", "f", "c", "b", "a"])
    #expect(summary.count(.differed) == 2)
    #expect(summary.failures.count == 4)
  }

  @Test func `the order in which processes wrote does not matter`() {
    let records = (0..<20).flatMap { index in
      let start = record("\(index)", snapshot: "T/\(index % 7).png", test: "T.\(index % 7)")
      return index == 5 ? [start] : [start, start.ended(.matched)]
    }
    #expect(RunSummary(records) == RunSummary(records.reversed()))
  }

  @Test func `two tests with other pictures on one reference both fail`() {
    let first = record("1", test: "A.a").ended(.matched).with { $0.pixelDigest = "x" }
    let second = record("2", snapshot: "CardTests/Card.1@2x.png", test: "B.b", line: 40)
      .ended(.matched).with { $0.pixelDigest = "y" }
    let summary = RunSummary([first, second])
    #expect(summary.entries.map(\.outcome) == [.failed, .failed])
    #expect(summary.entries.contains { $0.message.contains("B.b at CardTests.swift:40") })
  }

  @Test func `one picture asserted twice is fine`() {
    let records = ["1", "2"].map {
      record($0).ended(.matched).with { $0.pixelDigest = "x" }
    }
    #expect(RunSummary(records).failures.isEmpty)
  }

  @Test func `a reference that one test wrote twice with other pictures is a failure`() {
    let first = record("1").ended(.recorded).with { $0.pixelDigest = "x" }
    let second = record("2").ended(.recorded).with { $0.pixelDigest = "y" }
    #expect(RunSummary([first, second]).failures.count == 2)
  }

  @Test func `one name for two pictures or texts fails in verify as in record`() {
    typealias Change = (inout RunRecord, String) -> Void
    let digests: [Change] = [{ $0.pixelDigest = $1 }, { $0.contentDigest = $1 }]
    for statuses: [RunRecord.Status] in [[.matched, .differed], [.recorded, .recorded]] {
      for set in digests {
        let records = zip(statuses, ["x", "y"]).enumerated().map { index, pair in
          record("\(index)").ended(pair.0).with { set(&$0, pair.1) }
        }
        let summary = RunSummary(records)
        #expect(summary.entries.map(\.outcome) == [.failed, .failed])
        #expect(summary.entries[0].message.contains("Give one of them another name"))
      }
    }
  }

  @Test func `one path in two stores is two files`() {
    let first = record("1").ended(.matched).with { $0.pixelDigest = "x" }
    let second = record("2").ended(.matched).with {
      $0.pixelDigest = "y"
      $0.store = "Elsewhere"
    }
    #expect(RunSummary([first, second]).failures.isEmpty)
    let third = record("3").ended(.differed).with {
      $0.pixelDigest = "z"
      $0.store = "__Snapshots__"
    }
    #expect(RunSummary([first, third]).count(.failed) == 2)
  }
}
