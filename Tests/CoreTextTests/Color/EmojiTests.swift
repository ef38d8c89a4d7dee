import CoreGraphics
import CoreText
import Foundation
import Testing

private let notoPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
private let isInstalled = FileManager.default.fileExists(atPath: notoPath)
/// Unicode's list of all emoji, of Debian's package unicode-data.
private let listPath = "/usr/share/unicode/emoji/emoji-test.txt"
private let isListed = isInstalled && FileManager.default.fileExists(atPath: listPath)

@Suite struct EmojiMetricsTests {
  /// A font whose only emoji, 😀, is 136 by 128 pixels at 109 an em, as Google's are.
  private func font() throws -> FontFace {
    var base = ColorFont.base
    base.glyphs[4].advance = 1248
    base.characters.append((0x1F600, 4))
    base.extraTables = ColorFont.located([
      (109, 0, 101, try ColorFont.png(136, 128, [255, 0, 0, 255]))
    ])
    return try FontFace(bytes: base.bytes)
  }

  /// Sides and lower edges of Apple's emoji, by YYText; pixels of pictures at two pixels per
  /// point, which are at most as large, in flutter/flutter#28894.
  @Test(arguments: [
    (11.0, 13.75, -2.7775, 28.0), (13, 16.25, -3.2825, 32), (15, 18.75, -3.7875, 38),
    (17, 20.5, -3.9175, 40), (20, 22, -3.55, 42), (24, 24, -3.06, 48), (30, 30, -3.825, 58),
    (64, 64, -8.16, 128),
  ])
  func `emoji beside text are as large and as high as Apple's`(
    size: Double, side: Double, bottom: Double, pixels: Double
  ) throws {
    let text = try #require(CTFont.system(size: CGFloat(size)))
    let emoji = CTFont.emoji(try font(), beside: text)
    #expect((emoji.advance(4) - CGFloat(side)).magnitude < 1e-9)
    #expect((pixels - 2 * side).magnitude <= 2)
    var box = CGRect.zero
    _ = CTFontGetBoundingRectsForGlyphs(emoji, .default, [4], &box, 1)
    #expect((box.midY - CGFloat(bottom + side / 2)).magnitude < 1e-9)
    #expect((emoji.ascent - text.ascent).magnitude < 1e-9)
    #expect((emoji.descent - text.descent).magnitude < 1e-9)
  }

  @Test func `emoji at another size are those of the size`() throws {
    let face = try font()
    let small = CTFont.emoji(face, beside: try #require(CTFont.system(size: 12)))
    let large = CTFont.emoji(face, beside: try #require(CTFont.system(size: 40)))
    #expect((CTFontCreateCopyWithSize(small, 40).advance(4) - large.advance(4)).magnitude < 1e-9)
  }

  @Test func `the font of a user's keeps its own proportions`() throws {
    let font = CTFont(instance: FontInstance(try font()), size: 40)
    #expect((font.advance(4) - 49.92).magnitude < 1e-9)
  }
}

@Suite(.enabled(if: isInstalled, "fonts-noto-color-emoji is not installed"))
struct NotoColorEmojiTests {
  private func font(size: CGFloat) throws -> CTFont {
    let face = try FontFace(bytes: [UInt8](try Data(contentsOf: URL(filePath: notoPath))))
    return CTFont(instance: FontInstance(face), size: size)
  }

  private func glyphs(_ text: String, _ font: CTFont) -> [UInt16] {
    Shaper.shape(Array(text.utf16), font: font.instance, options: ShapingOptions()).glyphs
  }

  @Test func `a face is yellow, with white around`() throws {
    let font = try font(size: 32)
    let face = try #require(glyphs("😀", font).first)
    let pixels = try ColorFont.pixels(face, font, width: 40, height: 40) {
      $0.translateBy(x: 0, y: 8)
    }
    let middle = pixels[14][20]
    #expect(middle[0] > 200 && middle[1] > 150 && middle[2] < 120 && middle[3] == 255)
    #expect(pixels[0][0] == [0, 0, 0, 0])
    let covered = pixels.joined().filter { $0[3] > 0 }.count
    #expect((900...1300).contains(covered))
  }

  @Test(arguments: [
    "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣",
    "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈",
  ])
  func `a sequence is one glyph`(text: String) throws {
    let found = glyphs(text, try font(size: 20))
    #expect(found.count == 1 && found.first != 0)
  }

  /// Unicode 15 is newer than some of these fonts: what they lack is few.
  @Test(.enabled(if: isListed, "unicode-data is not installed"))
  func `every emoji that is fully qualified is one glyph`() throws {
    let font = try font(size: 20)
    let lines = try String(contentsOfFile: listPath, encoding: .utf8).split(separator: "\n")
    var count = 0
    var failed: [String] = []
    for line in lines where line.contains("; fully-qualified") {
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let found = glyphs(String(String.UnicodeScalarView(scalars)), font)
      count += 1
      if found.count != 1 || found.first == 0 { failed.append(String(line)) }
    }
    #expect(count > 3000)
    #expect(failed == [])
  }

  @Test func `all pictures can be read`() throws {
    let font = try font(size: 20)
    try font.instance.face.validate()
    #expect(CTFontGetSymbolicTraits(font).contains(.traitColorGlyphs))
  }
}
