import CoreText
import Testing

/// A suite that reads glyphs out of fonts.
protocol ReadsOutlines {}

extension ReadsOutlines {
  /// An instance of a font, with a value for each of its first axes, from −1 to 1.
  func instance(_ bytes: [UInt8], at values: [Double] = []) throws -> FontInstance {
    let axes = VariationBytes.tags.prefix(values.count)
    return FontInstance(
      try FontFace(bytes: bytes),
      variations: zip(axes, values).map { ($0, Int(($1 * 65_536).rounded())) })
  }

  /// A glyph as SVG would write it, in font units: `M0 0 L10 0 Q10 5 0.5 10 Z`.
  func path(_ bytes: [UInt8], _ glyph: UInt16 = 0, at values: [Double] = []) throws -> String {
    path(of: try instance(bytes, at: values).outline(glyph))
  }

  func path(of outline: GlyphOutline) -> String {
    var points = outline.points[...]
    func next(_ count: Int) -> String {
      defer { points = points.dropFirst(count) }
      return points.prefix(count).flatMap { [$0.x, $0.y] }.map { value in
        value % 128 == 0 ? "\(value / 128)" : "\(Double(value) / 128)"
      }.joined(separator: " ")
    }
    return outline.verbs.map { verb in
      switch verb {
      case .move: "M" + next(1)
      case .line: "L" + next(1)
      case .quad: "Q" + next(2)
      case .cubic: "C" + next(3)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
