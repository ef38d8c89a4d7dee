import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct InspectCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `the hash is size and SHA-256 of the rows`() throws {
    let path = try folder.write("a.png", picture(1, 1))
    let run = try CommandRun(["inspect", path, "--hash"])
    #expect(run.exitCode == 0)
    // sha256 of ff ff ff ff
    #expect(
      run.output == "1x1 ad95131bc0b799c0b1af477fb14fcf26a6a9f76079e48bf090acb7e8367bfd0e\n")
  }

  @Test func `a reference shows its metadata, and that its digest holds`() throws {
    let path = try folder.write("a.png", picture(20, 10))
    let run = try CommandRun(["inspect", path])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("20 × 10 pixels\n"))
    #expect(run.output.contains("RGBA, 8 bits\n"))
    #expect(run.output.contains("sRGB (intent 0)"))
    #expect(run.output.contains("Snapshot:Scale        2\n"))
    #expect(run.output.contains("holds\n"))
  }

  @Test func `a reference whose pixels are not those that it states says so`() throws {
    let metadata = ReferenceMetadata(scale: 2)
    var file = try ForgedPNG(Reference.encode(plain(4, 2), metadata: metadata))
    let other = try ForgedPNG(Reference.encode(plain(4, 2, 0xff00_0000), metadata: metadata))
    file.replace("IDAT") { $0 = other.payload("IDAT") }
    let unbound = try folder.write("unbound.png", file.bytes)
    #expect(try CommandRun(["inspect", unbound]).output.contains("of other image data"))
    file.bind()
    let forged = try folder.write("forged.png", file.bytes)
    #expect(
      try CommandRun(["inspect", forged]).output.contains(
        "does not hold: its pixels do not match its metadata"))
  }

  @Test func `the tree is the views that the picture was drawn from`() throws {
    let frame = ViewFrame(x: 16, y: 12, width: 84.5, height: 20)
    let tree = try #require(
      ViewTree([
        ViewTree.Node(depth: 0, type: "CardView", frame: frame),
        ViewTree.Node(
          depth: 1, type: "UILabel", name: "titleLabel", frame: frame,
          properties: [ViewTree.Property("text", "“A”"), ViewTree.Property("font", "18")]),
      ]))
    let bytes = try Reference.encode(
      picture(1, 1), metadata: ReferenceMetadata(scale: nil), tree: TreeRecord(tree))
    let path = try folder.write("a.png", bytes)
    let run = try CommandRun(["inspect", path, "--tree"])
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        CardView  (16, 12) 84.5 × 20
          titleLabel: UILabel  (16, 12) 84.5 × 20  text “A”, font 18

        """)
    let without = try CommandRun(["inspect", folder.write("b.png", picture(1, 1)), "--tree"])
    #expect(without.exitCode == 3)
    #expect(without.errors.contains("does not contain the views"))
  }

  @Test func `what is no whole PNG is exit 3 with one line that names it`() throws {
    let whole = try Reference.encode(picture(20, 10), metadata: ReferenceMetadata(scale: nil))
    var paths = ["/dev/zero", folder.path, folder.path + "/gone.png"]
    paths.append(try folder.write("torn.png", Array(whole.dropLast(20))))
    paths.append(try folder.write("text.png", Array("hello".utf8)))
    paths.append(try folder.write("empty.png", [UInt8]()))
    let fifo = folder.path + "/fifo.png"
    #expect(mkfifo(fifo, 0o600) == 0)
    paths.append(fifo)
    for path in paths {
      let run = try CommandRun(["inspect", path, "--hash"])
      #expect(run.exitCode == 3, "\(path)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(path))
      #expect(run.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    }
  }

  @Test func `an animation's frames are told, and its digest is of all of them`() throws {
    let frames = [picture(4, 3), picture(4, 3, black: [(1, 1)])]
    let bytes = try Reference.encode(
      PixelStrip(frames: frames, times: [0, 0.25]), metadata: ReferenceMetadata(scale: 1))
    let path = try folder.write("a.png", bytes)
    let run = try CommandRun(["inspect", path])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("2 frames in 0.5 s, for ever"))
    #expect(run.output.contains("Snapshot:Times"))
    #expect(run.output.contains("0 0.25"))
    #expect(run.output.contains("holds"))
    let still = try CommandRun(["inspect", path, "--hash"]).output
    let other = try folder.write("b.png", frames[0])
    #expect(try CommandRun(["inspect", other, "--hash"]).output == still)
  }

  @Test func `a file's name cannot break the line`() throws {
    let run = try CommandRun(["inspect", folder.path + "/a\nb.png"])
    #expect(run.exitCode == 3)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `a header of 100,000 × 100,000 pixels is refused at once`() throws {
    // Signature and IHDR with its checksum, then a tiny IDAT: nothing to unpack.
    let whole = try Reference.encode(picture(1, 1), metadata: ReferenceMetadata(scale: nil))
    var bytes = whole
    bytes.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0])
    let path = try folder.write("bomb.png", withHeaderChecksum(bytes))
    let run = try CommandRun(["inspect", path])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("100000 × 100000"))
  }

  /// The CRC-32 of IHDR, bit by bit.
  private func withHeaderChecksum(_ bytes: [UInt8]) -> [UInt8] {
    var crc: UInt32 = 0xffff_ffff
    for byte in bytes[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    crc = ~crc
    var result = bytes
    for index in 0..<4 {
      result[29 + index] = UInt8(truncatingIfNeeded: crc >> UInt32(24 - 8 * index))
    }
    return result
  }
}
