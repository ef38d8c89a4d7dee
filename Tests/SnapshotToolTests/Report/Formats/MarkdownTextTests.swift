import SnapshotCore
import SnapshotTool
import Testing

@Suite struct MarkdownTextTests {
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

  /// Outside of code spans and blocks nothing of a hostile name may be left.
  @Test func `hostile names stay in code`() {
    let text = String(decoding: MarkdownReport(SampleRuns.hostileRun).bytes(), as: UTF8.self)
    var isBlock: Substring?
    for line in text.split(separator: "\n") {
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
}
