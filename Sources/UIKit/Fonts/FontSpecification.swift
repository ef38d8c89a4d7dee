internal import CoreText

/// The properties of a font that fonts and their descriptors share.
struct FontSpecification: Hashable {
  enum Family: Hashable {
    case system
    /// A PostScript, full or family name.
    case named(String)
  }

  /// The arguments of `UIFontMetrics`, to scale the font again.
  struct Scaling: Hashable {
    let style: UIFont.TextStyle
    let baseSize: CGFloat
    let maximumSize: CGFloat
  }

  var family = Family.system
  var size: CGFloat = 12
  var weight = UIFont.Weight.regular
  var isItalic = false
  var hasMonospacedDigits = false
  var width = UIFont.Width.standard
  /// The transform that turns or slants the letters.
  var matrix = CGAffineTransform.identity
  /// Whether other fonts were named for characters that this one lacks.
  var hasCascade = false
  var design = UIFontDescriptor.SystemDesign.default
  /// The settings of features other than the spacing of digits.
  var featureSettings: [FeatureSetting] = []
  /// The distance between lines in points.
  var leading: CGFloat = 0
  var textStyle: UIFont.TextStyle?
  var scaling: Scaling?

  /// Makes this the font with a name; the weight and slant of iOS's own fonts are known.
  mutating func nameFont(_ name: String) {
    family = .named(name)
    guard let known = PreinstalledFont(named: name) else { return }
    weight = UIFont.Weight(axisValue: known.weight)
    isItalic = known.isItalic
  }

  var isMonospacedByName: Bool {
    guard case .named(let name) = family else { return false }
    return PreinstalledFont(named: name)?.design == .monospaced
  }

  /// The font of a text style; without traits, at the text size that the user chose.
  static func preferred(
    _ style: UIFont.TextStyle, _ traits: UITraitCollection?
  ) -> FontSpecification {
    let category = (traits ?? .chosenByUser).preferredContentSizeCategory
    let size = DynamicTypeSize(style, category)
    var font = FontSpecification()
    font.size = size.pointSize
    font.weight = style == .headline ? .semibold : .regular
    font.textStyle = style
    let lineHeight = SystemFontMetrics(pointSize: size.pointSize).lineHeight
    font.leading = max(size.lineSpacing - lineHeight, 0)
    return font
  }

  /// The features that text in this font lacks.
  private var lacks: [FidelityNote] {
    var notes: [FidelityNote] = []
    if coreDesign == nil { notes.append(FidelityNote(.fontDesign, design.rawValue)) }
    if width != .standard {
      let subject = "width \(width.rawValue)"
      notes.append(
        family == .system
          ? FidelityNote(.fontSubstitution, "San Francisco, \(subject)")
          : FidelityNote(.fontDesign, subject))
    }
    if hasCascade { notes.append(FidelityNote(.fontFeature, "cascadeList")) }
    return notes
  }

  /// The system font's design; nil for an unknown one.
  private var coreDesign: CTFont.SystemDesign? {
    switch design {
    case .default: .standard
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: nil
    }
  }

  /// The font; nil if there is no font of this name.
  func makeFont() -> CTFont? {
    guard let font = makeUprightFont().map(withFeatures) else { return nil }
    if matrix.isIdentity { return font }
    return CTFont(
      instance: font.instance, variations: font.variations, size: font.size,
      matrix: font.matrix.concatenating(matrix), appearance: font.appearance)
  }

  /// Applies the features; text in a font that lacks one notes it.
  private func withFeatures(_ font: CTFont) -> CTFont {
    let wantsDigits = family != .system && hasMonospacedDigits
    if featureSettings.isEmpty, !wantsDigits { return font }
    var appearance = font.appearance
    if wantsDigits { appearance.features.append(FontFeature("tnum")) }
    for setting in featureSettings {
      if let features = setting.features(of: font, isSystem: family == .system) {
        appearance.features += features
      } else {
        appearance.lacks.append(FidelityNote(.fontFeature, setting.name))
      }
    }
    return CTFont(
      instance: font.instance, variations: font.variations, size: font.size,
      matrix: font.matrix, appearance: appearance)
  }

  private func makeUprightFont() -> CTFont? {
    switch family {
    case .named(let name):
      guard let font = try? CTFont.named(name, size: size) else { return nil }
      guard !lacks.isEmpty else { return font }
      var appearance = font.appearance
      appearance.lacks += lacks
      return CTFont(
        instance: font.instance, variations: font.variations, size: font.size,
        matrix: font.matrix, appearance: appearance)
    case .system:
      let features = hasMonospacedDigits ? [FontFeature("tnum")] : []
      let font = CTFont.system(
        size: size, weight: weight.axisValue, isItalic: isItalic, features: features,
        design: coreDesign ?? .standard
      )?.widened(by: width.factor)
      guard let font, leading > 0 || !lacks.isEmpty else { return font }
      var appearance = font.appearance
      appearance.lacks += lacks
      if leading > 0, let metrics = font.appearance.metrics {
        appearance.metrics = CTFont.Metrics(
          ascent: metrics.ascent, descent: metrics.descent, leading: Double(leading / font.size),
          capHeight: metrics.capHeight, xHeight: metrics.xHeight)
      }
      return CTFont(
        instance: font.instance, variations: font.variations, size: font.size,
        matrix: font.matrix, appearance: appearance)
    }
  }
}
