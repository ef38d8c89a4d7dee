import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct HTMLReportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func page(_ records: [RunRecord], greatestImageBytes: Int = 1 << 20) -> String {
    let report = HTMLReport(report(records), greatestImageBytes: greatestImageBytes)
    return String(decoding: report.bytes(), as: UTF8.self)
  }

  /// Writes a picture and gives its path.
  private func file(_ name: String, _ image: PixelImage) throws -> String {
    let path = folder.path + "/" + name
    try FileAccess.write(Reference.encode(image, metadata: .init(scale: 2)), to: path)
    return path
  }

  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(object as? [String: Any])
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

  @Test func `pictures are embedded once, also when two entries show them`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let same = try file("same.png", plain(8, 4))
    let actual = try file("actual.png", plain(9, 4))
    let page = page([
      record("1", snapshot: "T/a.png").ended(.differed).with {
        $0.referencePath = reference
        $0.actualPath = actual
      },
      record("2", snapshot: "T/b.png").ended(.matched).with { $0.referencePath = same },
    ])
    #expect(page.split(separator: "src=\"data:image/png;base64,").count == 3)
    let entries = try #require(try data(page)["entries"] as? [[String: Any]])
    let first = try #require(entries[0]["reference"] as? [String: Any])
    let second = try #require(entries[1]["reference"] as? [String: Any])
    #expect(first["id"] as? String == second["id"] as? String)
    #expect(first["width"] as? Int == 8)
  }

  @Test func `over the limit pictures are left out, and that is said`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let actual = try file("actual.png", plain(9, 4))
    let page = page(
      [
        record("1").ended(.differed).with {
          $0.referencePath = reference
          $0.actualPath = actual
        }
      ], greatestImageBytes: 0)
    #expect(!page.contains("data:image/png;base64,i"))
    let data = try data(page)
    #expect((data["note"] as? String)?.hasPrefix("2 pictures left out") == true)
    #expect(page.contains("left out, see " + HTMLText.escaped(actual)))
  }

  @Test func `a file that is gone or no PNG has no picture`() throws {
    let text = folder.path + "/text.png"
    try FileAccess.write(Array("hello".utf8), to: text)
    let page = page([
      record("1").ended(.differed).with {
        $0.referencePath = text
        $0.actualPath = folder.path + "/gone.png"
      }
    ])
    let entries = try #require(try data(page)["entries"] as? [[String: Any]])
    #expect(entries[0]["reference"] == nil && entries[0]["actual"] == nil)
  }

  @Test func `without scripts the page lists verdict, tests and pictures`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let page = page([
      record("1", test: "CardTests.testA").ended(.differed, message: "It differs.").with {
        $0.referencePath = reference
      }
    ])
    #expect(page.contains("<h1>1 of 1 snapshot does not match</h1>"))
    #expect(page.contains("<h2>CardTests.testA</h2>"))
    #expect(page.contains("<pre>It differs.</pre>"))
    #expect(page.contains("<img id=\"i0\" alt=\"reference\""))
  }

  @Test func `the same run gives the same page`() {
    let records = (0..<5).map { record("\($0)", snapshot: "T/\($0).png").ended(.differed) }
    #expect(page(records) == page(records.reversed()))
  }

  @Test(arguments: SampleRuns.all.map(\.name))
  func `every run has a page whose verdict is the run's`(_ name: String) throws {
    let report = try #require(SampleRuns.all.first { $0.name == name }).report
    let page = String(decoding: HTMLReport(report).bytes(), as: UTF8.self)
    #expect(try data(page)["isGood"] as? Bool == (report.exitCode == 0))
    #expect(page.contains("<header class=\"verdict good\">") == (report.exitCode == 0))
    #expect(page.contains("<h1>" + HTMLText.escaped(report.headline) + "</h1>"))
    for entry in report.summary.failures {
      #expect(page.contains("<h2>" + HTMLText.escaped(entry.record.test) + "</h2>"))
    }
    #expect(page.split(separator: "<script").count == 3)
    #expect(!page.contains("<img src=x") && !page.contains("<!--"))
  }

  @Test func `ten thousand matches are names without pictures`() throws {
    let reference = try file("reference.png", plain(8, 4))
    var records = (0..<10_000).map { index in
      record("\(index)", snapshot: "T/\(index).png").ended(.matched).with {
        $0.referencePath = reference
      }
    }
    records.append(record("x", snapshot: "T/x.png").ended(.differed))
    let report = report(records)
    var bytes: [UInt8] = []
    let time = ContinuousClock().measure { bytes = HTMLReport(report).bytes() }
    #expect(bytes.count < 1_500_000)
    #expect(time < .seconds(5))
    let data = try data(String(decoding: bytes, as: UTF8.self))
    #expect((data["matches"] as? [Any])?.count == 10_000)
    #expect((data["entries"] as? [Any])?.count == 1)
    #expect(data["entryCount"] as? Int == 1)
  }

  @Test func `a matrix with a failure is shown whole`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let records = (0..<200).map { index in
      record("\(index)", snapshot: "T/\(index).png").ended(index == 0 ? .differed : .matched)
        .with {
          $0.referencePath = reference
          $0.group = index < 4 ? "Card" : nil
        }
    }
    let data = try data(page(records))
    #expect((data["entries"] as? [Any])?.count == 4)
    #expect((data["matches"] as? [Any])?.count == 196)
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
