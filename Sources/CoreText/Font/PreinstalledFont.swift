/// A face of the fonts that every iPhone has, with what is needed to draw another in its place.
///
/// The fonts themselves may not be copied from an iPhone: text is drawn with one that is there, in
/// the same weight and slant, and the ledger is told.
package struct PreinstalledFont: Hashable, Sendable {
  /// What letters of a family look like, as far as another family can stand in for it.
  package enum Design: Hashable, Sendable {
    case sans
    case serif
    case monospaced
  }

  package let postScriptName: String
  package let family: String
  package let design: Design
  /// The weight, 100 to 900.
  package let weight: Double
  package let isItalic: Bool
  package let isCondensed: Bool

  private init(_ postScriptName: String, in family: PreinstalledFamily) {
    self.postScriptName = postScriptName
    self.family = family.name
    design = family.design
    let style = postScriptName.drop { $0 != "-" }
    isItalic = style.contains("Ita") || style.contains("Oblique")
    isCondensed = family.name.contains("Condensed") || style.contains("Condensed")
    weight =
      Self.unnamedWeights[postScriptName]
      ?? Self.weights.first { style.contains($0.word) }?.weight ?? 400
  }

  /// The face with a PostScript name, or the first face of a family.
  package init?(named name: String) {
    guard let face = Self.byName[name] else { return nil }
    self = face
  }

  /// PostScript names in their families, the plain face first. Complexity: O(faces) once.
  package static let faces: [String: [PreinstalledFont]] = {
    var faces: [String: [PreinstalledFont]] = [:]
    for family in PreinstalledFamily.all {
      faces[family.name] = family.faces.map { PreinstalledFont($0, in: family) }
    }
    return faces
  }()

  private static let byName: [String: PreinstalledFont] = {
    var byName: [String: PreinstalledFont] = [:]
    for family in PreinstalledFamily.all {
      let members = faces[family.name] ?? []
      byName[family.name] = members.first
      for face in members { byName[face.postScriptName] = face }
    }
    return byName
  }()

  /// The face of the family that is bold or not and italic or not: the one whose weight is nearest
  /// to that of the plain face, or to bold. Nil where the family has none.
  package func face(isBold: Bool, isItalic: Bool) -> PreinstalledFont? {
    let aim: Double = isBold ? 700 : 400
    return (Self.faces[family] ?? []).filter {
      ($0.weight >= 600) == isBold && $0.isItalic == isItalic && $0.isCondensed == isCondensed
    }.min { ($0.weight - aim).magnitude < ($1.weight - aim).magnitude }
  }

  /// Weights that names do not say, or say of a family that is bold throughout.
  private static let unnamedWeights: [String: Double] = [
    "ArialRoundedMTBold": 700, "Impact": 900, "MarkerFelt-Thin": 500,
  ]

  /// What names call weights; longer words stand before those that they contain.
  private static let weights: [(word: String, weight: Double)] = [
    ("UltraLight", 100), ("Ultralight", 100), ("UltraBold", 900), ("ExtraBold", 800),
    ("ExtraBlack", 900), ("SemiBold", 600), ("Semibold", 600), ("DemiBold", 600), ("Thin", 200),
    ("Light", 300), ("Medium", 500), ("Bold", 700), ("Heavy", 800), ("Black", 900), ("W3", 300),
    ("W6", 600), ("W7", 700), ("Wide", 700),
  ]
}

/// A family with its faces' PostScript names, the plain one first.
struct PreinstalledFamily: Sendable {
  let name: String
  let design: PreinstalledFont.Design
  let faces: [String]

  private init(_ name: String, _ faces: String) { self.init(name, .sans, faces) }

  private init(_ name: String, _ design: PreinstalledFont.Design, _ faces: String) {
    self.name = name
    self.design = design
    self.faces = faces.split(separator: " ").map(String.init)
  }

  /// Families for Latin text and the large East Asian ones. Source: Apple's list of the fonts that
  /// iOS includes. Fonts of signs (Symbol, Zapf Dingbats) are absent, since letters of another
  /// font mean something else.
  static let all: [PreinstalledFamily] = sans + serif + monospaced + hands + eastAsian

  private static let sans = [
    PreinstalledFamily("Arial", "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
    PreinstalledFamily("Arial Rounded MT Bold", "ArialRoundedMTBold"),
    PreinstalledFamily(
      "Avenir",
      "Avenir-Book Avenir-BookOblique Avenir-Roman Avenir-Oblique Avenir-Light "
        + "Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Heavy "
        + "Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique"),
    PreinstalledFamily("Avenir Next", avenirNext("AvenirNext")),
    PreinstalledFamily("Avenir Next Condensed", avenirNext("AvenirNextCondensed")),
    PreinstalledFamily("DIN Alternate", "DINAlternate-Bold"),
    PreinstalledFamily("DIN Condensed", "DINCondensed-Bold"),
    PreinstalledFamily(
      "Futura",
      "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium "
        + "Futura-CondensedExtraBold"),
    PreinstalledFamily("Galvji", "Galvji Galvji-Bold"),
    PreinstalledFamily(
      "Gill Sans",
      "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold "
        + "GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold"),
    PreinstalledFamily(
      "Helvetica",
      "Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold "
        + "Helvetica-BoldOblique"),
    PreinstalledFamily(
      "Helvetica Neue",
      "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight "
        + "HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic "
        + "HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium "
        + "HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic "
        + "HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack"),
    PreinstalledFamily("Impact", "Impact"),
    PreinstalledFamily(
      "Optima",
      "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack"),
    PreinstalledFamily(
      "Trebuchet MS", "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
    PreinstalledFamily("Verdana", "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
  ]

  private static func avenirNext(_ name: String) -> String {
    [
      "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic", "DemiBold",
      "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
    ].map { name + "-" + $0 }.joined(separator: " ")
  }

  private static let serif = [
    PreinstalledFamily(
      "American Typewriter", .serif,
      "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold "
        + "AmericanTypewriter-Bold AmericanTypewriter-Condensed "
        + "AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold"),
    PreinstalledFamily(
      "Baskerville", .serif,
      "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic "
        + "Baskerville-Bold Baskerville-BoldItalic"),
    PreinstalledFamily(
      "Bodoni 72", .serif,
      "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold"),
    PreinstalledFamily(
      "Charter", .serif,
      "Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black "
        + "Charter-BlackItalic"),
    PreinstalledFamily("Cochin", .serif, "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
    PreinstalledFamily("Copperplate", .serif, "Copperplate Copperplate-Light Copperplate-Bold"),
    PreinstalledFamily("Didot", .serif, "Didot Didot-Italic Didot-Bold"),
    PreinstalledFamily(
      "Georgia", .serif, "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
    PreinstalledFamily(
      "Hoefler Text", .serif,
      "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic"),
    PreinstalledFamily(
      "Palatino", .serif, "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
    PreinstalledFamily(
      "Rockwell", .serif,
      "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic"),
    PreinstalledFamily(
      "Times New Roman", .serif,
      "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT "
        + "TimesNewRomanPS-BoldItalicMT"),
  ]

  private static let monospaced = [
    PreinstalledFamily(
      "Courier", .monospaced, "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
    PreinstalledFamily(
      "Courier New", .monospaced,
      "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
    PreinstalledFamily(
      "Menlo", .monospaced, "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
  ]

  /// Fonts of writing and drawing by hand.
  private static let hands = [
    PreinstalledFamily("Bradley Hand", "BradleyHandITCTT-Bold"),
    PreinstalledFamily(
      "Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
    PreinstalledFamily("Chalkduster", "Chalkduster"),
    PreinstalledFamily("Marker Felt", "MarkerFelt-Thin MarkerFelt-Wide"),
    PreinstalledFamily("Noteworthy", "Noteworthy-Light Noteworthy-Bold"),
    PreinstalledFamily("Papyrus", "Papyrus Papyrus-Condensed"),
    PreinstalledFamily("Party LET", "PartyLetPlain"),
    PreinstalledFamily("Savoye LET", "SavoyeLetPlain"),
    PreinstalledFamily(
      "Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
    PreinstalledFamily("Zapfino", "Zapfino"),
  ]

  private static let eastAsian = [
    PreinstalledFamily(
      "Apple SD Gothic Neo",
      "AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight "
        + "AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold "
        + "AppleSDGothicNeo-Bold"),
    PreinstalledFamily("Hiragino Sans", "HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7"),
    PreinstalledFamily("Hiragino Mincho ProN", .serif, "HiraMinProN-W3 HiraMinProN-W6"),
    PreinstalledFamily("PingFang HK", pingFang("PingFangHK")),
    PreinstalledFamily("PingFang SC", pingFang("PingFangSC")),
    PreinstalledFamily("PingFang TC", pingFang("PingFangTC")),
    PreinstalledFamily("Thonburi", "Thonburi Thonburi-Light Thonburi-Bold"),
  ]

  private static func pingFang(_ name: String) -> String {
    ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"].map { name + "-" + $0 }
      .joined(separator: " ")
  }
}
