import Foundation
import SnapshotTool
import Testing

@Suite struct ReportAssetsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ReportAssets")

  private func files(_ suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
      .filter { $0.hasSuffix(suffix) }
      .map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
  }

  @Test func `every script and style of the folder is in the page once, whole`() throws {
    let scripts = try files(".js")
    #expect(scripts.count == 7)
    for script in scripts {
      #expect(ReportAssets.script.ranges(of: script).count == 1, "\(script.prefix(60))")
    }
    // What is not in a file encloses the viewer, and what rescues the page.
    let frame = ReportAssets.script.utf8.count - scripts.map(\.utf8.count).reduce(0, +)
    #expect(frame < 80)
    #expect(try files(".css") == [ReportAssets.style])
  }

  @Test func `nothing in them ends the element that they stand in`() {
    for end in ["</script", "<!--", "<script"] {
      #expect(!ReportAssets.script.lowercased().contains(end))
    }
    #expect(!ReportAssets.style.contains("<"))
  }
}
