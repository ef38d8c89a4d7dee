import Testing

@testable import CoreText

@Suite struct VowelConstraintsTests {
  private func inserted(_ characters: [UInt32], _ script: String) -> [UInt32] {
    var glyphs = characters.enumerated().map {
      Glyph(character: $0.element, cluster: Int32($0.offset))
    }
    VowelConstraints.insertCircles(&glyphs, Script(script))
    return glyphs.map(\.character)
  }

  @Test(arguments: [
    ("Deva", 0x905, 0x93E), ("Deva", 0x90F, 0x947), ("Beng", 0x985, 0x9BE),
    ("Guru", 0xA72, 0xA3F), ("Gujr", 0xA85, 0xABE), ("Orya", 0xB05, 0xB3E),
    ("Taml", 0xB85, 0xBC2), ("Telu", 0xC12, 0xC55), ("Knda", 0xC92, 0xCCC),
    ("Mlym", 0xD07, 0xD57), ("Sinh", 0xD85, 0xDCF), ("Brah", 0x11005, 0x11038),
  ] as [(String, UInt32, UInt32)])
  func `a circle keeps apart what would look like another vowel`(
    _ script: String, _ vowel: UInt32, _ sign: UInt32
  ) {
    #expect(inserted([vowel, sign], script) == [vowel, 0x25CC, sign])
    #expect(inserted([vowel, 0x20, sign], script) == [vowel, 0x20, sign])
    #expect(inserted([sign, vowel], script) == [sign, vowel])
  }

  @Test func `rules are those of the script`() {
    #expect(inserted([0x905, 0x93E], "Beng") == [0x905, 0x93E])
    #expect(inserted([0x905, 0x93E], "Latn") == [0x905, 0x93E])
    #expect(inserted([0x915, 0x93E], "Deva") == [0x915, 0x93E])
    #expect(inserted([], "Deva") == [])
  }

  @Test func `Ra with a halant before I would look like II`() {
    #expect(inserted([0x930, 0x94D, 0x907], "Deva") == [0x930, 0x94D, 0x25CC, 0x907])
    #expect(inserted([0x930, 0x94D, 0x915], "Deva") == [0x930, 0x94D, 0x915])
    #expect(inserted([0x930, 0x94D], "Deva") == [0x930, 0x94D])
  }
}
