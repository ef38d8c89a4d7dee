import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct HTMLImagesTests: PageReading {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
      ], maximumImageBytes: 0)
    #expect(!page.contains("data:image/png;base64,i"))
    let data = try data(page)
    #expect((data["note"] as? String)?.hasPrefix("2 pictures omitted") == true)
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
}
