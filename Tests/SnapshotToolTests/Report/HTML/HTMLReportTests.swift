import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct HTMLReportTests: PageReading {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `hostile names are text and nothing else`() throws {
    let hostile = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&<!--"
    let page = page([
      record("1", snapshot: "T/\(hostile).png", test: hostile).ended(.failed, message: hostile)
    ])
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("<!--"))
    #expect(page.split(separator: "<script").count == 3)
    let entries = try #require(try data(page)["entries"] as? [[String: Any]])
    #expect(entries[0]["test"] as? String == hostile)
    #expect(entries[0]["message"] as? String == hostile)
  }

  @Test func `the policy allows the page's own style and script by their hashes, and no network`()
    throws
  {
    let page = page([record("1").ended(.matched)])
    let policy = try #require(page.firstRange(of: "content=\"default-src 'none'; "))
    let text = page[policy.upperBound...].prefix { $0 != "\"" }
    #expect(text.split(separator: "'sha256-").count == 3)
    #expect(!text.contains("unsafe") && !text.contains("http") && !text.contains("*"))
    for needle in ["http://", "https://", "@import", "url("] { #expect(!page.contains(needle)) }
  }

  @Test func `the same run gives the same page`() {
    let records = (0..<5).map { record("\($0)", snapshot: "T/\($0).png").ended(.differed) }
    #expect(page(records) == page(records.reversed()))
  }

  @Test func `as a folder, nothing stands in the page that a strict server blocks`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let target = folder.path + "/page"
    let report = report([
      record("1").ended(.differed).with { $0.referencePath = reference }
    ])
    try HTMLReport(report, pictureFolder: target + "/images").write(toFolder: target)
    #expect(try folder.names("page") == ["images", "index.html", "report.css", "report.js"])
    #expect(try folder.names("page/images") == ["i0.png"])
    let page = String(decoding: try FileAccess.read(target + "/index.html"), as: UTF8.self)
    #expect(!page.contains("data:") && !page.contains("<style"))
    #expect(page.contains("<script src=\"report.js\"></script>"))
    #expect(page.contains("src=\"images/i0.png\""))
    #expect(try FileAccess.read(target + "/images/i0.png") == FileAccess.read(reference))
  }
}
