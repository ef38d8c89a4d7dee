import CoreGraphics
import Testing

@Suite struct PNGAnimationTests: ForgesAnimations {
  private let first = AnimationPart(pixels: [0x0102_0304, 0x0506_0708])

  @Test func `a still picture without a frame of its own is not shown`() throws {
    #expect(try pixels([AnimationPart(pixels: [7, 8])], stillIsFirst: false) == [[7, 8]])
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
    let second = AnimationPart(pixels: [1, 2])
    #expect(problem(forged([first, second], count: 3))?.contains("announces 3") == true)
    #expect(problem(forged([first], count: 0))?.contains("announces 0") == true)
    #expect(
      problem(forged([first, second], sequence: { $0 == 2 ? 1 : $0 }))?.contains("order") == true)
    #expect(
      problem(forged([first, AnimationPart(box: [2, 1, 1, 0], pixels: [1, 2])]))?.contains("inside")
        == true)
    #expect(
      problem(forged([first, AnimationPart(disposal: 3, pixels: [1, 2])]))?.contains("number")
        == true)
    #expect(problem(forged([first, AnimationPart(pixels: [1])])) != nil)
    #expect(problem(forged([first, AnimationPart(pixels: [1, 2, 3])])) != nil)
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
