import CoreText
import Testing

@Suite struct MyanmarModelTests {
  private let font = SyllableFont("mym2", "ကငေြ္်ိုံဲ့း")
    .with("liga", .ligature(["0020", "0020"], into: "spaces"))

  @Test(arguments: [
    ("ကေ", ["1031", "1000"]),
    ("ကြ", ["103C", "1000"]),
    ("ကြေ", ["1031", "103C", "1000"]),
    ("င်္က", ["1000", "1004", "103A", "1039"]),
    ("ကုံ", ["1000", "1036", "102F"]),
    ("ို", ["25CC", "102D", "102F"]),
    ("ကး", ["1000", "1038"]),
  ])
  func `vowels, medial Ra and kinzi stand where they are written`(
    _ text: String, _ glyphs: [String]
  ) throws {
    #expect(try font.glyphs(text, "Mymr") == glyphs)
  }

  @Test func `fonts with the script's old name reorder by themselves`() throws {
    let old = SyllableFont("mymr", "ကေ").with("liga", .ligature(["0020", "0020"], into: "x"))
    #expect(try old.glyphs("ကေ", "Mymr") == ["1000", "1031"])
  }
}
