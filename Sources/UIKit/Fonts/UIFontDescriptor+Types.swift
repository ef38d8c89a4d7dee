extension UIFontDescriptor {
  /// The stylistic traits of a font. Raw values are Apple's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits that the set holds, the class of design in the highest four.
    public let rawValue: UInt32

    /// Makes a set of the traits whose bits are set in `rawValue`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Letters are semibold or bolder. A text style's font becomes semibold, another one bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters are wider than usual, as of `UIFont.Width.expanded`. Not drawn: letters designed for
    /// the width (`FidelityFeature.fontSubstitution`). Differs: fonts by name have no wider ones.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Letters are narrower than usual, as of `UIFont.Width.condensed`. Not drawn: letters designed
    /// for the width (`FidelityFeature.fontSubstitution`). Differs: fonts by name have no narrower
    /// ones.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters for vertical text. Differs: no effect, and never reported.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for user interfaces. Differs: no effect, and never reported.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines of a text style lie two points nearer; no effect on a font without a text style.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines of a text style lie two points further apart; no effect on a font without a text
    /// style.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that tell the class of design. Differs: no descriptor reports a class, and asking
    /// for one has no effect.
    // The classes of design, in the highest four bits.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// The class of serifs in the style of the oldest printed books. Differs: no effect.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of serifs between the old and the modern style. Differs: no effect.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of serifs with a strong contrast of thick and thin. Differs: no effect.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of heavy serifs with rounded joins. Differs: no effect.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of serifs that are slabs. Differs: no effect.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of serifs that fit no other class. Differs: no effect.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class of letters without serifs. Differs: no effect.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of ornamental letters. Differs: no effect.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of letters that look handwritten. Differs: no effect.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of pictures in place of letters. Differs: no effect.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The designs of the system font. Raw values are Apple's.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the design, as archives store it.
    public let rawValue: String

    /// A design of a name; one that is not Apple's looks like the default design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design of text in the system's interface, in which Inter stands in for San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The default design's letters with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs, those of Vollkorn. Not drawn: the design if Vollkorn is missing; it
    /// looks like the default one then (`FidelityFeature.fontDesign`).
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width, those of JetBrains Mono. Not drawn: letters of one width if that font
    /// is missing; only digits have one then (`FidelityFeature.fontDesign`).
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The names of a descriptor's attributes. Raw values are Apple's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the attribute, as archives store it.
    public let rawValue: String

    /// An attribute of a name; one that is not Apple's is ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of a family, as a `String`; it is read only without `name`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A PostScript, full or family name, as a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, as a number; 0 and negative sizes are ignored.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight, width and symbolic traits, as a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of typographic features, as an array of dictionaries by `FeatureKey`. Not
    /// drawn: features that the font lacks, and in the system font stylistic sets, type 35, which
    /// have other letters (`FidelityFeature.fontFeature`).
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The role of a text, as a `UIFont.TextStyle`; it does not set the size.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The name of a face, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The name that a user would read. Differs: the PostScript name, and ignored when it is set.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A `CGAffineTransform`, boxed or not.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The fonts of characters that this one lacks. Not drawn: those fonts; the characters come
    /// from the registered fonts, in their order (`FidelityFeature.fontFeature`).
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The characters that the font must have. Differs: ignored.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The advance in points that all letters have. Differs: ignored.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// The keys of the dictionary of a font's traits. Raw values are Apple's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the trait, as archives store it.
    public let rawValue: String

    /// A trait of a name; one that is not Apple's is ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of a `SymbolicTraits`: a `UInt32`, or another integer in its range.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The boldness from -1 to 1, as a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of letters from -1 to 1, as a number; only another than the standard one is told.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant from -1 to 1. Differs: ignored; `SymbolicTraits.traitItalic` slants.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of a font feature's setting. Raw values are Apple's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key, as archives store it.
    public let rawValue: String

    /// A key of a name; one that is not Apple's is ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of a feature's type, as an integer; 6 is the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice within a feature's type, as an integer.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// An older name of `type`.
    public static let featureIdentifier = type
    /// An older name of `selector`, which in spite of its words is not a type.
    public static let typeIdentifier = selector
  }
}
