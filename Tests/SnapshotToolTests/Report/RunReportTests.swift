import SnapshotCore
import SnapshotTool
import Testing

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
    let other = RunManifest.OtherFailure(file: "/x/A.swift", line: 1, test: "A.a", message: "no")
    let matched = [record("1").ended(.matched)]
    #expect(report(matched) { $0.otherFailures = [other] }.exitCode == 1)
    let troubles: [RunManifest.Trouble] = [
      .buildFailed([]), .crashed([]), .noResults, .interrupted(running: []),
      .unexplained(exitStatus: 1, lines: []), .timedOut(limitSeconds: 1, running: ["A/b()"]),
    ]
    for trouble in troubles {
      #expect(report(matched) { $0.trouble = trouble }.exitCode == 3)
    }
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
