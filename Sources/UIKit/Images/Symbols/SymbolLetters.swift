internal import CoreText

/// Letters and numbers in symbols: outlines of the system font.
enum SymbolLetters {
  private static let size: CGFloat = 100

  /// - Parameters:
  ///   - height: The height of its capitals, in ems.
  ///   - weight: The weight on a font's axis, 100 to 900.
  /// - Returns: The outline in ems, y downwards, with the middle of capitals at the origin and the
  ///   ink centred horizontally; nil if the font lacks one of the letters.
  static func outline(_ text: String, height: CGFloat, weight: Double) -> CGPath? {
    let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(axisValue: weight)).ctFont
    guard let capital = outline("H", font)?.boundingBoxOfPath, capital.height > 0,
      let path = outline(text, font)
    else { return nil }
    FontUse.current?.add(font.instance.face)
    let scale = height / capital.height
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -path.boundingBoxOfPath.midX * scale,
      ty: capital.midY * scale)
    return path.applying(transform)
  }

  /// The letters beside each other by their widths, y upwards from the baseline.
  private static func outline(_ text: String, _ font: CTFont) -> CGPath? {
    let result = CGMutablePath()
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      let glyph = font.instance.face.characters.glyph(scalar.value)
      guard glyph != 0 else { return nil }
      if let path = font.path(glyph) {
        result.addPath(path, transform: CGAffineTransform(translationX: x, y: 0))
      }
      x += font.advance(glyph)
    }
    return result
  }
}
