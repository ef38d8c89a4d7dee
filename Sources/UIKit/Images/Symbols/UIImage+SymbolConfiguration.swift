extension UIImage {
  /// Properties by which an image is chosen or made.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private(set) final var traits: UITraitCollection?

    convenience init(traits: UITraitCollection) {
      self.init()
      self.traits = traits
    }

    open override func copy() -> Any { self }

    /// The configuration itself, as configurations do not change; `zone` is ignored.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol's strokes, like a font's.
  public enum SymbolWeight: Int, Sendable {
    /// No weight of its own; symbols are regular, or semibold beside a headline.
    case unspecified = 0
    /// The thinnest strokes, as of the ultra-light weight of fonts.
    case ultraLight = 1
    /// Strokes as of the thin weight of fonts.
    case thin = 2
    /// Strokes as of the light weight of fonts.
    case light = 3
    /// Strokes as of the regular weight of fonts.
    case regular = 4
    /// Strokes as of the medium weight of fonts.
    case medium = 5
    /// Strokes as of the semibold weight of fonts.
    case semibold = 6
    /// Strokes as of the bold weight of fonts.
    case bold = 7
    /// Strokes as of the heavy weight of fonts.
    case heavy = 8
    /// The thickest strokes, as of the black weight of fonts.
    case black = 9

    /// The weight of fonts that corresponds to it.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size of a symbol relative to letters beside it.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system prefers: the medium one.
    case `default` = -1
    /// No scale of its own; symbols have the medium one.
    case unspecified = 0
    /// A scale of 0.79 times the medium size.
    case small = 1
    /// The size that goes with letters of the same point size.
    case medium = 2
    /// A scale of 1.28 times the medium size.
    case large = 3
  }

  /// The size, weight and colours of a symbol.
  ///
  /// Symbols that are drawn here have levels and colours of their own. Not drawn: several colours
  /// of symbols that are registered or of a template; they have one, that of a palette or hierarchy
  /// being the first (`FidelityFeature.symbolColors`).
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      /// The size in points; 0 if unspecified.
      var pointSize: CGFloat = 0
      var textStyle: UIFont.TextStyle?
      /// How the size grows with the preferred text size, for a font that is scaled so.
      var scaling: FontSpecification.Scaling?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var color: UIColor?
      /// The colours of the levels, one for each.
      var palette: [UIColor] = []
      /// Whether levels have shades of the colour.
      var isHierarchical = false
      var preference: Preference?

      /// Whether the configuration asks for more than one colour or shade.
      var hasSeveralColors: Bool {
        switch preference {
        case .multicolor: true
        case .monochrome: false
        case nil: isHierarchical || palette.count > 1
        }
      }
    }

    enum Preference { case monochrome, multicolor }

    let values: Values

    init(values: Values) {
      self.values = values
    }

    /// A configuration without values of its own: a symbol has 17 points, regular weight, medium
    /// scale and no colour then.
    public static let unspecified = SymbolConfiguration(values: Values())

    /// A configuration for letters of a size in points, in regular weight.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// A configuration for letters of a size in points, in a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A configuration for letters of a size in points, in a weight and a scale; 0 points stand for
    /// an unspecified size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      var values = Values()
      values.pointSize = pointSize
      values.weight = weight
      values.scale = scale
      self.init(values: values)
    }

    /// A configuration of a scale alone.
    public convenience init(scale: SymbolScale) {
      var values = Values()
      values.scale = scale
      self.init(values: values)
    }

    /// A configuration of a weight alone.
    public convenience init(weight: SymbolWeight) {
      var values = Values()
      values.weight = weight
      self.init(values: values)
    }

    /// A configuration for letters of a text style, whose size follows the preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// A configuration for letters of a text style, whose size follows the preferred text size, in
    /// a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      var values = Values()
      values.textStyle = textStyle
      values.scale = scale
      self.init(values: values)
    }

    /// A configuration for letters of a font, in its size and its weight. The size follows the
    /// preferred text size if the font's does: that of a text style, or of `UIFontMetrics`.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A configuration for letters of a font, in its size, its weight and a scale. The size follows
    /// the preferred text size if the font's does: that of a text style, or of `UIFontMetrics`.
    ///
    /// Source: a comment on the method in UIKit's headers.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font, scale: scale, followsTextSize: true)
    }

    /// A configuration for letters of a font, in its size, its weight and a scale.
    ///
    /// - Parameter followsTextSize: Whether the size follows the preferred text size if the font's
    ///   does; otherwise it is the size that the font has now.
    package init(font: UIFont, scale: SymbolScale, followsTextSize: Bool) {
      let weights: [SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let weight = weights.last { $0.fontWeight().rawValue <= font.specification.weight.rawValue }
      var values = Values()
      values.weight = weight ?? .ultraLight
      values.scale = scale
      if followsTextSize {
        values.scaling = font.specification.scaling
        if values.scaling == nil { values.textStyle = font.specification.textStyle }
      }
      if values.scaling == nil, values.textStyle == nil { values.pointSize = font.pointSize }
      self.values = values
    }

    /// A configuration whose levels have shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      var values = Values()
      values.color = hierarchicalColor
      values.isHierarchical = true
      self.init(values: values)
    }

    /// A configuration with a colour for each level.
    public convenience init(paletteColors: [UIColor]) {
      var values = Values()
      values.color = paletteColors.first
      values.palette = paletteColors
      self.init(values: values)
    }

    /// A configuration for a symbol in one colour.
    public class func preferringMonochrome() -> SymbolConfiguration {
      var values = Values()
      values.preference = .monochrome
      return SymbolConfiguration(values: values)
    }

    /// A configuration for a symbol in colours of its own, if it has any.
    ///
    /// Differs: the colours, and which parts have some, are this library's own.
    public class func preferringMulticolor() -> SymbolConfiguration {
      var values = Values()
      values.preference = .multicolor
      return SymbolConfiguration(values: values)
    }

    /// This configuration with the specified values of another in place of its own.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      var result = values
      let other = otherConfiguration.values
      if other.pointSize > 0 || other.textStyle != nil || other.scaling != nil {
        (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
        result.scaling = other.scaling
      }
      if other.weight != .unspecified { result.weight = other.weight }
      if other.scale != .unspecified { result.scale = other.scale }
      if other.color != nil {
        (result.color, result.palette) = (other.color, other.palette)
        result.isHierarchical = other.isHierarchical
      }
      if other.preference != nil { result.preference = other.preference }
      return SymbolConfiguration(values: result)
    }

    /// The configuration with neither size nor weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var result = values
      (result.pointSize, result.textStyle, result.weight) = (0, nil, .unspecified)
      result.scaling = nil
      return SymbolConfiguration(values: result)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolConfiguration {
  var color: UIColor? { values.color }

  /// The size in points of the letters that the symbol stands beside.
  var resolvedPointSize: CGFloat {
    if values.pointSize > 0 { return values.pointSize }
    if let scaling = values.scaling { return scaling.size(in: .current) }
    guard let style = values.textStyle else { return UIFont.labelFontSize }
    return FontSpecification.preferred(style, .current).size
  }

  var resolvedWeight: UIFont.Weight {
    values.weight == .unspecified && values.textStyle == .headline
      ? .semibold : values.weight.fontWeight()
  }

  /// The symbol's size relative to the medium scale. Source: measured by many.
  var scaleFactor: CGFloat {
    switch values.scale {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
