import CoreGraphics

extension CTFont {
  /// The kinds of letters that the system font has.
  package enum SystemDesign: String, Hashable, Sendable {
    case standard
    case rounded
    case serif
    case monospaced
  }

  /// The family that stands for one of Apple's, as `Documentation/Fonts.md` says.
  private struct DesignFamily {
    /// A PostScript name without its style.
    let stem: String
    let package: String
    /// Names of styles, by weight.
    let styles: [(weight: Double, name: String)]
    /// What Apple's letters have that these have only on request, or the other way about.
    let features: [FontFeature]
    /// Every advance, ems; nil where letters keep their own.
    let advance: Double?
  }

  /// The stand-in for SF Mono, which has weights from light to heavy. Its advances are estimated at
  /// 0.618 ems (1,266 of 2,048 units); they were not measured on a device. It is drawn without the
  /// ligatures for code that JetBrains Mono has.
  private static let monospaced = DesignFamily(
    stem: "JetBrainsMono", package: "fonts-jetbrains-mono",
    styles: [
      (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"),
      (800, "ExtraBold"),
    ],
    features: [FontFeature("calt", 0)], advance: 1266.0 / 2048)

  /// The stand-in for New York, which has weights from regular to black, and lining figures.
  private static let serif = DesignFamily(
    stem: "Vollkorn", package: "fonts-vollkorn",
    styles: [
      (400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"),
      (900, "Black"),
    ],
    features: [FontFeature("lnum"), FontFeature("pnum")], advance: nil)

  /// The system font in a design of its own family. Its capitals are as high as San Francisco's,
  /// and so are its lines.
  ///
  /// - Parameter weight: 100 to 900; the nearest that the family has is taken.
  /// - Returns: Nil where the family is not there.
  package static func designed(
    _ design: SystemDesign, size: CGFloat, weight: Double, isItalic: Bool,
    features: [FontFeature], in library: FontLibrary = .shared
  ) -> CTFont? {
    guard let family = family(of: design) else { return nil }
    var style = family.styles[0]
    for other in family.styles
    where (other.weight - weight).magnitude < (style.weight - weight).magnitude { style = other }
    var name = style.name
    if isItalic { name = name == "Regular" ? "Italic" : name + "Italic" }
    guard let face = library.faceIfThere(named: family.stem + "-" + name) else { return nil }
    let instance = InstanceCache.shared.instance(face, [])
    let em = Double(instance.metrics.unitsPerEm)
    let file = CTFont(instance: instance, size: 1)
    guard file.capHeight > 0 else { return nil }
    var appearance = Appearance()
    appearance.design = design
    appearance.scale = systemMetrics.capHeight / Double(file.capHeight)
    if let advance = family.advance {
      let own = Double(instance.advance(face.characters.glyph(0x6E))) / em
      appearance.tracking = Double(size) * (advance - own * appearance.scale)
    }
    appearance.metrics = Metrics(
      ascent: systemMetrics.ascent, descent: systemMetrics.descent, leading: 0,
      capHeight: systemMetrics.capHeight, xHeight: Double(file.xHeight) * appearance.scale)
    appearance.features = family.features + features
    return CTFont(instance: instance, size: size, appearance: appearance)
  }

  private static func family(of design: SystemDesign) -> DesignFamily? {
    switch design {
    case .standard, .rounded: nil
    case .serif: serif
    case .monospaced: monospaced
    }
  }

  /// What a text lacks whose design's family is not there.
  package static func missing(_ design: SystemDesign) -> FidelityNote? {
    family(of: design).map { family in
      FidelityNote(
        .fontDesign,
        "\(design.rawValue), whose font is missing (apt-get install \(family.package)),")
    }
  }

  /// This font with its letters wider or narrower, but not those of other fonts in its text.
  ///
  /// - Parameter factor: The factor of the width.
  package func widened(by factor: Double) -> CTFont {
    guard factor != 1, factor.isFinite, factor > 0 else { return self }
    var appearance = appearance
    appearance.width *= factor
    return CTFont(
      instance: instance, variations: variations, size: size,
      matrix: CGAffineTransform(scaleX: CGFloat(factor), y: 1).concatenating(matrix),
      appearance: appearance)
  }
}
