internal import CoreText

/// The wanted properties of a font, without making the font.
///
/// Differs: character sets and fixed advances are ignored.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  let specification: FontSpecification

  /// A descriptor of the system font in 12 points.
  public override convenience init() { self.init(FontSpecification()) }

  init(_ specification: FontSpecification) {
    self.specification = specification
  }

  /// A descriptor of a font by name.
  ///
  /// - Parameters:
  ///   - fontName: A PostScript, full or family name. A name that no font has is found out only
  ///     when the font is made: boxes stand in, and the assertion fails.
  ///   - size: The size in points; 0 and negative sizes stand for 12.
  public convenience init(name fontName: String, size: CGFloat) {
    var specification = FontSpecification()
    specification.nameFont(fontName)
    specification.size = size > 0 ? size : 12
    self.init(specification)
  }

  /// A descriptor with attributes; the system font in 12 points and regular weight where they say
  /// no other.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var specification = FontSpecification()
    specification.apply(attributes)
    self.init(specification)
  }

  /// The descriptor of a text style at the text size that the user chose.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the preferred size of a trait collection; nil for the size
  /// that the user chose.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferred(style, traitCollection))
  }

  /// The size in points.
  open var pointSize: CGFloat { specification.size }

  /// The PostScript name of the font that the descriptor stands for; `.SFUI-` and a style's name
  /// for the system font.
  open var postscriptName: String { UIFont(specification).fontName }

  /// The traits that the font has: italic, bold, wider or narrower letters, one width of letters,
  /// tight or loose lines.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if specification.isItalic { traits.insert(.traitItalic) }
    if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if specification.design == .monospaced || specification.isMonospacedByName {
      traits.insert(.traitMonoSpace)
    }
    if specification.width.rawValue > 0 { traits.insert(.traitExpanded) }
    if specification.width.rawValue < 0 { traits.insert(.traitCondensed) }
    if specification.isTight { traits.insert(.traitTightLeading) }
    if specification.isLoose { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The attributes that the descriptor specifies.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: specification.size]
    if case .named(let name) = specification.family { attributes[.name] = name }
    if let style = specification.textStyle { attributes[.textStyle] = style }
    if !specification.matrix.isIdentity {
      attributes[.matrix] = NSValue(cgAffineTransform: specification.matrix)
    }
    var traits: [TraitKey: Any] = [
      .weight: specification.weight.rawValue, .symbolic: symbolicTraits.rawValue,
    ]
    if specification.width != .standard { traits[.width] = specification.width.rawValue }
    attributes[.traits] = traits
    var settings = specification.featureSettings
    if specification.hasMonospacedDigits { settings.append(FeatureSetting(type: 6, selector: 0)) }
    if !settings.isEmpty { attributes[.featureSettings] = settings.map(\.attributes) }
    return attributes
  }

  /// The value of an attribute; nil if it is not specified.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: UIFont(specification).familyName
    case .face: specification.faceName
    case .visibleName: UIFont(specification).fontName
    default: fontAttributes[anAttribute]
    }
  }

  /// The transform that turns or slants the letters.
  open var matrix: CGAffineTransform { specification.matrix }

  /// The descriptors of the fonts that are there and match; empty if there are none.
  ///
  /// - Parameter mandatoryKeys: The keys whose values have to be equal; nil for all of them.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { specification.makeFont() == nil ? [] : [self] }

  // MARK: Changes

  /// The descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(specification.resized(newPointSize))
  }

  /// The same font with these traits and no others.
  ///
  /// - Returns: The descriptor; nil if the family has no such font. Differs: families that are not
  ///   iOS's own have no other fonts.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits == self.symbolicTraits { return self }
    var result = specification
    if case .named(let name) = specification.family {
      let face = PreinstalledFont(named: name)?.face(
        isBold: symbolicTraits.contains(.traitBold),
        isItalic: symbolicTraits.contains(.traitItalic))
      guard let face else { return nil }
      result.nameFont(face.postScriptName)
      return UIFontDescriptor(result)
    }
    result.setTraits(symbolicTraits)
    return UIFontDescriptor(result)
  }

  /// The descriptor in another design of the system font. Not drawn: serif and monospaced designs
  /// whose fonts are missing (`FidelityFeature.fontDesign`).
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard specification.family == .system else { return nil }
    var result = specification
    result.design = design
    return UIFontDescriptor(result)
  }

  /// The descriptor with another transform.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var result = specification
    result.matrix = matrix
    return UIFontDescriptor(result)
  }

  /// The family's font of a face, such as `Bold Italic`. Differs: only the weights of iOS's faces,
  /// and italic or oblique in a name, are known.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var result = specification
    if case .named(let name) = result.family,
      let face = PreinstalledFont(named: name)?.face(
        isBold: newFace.contains("Bold"),
        isItalic: newFace.contains("Italic") || newFace.contains("Oblique"))
    {
      result.nameFont(face.postScriptName)
    } else {
      result.setFace(newFace)
    }
    return UIFontDescriptor(result)
  }

  /// The descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var result = specification
    result.nameFont(newFamily)
    return UIFontDescriptor(result)
  }

  /// The descriptor with further attributes, which replace its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = specification
    result.apply(attributes)
    return UIFontDescriptor(result)
  }

  open override func copy() -> Any { self }

  /// The descriptor itself, as descriptors do not change; `zone` is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  open override var hash: Int { specification.hashValue }
}

extension FontSpecification {
  /// The step in points by which iOS's loose and tight styles differ in leading.
  private static let leadingStep: CGFloat = 2

  private var standardLeading: CGFloat? {
    guard let textStyle else { return nil }
    // The leading of a text style at this size, whichever preferred size it came from.
    for category in UIContentSizeCategory.ascending {
      let size = DynamicTypeSize(textStyle, category)
      if size.pointSize == self.size {
        return size.lineSpacing - SystemFontMetrics(pointSize: self.size).lineHeight
      }
    }
    return nil
  }

  fileprivate var isTight: Bool { standardLeading.map { leading < $0 - 1 } ?? false }
  fileprivate var isLoose: Bool { standardLeading.map { leading > $0 + 1 } ?? false }

  private static let faces: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Semibold", .semibold), ("Light", .light),
    ("Medium", .medium), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
    ("Regular", .regular),
  ]

  fileprivate var faceName: String {
    let name = Self.faces.first { $0.weight == weight }?.name ?? "Regular"
    return isItalic ? (name == "Regular" ? "Italic" : name + " Italic") : name
  }

  fileprivate mutating func setFace(_ face: String) {
    weight = Self.faces.first { face.contains($0.name) }?.weight ?? .regular
    isItalic = face.contains("Italic") || face.contains("Oblique")
  }

  fileprivate mutating func setTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold {
      weight = traits.contains(.traitBold) ? (textStyle == nil ? .bold : .semibold) : .regular
    }
    if traits.contains(.traitMonoSpace) {
      design = .monospaced
    }
    // A width that the traits tell already stays as narrow or wide as it is.
    let isNarrow = traits.contains(.traitCondensed)
    let isWide = traits.contains(.traitExpanded) && !isNarrow
    if isNarrow != (width.rawValue < 0) || isWide != (width.rawValue > 0) {
      width = isNarrow ? .condensed : isWide ? .expanded : .standard
    }
    if let standardLeading {
      leading = standardLeading
      if traits.contains(.traitTightLeading) { leading -= Self.leadingStep }
      if traits.contains(.traitLooseLeading) { leading += Self.leadingStep }
      leading = max(leading, 0)
    }
  }

  fileprivate mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    func number(_ value: Any?) -> CGFloat? {
      switch value {
      case let weight as UIFont.Weight: weight.rawValue
      case let number as CGFloat: number
      case let number as any BinaryInteger: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      nameFont(name)
    }
    if let size = number(attributes[.size]), size > 0 { self = resized(size) }
    if let style = attributes[.textStyle] as? UIFont.TextStyle { textStyle = style }
    if let face = attributes[.face] as? String { setFace(face) }
    if let matrix = attributes[.matrix] as? CGAffineTransform {
      self.matrix = matrix
    } else if let matrix = (attributes[.matrix] as? NSValue)?.cgAffineTransformValue {
      self.matrix = matrix
    }
    if let cascade = attributes[.cascadeList] as? [Any], !cascade.isEmpty { hasCascade = true }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let bits = number(traits[.symbolic]), let raw = UInt32(exactly: bits) {
      setTraits(.init(rawValue: raw))
    }
    if let width = number(traits[.width]) { self.width = UIFont.Width(width) }
    if let weight = number(traits[.weight]) { self.weight = UIFont.Weight(weight) }
    let settings = attributes[.featureSettings] as? [[AnyHashable: Any]] ?? []
    for setting in settings {
      func value(_ key: UIFontDescriptor.FeatureKey) -> Any? {
        setting[key] ?? setting[key.rawValue]
      }
      func integer(_ key: UIFontDescriptor.FeatureKey) -> Int? {
        number(value(key)).map { Int(clamping: $0) }
      }
      if let type = integer(.type), let selector = integer(.selector) {
        if type == 6 {
          hasMonospacedDigits = selector == 0
        } else {
          featureSettings.append(FeatureSetting(type: type, selector: selector))
        }
      } else if let tag = value(.openTypeTag) as? String {
        featureSettings.append(FeatureSetting(tag: tag, value: integer(.openTypeValue) ?? 1))
      }
    }
  }
}
