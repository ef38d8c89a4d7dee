import CoreGraphics

/// Which fonts a text's characters are drawn with that its own font has not.
///
/// The order is fixed, whatever is installed; each family is looked up among the fonts that are
/// pinned, registered and installed:
///
/// 1. emoji (`EmojiPresentation`): a registered font with colours that has them, Noto Color Emoji.
///    A font that was asked for by name keeps the emoji that it has;
/// 2. the text's own font;
/// 3. registered fonts, in the order in which they were registered;
/// 4. the families of the character's script, or else of the text around it (`FallbackFamily`): for
///    Chinese characters, kana and Hangul Noto Sans CJK of a region (`HanRegion`);
/// 5. families of symbols, Noto Sans, DejaVu Sans;
/// 6. Noto Sans CJK, and for pictures that are no emoji by default Noto Color Emoji.
///
/// The region is that of the text's language (`NSLanguage`), else that of the test's language, else
/// that which kana, Hangul or Bopomofo in the paragraph tell, else simplified Chinese. Source of
/// the last: in Core Text's list for English (`CTFontCopyDefaultCascadeListForLanguages`, printed
/// in the answer 58906179 on Stack Overflow) PingFang SC is the first East Asian font.
package final class FontCascade {
  private let font: CTFont
  private let library: FontLibrary
  private let region: HanRegion
  private let kanaRegion: HanRegion
  private let isBold: Bool
  /// Whether boxes stand in for a font that is missing: no other may hide that.
  private let isPlaceholder: Bool
  /// The fonts by their face, so that equal fonts are the same object.
  private var fonts: [ObjectIdentifier: CTFont] = [:]
  /// The searches by the number of the script.
  private var searches: [UInt8: FallbackSearch] = [:]
  /// The one of the letter before, which most letters have as well.
  private var last: (script: Script, search: FallbackSearch)?
  private let emojiSearch: FallbackSearch
  private let registeredFaces: [FontFace]

  /// - Parameters:
  ///   - language: What the text says of itself, a tag of BCP 47.
  ///   - paragraph: Characters whose scripts tell how Chinese characters are written.
  package init(
    _ font: CTFont, language: String?, paragraph: [UInt32], in library: FontLibrary = .shared
  ) {
    self.font = font
    self.library = library
    let named =
      language.flatMap { HanRegion(language: $0) }
      ?? FontLanguage.current.flatMap { HanRegion(language: $0) }
    region = named ?? HanRegion(evidenceIn: paragraph) ?? .simplified
    kanaRegion = named ?? .japanese
    isBold = font.weight >= 550
    isPlaceholder = library.failure(of: font.instance.face) != nil
    emojiSearch = FallbackSearch([.emoji], isBold: isBold)
    registeredFaces = library.fallbackFaces
  }

  /// The font for a character as a reader sees it: the first that has all of it, or else the text's
  /// own, which draws its box.
  ///
  /// - Parameter script: The script of the text around, for a character of no script of its own.
  package func font(for cluster: ArraySlice<UInt32>, in script: Script) -> CTFont {
    guard let first = cluster.first, !isPlaceholder else { return font }
    let isEmoji = EmojiPresentation.isEmoji(cluster)
    if isEmoji, let emoji = emojiFont(for: cluster) { return emoji }
    // A mark that the font has not can be drawn on a character of it, but not by itself.
    if font.has(first), cluster.allSatisfy({ font.has($0) || UnicodeTables.isMark($0) }) {
      return font
    }
    for face in registeredFaces where face.has(cluster) { return registered(face) }
    // What another font has at a code of private use means something else.
    if Self.isPrivate(first) { return font }
    // A monochrome picture is no emoji: the box says that the font is missing.
    if isEmoji { return font }
    let own = Script(of: first)
    if let font = fallback(search(of: own.isNeutral ? script : own), cluster) { return font }
    if UnicodeTables.pictograph[first] != 0, let font = fallback(emojiSearch, cluster) {
      return font
    }
    return font
  }

  private func search(of script: Script) -> FallbackSearch {
    if let last, last.script == script { return last.search }
    let search = searches[script.number] ?? makeSearch(of: script)
    searches[script.number] = search
    last = (script, search)
    return search
  }

  private func makeSearch(of script: Script) -> FallbackSearch {
    let own = FallbackFamily.isHan(script) ? [hanFamily(script)] : []
    let families = own + FallbackFamily.families(of: script) + FallbackFamily.symbols
    return FallbackSearch(families + [.han(region)], isBold: isBold)
  }

  private static func isPrivate(_ character: UInt32) -> Bool {
    (0xE000...0xF8FF).contains(character) || character >= 0xF_0000
  }

  private func hanFamily(_ script: Script) -> FallbackFamily {
    switch script {
    case .hiragana, .katakana: .han(kanaRegion)
    case .hangul: .han(.korean)
    default: .han(region)
    }
  }

  private func emojiFont(for cluster: ArraySlice<UInt32>) -> CTFont? {
    if !font.appearance.isSystem, font.instance.face.has(cluster) { return font }
    for face in registeredFaces where face.hasColors && face.has(cluster) {
      return registered(face)
    }
    return fallback(emojiSearch, cluster)
  }

  /// The font of a cluster; nil where no family has all its characters.
  private func fallback(_ search: FallbackSearch, _ cluster: ArraySlice<UInt32>) -> CTFont? {
    search.font(for: cluster, in: library) { face, family in
      if let known = fonts[ObjectIdentifier(face)] { return known }
      let made = make(face, family)
      fonts[ObjectIdentifier(face)] = made
      return made
    }
  }

  private func make(_ face: FontFace, _ family: FallbackFamily) -> CTFont {
    if family == .emoji { return CTFont.emoji(face, beside: font, matrix: matrix) }
    var variations: [FontVariation] = []
    if face.axes.axes.contains(where: { $0.tag == "wght" }) {
      variations.append(FontVariation("wght", font.weight))
    }
    var appearance = CTFont.Appearance()
    let size = Double(font.size)
    var (ascent, descent) = (Double(font.ascent) / size, Double(font.descent) / size)
    if family.line == .tall {
      ascent = max(ascent, Self.tallLine.ascent)
      descent = max(descent, Self.tallLine.descent)
    }
    appearance.metrics = CTFont.Metrics(
      ascent: ascent, descent: descent, leading: Double(font.leading) / size,
      capHeight: Double(font.capHeight) / size, xHeight: Double(font.xHeight) / size)
    return CTFont(
      instance: InstanceCache.shared.instance(face, variations), variations: variations,
      size: font.size, matrix: matrix, appearance: appearance)
  }

  /// The font's own, without what widens the system font.
  private var matrix: CGAffineTransform {
    let width = font.appearance.width
    if width == 1 { return font.matrix }
    return CGAffineTransform(scaleX: CGFloat(1 / width), y: 1).concatenating(font.matrix)
  }

  /// Ems. iOS makes lines of such scripts taller; by how much was not measured. An estimate, about
  /// the line of Noto's fonts for interfaces, which all their scripts share.
  private static let tallLine = (ascent: 1.069, descent: 0.293)

  /// A font of a registered face, with the metrics of its own file; one in colours is as large as
  /// emoji beside the text's.
  private func registered(_ face: FontFace) -> CTFont {
    if let known = fonts[ObjectIdentifier(face)] { return known }
    let made =
      face.hasColors
      ? CTFont.emoji(face, beside: font, matrix: matrix)
      : CTFont(
        instance: InstanceCache.shared.instance(face, []), size: font.size, matrix: matrix)
    fonts[ObjectIdentifier(face)] = made
    return made
  }

  // MARK: Missing fonts

  /// What is needed for a character that no font has: the script's name, and the package that has
  /// its family. Nil where the family is there, or where none is known for the character.
  package static func missing(
    for character: UInt32, in library: FontLibrary = .shared
  ) -> (script: String, package: String)? {
    func isAbsent(_ family: FallbackFamily) -> Bool {
      library.faceIfThere(named: family.regular) == nil
    }
    if UnicodeTables.emojiPresentation[character] != 0 || character == 0xFE0F {
      return isAbsent(.emoji) ? ("Emoji", "fonts-noto-color-emoji") : nil
    }
    let script = Script(of: character)
    if FallbackFamily.isHan(script) {
      let name = FallbackFamily.name(of: script) ?? "Chinese"
      return isAbsent(.han(.simplified)) ? (name, "fonts-noto-cjk") : nil
    }
    if let family = FallbackFamily.families(of: script).first {
      let name = FallbackFamily.name(of: script) ?? script.description
      return isAbsent(family) ? (name, "fonts-noto-core") : nil
    }
    let isSymbol =
      (script == .common || script == .inherited) && !UnicodeTables.isUnassigned(character)
    return isSymbol && isAbsent(FallbackFamily.symbols[0]) ? ("Symbols", "fonts-noto-core") : nil
  }
}

/// Families in the order in which they are asked: each is looked up once, and when it is needed.
private final class FallbackSearch {
  private let families: [FallbackFamily]
  private let isBold: Bool
  /// The number of the next name to look up, two for each family.
  private var next: Int
  private var found: [(face: FontFace, family: FallbackFamily, font: CTFont?)] = []

  init(_ families: [FallbackFamily], isBold: Bool) {
    self.families = families
    self.isBold = isBold
    next = isBold ? 0 : 1
  }

  /// The font of the first face that has all characters; nil where none has.
  ///
  /// - Parameter make: Called once for a face that is chosen.
  func font(
    for cluster: ArraySlice<UInt32>, in library: FontLibrary,
    make: (FontFace, FallbackFamily) -> CTFont
  ) -> CTFont? {
    for index in found.indices where found[index].face.has(cluster) {
      if let font = found[index].font { return font }
      let font = make(found[index].face, found[index].family)
      found[index].font = font
      return font
    }
    while next < 2 * families.count {
      let family = families[next / 2]
      let name = next & 1 == 0 ? family.bold : family.regular
      next += isBold ? 1 : 2
      guard let face = library.faceIfThere(named: name) else { continue }
      let font = face.has(cluster) ? make(face, family) : nil
      found.append((face, family, font))
      if font != nil { return font }
    }
    return nil
  }
}

extension CTFont {
  /// 100 to 900 in ordinary fonts.
  package var weight: Double {
    if let value = variations.last(where: { $0.tag == "wght" })?.value {
      return Double(value) / 65_536
    }
    return Double(instance.metrics.weightClass)
  }

  /// Whether there is a glyph, or none is needed.
  func has(_ character: UInt32) -> Bool { instance.face.has(character) }
}

extension FontFace {
  /// Whether there is a glyph, or none is needed.
  func has(_ character: UInt32) -> Bool {
    characters.glyph(character) != 0
      || (character >= 0xAD && UnicodeTables.isIgnorable(character))
  }

  func has(_ cluster: ArraySlice<UInt32>) -> Bool { cluster.allSatisfy(has) }

  /// Whether its glyphs have colours of their own.
  var hasColors: Bool {
    file.tables.contains {
      $0.tag == "CBDT" || $0.tag == "COLR" || $0.tag == "sbix" || $0.tag == "SVG "
    }
  }
}
