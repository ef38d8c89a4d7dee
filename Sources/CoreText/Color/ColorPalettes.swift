import CoreGraphics

/// The colours that layers name by number.
///
/// Source: OpenType 1.9, `CPAL`.
struct ColorPalettes: Sendable {
  private let reader: FontReader
  private let entryCount: Int
  private let records: Int
  private let recordCount: Int
  /// The number of the first record of every palette.
  private let starts: [Int]

  init(_ reader: FontReader) throws(FontError) {
    self.reader = reader
    entryCount = try reader.u16(2)
    let paletteCount = try reader.u16(4)
    recordCount = try reader.u16(6)
    records = try reader.u32(8)
    try reader.checkRecords(at: records, count: recordCount, size: 4)
    var starts: [Int] = []
    for index in 0..<paletteCount { starts.append(try reader.u16(12 + 2 * index)) }
    self.starts = starts
  }

  /// The colour of a palette's entry.
  ///
  /// - Parameter palette: The palette's index; 0 is the one that a font is drawn with by default.
  /// - Throws: `FontError` where there is no such palette or entry.
  func color(_ entry: Int, palette: Int = 0) throws(FontError) -> GlyphColor {
    guard starts.indices.contains(palette), entry < entryCount,
      starts[palette] + entry < recordCount
    else { throw reader.malformed(0, "no colour \(entry) in palette \(palette)") }
    let at = records + 4 * (starts[palette] + entry)
    return GlyphColor(
      red: Double(try reader.u8(at + 2)) / 255, green: Double(try reader.u8(at + 1)) / 255,
      blue: Double(try reader.u8(at)) / 255, alpha: Double(try reader.u8(at + 3)) / 255)
  }
}

/// A colour of a glyph: its own, or that of the text.
package struct GlyphColor: Hashable, Sendable {
  /// Straight, 0 to 1; without meaning where it is the text's colour.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// The alpha from 0 to 1. Where the colour is the text's, it is a part of the text's alpha.
  package var alpha: Double
  package var isText = false

  package init(
    red: Double, green: Double, blue: Double, alpha: Double, isText: Bool = false
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isText = isText
  }

  /// The colour of the text.
  package static let text = GlyphColor(red: 0, green: 0, blue: 0, alpha: 1, isText: true)

  /// The colour itself, with that of the text in its place.
  ///
  /// - Parameter text: Its own alpha does not count: it is that of the whole picture.
  func resolved(_ text: CGColor) -> GlyphColor {
    guard isText else { return self }
    let rgba = text.rgba
    return GlyphColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }

  var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A part of the way to another colour, both straight.
  func blended(with other: GlyphColor, _ part: Double) -> GlyphColor {
    GlyphColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
