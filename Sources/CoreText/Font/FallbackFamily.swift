/// A family that is asked for characters that a text's own font has not.
struct FallbackFamily: Hashable, Sendable {
  /// How tall a line with the family's letters is.
  enum Line: Sendable {
    /// Lines as tall as with the text's own font.
    case asOwn
    /// Lines that are at least tall enough for marks above and below letters.
    case tall
  }

  /// PostScript names of its faces.
  let regular: String
  let bold: String
  let line: Line

  init(_ stem: String, regular: String = "-Regular", bold: String = "-Bold", line: Line = .asOwn) {
    self.regular = stem + regular
    self.bold = stem + bold
    self.line = line
  }

  /// Noto's family for Chinese characters.
  static func han(_ region: HanRegion) -> FallbackFamily {
    FallbackFamily("NotoSansCJK" + region.rawValue)
  }

  static let emoji = FallbackFamily("NotoColorEmoji", regular: "", bold: "")
  static let latin = FallbackFamily("NotoSans")
  static let dejaVu = FallbackFamily("DejaVuSans", regular: "", bold: "-Bold")

  /// The families for characters of no script, and for those that a script's own families lack.
  static let symbols = [
    FallbackFamily("NotoSansSymbols"), FallbackFamily("NotoSansSymbols2"),
    FallbackFamily("NotoSansMath"), FallbackFamily("NotoMusic"), latin, dejaVu,
  ]

  /// The families of a script in the order in which they are asked; those of Chinese characters
  /// depend on the region.
  static func families(of script: Script) -> [FallbackFamily] {
    byScript[Int(script.number)]
  }

  static func isHan(_ script: Script) -> Bool {
    script == .han || script == .hiragana || script == .katakana || script == .hangul
      || script == .bopomofo
  }

  private static let byScript: [[FallbackFamily]] = {
    var lists = [[FallbackFamily]](repeating: [], count: 256)
    for (code, stem) in stems {
      let line: Line = tallScripts.contains(code) ? .tall : .asOwn
      var list = [FallbackFamily(stem, line: line)]
      if ["Arab", "Hebr", "Armn", "Geor", "Laoo", "Cans", "Tfng", "Nkoo", "Ogam"].contains(code) {
        list.append(FallbackFamily("DejaVuSans", regular: "", bold: "-Bold", line: line))
      }
      lists[Int(Script(code).number)] = list
    }
    for code in ["Latn", "Grek", "Cyrl"] { lists[Int(Script(code).number)] = [latin, dejaVu] }
    lists[0] = []
    return lists
  }()

  /// The English name of a script in the table, such as `Old Hungarian`.
  static func name(of script: Script) -> String? {
    if script == .han { return "Chinese" }
    if script == .hiragana || script == .katakana { return "Japanese" }
    if script == .hangul { return "Korean" }
    if script == .bopomofo { return "Bopomofo" }
    let code = script.description
    if let name = ["Latn": "Latin", "Grek": "Greek", "Cyrl": "Cyrillic"][code] { return name }
    guard let stem = stems.first(where: { $0.code == code })?.stem else { return nil }
    var name = ""
    for letter in stem.dropFirst(stem.hasPrefix("NotoSerif") ? 9 : 8) {
      if letter.isUppercase, name.last?.isLowercase == true { name.append(" ") }
      name.append(letter)
    }
    return name
  }

  /// Scripts whose lines iOS makes taller: letters with marks above and below, and hanging ones.
  private static let tallScripts: Set<String> = [
    "Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya", "Sinh",
    "Taml", "Telu", "Thai", "Tibt", "Java", "Bali", "Lana", "Cham", "Nkoo", "Thaa", "Syrc",
  ]

  /// Script codes and PostScript names without their styles: Debian's `fonts-noto-core`.
  private static let stems: [(code: String, stem: String)] =
    pairs(sans, "NotoSans") + pairs(serif, "NotoSerif")

  private static func pairs(_ text: String, _ prefix: String) -> [(code: String, stem: String)] {
    text.split(whereSeparator: \.isWhitespace).map {
      (String($0.prefix(4)), prefix + $0.dropFirst(4))
    }
  }

  private static let serif = """
    AhomAhom DogrDogra HmnpHmongNyiakeng TangTangut TibtTibetan YeziYezidi
    """

  private static let sans = """
    AdlmAdlam AghbCaucasianAlbanian ArabArabic ArmiImperialAramaic ArmnArmenian AvstAvestan
    BaliBalinese BamuBamum BassBassaVah BatkBatak BengBengali BhksBhaiksuki BrahBrahmi BugiBuginese
    BuhdBuhid CakmChakma CansCanadianAboriginal CariCarian ChamCham CherCherokee CoptCoptic
    CprtCypriot DevaDevanagari DsrtDeseret DuplDuployan EgypEgyptianHieroglyphs ElbaElbasan
    ElymElymaic EthiEthiopic GeorGeorgian GlagGlagolitic GongGunjalaGondi GonmMasaramGondi
    GothGothic GranGrantha GujrGujarati GuruGurmukhi HanoHanunoo HatrHatran HebrHebrew
    HluwAnatolianHieroglyphs HmngPahawhHmong HungOldHungarian ItalOldItalic JavaJavanese
    KaliKayahLi KharKharoshthi KhmrKhmer KhojKhojki KndaKannada KthiKaithi LanaTaiTham LaooLao
    LepcLepcha LimbLimbu LinaLinearA LinbLinearB LisuLisu LyciLycian LydiLydian MahjMahajani
    MandMandaic ManiManichaean MarcMarchen MedfMedefaidrin MendMendeKikakui MercMeroitic
    MeroMeroitic MlymMalayalam ModiModi MongMongolian MrooMro MteiMeeteiMayek MultMultani
    MymrMyanmar NarbOldNorthArabian NbatNabataean NewaNewa NkooNKo NshuNushu OgamOgham OlckOlChiki
    OrkhOldTurkic OryaOriya OsgeOsage OsmaOsmanya PalmPalmyrene PaucPauCinHau PermOldPermic
    PhagPhagsPa PhliInscriptionalPahlavi PhlpPsalterPahlavi PhnxPhoenician PlrdMiao
    PrtiInscriptionalParthian RjngRejang RohgHanifiRohingya RunrRunic SamrSamaritan
    SarbOldSouthArabian SaurSaurashtra SgnwSignWriting ShawShavian ShrdSharada SiddSiddham
    SindKhudawadi SinhSinhala SogdSogdian SogoOldSogdian SoraSoraSompeng SoyoSoyombo SundSundanese
    SyloSylotiNagri SyrcSyriac TagbTagbanwa TakrTakri TaleTaiLe TaluNewTaiLue TamlTamil TavtTaiViet
    TeluTelugu TfngTifinagh TglgTagalog ThaaThaana ThaiThai TirhTirhuta UgarUgaritic VaiiVai
    WaraWarangCiti WchoWancho XpeoOldPersian XsuxCuneiform YiiiYi ZanbZanabazarSquare
    """
}
