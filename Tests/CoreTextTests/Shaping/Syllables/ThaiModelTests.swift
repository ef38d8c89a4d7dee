import CoreText
import Testing

@Suite struct ThaiModelTests {
  @Test func `sara am is a nikhahit before the tone, and sara aa`() throws {
    let font = SyllableFont("DFLT", "กำาํ้")
    #expect(try font.glyphs("กำ", "Thai") == ["0E01", "0E4D", "0E32"])
    #expect(try font.glyphs("ก้ำ", "Thai") == ["0E01", "0E4D", "0E49", "0E32"])
    // Not where it was typed as two.
    #expect(try font.glyphs("ก้ํา", "Thai") == ["0E01", "0E49", "0E4D", "0E32"])
    let lao = SyllableFont("DFLT", "ກຳາໍ້")
    #expect(try lao.glyphs("ກ້ຳ", "Laoo") == ["0E81", "0ECD", "0EC9", "0EB2"])
  }

  @Test(arguments: [
    // A tone on a low letter comes down; on a high one it goes left as well.
    ("ก่", ["0E01", "F70A"]),
    ("ป่", ["0E1B", "F705"]),
    ("ปิ่", ["0E1B", "F701", "F713"]),
    ("กิ่", ["0E01", "0E34", "0E48"]),
    // Vowels below take tails off, or go further down.
    ("ญุ", ["F70F", "0E38"]),
    ("ฎุ", ["0E0E", "F718"]),
  ])
  func `fonts without features of Thai have shifted marks as private characters`(
    _ text: String, _ glyphs: [String]
  ) throws {
    let marks = "\u{F70A}\u{F705}\u{F701}\u{F713}\u{F70F}\u{F718}"
    let all = "กปญฎุิ่" + marks
    #expect(try SyllableFont("DFLT", all).glyphs(text, "Thai") == glyphs)
    let made = SyllableFont("thai", all).with("liga", .ligature(["0020", "0020"], into: "x"))
    let plain = text.unicodeScalars.map { SyllableFont.name($0.value) }
    #expect(try made.glyphs(text, "Thai") == plain)
  }
}
