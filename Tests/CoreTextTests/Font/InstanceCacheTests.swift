import Testing

@testable import CoreText

@Suite struct InstanceCacheTests {
  @Test func `an instance is made once for a face, its variations and its corners`() throws {
    let cache = InstanceCache()
    let bytes = try TestFont.outlines(
      [OutlineBytes.box(0, 0, 10, 10)], extra: [("fvar", VariationBytes.axes())])
    let (face, other) = (try FontFace(bytes: bytes), try FontFace(bytes: bytes))
    let bold = [FontVariation("wght", 0.5)]
    let plain = cache.instance(face, [])
    #expect(cache.instance(face, []) === plain)
    #expect(cache.instance(other, []) !== plain)
    #expect(cache.instance(face, [], hasRoundCorners: true) !== plain)
    let varied = cache.instance(face, bold)
    #expect(varied !== plain && varied.coordinates == [0x2000])
    #expect(cache.instance(face, bold) === varied)
    #expect(cache.instance(face, [FontVariation("wght", 0.25)]) !== varied)
    #expect(cache.instance(face, []) === plain)
    #expect(InstanceCache().instance(face, []) !== plain)
  }

  @Test(arguments: [
    (1.0, 65_536), (-0.5, -32_768), (0, 0), (1e9, 32_767 * 65_536), (-1e9, -32_768 * 65_536),
    (.nan, 0), (.infinity, 0),
  ])
  func `values of axes are kept in the range of their numbers`(_ value: Double, _ fixed: Int) {
    #expect(FontVariation("wght", value).value == fixed)
  }
}
