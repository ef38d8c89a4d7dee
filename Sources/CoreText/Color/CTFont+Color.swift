import CoreGraphics

extension CTFont {
  /// The rectangle around a glyph in points, y upwards; `CGRect.zero` for a glyph without ink.
  func boundingBox(_ glyph: CGGlyph) -> CGRect {
    guard let box = instance.colorBox(glyph) else {
      return path(glyph)?.boundingBoxOfPath ?? .zero
    }
    let unit = CGFloat(unitScale)
    return box.applying(CGAffineTransform(scaleX: unit, y: unit).concatenating(matrix))
      .offsetBy(dx: 0, dy: CGFloat(appearance.rise))
  }

  // MARK: Emoji beside text

  /// The font for the emoji of a text in another font.
  ///
  /// Line metrics stay the text's, as iOS has since version 10 a font for emoji that does not
  /// make lines of the system font higher. An emoji is as large as Apple's, whatever font draws
  /// it: at small sizes larger than the text.
  ///
  /// - Parameters:
  ///   - face: A face with pictures of the emoji.
  ///   - matrix: Instead of the text's.
  package static func emoji(
    _ face: FontFace, beside font: CTFont, matrix: CGAffineTransform? = nil
  ) -> CTFont {
    var appearance = Appearance()
    appearance.isEmoji = true
    appearance.metrics = Metrics(
      ascent: Double(font.ascent / font.size), descent: Double(font.descent / font.size),
      leading: Double(font.leading / font.size), capHeight: Double(font.capHeight / font.size),
      xHeight: Double(font.xHeight / font.size))
    let instance = InstanceCache.shared.instance(face, [])
    appearance.setEmojiSize(Double(font.size), instance)
    return CTFont(
      instance: instance, size: font.size, matrix: matrix ?? font.matrix,
      appearance: appearance)
  }
}

extension CTFont.Appearance {
  /// Makes emoji as large and as high above the baseline as Apple's are at a size of text.
  mutating func setEmojiSize(_ size: Double, _ instance: FontInstance) {
    let side = EmojiMetrics.side(size)
    let glyph = instance.face.characters.glyph(0x1F600)
    let advance = Double(instance.advance(glyph)) / Double(instance.metrics.unitsPerEm)
    // A font without faces draws what it has at the size of the text.
    scale = advance > 0 ? side / (advance * size) : 1
    guard let box = instance.colorBox(glyph), box.height > 0 else { return }
    let middle = Double(box.midY) * size * scale / Double(instance.metrics.unitsPerEm)
    rise = EmojiMetrics.bottom(size) + side / 2 - middle
  }
}

/// How large Apple's emoji are, points.
///
/// Source: ascents and bounding boxes of AppleColorEmoji on iOS that YYText records (its text
/// utilities, version 1.0.7); heights of an emoji in pictures from 11 to 30 points in
/// flutter/flutter#28894 follow the same three lines.
enum EmojiMetrics {
  /// Width and height of an emoji, and its advance.
  static func side(_ size: Double) -> Double {
    size < 16 ? 1.25 * size : size <= 24 ? 0.5 * size + 12 : size
  }

  /// The place of its lower edge, from the baseline up.
  static func bottom(_ size: Double) -> Double {
    size < 16 ? -0.2525 * size : size <= 24 ? 0.1225 * size - 6 : -0.1275 * size
  }
}
