import CoreText
import Foundation
import Testing

/// Glyphs and widths of HarfBuzz 15.0.0 for fonts of Debian's `fonts-noto-core` 20201225-1. Other
/// versions have other glyphs: their lines are skipped.
@Suite struct InstalledFontShapingTests {
  struct Fact: CustomTestStringConvertible {
    let font: String
    /// The first digits of the file's SHA-256.
    let digest: String
    let script: String
    let text: String
    let glyphs: [UInt16]
    let width: Int
    /// Where glyphs are moved; nil where that is not claimed.
    let offsets: [SIMD2<Int32>]?

    init(
      _ font: String, _ digest: String, _ script: String, _ text: String, _ glyphs: [UInt16],
      _ width: Int, offsets: [SIMD2<Int32>]? = nil
    ) {
      (self.font, self.digest, self.script) = (font, digest, script)
      (self.text, self.glyphs, self.width, self.offsets) = (text, glyphs, width, offsets)
    }

    var testDescription: String { "\(font): \(text)" }

    /// The face; nil where the font is not installed in the version that was recorded.
    var face: FontFace? {
      let path = "/usr/share/fonts/truetype/noto/\(font)-Regular.ttf"
      guard let bytes = FileManager.default.contents(atPath: path),
        let face = try? FontFace(bytes: [UInt8](bytes)), face.fingerprint.hasPrefix(digest)
      else { return nil }
      return face
    }
  }

  static let facts: [Fact] = [
    Fact(
      "NotoSansDevanagari", "79a470365ccb210f", "Deva", "हिन्दी र्कि क्षत्रिय",
      [607, 61, 202, 42, 653, 3, 631, 25, 652, 3, 179, 607, 269, 51], 5522),
    Fact(
      "NotoSansBengali", "9bb35b3547829ecc", "Beng", "বাংলা কর্তো",
      [42, 54, 6, 47, 54, 3, 20, 61, 35, 131, 54], 4683),
    Fact(
      "NotoSansTamil", "a7bb7f92f165479a", "Taml", "தமிழ் கொ க்ஷி",
      [25, 29, 42, 94, 3, 46, 18, 41, 3, 76, 164], 7802),
    Fact(
      "NotoSansTelugu", "cb3165071121b1e8", "Telu", "తెలుగు క్ష్మి",
      [270, 51, 63, 25, 63, 3, 210, 537], 3987),
    Fact(
      "NotoSansKannada", "892b841b0b87ca3c", "Knda", "ಕನ್ನಡ ರ್ಕಿ",
      [23, 42, 115, 35, 3, 206, 93], 3587),
    Fact(
      "NotoSansMalayalam", "5433f4a642b4325a", "Mlym", "മലയാളം ക്രോ",
      [48, 52, 49, 64, 53, 6, 3, 72, 162, 23, 64], 6944),
    Fact(
      "NotoSansGurmukhi", "1db960ff6f506a98", "Guru", "ਪੰਜਾਬੀ ਸ੍ਰੀ",
      [37, 77, 24, 51, 39, 53, 3, 48, 111, 53], 3422),
    Fact(
      "NotoSansGujarati", "4468a3a245168318", "Gujr", "ગુજરાતી ર્કિ",
      [465, 60, 28, 47, 57, 36, 59, 3, 639, 21, 651], 4098),
    Fact(
      "NotoSansOriya", "20751837a8cac9d0", "Orya", "ଓଡ଼ିଆ କୋ",
      [18, 80, 60, 9, 3, 69, 20, 59], 4073),
    Fact(
      "NotoSansSinhala", "31f83eec724a2777", "Sinh", "සිංහල ක්\u{200D}රෝ",
      [290, 4, 62, 57, 3, 74, 24, 133, 130], 5549),
    Fact(
      "NotoSansThai", "dfbd5ed0f1e68c3c", "Thai", "ภาษาไทย น้ำ",
      [79, 86, 107, 86, 88, 117, 136, 111, 71, 59, 49, 86], 4841),
    Fact(
      "NotoSansLao", "6c3de7db369e85cb", "Laoo", "ພາສາລາວ ນ້ຳ",
      [20, 34, 27, 34, 25, 34, 26, 3, 15, 99, 34], 4749),
    Fact(
      "NotoSansKhmer", "bc9a5e2afcee2498", "Khmr", "ភាសាខ្មែរ ក្រៅ",
      [262, 278, 108, 26, 192, 54, 3, 107, 196, 213], 5109),
    Fact(
      "NotoSansMyanmar", "3fe9a4babc12081a", "Mymr", "မြန်မာ အင်္ဂ",
      [47, 29, 24, 381, 29, 368, 3, 37, 6, 189], 4602),
    Fact(
      "NotoSerifTibetan", "5893c1e0aefb250b", "Tibt", "བོད་སྐད",
      [27, 1341, 22, 1261, 1088, 22], 2684),
    Fact(
      "NotoSansJavanese", "faff63a3ea4c5a88", "Java", "ꦗꦮꦺꦴ", [32, 92, 57, 78], 3048),
  ]

  /// Marks in orders that nobody writes: marks on marks, on letters that stand high, and after a
  /// joiner of graphemes.
  static let strangeFacts: [Fact] = [
    Fact(
      "NotoSerifTibetan", "5893c1e0aefb250b", "Tibt", "\u{F4E}\u{FB9}\u{F35}",
      [84, 1444, 1836, 1322], 667, offsets: [[0, 0], [-652, -80], [-598, -417], [1, -350]]),
    Fact(
      "NotoSerifTibetan", "5893c1e0aefb250b", "Tibt", "\u{FA8}\u{FA3}\u{F9F}\u{FC6}",
      [1282, 1691, 1633, 1589, 1402], 510,
      offsets: [[0, 0], [-670, -234], [-615, -714], [-607, -1359], [60, -585]]),
    Fact(
      "NotoSans", "89c3c497f618fdaa", "Latn", "\u{346}\u{369}\u{324}\u{35F}",
      [3027, 3056, 3237, 3080], 0, offsets: [[0, 0], [0, 0], [2, 226], [205, 620]]),
    Fact(
      "NotoSans", "89c3c497f618fdaa", "Latn",
      "\u{34F}\u{202}\u{303}\u{358}\u{368}\u{32C}\u{362}\u{30A}",
      [3, 969, 3034, 3001, 3236, 3000, 3092, 3083], 639,
      offsets: [[0, 0], [0, 0], [-315, 0], [-13, 382], [-321, 577], [-293, 875]]
        + [[-395, 875], [-14, 1002]]),
    Fact(
      "NotoSerifKhmer", "98a2e27f6bc1d6ed", "Khmr", "\u{178F}\u{17C6}\u{17BE}",
      [106, 40, 112, 84], 972, offsets: [[0, 0], [0, 0], [38, -126], [38, 225]]),
    Fact(
      "NotoSansArabic", "504d7407d86875ac", "Arab",
      "\u{8AE}\u{63C}\u{8F9}\u{699}\u{8D5}\u{8D5}\u{8D9}\u{611}",
      [43, 1441, 1437, 1437, 989, 763, 632, 225], 1285,
      offsets: [[6, 888], [3, -174], [-64, 554], [-64, 220], [0, 0], [60, -305], [0, 0], [0, 0]]),
    Fact(
      "NotoSansGurmukhi", "1db960ff6f506a98", "Guru",
      "\u{A18}\u{A40}\u{A51}\u{A6E}\u{A3E}\u{34F}\u{A75}\u{A4C}\u{A02}\u{A33}\u{A4D}",
      [20, 61, 53, 75, 51, 3, 302, 82, 209, 172], 3042,
      offsets: Array(repeating: [0, 0], count: 8) + [[-154, 0], [0, 0]]),
  ]

  static var installed: [Fact] { (facts + strangeFacts).filter { $0.face != nil } }

  @Test(.enabled(if: !installed.isEmpty, "fonts-noto-core is not installed"), arguments: installed)
  func `syllables are those of HarfBuzz`(_ fact: Fact) throws {
    let face = try #require(fact.face)
    let shaped = Shaper.shape(
      Array(fact.text.utf16), font: FontInstance(face),
      options: ShapingOptions(
        script: Script(fact.script), isRightToLeft: fact.script == "Arab"))
    #expect(shaped.glyphs == fact.glyphs)
    #expect(shaped.width == fact.width)
    if let offsets = fact.offsets { #expect(shaped.offsets == offsets) }
  }
}
