extension UIFont {
  /// The boldness of a font. Raw values are Apple's: -1 to 1, regular being 0.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The heaviest named weight at or below a value on the axis of font files.
    init(axisValue: Double) {
      let named: [(Double, Weight)] = [
        (900, .black), (800, .heavy), (700, .bold), (600, .semibold), (500, .medium),
        (400, .regular), (300, .light), (200, .thin),
      ]
      self = named.first { $0.0 <= axisValue }?.1 ?? .ultraLight
    }

    /// The weight on the axis of font files, 100 to 900, interpolated between the named weights.
    var axisValue: Double {
      let points: [(x: Double, y: Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      let x = Double(rawValue)
      guard x > points[0].x else { return 100 }
      for (low, high) in zip(points, points.dropFirst()) where x <= high.x {
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
      }
      return 900
    }
  }

  /// The width of a font's letters.
  ///
  /// Not drawn: letters designed for a width; those of the standard width are stretched
  /// (`FidelityFeature.fontSubstitution`). Apple publishes no values.
  public struct Width: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// The factor of the standard width: an estimate, 0.7 for compressed, 0.85 for condensed, 1.2
    /// for expanded letters.
    var factor: Double {
      let value = Double(rawValue).clamped(to: -1...1)
      return value.isNaN ? 1 : 1 + value * (value < 0 ? 0.75 : 1)
    }
  }

  /// The role of a text in an interface, whose size follows the user's. Raw values are Apple's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
