import SnapshotCore
import SnapshotTool
import Testing

@Suite struct MarkdownReportTests {
  private func text(_ report: RunReport, greatestBytes: Int = 1 << 20) -> String {
    let bytes = MarkdownReport(report, greatestBytes: greatestBytes).bytes()
    #expect(bytes.count <= greatestBytes)
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

  /// Outside of code spans and blocks nothing of a hostile name may be left.
  @Test func `hostile names stay in code`() {
    var isBlock: Substring?
    for line in text(SampleRuns.hostileRun).split(separator: "\n") {
      let fence = line.prefix { $0 == "`" }
      if let open = isBlock {
        if fence.count >= open.count { isBlock = nil }
        continue
      }
      if fence.count >= 3, !line.dropFirst(fence.count).contains("`") {
        isBlock = fence
        continue
      }
      let outside = Self.withoutCode(line)
      for needle in ["<script", "<img", "@all", "https:"] {
        #expect(!outside.contains(needle), "\(line)")
      }
      // A cell's text cannot end the cell.
      if line.hasPrefix("| ❌") || line.hasPrefix("| 💥") || line.hasPrefix("| ❔") {
        #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 5)
      }
    }
    #expect(isBlock == nil)
  }

  /// The line without its code spans, as Markdown finds them.
  private static func withoutCode(_ line: Substring) -> String {
    var rest = line
    var outside = ""
    while let start = rest.firstIndex(of: "`") {
      outside += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      var search = rest[fence.endIndex...]
      var end: Substring.Index?
      while let next = search.firstIndex(of: "`") {
        let run = search[next...].prefix { $0 == "`" }
        if run.count == fence.count {
          end = run.endIndex
          break
        }
        search = search[run.endIndex...]
      }
      guard let end else { return outside + rest[start...] }
      rest = rest[end...]
    }
    return outside + rest
  }

  @Test func `what finds no room is counted`() {
    let many = report(
      (0..<3_000).map { SampleRuns.differing("\($0)", "CardTests/card.\($0)@2x.png") })
    #expect(!text(many).contains("… and"))
    let part = text(many, greatestBytes: 100_000)
    #expect(part.contains("` CardTests/card.0@2x.png `"))
    #expect(part.contains("… and") && part.contains("more snapshots."))
    #expect(text(many, greatestBytes: 9_000).contains("more snapshots."))
    #expect(text(many, greatestBytes: 60) == "## 3,000 of 3,000 snapshots do not match\n")
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
