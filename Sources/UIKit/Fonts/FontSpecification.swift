internal import CoreText

/// What a font is made of: that which fonts and their descriptors say.
struct FontSpecification: Hashable {
  enum Family: Hashable {
    case system
    /// A PostScript, full or family name.
    case named(String)
  }

  /// What `UIFontMetrics` scaled, to scale it again.
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
  /// What letters are turned or slanted by.
  var matrix = CGAffineTransform.identity
  /// Fonts asked for characters that this one has not.
  var hasCascade = false
  var design = UIFontDescriptor.SystemDesign.default
  /// Settings of features other than the spacing of digits.
  var featureSettings: [FeatureSetting] = []
  /// Between lines.
  var leading: CGFloat = 0
  var textStyle: UIFont.TextStyle?
  var scaling: Scaling?

  /// Makes it the font with a name; of iOS's own fonts, weight and slant are known.
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

  /// A text style's font.
  static func preferred(
    _ style: UIFont.TextStyle, _ traits: UITraitCollection?
  ) -> FontSpecification {
    let category = (traits ?? .current).preferredContentSizeCategory
    let size = DynamicTypeSize(style, category)
    var font = FontSpecification()
    font.size = size.pointSize
    font.weight = style == .headline ? .semibold : .regular
    font.textStyle = style
    let lineHeight = SystemFontMetrics(pointSize: size.pointSize).lineHeight
    font.leading = max(size.lineSpacing - lineHeight, 0)
    return font
  }

  /// What text in this font lacks.
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

  /// Nil for a design that is not known.
  private var coreDesign: CTFont.SystemDesign? {
    switch design {
    case .default: .standard
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: nil
    }
  }

  /// Nil where a font of this name is not there.
  func makeFont() -> CTFont? {
    guard let font = makeUprightFont().map(withFeatures) else { return nil }
    if matrix.isIdentity { return font }
    return CTFont(
      instance: font.instance, variations: font.variations, size: font.size,
      matrix: font.matrix.concatenating(matrix), appearance: font.appearance)
  }

  /// Features that the font has not are noted by its text.
  private func withFeatures(_ font: CTFont) -> CTFont {
    let wantsDigits = family != .system && hasMonospacedDigits
    if featureSettings.isEmpty, !wantsDigits { return font }
    var appearance = font.appearance
    if wantsDigits { appearance.features.append(FontFeature("tnum")) }
    for setting in featureSettings {
      if setting.applies(to: font, isSystem: family == .system), let feature = setting.feature {
        appearance.features.append(feature)
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
