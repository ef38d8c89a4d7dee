import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct TerminalSummaryTests {
  private func text(_ report: RunReport, colored: Bool = false) -> String {
    TerminalSummary(report, style: TextStyle(isColored: colored))
      .text(reportPath: "/package/.build/snapshot-report.html")
  }

  private var differed: RunRecord {
    record("1").ended(.differed, message: "long").with {
      $0.numbers = .init(
        ImageComparison.compare(plain(20, 10), plain(20, 10).with(0xff00_0000, at: (3, 4))))
      $0.referencePath = "/package/__Snapshots__/CardTests/card.1@2x.png"
      $0.actualPath = "/tmp/actual.png"
    }
  }

  @Test func `a green run is one line and the report`() {
    #expect(
      text(report([record("1").ended(.matched), record("2").ended(.matched)]))
        == "✓ All 2 snapshots match  3.4 s\n  report      .build/snapshot-report.html\n")
  }

  @Test(arguments: [
    (0, "A test crashed. All other tests ran."),
    (2, "A test crashed, and 2 tests did not run to the end."),
    (nil, "A test process crashed; the tests after it did not run."),
  ] as [(Int?, String)])
  func `a crash says what did not run, and how many snapshots were compared`(
    _ missed: Int?, _ title: String
  ) {
    let text = text(
      report([record("1").ended(.matched)]) {
        $0.trouble = .crashed(["CardTests/a(): A.swift:1: Fatal error: a"])
        $0.missedTests = missed
      })
    #expect(text.hasPrefix("✗ \(title)\n  CardTests/a(): A.swift:1: Fatal error: a\n"))
    #expect(text.contains("✗ A test crashed  3.4 s\n  1 matches\n"))
  }

  @Test func `a difference has test, place, numbers, paths and the command`() {
    #expect(
      text(report([differed, record("2", snapshot: "T/b.png").ended(.matched)])) == """
        ✗ CardTests.testCard  CardTests/card.1@2x.png
          CardTests.swift:12
          1 of 200 pixels differ (0.5 %), greatest difference ΔE 100 (255 of 255) at (3, 4), \
        all in 1 × 1 at (3, 4).
          reference   __Snapshots__/CardTests/card.1@2x.png
          actual      /tmp/actual.png
          accept      swift run snapshot review --accept CardTests/card.1@2x.png

        ✗ 1 of 2 snapshots does not match  3.4 s
          1 differs, 1 matches
          report      .build/snapshot-report.html

        """)
  }

  @Test func `names cannot smuggle control sequences onto the terminal`() {
    let hostile = record("1", snapshot: "T/\u{1b}[2Jx.png", test: "a\u{1b}]0;title\u{7}\nb")
      .ended(.failed, message: "first\n\u{1b}[31msecond\r")
    let text = text(report([hostile]))
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(text.contains("a\\u{1B}]0;title\\u{07}\\nb"))
  }

  @Test func `colours are there only when asked for`() {
    #expect(!text(report([differed])).contains("\u{1b}"))
    #expect(text(report([differed]), colored: true).contains("\u{1b}[31m✗ \u{1b}[0m"))
  }

  @Test func `many failures are cut, and their number is said`() {
    let records = (0..<25).map { record("\($0)", snapshot: "T/\($0).png").ended(.differed) }
    let text = text(report(records))
    #expect(text.contains("… and 5 more in the report"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("✗ CardTests") } == 20)
  }

  @Test func `a message is cut where it lists the files, which follow anyway`() {
    let message = "It differs.\n- a\n+ b\nreference   /x\nTo accept it: y"
    let drawn = record("1").ended(.differed, message: message).with { $0.actualPath = "/a.png" }
    let text = text(report([drawn]))
    #expect(text.contains("  It differs.\n  - a\n  + b\n  actual      /a.png\n  accept  "))
  }

  @Test func `recorded references are listed`() {
    let new = record("1").ended(.recorded).with {
      $0.written = .created
      $0.referencePath = "/package/__Snapshots__/a.png"
    }
    let text = text(report([new]))
    #expect(text.hasPrefix("● new       __Snapshots__/a.png\n\n✓ 1 snapshot recorded"))
  }

  @Test func `a failed build shows the compiler's words and the log`() {
    let text = text(
      report([]) {
        $0.trouble = .buildFailed(["/package/A.swift:3:1: error: nope"])
        $0.logPath = "/package/.build/run/swift-test.log"
      })
    #expect(text.contains("  /package/A.swift:3:1: error: nope\n"))
    #expect(text.contains("log         .build/run/swift-test.log"))
  }
}
