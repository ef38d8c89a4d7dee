import CoreGraphics
import CoreText

/// A font whose tables of metrics say something of everything, of 1000 units an em.
struct MeasuredFont {
  var weight = 400
  var isItalic = false
  var isMonospaced = false
  /// Degrees.
  var angle = 0.0
  var underline = (position: -100, thickness: 50)
  var strikeout = (position: 300, thickness: 60)
  var heights = (capital: 700, small: 500)
  var lineGap = 50
  /// Whether there is the table `OS/2`, which has heights, weight and the line through text.
  var hasStyle = true

  /// The letters A, H and x are boxes of 400 by 400, 650 and 450; a space is 250 wide, as all else.
  func bytes() throws -> [UInt8] {
    let plain = TestFont(
      glyphs: [
        TestFont.Glyph(), .box(0, 0, 400, 400), .box(0, 0, 400, 650), .box(0, -10, 400, 460),
        TestFont.Glyph(),
      ],
      characters: [(0x20, 4), (0x41, 1), (0x48, 2), (0x78, 3)])
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
    let hhea = words([1, 0, 900, -200, lineGap]) + zeros(24) + words([5])
    let post =
      words([3, 0]) + bigEndian(Int32(angle * 65_536))
      + words([underline.position, underline.thickness, 0, isMonospaced ? 1 : 0])
    let style =
      words([2, 0, weight]) + zeros(20) + words([strikeout.thickness, strikeout.position])
      + zeros(32) + words([isItalic ? 1 : 0]) + zeros(22)
      + words([heights.small, heights.capital]) + zeros(6)
    var tables: [(tag: FontTag, body: [UInt8])] = [("hhea", hhea), ("post", post)]
    if hasStyle { tables.append(("OS/2", style)) }
    return try plain.bytes(replacing: tables)
  }

  func font(_ size: CGFloat = 10) throws -> CTFont {
    CTFont(instance: FontInstance(try FontFace(bytes: bytes())), size: size)
  }
}
