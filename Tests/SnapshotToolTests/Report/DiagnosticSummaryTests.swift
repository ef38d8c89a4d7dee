import SnapshotCore
import SnapshotTool
import Testing

/// Mistakes of views in a run's report.
@Suite struct DiagnosticSummaryTests {
  private let ambiguous = RunDiagnostic(
    kind: "ambiguousLayout", text: "The height of Card is ambiguous.\nBoth 3 and 4 would do.",
    isFailure: false)
  private let forgotten = RunDiagnostic(
    kind: "forgottenMask", text: "The mask of <Card> is on.", isFailure: false)

  private var run: [RunRecord] {
    [
      record("1", snapshot: "T/a.png").ended(.differed, message: "does not match").with {
        $0.diagnostics = [ambiguous, forgotten]
      },
      record("2", snapshot: "T/b.png").ended(.matched).with { $0.diagnostics = [ambiguous] },
      record("3", snapshot: "T/c.png").ended(.matched),
    ]
  }

  private func terminal(_ records: [RunRecord]) -> String {
    TerminalSummary(report(records), style: TextStyle(isColored: false)).text(reportPath: nil)
  }

  @Test func `the most frequent comes first, with the snapshots that have it`() {
    let found = report(run).diagnostics
    #expect(found.headline == "2 snapshots have mistakes in their views")
    #expect(found.entries.map(\.count) == [2, 1])
    #expect(found.entries[0].snapshots == ["T/a.png", "T/b.png"])
  }

  @Test func `the terminal tells of them with the failure, and of all at the end`() {
    let text = terminal(run)
    #expect(
      text.contains("""
          does not match
          ! The height of Card is ambiguous.
          ! The mask of <Card> is on.

        """), "\(text)")
    #expect(
      text.contains("""
        ! 2 snapshots have mistakes in their views
              2× The height of Card is ambiguous.
              1× The mask of <Card> is on.

        """), "\(text)")
  }

  @Test func `what the failure itself says is not said twice`() {
    let text = terminal([
      record("1").ended(.failed, message: "Card: The height of Card is ambiguous.").with {
        $0.diagnostics = [ambiguous]
      }
    ])
    #expect(text.ranges(of: "The height of Card is ambiguous.").count == 2)
    #expect(!text.contains("! The height"))
  }

  private func contradiction(_ view: String) -> RunDiagnostic {
    let constraint = "<NSLayoutConstraint \(view).width =="
    return RunDiagnostic(
      kind: "unsatisfiableConstraints",
      text: """
        Unable to simultaneously satisfy constraints.
        \tTry this:\u{20}
        (
            "\(constraint) 60   (active)>",
            "\(constraint) 50   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        \(constraint) 60   (active)>
        """, isFailure: false, cause: "Card.A.width 60 50", count: 1)
  }

  @Test func `a contradiction is never told without its constraints`() {
    let records = [
      record("1", snapshot: "T/a.png").ended(.differed, message: "does not match").with {
        $0.diagnostics = [contradiction("Card.A[0]")]
      },
      record("2", snapshot: "T/b.png").ended(.matched).with {
        $0.diagnostics = [contradiction("Card.A[1]")]
      },
    ]
    let text = terminal(records)
    #expect(
      text.contains("""
          ! Unable to simultaneously satisfy constraints.
              <NSLayoutConstraint Card.A[0].width == 60   (active)>  (given up)
              <NSLayoutConstraint Card.A[0].width == 50   (active)>

        """), "\(text)")
    #expect(
      text.contains("""
        ! 2 snapshots have mistakes in their views
              2× Unable to simultaneously satisfy constraints.
                   <NSLayoutConstraint Card.A[0].width == 60   (active)>  (given up)
                   <NSLayoutConstraint Card.A[0].width == 50   (active)>

        """), "\(text)")
    let markdown = String(decoding: MarkdownReport(report(records)).bytes(), as: UTF8.self)
    #expect(markdown.contains("Card.A[0].width == 60   (active)"), "\(markdown)")
    #expect(markdown.contains("Card.A[0].width == 50   (active)"))
  }

  @Test func `a test that fails on a contradiction shows its constraints, not iOS's advice`() {
    let found = contradiction("Card.A")
    let text = terminal([
      record("1").ended(.failed, message: "Card has something wrong.\n\n" + found.text).with {
        $0.diagnostics = [found]
      }
    ])
    #expect(
      text.contains("""
          Card has something wrong.
          Unable to simultaneously satisfy constraints.
            <NSLayoutConstraint Card.A.width == 60   (active)>  (given up)
            <NSLayoutConstraint Card.A.width == 50   (active)>

        """), "\(text)")
    #expect(!text.contains("Try this"))
  }

  @Test func `mistakes of one class and cause are one entry, wherever their views are`() {
    func ambiguous(_ place: String, _ cause: String?) -> RunDiagnostic {
      RunDiagnostic(kind: "k", text: "\(place) is open.", isFailure: false, cause: cause)
    }
    let known = [ambiguous("Card[0]", "Card is open."), ambiguous("Card[7]", "Card is open.")]
    let run = (known + [ambiguous("Card[8]", nil)]).enumerated().map { index, found in
      record("\(index)", snapshot: "T/\(index).png").ended(.matched).with {
        $0.diagnostics = [found]
      }
    }
    let entries = report(run).diagnostics.entries
    #expect(entries.map(\.count) == [2, 1])
    #expect(entries.map(\.text) == ["Card[0] is open.", "Card[8] is open."])
  }

  @Test func `JUnit has them whole, Markdown by their first lines`() {
    let junit = String(decoding: JUnitReport(report(run)).bytes(), as: UTF8.self)
    #expect(junit.contains("! The height of Card is ambiguous.&#10;Both 3 and 4 would do.&#10;"))
    #expect(junit.contains("! The mask of &lt;Card&gt; is on."))
    let markdown = String(decoding: MarkdownReport(report(run)).bytes(), as: UTF8.self)
    #expect(markdown.contains("The height of Card is ambiguous."))
    #expect(!markdown.contains("Both 3 and 4"))
    #expect(markdown.contains("2 snapshots have mistakes in their views</code></summary>"))
  }

  @Test func `JSON has them as the schema says, by snapshot and in all`() throws {
    let bytes = JSONReport(report(run)).bytes()
    #expect(try SchemaCheck("report.schema.json").problems(bytes) == [])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.ranges(of: "\"isFailure\":false").count == 2)
    #expect(text.contains("\"snapshots\":[\"T/a.png\",\"T/b.png\"]"))
  }

  @Test func `the page shows them, a match's as well`() {
    let page = String(decoding: HTMLReport(report(run)).bytes(), as: UTF8.self)
    #expect(page.ranges(of: "<pre>! The height of Card is ambiguous.").count == 2)
    #expect(page.contains("<pre>! The mask of &lt;Card&gt; is on.</pre>"))
    #expect(page.contains("Mistakes in the view"))
  }

  @Test func `a run without mistakes does not speak of them`() {
    let plain = [record("1").ended(.matched)]
    #expect(!terminal(plain).contains("mistake"))
    let markdown = String(decoding: MarkdownReport(report(plain)).bytes(), as: UTF8.self)
    #expect(!markdown.contains("mistake"))
  }
}
