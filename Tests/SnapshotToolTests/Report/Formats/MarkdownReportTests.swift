import SnapshotCore
import SnapshotTool
import Testing

@Suite struct MarkdownReportTests {
  private func text(_ report: RunReport, maximumBytes: Int = 1 << 20) -> String {
    let bytes = MarkdownReport(report, maximumBytes: maximumBytes).bytes()
    #expect(bytes.count <= maximumBytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the verdict comes first, then a table, worst first`() {
    let lines = text(SampleRuns.failing).split(separator: "\n").map(String.init)
    #expect(lines[0] == "## ❌ 4 of 7 snapshots do not match")
    let rows = lines.filter { $0.hasPrefix("| ❌") || $0.hasPrefix("| ❔") }
    #expect(rows.count == 4)
    #expect(rows[0].contains("` T/d.png `") && rows[3].contains("` T/c.png `"))
    #expect(rows[1].contains("` Card/title  font 17 → 18, 1 px `"))
    #expect(lines.contains { $0.contains("SumTests.testSum") })
  }

  @Test func `a green run is a headline`() {
    #expect(text(SampleRuns.matching(3)).hasPrefix("## ✅ All 3 snapshots match\n"))
  }

  @Test func `what finds no room is counted`() {
    let many = report(
      (0..<3_000).map { SampleRuns.differing("\($0)", "CardTests/card.\($0)@2x.png") })
    #expect(!text(many).contains("… and"))
    let part = text(many, maximumBytes: 100_000)
    #expect(part.contains("` CardTests/card.0@2x.png `"))
    #expect(part.contains("… and") && part.contains("more snapshots."))
    #expect(text(many, maximumBytes: 9_000).contains("more snapshots."))
    #expect(text(many, maximumBytes: 60) == "## 3,000 of 3,000 snapshots do not match\n")
  }

  @Test func `a cause that several snapshots share is named once`() {
    let changed = ["a", "b", "c"].map { name in
      SampleRuns.differing(name, "T/\(name).png").with {
        $0.changes = [ViewChange(view: "Card/title", what: "font 17 → 18", pixels: 3)]
      }
    }
    #expect(text(report(changed)).contains("- **3 snapshots**: ` title  font 17 → 18 `"))
  }
}
