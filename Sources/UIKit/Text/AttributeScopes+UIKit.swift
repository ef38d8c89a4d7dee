extension AttributeScopes {
  /// The attributes of attributed strings that UIKit draws.
  ///
  /// Differs: shadows, attachments and text effects are absent; underline and strikethrough take
  /// `NSUnderlineStyle`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let foundation: FoundationAttributes
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  // If SwiftUI is imported as well, its attributes take precedence, as with Apple's overlays.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static var name: String { NSAttributedString.Key.font.rawValue }
  }

  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
  }

  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static var name: String { NSAttributedString.Key.ligature.rawValue }
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.kern.rawValue }
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.tracking.rawValue }
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
  }

  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
  }

  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
  }

  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
  }

  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
  }
}

extension NSAttributedString {
  /// A string with the attributes of UIKit's scope, and links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: run.uiKitAttributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// A string with the attributes of UIKit's scope, and links. Other attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.forEachRun { attributes, range in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      part.setUIKit(attributes)
      self += part
    }
  }

  private mutating func setUIKit(_ attributes: [NSAttributedString.Key: Any]) {
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (attributes[key] as? Int ?? (attributes[key] as? NSNumber)?.intValue).map(
        NSUnderlineStyle.init(rawValue:))
    }
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
      attributes[key] as? CGFloat ?? (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    self.uiKit.font = attributes[.font] as? UIFont
    self.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.uiKit.ligature =
      attributes[.ligature] as? Int ?? (attributes[.ligature] as? NSNumber)?.intValue
    self.uiKit.kern = length(.kern)
    self.uiKit.tracking = length(.tracking)
    self.uiKit.strikethroughStyle = style(.strikethroughStyle)
    self.uiKit.underlineStyle = style(.underlineStyle)
    self.uiKit.strokeColor = attributes[.strokeColor] as? UIColor
    self.uiKit.strokeWidth = length(.strokeWidth)
    self.uiKit.baselineOffset = length(.baselineOffset)
    self.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
    self.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.link =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
  }
}

extension AttributedString.Runs.Run {
  fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    func add(_ key: NSAttributedString.Key, _ value: Any?) {
      if let value { result[key] = value }
    }
    add(.font, self[Keys.FontAttribute.self])
    add(.paragraphStyle, self[Keys.ParagraphStyleAttribute.self])
    add(.foregroundColor, self[Keys.ForegroundColorAttribute.self])
    add(.backgroundColor, self[Keys.BackgroundColorAttribute.self])
    add(.ligature, self[Keys.LigatureAttribute.self])
    add(.kern, self[Keys.KernAttribute.self])
    add(.tracking, self[Keys.TrackingAttribute.self])
    add(.strikethroughStyle, self[Keys.StrikethroughStyleAttribute.self]?.rawValue)
    add(.underlineStyle, self[Keys.UnderlineStyleAttribute.self]?.rawValue)
    add(.strokeColor, self[Keys.StrokeColorAttribute.self])
    add(.strokeWidth, self[Keys.StrokeWidthAttribute.self])
    add(.baselineOffset, self[Keys.BaselineOffsetAttribute.self])
    add(.underlineColor, self[Keys.UnderlineColorAttribute.self])
    add(.strikethroughColor, self[Keys.StrikethroughColorAttribute.self])
    add(.link, self[AttributeScopes.FoundationAttributes.LinkAttribute.self])
    return result
  }
}
