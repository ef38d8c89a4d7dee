/// Sequences that look like another vowel: a dotted circle keeps them apart.
///
/// Source: Microsoft, "Creating and supporting OpenType fonts for the Universal Shaping Engine",
/// "Invalid vowel sequences", and Unicode 15.0, tables of chapters 12 to 15 of what not to use.
enum VowelConstraints {
  /// The vowels of each script with what must not follow them.
  private static let sequences: [String: [([UInt32], [UInt32])]] = [
    "Deva": [
      (
        [0x905],
        [0x93A, 0x93B, 0x93E, 0x945, 0x946, 0x949, 0x94A, 0x94B, 0x94C, 0x94F, 0x956, 0x957]
      ),
      ([0x906], [0x93A, 0x945, 0x946, 0x947, 0x948]), ([0x909], [0x941]),
      ([0x90F], [0x945, 0x946, 0x947]),
    ],
    "Beng": [([0x985], [0x9BE]), ([0x98B], [0x9C3]), ([0x98C], [0x9E2])],
    "Guru": [
      ([0xA05], [0xA3E, 0xA48, 0xA4C]), ([0xA72], [0xA3F, 0xA40, 0xA47]),
      ([0xA73], [0xA41, 0xA42, 0xA4B]),
    ],
    "Gujr": [
      ([0xA85], [0xABE, 0xAC5, 0xAC7, 0xAC8, 0xAC9, 0xACB, 0xACC]), ([0xAC5], [0xABE]),
    ],
    "Orya": [([0xB05], [0xB3E]), ([0xB0F, 0xB13], [0xB57])],
    "Taml": [([0xB85], [0xBC2])],
    "Telu": [([0xC12], [0xC4C, 0xC55]), ([0xC3F, 0xC46, 0xC4A], [0xC55])],
    "Knda": [([0xC89, 0xC8B], [0xCBE]), ([0xC92], [0xCCC])],
    "Mlym": [([0xD07, 0xD09], [0xD57]), ([0xD0E], [0xD46]), ([0xD12], [0xD3E, 0xD57])],
    "Sinh": [
      ([0xD85], [0xDCF, 0xDD0, 0xDD1]), ([0xD8B, 0xD8F, 0xD94], [0xDDF]), ([0xD8D], [0xDD8]),
      ([0xD91], [0xDCA, 0xDD9, 0xDDA, 0xDDC, 0xDDD, 0xDDE]),
    ],
    "Brah": [([0x11005], [0x11038]), ([0x1100B], [0x1103E]), ([0x1100F], [0x11042])],
    "Khoj": [
      ([0x11200], [0x1122C, 0x11231, 0x11233]), ([0x11206], [0x1122C]),
      ([0x1122C], [0x11230, 0x11231]), ([0x11240], [0x1122E]),
    ],
    "Sind": [([0x112B0], [0x112E0, 0x112E5, 0x112E6, 0x112E7, 0x112E8])],
    "Tirh": [
      ([0x11481], [0x114B0]), ([0x1148B, 0x1148D], [0x114BA]), ([0x114AA], [0x114B5, 0x114B6]),
    ],
    "Modi": [([0x11600, 0x11601], [0x11639, 0x1163A])],
    "Takr": [([0x11680], [0x116AD, 0x116B4, 0x116B5]), ([0x11686], [0x116B2])],
  ]

  /// - Complexity: O(*n*).
  static func insertCircles(_ glyphs: inout [Glyph], _ script: Script) {
    let code = script.description
    guard let rules = sequences[code] else { return }
    var output: [Glyph] = []
    var index = 0
    while index < glyphs.count {
      let character = glyphs[index].character
      output.append(glyphs[index])
      index += 1
      guard index < glyphs.count else { break }
      // In Devanagari a Ra with a halant before I looks like II.
      let isReph =
        code == "Deva" && character == 0x930 && glyphs[index].character == 0x94D
        && index + 1 < glyphs.count && glyphs[index + 1].character == 0x907
      if isReph {
        output.append(glyphs[index])
        index += 1
      }
      let next = glyphs[index]
      let isWrong = rules.contains {
        $0.0.contains(character) && $0.1.contains(next.character)
      }
      if isReph || isWrong {
        var circle = next
        circle.character = 0x25CC
        output += [circle, next]
        index += 1
      }
    }
    if output.count != glyphs.count { glyphs = output }
  }
}
