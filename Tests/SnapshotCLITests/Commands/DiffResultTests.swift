import CoreGraphics
import Foundation
import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct DiffResultTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a difference has exactly the fixed keys, and exit 1`() throws {
    let first = try folder.write("a.png", picture(30, 20))
    let second = try folder.write("b.png", picture(30, 20, black: [(4, 5), (5, 5)]))
    let run = try CommandRun(["diff", first, second, "--json"])
    #expect(run.exitCode == 1)
    let object = try run.json()
    #expect(
      Set(object.keys)
        == ["status", "differentPixels", "totalPixels", "maxDelta", "regions", "message"])
    #expect(object["status"] as? String == "differ")
    #expect(object["differentPixels"] as? Int == 2)
    #expect(object["totalPixels"] as? Int == 600)
    #expect(object["maxDelta"] as? Double == 100)
    #expect(
      object["regions"] as? [[String: Int]]
        == [["x": 4, "y": 5, "width": 2, "height": 1, "pixels": 2]])
  }

  @Test func `other sizes are status size with exit 1`() throws {
    let first = try folder.write("a.png", picture(30, 20))
    let second = try folder.write("b.png", picture(31, 20))
    let run = try CommandRun(["diff", "--json", first, second])
    #expect(run.exitCode == 1)
    #expect(try run.json()["status"] as? String == "size")
    #expect(try run.json()["differentPixels"] as? Int == 20)
  }

  @Test func `the worst of the files decides about folders`() {
    func status(_ files: DiffResult.Status...) -> DiffResult.Status {
      var summary = FolderSummary()
      for file in files { summary.add(file) }
      #expect(summary.count == files.count)
      #expect(summary.matching == files.count { $0 == .match })
      return summary.status
    }
    #expect(status() == .match)
    #expect(status(.match, .match) == .match)
    #expect(status(.match, .missing) == .differ)
    #expect(status(.size, .match) == .differ)
    #expect(status(.error, .differ) == .error)
  }
}
