import CoreGraphics
import Foundation

/// A font at a size.
///
/// Lengths are points, y upwards.
public final class CTFont: Hashable, Sendable {
  /// How a font differs from what its file says.
  package struct Appearance: Hashable, Sendable {
    /// Outlines and advances are drawn at this many times the size.
    package var scale = 1.0
    /// The tracking added to every glyph's advance, in points.
    package var tracking = 0.0
    /// The weight of the system font, whose tracking depends on its size; nil for every other font.
    package var systemWeight: Double?
    /// The design of the system font.
    var design = SystemDesign.standard
    /// How many times as wide as the matrix would have letters, in a font that was widened.
    var width = 1.0
    /// How far pictures of glyphs stand above their place, points.
    var rise = 0.0
    /// Whether its size is that of emoji beside text, which differs from the text's.
    var isEmoji = false
    /// Instead of the file's, in ems.
    package var metrics: Metrics?
    package var features: [FontFeature] = []
    /// The names in place of the file's.
    package var names: Names?
    /// What text in this font lacks: another design stands in for its own.
    package var lacks: [FidelityNote] = []

    package init() {}

    /// Whether it is the system font in one of its designs.
    var isSystem: Bool { systemWeight != nil || design != .standard }
  }

  /// What a font is called for which another stands in.
  package struct Names: Hashable, Sendable {
    let postScript: String
    let full: String
    let family: String
  }

  /// A font's metrics, in ems.
  package struct Metrics: Hashable, Sendable {
    package let ascent: Double
    /// The extent below the baseline; a positive number.
    package let descent: Double
    package let leading: Double
    package let capHeight: Double
    package let xHeight: Double

    package init(
      ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
    ) {
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.capHeight = capHeight
      self.xHeight = xHeight
    }
  }

  package let instance: FontInstance
  /// User values of the instance, 16.16.
  package let variations: [FontVariation]
  package let size: CGFloat
  package let matrix: CGAffineTransform
  package let appearance: Appearance

  package init(
    instance: FontInstance, variations: [FontVariation] = [], size: CGFloat,
    matrix: CGAffineTransform = .identity, appearance: Appearance = Appearance()
  ) {
    self.instance = instance
    self.variations = variations
    self.size = Self.usable(size)
    self.matrix = matrix
    self.appearance = appearance
  }

  /// The size to use: 12 for one that is not above 0, as in Apple's API.
  static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  /// This font at another size, with its tracking in proportion or, in the system font, as that
  /// size has it.
  package func withSize(_ size: CGFloat) -> CTFont {
    let size = Self.usable(size)
    var appearance = appearance
    if let weight = appearance.systemWeight {
      appearance.tracking = Self.systemTracking(size: Double(size), weight: weight)
    } else {
      appearance.tracking *= Double(size / self.size)
    }
    if appearance.isEmoji { appearance.setEmojiSize(Double(size), instance) }
    return CTFont(
      instance: instance, variations: variations, size: size, matrix: matrix,
      appearance: appearance)
  }

  /// This font with its letters leaning and wider.
  ///
  /// - Parameters:
  ///   - slant: The distance to the right for each point up.
  ///   - expansion: The natural logarithm of the factor of the width.
  func shaped(slant: CGFloat, expansion: CGFloat) -> CTFont {
    let slant = slant.isFinite ? min(max(slant, -10), 10) : 0
    let expansion = expansion.isFinite ? min(max(expansion, -3), 3) : 0
    let shape = CGAffineTransform(
      a: CGFloat(DeterministicMath.exp(Double(expansion))), b: 0, c: slant, d: 1, tx: 0, ty: 0)
    return CTFont(
      instance: instance, variations: variations, size: size,
      matrix: shape.concatenating(matrix), appearance: appearance)
  }

  /// How many times as wide as the size says letters are set.
  var widthFactor: Double {
    matrix.a > 0 && matrix.b == 0 && matrix.a.isFinite ? Double(matrix.a) : 1
  }

  /// Whether it is there in the place of one of iOS's own.
  package var isStandIn: Bool { appearance.names != nil }

  /// The points of one font unit.
  package var unitScale: Double {
    Double(size) * appearance.scale / Double(instance.metrics.unitsPerEm)
  }

  // MARK: Metrics

  package var ascent: CGFloat {
    metric(\.ascent) { $0.ascender }
  }

  /// The extent below the baseline; a positive number.
  package var descent: CGFloat {
    metric(\.descent) { -$0.descender }
  }

  package var leading: CGFloat {
    metric(\.leading) { max($0.lineGap, 0) }
  }

  /// The height of capital letters in points; that of the letter H where the font does not say.
  package var capHeight: CGFloat {
    metric(\.capHeight) { $0.capHeight ?? height(of: 0x48) }
  }

  /// The height of small letters in points; that of the letter x where the font does not say.
  package var xHeight: CGFloat {
    metric(\.xHeight) { $0.xHeight ?? height(of: 0x78) }
  }

  /// The distance from one baseline to the next where the text asks for no other, in points.
  package var lineHeight: CGFloat { ascent + descent }

  package var underlinePosition: CGFloat {
    CGFloat(Double(instance.metrics.underlinePosition) * unitScale)
  }

  package var underlineThickness: CGFloat {
    CGFloat(Double(instance.metrics.underlineThickness) * unitScale)
  }

  private func metric(
    _ own: KeyPath<Metrics, Double>, _ units: (LineMetrics) -> Int
  ) -> CGFloat {
    if let metrics = appearance.metrics { return size * CGFloat(metrics[keyPath: own]) }
    return CGFloat(Double(units(instance.metrics)) * unitScale)
  }

  private func height(of character: UInt32) -> Int {
    let glyph = instance.face.characters.glyph(character)
    let box = try? instance.outline(glyph).controlBox
    return Int(box?.high.y ?? 0) / GlyphOutline.unitsPerFontUnit
  }

  // MARK: Glyphs

  package func advance(_ glyph: CGGlyph) -> CGFloat {
    CGFloat(
      (Double(instance.advance(glyph)) * unitScale + appearance.tracking) * widthFactor)
  }

  /// The outline of a glyph in points, y upwards.
  ///
  /// - Returns: Nil for a glyph without an outline, or with a broken one.
  package func path(_ glyph: CGGlyph, transform: CGAffineTransform = .identity) -> CGPath? {
    guard let outline = try? instance.outline(glyph), !outline.isEmpty else { return nil }
    return outline.path(scale: unitScale, transform: matrix.concatenating(transform))
  }

  /// Whether two fonts draw the same: face, size, variations, matrix and features are equal.
  public static func == (left: CTFont, right: CTFont) -> Bool {
    left === right
      || (left.instance.face === right.instance.face && left.size == right.size
        && left.variations == right.variations && left.matrix == right.matrix
        && left.appearance == right.appearance)
  }

  /// Feeds face, size, variations and features into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance.face))
    hasher.combine(size)
    hasher.combine(variations)
    hasher.combine(appearance)
  }
}

/// A user value of an axis.
package struct FontVariation: Hashable, Sendable {
  package let tag: FontTag
  /// The value as a 16.16 number.
  package let value: Int

  package init(_ tag: FontTag, _ value: Double) {
    self.tag = tag
    self.value = value.isFinite ? Int((value.clamped(to: -32_768...32_767) * 65_536).rounded()) : 0
  }
}

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
