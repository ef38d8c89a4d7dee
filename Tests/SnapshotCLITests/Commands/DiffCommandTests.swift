import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite struct DiffCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  // MARK: Animations

  private func strip(_ name: String, _ frames: PixelImage..., times: [Double]) throws -> String {
    try folder.write(
      name,
      Reference.encode(
        PixelStrip(frames: frames, times: times), metadata: ReferenceMetadata(scale: 1)))
  }

  @Test func `equal pictures match with exit 0`() throws {
    let first = try folder.write("a.png", picture(30, 20))
    let second = try folder.write("b.png", picture(30, 20))
    let run = try CommandRun(["diff", first, second])
    #expect(run.exitCode == 0)
    #expect(run.output == "✓ Same pixels, 30 × 20.\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `the difference is written where --output says, and only then`() throws {
    let first = try folder.write("a.png", picture(30, 20))
    let second = try folder.write("b.png", picture(30, 20, black: [(4, 5)]))
    let target = folder.path + "/d.png"
    _ = try CommandRun(["diff", first, first, "--output", target])
    #expect(!FileAccess.exists(target))
    #expect(try CommandRun(["diff", first, second, "--output=\(target)"]).exitCode == 1)
    let size = try Reference(FileAccess.read(target), path: target).size
    #expect(size == PixelSize(width: 30, height: 20))
    let unwritable = try CommandRun(["diff", first, second, "--output", "/nonexistent/d.png"])
    #expect(unwritable.exitCode == 3)
  }

  @Test func `a mask of another size is an error, and one of the same leaves pixels out`() throws {
    let first = try folder.write("a.png", picture(30, 20))
    let second = try folder.write("b.png", picture(30, 20, black: [(4, 5)]))
    // An opaque mask covers what is not dark: all of it.
    let whole = try folder.write("whole.png", picture(30, 20))
    #expect(try CommandRun(["diff", first, second, "--ignore-mask", whole]).exitCode == 0)
    let other = try folder.write("other.png", picture(30, 21))
    for pair in [(first, second), (first, first)] {
      let run = try CommandRun(["diff", pair.0, pair.1, "--ignore-mask", other])
      #expect(run.exitCode == 3)
      #expect(run.errors.contains("is 30 × 21 pixels, the picture 30 × 20"))
    }
  }

  @Test func `a tolerance is obeyed`() throws {
    let first = try folder.write("a.png", picture(10, 10))
    let second = try folder.write("b.png", picture(10, 10, black: [(4, 5)]))
    #expect(try CommandRun(["diff", first, second, "--tolerance", "0,1%"]).exitCode == 0)
    #expect(try CommandRun(["diff", first, second, "--tolerance", "0,0.9%"]).exitCode == 1)
    #expect(try CommandRun(["diff", first, second, "--tolerance", "100"]).exitCode == 0)
    #expect(
      try CommandRun(["diff", first, second, "--tolerance", "precision=0.99"]).exitCode == 0)
    #expect(try CommandRun(["diff", first, second, "--tolerance", "exact"]).exitCode == 1)
    #expect(try CommandRun(["diff", first, second, "--tolerance", "pixelmatch=0.1"]).exitCode == 1)
    #expect(
      try CommandRun(["diff", first, second, "--tolerance", "odiff=0.1,pixels=1"]).exitCode == 0)
    #expect(
      try CommandRun(["diff", first, second, "--tolerance", "odiff=0.1,pixelmatch=0.1"]).exitCode
        == 2)
    #expect(try CommandRun(["diff", first, second, "--tolerance", "much"]).exitCode == 2)
  }

  @Test func `unreadable input is exit 3 and named`() throws {
    let good = try folder.write("a.png", picture(10, 10))
    let text = try folder.write("text.png", Array("hello there".utf8))
    let gone = folder.path + "/gone.png"
    let run = try CommandRun(["diff", good, text])
    #expect(run.exitCode == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(text))
    let json = try CommandRun(["diff", good, text, "--json"])
    #expect(json.exitCode == 3)
    #expect(try json.json()["status"] as? String == "error")
    let missing = try CommandRun(["diff", gone, good, "--json"])
    #expect(missing.exitCode == 3)
    #expect(try missing.json()["status"] as? String == "missing")
  }

  @Test func `a file that is no picture inside is an error beside another`() throws {
    var bytes = try PNGCodec.encode(picture(30, 20).png)
    let chunks = try PNGChunks(bytes)
    let data = try #require(chunks.chunks(.imageData).first)
    let last = data.payload.upperBound
    bytes[last - 1] ^= 1
    let sum = PNGChecksum.crc32(bytes, in: data.offset + 4..<last)
    for index in 0..<4 { bytes[last + index] = UInt8(sum >> UInt32(24 - 8 * index) & 255) }
    let file = try folder.write("a.png", bytes)
    let other = try folder.write("b.png", picture(30, 20))
    let run = try CommandRun(["diff", file, other])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains(file))
  }

  @Test func `folders are compared by path`() throws {
    try folder.write("a/same.png", picture(5, 5))
    try folder.write("b/same.png", picture(5, 5))
    try folder.write("a/in/other.png", picture(5, 5))
    try folder.write("b/in/other.png", picture(5, 5, black: [(1, 1)]))
    try folder.write("a/only.png", picture(5, 5))
    try folder.write("a/notes.txt", Array("no picture".utf8))
    let out = folder.path + "/out"
    let run = try CommandRun(
      ["diff", folder.path + "/a", folder.path + "/b", "--json", "--output", out])
    #expect(run.exitCode == 1)
    let object = try run.json()
    #expect(Set(object.keys) == ["status", "files"])
    #expect(object["status"] as? String == "differ")
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["in/other.png", "only.png", "same.png"])
    #expect(files.map { $0["status"] as? String } == ["differ", "missing", "match"])
    #expect(FileAccess.exists(out + "/in/other.png"))
    #expect(!FileAccess.exists(out + "/same.png"))
  }

  @Test func `a damaged file in a folder is an error, whatever else differs`() throws {
    try folder.write("a/x.png", picture(5, 5))
    try folder.write("b/x.png", Array("damaged".utf8))
    let run = try CommandRun(["diff", folder.path + "/a", folder.path + "/b", "--json"])
    #expect(run.exitCode == 3)
    #expect(try run.json()["status"] as? String == "error")
  }

  @Test func `folders without a picture are an error, not a match`() throws {
    try FileAccess.makeFolder(folder.path + "/a")
    try FileAccess.makeFolder(folder.path + "/b")
    #expect(try CommandRun(["diff", folder.path + "/a", folder.path + "/b"]).exitCode == 3)
  }

  @Test func `a file and a folder are a usage error`() throws {
    let file = try folder.write("a.png", picture(5, 5))
    #expect(try CommandRun(["diff", file, folder.path]).exitCode == 2)
    #expect(try CommandRun(["diff", file]).exitCode == 2)
    #expect(try CommandRun(["diff", file, file, file]).exitCode == 2)
    #expect(try CommandRun(["diff", file, file, "--frob"]).exitCode == 2)
  }

  @Test func `animations match only where all frames and times do`() throws {
    let white = picture(30, 20)
    let dotted = picture(30, 20, black: [(4, 5)])
    let first = try strip("a.png", white, white, dotted, times: [0, 0.1, 0.2])
    let same = try strip("b.png", white, white, dotted, times: [0, 0.1, 0.2])
    let other = try strip("c.png", white, white, white, times: [0, 0.1, 0.2])
    let later = try strip("d.png", white, white, dotted, times: [0, 0.1, 0.3])
    let still = try folder.write("e.png", white)
    #expect(try CommandRun(["diff", first, same]).exitCode == 0)
    let run = try CommandRun(["diff", first, other, "--json"])
    #expect(run.exitCode == 1)
    let object = try run.json()
    #expect(object["status"] as? String == "differ")
    #expect(object["differentPixels"] as? Int == 1)
    let message = try #require(object["message"] as? String)
    #expect(message.hasPrefix("1 of 3 frames differs, at 0.2 s: 1 of 600 pixels differ"))
    let times = try CommandRun(["diff", first, later])
    #expect(times.exitCode == 1)
    #expect(times.output.contains("The frames are at 0, 0.1 and 0.3 s, the reference’s at"))
    #expect(try CommandRun(["diff", first, still]).exitCode == 1)
    #expect(try CommandRun(["diff", still, first]).exitCode == 1)
    let target = folder.path + "/sheet.png"
    #expect(try CommandRun(["diff", first, other, "--output", target]).exitCode == 1)
    let size = try Reference(FileAccess.read(target), path: target).size
    #expect(size == PixelSize(width: 3 * 30 + 16, height: 20))
  }

  @Test func `a broken animation is unreadable input`() throws {
    let path = try strip("a.png", picture(3, 3), picture(3, 3), times: [0, 1])
    let bytes = try FileAccess.read(path)
    let last = try #require(try PNGChunks(bytes).list.last { "\($0.type)" == "fdAT" })
    let broken = try folder.write(
      "b.png", Array(bytes[..<last.offset]) + bytes[last.extent.upperBound...])
    let run = try CommandRun(["diff", path, broken])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("b.png"))
  }
}
