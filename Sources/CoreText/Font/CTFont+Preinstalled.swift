import CoreGraphics

extension CTFont {
  /// A font that is there, in the place of one that iOS has and that is not there, in the same
  /// weight and slant: for Helvetica, Arial, monospaced and serif letters one of the free families
  /// that are installed nearly everywhere, otherwise the system font. Text keeps the names and,
  /// where they are published, the line metrics of the font that was asked for; letters have its
  /// average width, and those of Helvetica and Arial their own widths.
  ///
  /// - Returns: Nil where iOS has no font of the name, or the system font is missing.
  static func standIn(
    for name: String, size: CGFloat, in library: FontLibrary
  ) -> CTFont? {
    guard let asked = PreinstalledFont(named: name) else { return nil }
    let size = usable(size)
    var appearance = Appearance()
    appearance.names = Names(
      postScript: asked.postScriptName, full: fullName(asked), family: asked.family)
    appearance.lacks = [FidelityNote(.fontSubstitution, asked.postScriptName)]
    let metrics = PublishedMetrics.byFamily[asked.family]
    appearance.metrics = metrics?.line
    if let face = installedFace(like: asked, in: library) {
      return CTFont(
        instance: InstanceCache.shared.instance(face, []), size: size, appearance: appearance)
    }
    guard let face = try? library.face(named: "Inter") else { return nil }
    var variations = [FontVariation("wght", asked.weight)]
    if asked.isItalic { variations.append(FontVariation("slnt", -10)) }
    if asked.design == .monospaced { appearance.features = [FontFeature("tnum")] }
    if let metrics {
      // Capitals as high as those of the font that was asked for.
      let scale = metrics.line.capHeight * 2816 / 2048
      let plain = InstanceCache.shared.instance(face, [])
      appearance.scale = scale
      appearance.tracking =
        Double(size) * (metrics.averageWidth - averageWidth(plain) * scale)
    }
    return CTFont(
      instance: InstanceCache.shared.instance(face, variations), variations: variations,
      size: size, appearance: appearance)
  }

  private static func installedFace(
    like asked: PreinstalledFont, in library: FontLibrary
  ) -> FontFace? {
    let families: [String]
    switch asked.design {
    // Liberation Sans has the widths of both in two weights: a light Helvetica stays light.
    case .sans where ["Helvetica", "Arial"].contains(asked.family) && asked.weight >= 400:
      families = ["LiberationSans"]
    case .sans: return nil
    case .serif: families = ["LiberationSerif", "DejaVuSerif"]
    case .monospaced: families = ["LiberationMono", "DejaVuSansMono"]
    }
    let styles: [String]
    switch (asked.weight >= 600, asked.isItalic) {
    case (false, false): styles = ["", "-Regular"]
    case (false, true): styles = ["-Italic", "-Oblique"]
    case (true, false): styles = ["-Bold"]
    case (true, true): styles = ["-BoldItalic", "-BoldOblique"]
    }
    for family in families {
      for style in styles {
        if let face = try? library.face(named: family + style) { return face }
      }
    }
    return nil
  }

  /// The mean advance of English letters, in ems, by how often each is used.
  private static func averageWidth(_ instance: FontInstance) -> Double {
    var sum = 0.0
    for (letter, share) in letterShares {
      let glyph = instance.face.characters.glyph(letter.value)
      sum += share * Double(instance.advance(glyph))
    }
    let all = letterShares.reduce(0) { $0 + $1.share }
    return sum / all / Double(instance.metrics.unitsPerEm)
  }

  /// Percent of the letters of English texts; words are about five letters long.
  private static let letterShares: [(letter: Unicode.Scalar, share: Double)] = [
    ("e", 12.7), ("t", 9.1), ("a", 8.2), ("o", 7.5), ("i", 7), ("n", 6.7), ("s", 6.3), ("h", 6.1),
    ("r", 6), ("d", 4.3), ("l", 4), ("c", 2.8), ("u", 2.8), ("m", 2.4), ("w", 2.4), ("f", 2.2),
    ("g", 2), ("y", 2), ("p", 1.9), ("b", 1.5), ("v", 1), ("k", 0.8), ("j", 0.2), ("x", 0.2),
    ("q", 0.1), ("z", 0.1), (" ", 20),
  ]

  /// The family and the style's words, as in `Avenir Next Demi Bold`.
  private static func fullName(_ font: PreinstalledFont) -> String {
    guard let dash = font.postScriptName.firstIndex(of: "-") else { return font.family }
    var style = ""
    for letter in font.postScriptName[dash...].dropFirst() {
      if letter.isUppercase, style.last?.isLowercase == true { style.append(" ") }
      style.append(letter)
    }
    if style.hasSuffix(" MT") { style.removeLast(3) }
    return style == "Regular" ? font.family : font.family + " " + style
  }
}

/// Line metrics and widths of a family of which they are published, in ems.
private struct PublishedMetrics {
  let line: CTFont.Metrics
  /// The mean advance of letters by how often they are used.
  let averageWidth: Double

  private init(
    _ unitsPerEm: Double, ascent: Double, descent: Double, leading: Double = 0,
    capHeight: Double, xHeight: Double, width: Double
  ) {
    line = CTFont.Metrics(
      ascent: ascent / unitsPerEm, descent: descent / unitsPerEm, leading: leading / unitsPerEm,
      capHeight: capHeight / unitsPerEm, xHeight: xHeight / unitsPerEm)
    averageWidth = width / unitsPerEm
  }

  /// Source: the collection of system fonts' metrics in Capsize 4, in font units. iOS adds 15 % of
  /// its height to Helvetica's ascent: at 17 points an ascender of 15.64 and lines of 19.55 points
  /// are printed there.
  static let byFamily: [String: PublishedMetrics] = [
    "Arial": PublishedMetrics(
      2048, ascent: 1854, descent: 434, leading: 67, capHeight: 1467, xHeight: 1062, width: 904),
    "Courier New": PublishedMetrics(
      2048, ascent: 1705, descent: 615, capHeight: 1170, xHeight: 866, width: 1229),
    "Georgia": PublishedMetrics(
      2048, ascent: 1878, descent: 449, capHeight: 1419, xHeight: 986, width: 899),
    "Helvetica": PublishedMetrics(
      2048, ascent: 1577 + 0.15 * 2048, descent: 471, capHeight: 1469, xHeight: 1071, width: 904),
    "Helvetica Neue": PublishedMetrics(
      1000, ascent: 952, descent: 213, leading: 28, capHeight: 714, xHeight: 517, width: 447),
    "Times New Roman": PublishedMetrics(
      2048, ascent: 1825, descent: 443, leading: 87, capHeight: 1356, xHeight: 916, width: 819),
    "Trebuchet MS": PublishedMetrics(
      2048, ascent: 1923, descent: 455, capHeight: 1465, xHeight: 1071, width: 929),
    "Verdana": PublishedMetrics(
      2048, ascent: 2059, descent: 430, capHeight: 1489, xHeight: 1117, width: 1041),
  ]
}
