extension TextResolver {
  /// Adds an attributed string, whose own attributes beat those of the text.
  mutating func add(_ string: AttributedString, _ style: Style) {
    for run in string.runs {
      var own = style
      if run.link != nil { own.color = .color(Color.accentColor.cgColor(in: environment)) }
      if let intent = run.inlinePresentationIntent { own = styled(own, Self.marks(intent)) }
      addKit(run, &own)
      addOwn(run, &own)
      append(String(string[run.range].characters), own)
    }
  }

  private static func marks(_ intent: InlinePresentationIntent) -> InlineMarkdown.Marks {
    var marks: InlineMarkdown.Marks = []
    if intent.contains(.stronglyEmphasized) { marks.insert(.bold) }
    if intent.contains(.emphasized) { marks.insert(.italic) }
    if intent.contains(.code) { marks.insert(.code) }
    if intent.contains(.strikethrough) { marks.insert(.strikethrough) }
    return marks
  }

  private func addKit(_ run: AttributedString.Runs.Run, _ style: inout Style) {
    if let font = run.uiKit.font { style.font = Font(font) }
    if let color = run.uiKit.foregroundColor {
      style.color = .color(color.resolvedColor(with: environment.traits).cgColor)
    }
    if let color = run.uiKit.backgroundColor {
      style.attributes[.backgroundColor] = color.resolvedColor(with: environment.traits)
    }
    if let kern = run.uiKit.kern { style.attributes[.kern] = NSNumber(value: Double(kern)) }
    if let line = run.uiKit.underlineStyle {
      style.attributes[.underlineStyle] = NSNumber(value: line.rawValue)
    }
    if let line = run.uiKit.strikethroughStyle {
      style.attributes[.strikethroughStyle] = NSNumber(value: line.rawValue)
    }
  }

  private func addOwn(_ run: AttributedString.Runs.Run, _ style: inout Style) {
    let own = run.swiftUI
    if let font = own.font { style.font = font }
    if let color = own.foregroundColor { style.color = .color(color.cgColor(in: environment)) }
    if let color = own.backgroundColor {
      style.attributes[.backgroundColor] = UIColor(cgColor: color.cgColor(in: environment))
    }
    if let kern = own.kern { style.attributes[.kern] = NSNumber(value: Double(kern)) }
    if let value = own.tracking { style.attributes[.tracking] = NSNumber(value: Double(value)) }
    if let value = own.baselineOffset {
      style.attributes[.baselineOffset] = NSNumber(value: Double(value))
    }
    if let line = own.underlineStyle {
      style.setUnderline(true, line.pattern, line.color, environment)
    }
    if let line = own.strikethroughStyle {
      style.setStrikethrough(true, line.pattern, line.color, environment)
    }
  }
}

extension Text.LineStyle.Pattern {
  var style: NSUnderlineStyle {
    switch self {
    case .solid: .single
    case .dot: [.single, .patternDot]
    case .dash: [.single, .patternDash]
    case .dashDot: [.single, .patternDashDot]
    case .dashDotDot: [.single, .patternDashDotDot]
    }
  }
}

extension AttributeScopes {
  /// The attributes of attributed strings that SwiftUI's texts draw.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The points that are added between characters; they go before tracking.
    public let kern: KerningAttribute
    /// The points after every character, where there is no kerning.
    public let tracking: TrackingAttribute
    /// The points by which the letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation, of which links are drawn in the accent colour.
    public let foundation: FoundationAttributes
  }

  /// The attributes of SwiftUI, for `swiftUI.font` and its like.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name, such as `font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a part of an attributed string.
  public enum FontAttribute: AttributedStringKey {
    /// A font of SwiftUI's.
    public typealias Value = Font
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.Font" }
  }
  /// The colour of the letters of a part of an attributed string.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour of SwiftUI's.
    public typealias Value = Color
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.ForegroundColor" }
  }
  /// The colour behind a part of an attributed string.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour of SwiftUI's.
    public typealias Value = Color
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.BackgroundColor" }
  }
  /// The points between the characters of a part of an attributed string.
  public enum KerningAttribute: AttributedStringKey {
    /// A distance in points.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.Kern" }
  }
  /// The points after every character of a part of an attributed string.
  public enum TrackingAttribute: AttributedStringKey {
    /// A distance in points.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.Tracking" }
  }
  /// The points by which a part of an attributed string is raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A distance in points; negative ones lower the letters.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.BaselineOffset" }
  }
  /// The line under a part of an attributed string.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The pattern and the colour of the line.
    public typealias Value = Text.LineStyle
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.UnderlineStyle" }
  }
  /// The line through a part of an attributed string.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The pattern and the colour of the line.
    public typealias Value = Text.LineStyle
    /// The attribute's name in archives.
    public static var name: String { "SwiftUI.StrikethroughStyle" }
  }
}
