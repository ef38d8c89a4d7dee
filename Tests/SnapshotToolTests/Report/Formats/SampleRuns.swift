import SnapshotCore
import SnapshotTool
import TestSupport

/// Runs of every kind, for the tests of the reports' forms.
enum SampleRuns {
  /// What a name or a message may hold that somebody wants to do harm with.
  static let hostile =
    "</script><script>alert(1)</script>\"'&]]><!-- \n::error::x\n##vso[task]\r\u{1b}[31m|`a``b`"
    + "[[ATTACHMENT|/etc/passwd]]\u{0}\u{fffe}@all <img src=x onerror=alert(2)> https://x.y"

  static var failing: RunReport {
    report([
      differing("1", "T/a.png").with {
        $0.changes = [ViewChange(view: "Card/title", what: "font 17 → 18", pixels: 1)]
        $0.cause = .view
        $0.group = "Card × 4"
        $0.actualPath = "/package/.build/run/T/a.actual.png"
        $0.referencePath = "/package/__Snapshots__/T/a.png"
      },
      differing("2", "T/b.png"),
      record("3", snapshot: "T/c.png").ended(.missing, message: "none").with {
        $0.actualPath = "/package/.build/run/T/c.actual.png"
      },
      record("4", snapshot: "T/d.png").ended(.failed, message: "first\nsecond"),
      record("5", snapshot: "T/new.png").ended(.recorded).with { $0.written = .created },
      record("6", snapshot: "T/same.png").ended(.matched).with { $0.cause = .structure },
      record("7", snapshot: "T/ok.png").ended(.matched).with { $0.durationSeconds = 0.0125 },
    ]) {
      $0.otherFailures = [
        .init(file: "/package/Tests/Sum.swift", line: 3, test: "SumTests.testSum", message: "2")
      ]
    }
  }

  static var hostileRun: RunReport {
    report([
      record("1", snapshot: "T/\(hostile).png", test: hostile).ended(.failed, message: hostile)
        .with {
          $0.actualPath = hostile
          $0.changes = [ViewChange(view: hostile, what: hostile, pixels: 0)]
        },
      record("2", snapshot: hostile, test: hostile).ended(.missing, message: hostile).with {
        $0.actualPath = hostile
      },
    ]) {
      $0.packageName = hostile
      $0.command = hostile
      $0.trouble = .crashed([hostile])
      $0.otherFailures = [.init(file: hostile, line: 1, test: hostile, message: hostile)]
    }
  }

  static func matching(_ count: Int) -> RunReport {
    report(
      (0..<count).map { record("\($0)", snapshot: "CardTests/card.\($0)@2x.png").ended(.matched) })
  }

  static var all: [(name: String, report: RunReport)] {
    [
      ("failing", failing), ("hostile", hostileRun), ("matching", matching(3)),
      ("nothing", report([]) { $0.trouble = .noResults }),
      ("no build", report([]) { $0.trouble = .buildFailed(["A.swift:3:1: error: no"]) }),
      ("crash", report([record("1")]) { $0.trouble = .crashed(["signal 11"]) }),
      ("unexplained", report([]) { $0.trouble = .unexplained(exitStatus: 7, lines: ["x"]) }),
      (
        "other failures alone",
        report([record("1").ended(.matched)]) {
          $0.otherFailures = [.init(file: "/a.swift", line: 1, test: "free()", message: "")]
        }
      ),
    ]
  }

  static func differing(_ assertion: String, _ snapshot: String) -> RunRecord {
    record(assertion, snapshot: snapshot).ended(.differed, message: "It differs.\n- a\n+ b").with {
      $0.numbers = .init(
        ImageComparison.compare(plain(20, 10), plain(20, 10).with(0xff00_0000, at: (3, 4))))
      $0.scale = 2
      $0.tolerance = .exact
      $0.durationSeconds = 0.25
    }
  }
}
