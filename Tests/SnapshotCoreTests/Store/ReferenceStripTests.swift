import CoreGraphics
import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct ReferenceStripTests {
  let folder: TemporaryFolder
  let store: ReferenceStore
  let id = SnapshotID(testFile: "CardTests.swift", testName: "card()", name: "1", scale: 2)
  let metadata = ReferenceMetadata(scale: 2)
  let strip = PixelStrip(
    frames: [plain(9, 7), plain(9, 7).with(0xff00_00ff, at: (2, 3)), plain(9, 7)],
    times: [0, 0.1, 0.25])

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path + "/__Snapshots__")
  }

  private func frames(_ reference: Reference) throws -> [PixelImage] {
    var reader = try reference.strip()
    var frames: [PixelImage] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  @Test func `a written strip has its frames, its times and its metadata`() throws {
    #expect(try store.write(strip, for: id, metadata: metadata) == .created)
    let reference = try #require(try store.reference(id))
    #expect(reference.isAnimated)
    #expect(reference.metadata == metadata)
    #expect(reference.statedPixelDigest == strip.digest)
    #expect(throws: Never.self) { try reference.validate() }
    #expect(try frames(reference) == strip.frames)
    #expect(try reference.strip().times == [0, 0.1, 0.25])
    #expect(try reference.image() == strip.frames[0])
    #expect(try Reference.encode(strip, metadata: metadata) == store.read(id))
  }

  @Test func `equal frames are not written again, and any other frame or time is`() throws {
    try store.write(strip, for: id, metadata: metadata)
    #expect(
      try store.write(strip, for: id, metadata: ReferenceMetadata(scale: 3)) == .unchanged)
    var times = strip.times
    times[2] = 0.250_001
    let later = PixelStrip(frames: strip.frames, times: times)
    #expect(try store.write(later, for: id, metadata: metadata) == .replaced)
    var frames = strip.frames
    frames[2] = frames[2].with(0, at: (8, 6))
    let other = PixelStrip(frames: frames, times: times)
    #expect(try store.write(other, for: id, metadata: metadata) == .replaced)
    #expect(try self.frames(try #require(try store.reference(id))) == frames)
  }

  @Test func `a strip that is known to be in a file is not inflated again`() throws {
    let verified = VerifiedReferences(path: folder.path + "/verified")
    let bytes = try Reference.encode(strip, metadata: metadata)
    let key = VerifiedReferences.Key(
      file: SHA256.digest(of: bytes), kind: .strip, picture: strip.digest)
    let reference = try Reference(bytes, path: "x", verified: verified)
    #expect(!verified.contains(key))
    #expect(try reference.compare(with: strip, tolerance: .exact).isMatch)
    #expect(verified.contains(key))
    #expect(try reference.compare(with: strip, tolerance: .exact).isMatch)
    // Nothing else was entered, and what is entered is believed.
    let other = PixelStrip(frames: strip.frames, times: [0, 0.1, 0.3])
    #expect(try !reference.compare(with: other, tolerance: .exact).isMatch)
    verified.insert(
      VerifiedReferences.Key(
        file: SHA256.digest(of: bytes), kind: .strip, picture: other.digest))
    #expect(try reference.compare(with: other, tolerance: .exact).isMatch)
  }

  /// What forgers do to a strip's file.
  private static let forgeries: [(String, @Sendable (inout ForgedPNG) -> Void)] = [
    ("another frame", { $0.replace("fdAT") { $0[$0.count - 1] ^= 1 } }),
    ("a frame's place", { $0.replace("fcTL") { $0[11] = 3 } }),
    (
      "a frame less",
      { file in
        file.chunks.removeLast(3)
        file.chunks.append(("IEND", []))
        file.replace("acTL") { $0[3] = 2 }
      }
    ),
    ("a still picture", { file in for type in ["acTL", "fcTL", "fdAT"] { file.remove(type) } }),
    ("other delays", { $0.replace("fcTL") { $0[21] ^= 1 } }),
    ("other times", { $0.setText("Times", "0 0.1 0.25001") }),
    ("no times", { file in
      file.removeText("Times")
      file.replace("fcTL") { $0[21] += 1 }
    }),
    ("frames that are blended", { file in
      for index in file.chunks.indices where file.chunks[index].type == "fcTL" {
        file.chunks[index].payload[24] = 1
      }
    }),
  ]

  @Test(arguments: forgeries.indices)
  func `a forged strip is an error`(_ index: Int) throws {
    let verified = VerifiedReferences(path: folder.path + "/verified")
    let bytes = try Reference.encode(strip, metadata: metadata)
    let original = try Reference(bytes, path: "x", verified: verified)
    #expect(try original.compare(with: strip, tolerance: .exact).isMatch)
    var file = try ForgedPNG(bytes)
    Self.forgeries[index].1(&file)
    file.bind()
    let reference = try Reference(file.bytes, path: "x", verified: verified)
    for _ in 0..<2 {
      #expect(throws: PictureFileError.self, "\(Self.forgeries[index].0)") {
        try reference.compare(with: strip, tolerance: .exact)
      }
    }
    #expect(throws: PictureFileError.self) { try reference.validate() }
  }

  @Test func `the digest of other frames is not trusted`() throws {
    let other = PixelStrip(
      frames: [strip.frames[0], strip.frames[0], strip.frames[0]], times: strip.times)
    let texts = try PNGChunks(Reference.encode(strip, metadata: metadata)).texts
    let bytes = try PNGCodec.inserting(
      texts.map { ($0.keyword, $0.value ?? "") },
      into: PNGCodec.encodeAnimation(other.frames.map(\.png), milliseconds: [100, 150, 150]))
    let reference = try Reference(bytes, path: "x")
    #expect(reference.statedPixelDigest == nil)
    let result = try reference.compare(with: strip, tolerance: .exact)
    #expect(result.differing.map(\.time) == [0.1])
    #expect(try reference.compare(with: other, tolerance: .exact).isMatch)
  }

  @Test func `an animation never matches a still picture`() throws {
    let still = strip.frames[0]
    try store.write(strip, for: id, metadata: metadata)
    let reference = try #require(try store.reference(id))
    #expect(try !reference.compare(with: still, tolerance: .exact).isMatch)
    #expect(try store.write(still, for: id, metadata: metadata) == .replaced)
    let other = try #require(try store.reference(id))
    #expect(!other.isAnimated)
    #expect(try !other.compare(with: strip, tolerance: .exact).isMatch)
    #expect(try store.write(strip, for: id, metadata: metadata) == .replaced)
  }

  @Test func `a strip of one frame is not taken for a still picture`() throws {
    let one = PixelStrip(frames: [plain(2, 2)], times: [0.5])
    try store.write(plain(2, 2), for: id, metadata: metadata)
    #expect(try store.write(one, for: id, metadata: metadata) == .replaced)
    #expect(try store.reference(id)?.isAnimated == true)
    #expect(try store.write(one, for: id, metadata: metadata) == .unchanged)
  }

  @Test func `two files match only with all frames`() throws {
    func pair(_ first: PixelStrip, _ second: PixelStrip) throws -> ImageFilePair {
      try ImageFilePair(
        reference: Reference.encode(first, metadata: metadata), path: "a",
        actual: Reference.encode(second, metadata: ReferenceMetadata(scale: 1)), path: "b")
    }
    #expect(try pair(strip, strip).compare().isMatch)
    var frames = strip.frames
    frames[2] = frames[2].with(0, at: (8, 6))
    let other = try pair(strip, PixelStrip(frames: frames, times: strip.times))
    #expect(try other.compare().status == .differ)
    #expect(
      other.strips?.description.hasPrefix("1 of 3 frames differs, at 0.25 s: 1 of 63") == true)
    #expect(try !PNGCodec.decode(other.difference(.highlight, other.compare())).samples.isEmpty)
    let times = try pair(strip, PixelStrip(frames: strip.frames, times: [0, 0.1, 0.2]))
    #expect(try times.compare().status == .differ)
    let still = try ImageFilePair(
      reference: Reference.encode(strip, metadata: metadata), path: "a",
      actual: Reference.encode(strip.frames[0], metadata: metadata), path: "b")
    #expect(try still.compare().status == .differ)
    #expect(!still.hasSameImageData)
  }

  @Test func `a broken animation is an error, not a match`() throws {
    let bytes = try Reference.encode(strip, metadata: metadata)
    let chunks = try PNGChunks(bytes)
    let last = try #require(chunks.list.last { "\($0.type)" == "fdAT" })
    let cut = Array(bytes[..<last.offset]) + bytes[last.extent.upperBound...]
    let pair = try ImageFilePair(reference: bytes, path: "a", actual: cut, path: "b")
    #expect(throws: PictureFileError.self) { try pair.compare() }
  }
}
