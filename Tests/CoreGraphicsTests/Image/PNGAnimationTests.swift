import CoreGraphics
import Testing

@Suite struct PNGAnimationTests {
  private func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> PNGImage {
    PNGImage(
      width: width, height: height,
      samples: pixels.flatMap { pixel in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      })
  }

  private func frames(_ bytes: [UInt8]) throws -> [PNGImage] {
    var reader = try #require(try PNGAnimation(PNGChunks(bytes))).reader
    var images: [PNGImage] = []
    while let image = try reader.next() { images.append(image) }
    return images
  }

  @Test func `frames come back as they went in, alpha as well`() throws {
    let images = [
      image(3, 2, [0xff00_00ff, 1, 2, 3, 4, 0x0102_0304]),
      image(3, 2, [0xff00_00ff, 1, 0x00ff_0080, 3, 4, 0x0102_0304]),
      image(3, 2, [0xff00_00ff, 1, 0x00ff_0080, 3, 4, 0x0102_0304]),
      image(3, 2, [9, 1, 0x00ff_0080, 3, 0, 0]),
    ]
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [100, 50, 0, 65_535])
    #expect(try frames(bytes) == images)
    let animation = try #require(try PNGAnimation(PNGChunks(bytes)))
    #expect(animation.times.map { ($0 * 1000).rounded() } == [0, 100, 150, 150, 65_685])
    #expect(animation.playCount == 0)
    #expect(try PNGCodec.decode(bytes) == images[0])
  }

  @Test func `16-bit frames keep their samples`() throws {
    let images = (0..<3).map { index in
      PNGImage(
        width: 2, height: 1, bitDepth: 16,
        samples: (0..<16).map { UInt8($0 == 9 ? index * 40 : $0 * 16) })
    }
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [1, 1, 1])
    #expect(try frames(bytes) == images)
  }

  @Test func `a frame that changes little is small, and one that changes nothing a pixel`() throws {
    let noise = (0..<10_000).map { UInt32(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 3) | 0xff }
    var changed = noise
    changed[50 * 100 + 20] ^= 0xff00
    changed[52 * 100 + 27] ^= 0xff00
    let images = [noise, noise, changed, noise].map { image(100, 100, $0) }
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [1, 1, 1, 1])
    let still = try PNGCodec.encode(images[0])
    #expect(bytes.count < still.count + 1000)
    let chunks = try PNGChunks(bytes)
    let controls = chunks.list.filter { "\($0.type)" == "fcTL" }.map { chunk in
      stride(from: 4, to: 20, by: 4).map { place in
        chunks.bytes[chunk.payload].dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
    }
    #expect(
      controls == [[100, 100, 0, 0], [1, 1, 0, 0], [8, 3, 20, 50], [8, 3, 20, 50]])
    #expect(try frames(bytes) == images)
  }

  @Test func `frames of different sizes are no animation`() {
    #expect(throws: PNGError.self) {
      try PNGCodec.encodeAnimation(
        [image(1, 1, [0]), image(2, 1, [0, 0])], milliseconds: [1, 1])
    }
  }

  // MARK: Files of other programs

  private struct Part {
    var box = [2, 1, 0, 0]
    var disposal: UInt8 = 0
    var blend: UInt8 = 0
    /// Straight RGBA pixels of the box.
    var pixels: [UInt32]
  }

  /// A 2 × 1 animation by hand.
  private func forged(
    _ parts: [Part], count: Int? = nil, stillIsFirst: Bool = true,
    sequence: (Int) -> Int = { $0 }
  ) -> [UInt8] {
    var number = -1
    func next() -> [UInt8] {
      number += 1
      return PNGForge.word(UInt32(sequence(number)))
    }
    func data(_ part: Part) -> [UInt8] {
      let row = part.pixels.flatMap { pixel in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      return PNGForge.zlib([0] + row)
    }
    func control(_ part: Part) -> [UInt8] {
      PNGForge.chunk(
        "fcTL",
        next() + part.box.flatMap { PNGForge.word(UInt32($0)) }
          + [0, 1, 0, 0, part.disposal, part.blend])
    }
    var forge = PNGForge(width: 2, height: 1)
    forge.samples = [1, 2, 3, 4, 5, 6, 7, 8]
    forge.earlyChunks = PNGForge.chunk(
      "acTL", PNGForge.word(UInt32(count ?? parts.count)) + PNGForge.word(3))
    var rest = parts[...]
    if stillIsFirst { forge.earlyChunks += control(rest.removeFirst()) }
    for part in rest {
      forge.lateChunks += control(part)
      forge.lateChunks += PNGForge.chunk("fdAT", next() + data(part))
    }
    return forge.bytes
  }

  private let first = Part(pixels: [0x0102_0304, 0x0506_0708])

  private func pixels(_ parts: [Part], stillIsFirst: Bool = true) throws -> [[UInt32]] {
    try frames(forged(parts, stillIsFirst: stillIsFirst)).map { image in
      stride(from: 0, to: 8, by: 4).map { place in
        image.samples[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  @Test func `a part replaces what is under it, and may be cleared or taken back`() throws {
    let red: UInt32 = 0xff00_00ff
    let right = [1, 1, 1, 0]
    #expect(
      try pixels([first, Part(box: right, pixels: [red]), Part(box: [1, 1, 0, 0], pixels: [7])])
        == [[0x0102_0304, 0x0506_0708], [0x0102_0304, red], [7, red]])
    #expect(
      try pixels([
        first, Part(box: right, disposal: 1, pixels: [red]),
        Part(box: [1, 1, 0, 0], pixels: [7]),
      ]) == [[0x0102_0304, 0x0506_0708], [0x0102_0304, red], [7, 0]])
    #expect(
      try pixels([
        first, Part(box: right, disposal: 2, pixels: [red]),
        Part(box: [1, 1, 0, 0], pixels: [7]),
      ]) == [[0x0102_0304, 0x0506_0708], [0x0102_0304, red], [7, 0x0506_0708]])
  }

  @Test func `a part that blends lets what is under it through`() throws {
    let frames = try pixels([
      Part(pixels: [0, 0]), Part(pixels: [0xff00_00ff, 0x0000_ffff]),
      Part(blend: 1, pixels: [0x00ff_0080, 0x1234_5600]),
    ])
    #expect(frames[2] == [0x7f80_00ff, 0x0000_ffff])
  }

  @Test func `a still picture without a frame of its own is not shown`() throws {
    #expect(try pixels([Part(pixels: [7, 8])], stillIsFirst: false) == [[7, 8]])
    #expect(try PNGAnimation(PNGChunks(forged([first])))?.playCount == 3)
  }

  @Test func `a still picture is no animation, whatever comes after its pixels`() throws {
    #expect(try PNGAnimation(PNGChunks(PNGForge().bytes)) == nil)
    var forge = PNGForge()
    forge.lateChunks = PNGForge.chunk("acTL", PNGForge.word(1) + PNGForge.word(0))
    #expect(try PNGAnimation(PNGChunks(forge.bytes)) == nil)
  }

  @Test func `an animation with a fault is an error that says which`() {
    func problem(_ bytes: [UInt8]) -> String? {
      do {
        _ = try frames(bytes)
        return nil
      } catch {
        return "\(error)"
      }
    }
    let second = Part(pixels: [1, 2])
    #expect(problem(forged([first, second], count: 3))?.contains("announces 3") == true)
    #expect(problem(forged([first], count: 0))?.contains("announces 0") == true)
    #expect(
      problem(forged([first, second], sequence: { $0 == 2 ? 1 : $0 }))?.contains("order") == true)
    #expect(
      problem(forged([first, Part(box: [2, 1, 1, 0], pixels: [1, 2])]))?.contains("inside") == true)
    #expect(
      problem(forged([first, Part(disposal: 3, pixels: [1, 2])]))?.contains("number") == true)
    #expect(problem(forged([first, Part(pixels: [1])])) != nil)
    #expect(problem(forged([first, Part(pixels: [1, 2, 3])])) != nil)
  }

  @Test func `the digest of the data tells frames, boxes and times apart`() throws {
    let images = [image(2, 1, [1, 2]), image(2, 1, [1, 3])]
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [10, 10])
    let chunks = try PNGChunks(bytes)
    let later = try PNGChunks(PNGCodec.encodeAnimation(images, milliseconds: [10, 11]))
    let other = try PNGChunks(
      PNGCodec.encodeAnimation([images[0], image(2, 1, [1, 4])], milliseconds: [10, 10]))
    #expect(chunks.idatDigest == later.idatDigest && chunks.idatDigest == other.idatDigest)
    #expect(Set([chunks, later, other].map(\.dataDigest)).count == 3)
    let texts = try PNGChunks(PNGCodec.inserting([("a", "b")], into: bytes))
    #expect(texts.dataDigest == chunks.dataDigest)
    let still = try PNGChunks(PNGCodec.encode(images[0]))
    #expect(still.dataDigest == still.idatDigest)
  }
}
