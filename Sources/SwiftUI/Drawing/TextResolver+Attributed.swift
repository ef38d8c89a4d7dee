extension TextResolver {
  /// Adds an attributed string, whose own attributes beat those of the text.
  mutating func add(_ string: AttributedString, _ style: Style) {
    for run in string.runs {
      var own = style
      if run.link != nil { own.color = .color(Color.accentColor.cgColor(in: environment)) }
      addKit(run, &own)
      addOwn(run, &own)
      append(String(string[run.range].characters), own)
    }
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
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static var name: String { "SwiftUI.Font" }
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static var name: String { "SwiftUI.ForegroundColor" }
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static var name: String { "SwiftUI.BackgroundColor" }
  }
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { "SwiftUI.Kern" }
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { "SwiftUI.Tracking" }
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { "SwiftUI.BaselineOffset" }
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static var name: String { "SwiftUI.UnderlineStyle" }
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static var name: String { "SwiftUI.StrikethroughStyle" }
  }
}
