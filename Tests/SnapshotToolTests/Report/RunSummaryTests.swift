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

  @Test func `of an animation the frames are told before the numbers of the worst`() {
    var record = record("1").ended(.differed)
    record.numbers = RunRecord.Numbers(
      ImageComparison.compare(
        PixelImage(width: 1, height: 1, bytes: [0, 0, 0, 255]),
        PixelImage(width: 1, height: 1, bytes: [9, 0, 0, 255])))
    let numbers = RunSummary([record]).entries[0].shortText
    #expect(numbers.hasPrefix("1 of 1 pixels differ"))
    record.frames = "1 of 3 frames differs, at 0.1 s"
    #expect(
      RunSummary([record]).entries[0].shortText == "1 of 3 frames differs, at 0.1 s: " + numbers)
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

@Suite struct RunReportTests {
  @Test func `the exit code is 0 for matches and records, 1 for differences, 3 for a crash`() {
    #expect(report([record("1").ended(.matched)]).exitCode == 0)
    #expect(report([record("1").ended(.recorded)]).exitCode == 0)
    for status: RunRecord.Status in [.differed, .missing, .failed] {
      #expect(report([record("1").ended(status)]).exitCode == 1)
    }
    #expect(report([record("1")]).exitCode == 3)
  }

  @Test func `another test's failure is 1, trouble is 3`() {
    let other = RunReport.OtherFailure(file: "/x/A.swift", line: 1, test: "A.a", message: "no")
    let matched = [record("1").ended(.matched)]
    #expect(report(matched) { $0.otherFailures = [other] }.exitCode == 1)
    let troubles: [RunReport.Trouble] = [
      .buildFailed([]), .crashed([]), .noResults, .interrupted(running: []),
      .unexplained(exitStatus: 1, lines: []), .timedOut(limitSeconds: 1, running: ["A/b()"]),
    ]
    for trouble in troubles {
      #expect(report(matched) { $0.trouble = trouble }.exitCode == 3)
    }
  }

  @Test func `of an interrupted run, few tests that ran are named and many are counted`() {
    let tests = (1...9).map { "T/t\($0)()" }
    #expect(
      RunReport.Trouble.interrupted(running: Array(tests.prefix(1))).lines
        == ["T/t1() had begun and not ended."])
    #expect(RunReport.Trouble.interrupted(running: Array(tests.prefix(8))).lines.count == 8)
    #expect(
      RunReport.Trouble.interrupted(running: tests).lines
        == ["9 tests had begun and not ended. With --no-parallel one runs at a time."])
  }

  @Test func `the headline says what happened`() {
    let matched = record("1").ended(.matched)
    let differed = record("2", snapshot: "T/b.png").ended(.differed)
    let recorded = record("3", snapshot: "T/c.png").ended(.recorded)
    #expect(report([matched]).headline == "The snapshot matches")
    #expect(report([matched, differed]).headline == "1 of 2 snapshots does not match")
    #expect(report([recorded]).headline == "1 snapshot recorded")
    #expect(report([matched, recorded]).headline == "1 of 2 snapshots recorded, the others match")
    #expect(report([record("1")]).headline == "A test crashed")
    #expect(report([]) { $0.trouble = .noResults }.headline == "No snapshot was compared")
  }

  @Test func `the accept command names the snapshot, safe for shells`() {
    func command(_ snapshot: String, _ status: RunRecord.Status = .differed) -> String? {
      let one = record("1", snapshot: snapshot).ended(status).with { $0.actualPath = "/a.png" }
      let report = report([one])
      return report.acceptCommand(for: report.summary.entries[0])
    }
    let prefix = "swift run snapshot review --accept "
    #expect(command("CardTests/card.1@2x.png") == prefix + "CardTests/card.1@2x.png")
    #expect(command("A/b c.png") == prefix + "'A/b c.png'")
    #expect(command("A/it's $5.png", .missing) == prefix + "'A/it'\\''s $5.png'")
    #expect(command("A/b.png", .failed) == nil)
  }

  @Test func `what was not drawn cannot be accepted`() {
    let report = report([record("1").ended(.differed)])
    #expect(report.acceptCommand(for: report.summary.entries[0]) == nil)
  }
}
