extension AttributeScopes {
  /// The attributes of attributed strings that UIKit draws.
  ///
  /// Differs: shadows, attachments and text effects are absent; underline and strikethrough take
  /// `NSUnderlineStyle`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a text.
    public let font: FontAttribute
    /// The style of a text's paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour that letters are drawn in.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether ligatures are used; 0 stands for none.
    public let ligature: LigatureAttribute
    /// The room after every character in points; 0 turns the font's kerning off.
    public let kern: KernAttribute
    /// The room after every character in points, with the font's kerning kept.
    public let tracking: TrackingAttribute
    /// The kind of line through a text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The kind of line under a text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The distance in points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line under a text.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through a text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Foundation's own attributes, such as links.
    public let foundation: FoundationAttributes
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by name, as in `text.foregroundColor`.
  // If SwiftUI is imported as well, its attributes take precedence, as with Apple's overlays.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The font of a text; see `NSAttributedString.Key.font`.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.font.rawValue }
  }

  /// The style of a text's paragraphs.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
  }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
  }

  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
  }

  /// Whether ligatures are used: 0 for none.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.ligature.rawValue }
  }

  /// The room after every character in points; 0 turns the font's kerning off.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.kern.rawValue }
  }

  /// The room after every character in points, with the font's kerning kept.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.tracking.rawValue }
  }

  /// The line through a text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
  }

  /// The line under a text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
  }

  /// The colour of the letters' outlines; without it, the text's colour.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
  }

  /// The width of outlines in hundredths of the font's size; below 0 letters are filled, too.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
  }

  /// The distance in points by which letters are raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
  }

  /// The colour of the line under a text; without it, the text's colour.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
    public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
  }

  /// The colour of the line through a text; without it, the text's colour.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// Apple's name of the attribute, which is that of `NSAttributedString.Key`.
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
