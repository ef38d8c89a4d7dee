import CoreGraphics
import CoreText
import Testing

@Suite struct ColorPalettesTests {
  /// A red square with a blue corner as glyph 4.
  private let layers = ColorFont.layers([(4, [(1, 0), (2, 2)])])

  private func font(_ layers: [UInt8]) throws -> CTFont {
    try ColorFont.font([("COLR", layers), ("CPAL", ColorFont.colors)])
  }

  @Test func `layers lie over each other in the palette's colours`() throws {
    #expect(
      try ColorFont.rows(4, font(layers)) == ["rrrr....", "rrrr....", "bbrr....", "bbrr...."])
  }

  @Test func `an entry of all ones is the text's colour, whose alpha the whole picture has`()
    throws
  {
    let font = try font(ColorFont.layers([(4, [(1, 0xFFFF), (2, 2)])]))
    let green = try ColorFont.rows(4, font) {
      $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    #expect(green == ["gggg....", "gggg....", "bbgg....", "bbgg...."])
    let half = try ColorFont.pixels(4, font) {
      $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.4)
    }
    #expect(half[0][0] == [0, 102, 0, 102])
    #expect(half[3][0] == [0, 0, 102, 102])
  }
}
