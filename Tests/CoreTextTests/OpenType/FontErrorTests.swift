import Testing

@testable import CoreText

@Suite struct FontErrorTests {
  @Test(arguments: [
    (FontError.notAFont(signature: 0x8950_4E47), "0x89504e47"),
    (.noSuchFace(index: 3, count: 2), "no face 3: it has 2"),
    (.missingTable("glyf"), "no table 'glyf'"),
    (.outOfBounds(table: "cmap", offset: 12, count: 4), "'cmap' is cut off: 4 bytes"),
    (.outOfBounds(table: nil, offset: 12, count: 4), "file is cut off: 4 bytes"),
    (.malformed(table: "head", offset: 18, reason: "5 units"), "offset 18: 5 units"),
  ])
  func `an error says what is wrong and where, in a sentence`(
    _ error: FontError, _ part: String
  ) {
    #expect(error.description.contains(part))
    #expect(error.description.hasSuffix("."))
  }

  @Test func `a tag is four characters in one number`() {
    #expect(FontTag("glyf").rawValue == 0x676C_7966)
    #expect(FontTag(rawValue: 0x4F53_2F32).description == "OS/2")
    #expect(FontTag("CFF ").description == "CFF ")
  }

  @Test func `a tag that cannot be printed has question marks`() {
    #expect(FontTag(rawValue: 0).description == "????")
    #expect(FontTag(rawValue: 0x4107_C342).description == "A??B")
  }
}
