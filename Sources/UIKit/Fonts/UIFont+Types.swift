extension UIFont {
  /// The boldness of a font. Raw values are Apple's: -1 to 1, regular being 0.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The boldness from -1 to 1, regular being 0; values between the named weights are
    /// interpolated.
    public let rawValue: CGFloat

    /// A weight of any boldness, from -1 to 1; values beyond the named weights are drawn as the
    /// nearest.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of any boldness, from -1 to 1; values beyond the named weights are drawn as the
    /// nearest.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight, 100 on the axis of font files.
    public static let ultraLight = Weight(-0.8)
    /// A weight of 200 on the axis of font files.
    public static let thin = Weight(-0.6)
    /// A weight of 300 on the axis of font files.
    public static let light = Weight(-0.4)
    /// The weight of running text, 400 on the axis of font files.
    public static let regular = Weight(0)
    /// A weight of 500 on the axis of font files.
    public static let medium = Weight(0.23)
    /// The weight of headlines and of `boldSystemFont(ofSize:)`, 600 on the axis of font files.
    public static let semibold = Weight(0.3)
    /// A weight of 700 on the axis of font files.
    public static let bold = Weight(0.4)
    /// A weight of 800 on the axis of font files.
    public static let heavy = Weight(0.56)
    /// The boldest weight, 900 on the axis of font files.
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
    /// The width from -1 to 1, 0 being the standard one.
    public let rawValue: CGFloat

    /// A width from -1 to 1: letters are stretched by 1 + 0.75 of a negative value, and by 1 + a
    /// positive one. Apple's factors are not published.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width from -1 to 1: letters are stretched by 1 + 0.75 of a negative value, and by 1 + a
    /// positive one. Apple's factors are not published.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest named width: letters of 0.7 of the standard width, an estimate.
    public static let compressed = Width(-0.4)
    /// A narrow width: letters of 0.85 of the standard width, an estimate.
    public static let condensed = Width(-0.2)
    /// The width in which the letters are designed; they are not stretched.
    public static let standard = Width(0)
    /// The widest named width: letters of 1.2 of the standard width, an estimate.
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
    /// Apple's name of the style, as nibs and archives store it.
    public let rawValue: String

    /// A style of a name; one that is not Apple's has the sizes of the body style.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of large navigation titles: 34 points at the default preferred text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles: 28 points at the default preferred text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles: 22 points at the default preferred text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles: 20 points at the default preferred text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings: 17 points, semibold, at the default preferred text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings: 15 points at the default preferred text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of running text: 17 points at the default preferred text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points at the default preferred text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes: 13 points at the default preferred text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points at the default preferred text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions: 11 points at the default preferred text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
