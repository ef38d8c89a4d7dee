extension UIImage {
  /// Properties by which an image is chosen or made.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private(set) final var traits: UITraitCollection?

    convenience init(traits: UITraitCollection) {
      self.init()
      self.traits = traits
    }

    open override func copy() -> Any { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol's strokes, like a font's.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
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
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
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

    public static let unspecified = SymbolConfiguration(values: Values())

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      var values = Values()
      values.pointSize = pointSize
      values.weight = weight
      values.scale = scale
      self.init(values: values)
    }

    public convenience init(scale: SymbolScale) {
      var values = Values()
      values.scale = scale
      self.init(values: values)
    }

    public convenience init(weight: SymbolWeight) {
      var values = Values()
      values.weight = weight
      self.init(values: values)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      var values = Values()
      values.textStyle = textStyle
      values.scale = scale
      self.init(values: values)
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      let weights: [SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let weight = weights.last { $0.fontWeight().rawValue <= font.specification.weight.rawValue }
      self.init(pointSize: font.pointSize, weight: weight ?? .ultraLight, scale: scale)
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
      if other.pointSize > 0 || other.textStyle != nil {
        (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
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
    guard let style = values.textStyle else { return UIFont.labelFontSize }
    return FontSpecification.preferred(style, nil).size
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
