import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct ReferenceMetadataTests {
  private func kept(_ metadata: ReferenceMetadata) throws -> ReferenceMetadata? {
    try Reference(Reference.encode(plain(3, 2), metadata: metadata), path: "x").metadata
  }

  @Test func `what it says is read as it was written`() throws {
    let note = FidelityNote(.character, "U+1F600", place: "Card.UILabel")
    let metadata = ReferenceMetadata(
      renderer: "Another 9", scale: 2.625, fonts: ["a Inter", "b Mono"], lacks: [note])
    let found = try #require(try kept(metadata))
    #expect(found.renderer == "Another 9")
    #expect(found.scale == 2.625)
    #expect(found.fonts == ["a Inter", "b Mono"])
    #expect(found.lacks.map(\.subject) == ["U+1F600"])
  }

  @Test func `what is not known is not written`() throws {
    let bytes = try Reference.encode(plain(3, 2), metadata: ReferenceMetadata(scale: nil))
    let keys = try pngTexts(bytes).map(\.0)
    #expect(keys.contains("Snapshot:Renderer"))
    for key in ["Scale", "Fonts", "Lacks", "Tree", "Times"] {
      #expect(!keys.contains("Snapshot:" + key))
    }
    #expect(try kept(ReferenceMetadata(scale: nil))?.scale == nil)
  }

  @Test func `a reference keeps what its picture lacks`() throws {
    let keys = [FidelityNote(.symbol, "house"), FidelityNote(.character, "“🧿” (U+1F9FF)")]
    let metadata = ReferenceMetadata(scale: 2, lacks: keys)
    let bytes = try Reference.encode(plain(4, 4), metadata: metadata)
    #expect(try Reference(bytes, path: "a.png").metadata?.lacks == keys)
  }

  @Test func `a PNG of another program has no metadata and compares all the same`() throws {
    let reference = try Reference(pngWithTexts(plain(5, 5), []), path: "x")
    #expect(reference.metadata == nil)
    #expect(reference.statedPixelDigest == nil)
    #expect(try reference.compare(with: plain(5, 5), tolerance: .exact).isMatch)
  }
}
