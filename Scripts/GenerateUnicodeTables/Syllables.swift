import Foundation

/// Characters by ranges of hexadecimal numbers, separated by spaces.
func members(_ list: String) -> [Int] {
  list.split(separator: " ").flatMap { part in
    Array(range(part.replacingOccurrences(of: "-", with: "..")))
  }
}

/// One text for every character, `other` where a file names none.
func names(_ file: String, field: Int = 1, other: String) -> [String] {
  var result = [String](repeating: other, count: 0x110000)
  for record in records(file, keepsMissing: false) {
    for character in range(record[0]) { result[character] = record[field] }
  }
  return result
}

let syllabic = names("IndicSyllabicCategory.txt", other: "Other")
let positional = names("IndicPositionalCategory.txt", other: "Not_Applicable")
let blocks = names("Blocks.txt", other: "No_Block")

/// Categories of the scripts that have a model of their own: India's nine, Khmer, Myanmar.
///
/// The order is that of `SyllableCategory`.
let syllableCategory = index([
  "other", "consonant", "vowel", "nukta", "halant", "nonJoiner", "joiner", "matra", "modifier",
  "accent", "placeholder", "dottedCircle", "registerShifter", "postMatra", "repha", "ra", "medial",
  "symbol", "stacker", "postModifier", "vowelAbove", "vowelBelow", "vowelBefore", "vowelAfter",
  "robat", "khmerAbove", "khmerAfter", "asat", "medialHa", "medialRa", "medialWa", "medialYa",
  "tone", "variation", "medialLa",
])
/// The order is that of `SyllablePosition`.
let syllablePosition = index([
  "start", "reph", "preMatra", "preConsonant", "base", "afterMain", "above", "beforeSub", "below",
  "afterSub", "beforePost", "post", "afterPost", "modifier", "end",
])

func plainCategory(_ name: String) -> String {
  switch name {
  case "Avagraha": "symbol"
  case "Bindu", "Gemination_Mark", "Syllable_Modifier", "Visarga": "modifier"
  case "Cantillation_Mark": "accent"
  case "Brahmi_Joining_Number", "Consonant_Placeholder", "Number", "Number_Joiner": "placeholder"
  case "Consonant", "Consonant_Dead", "Consonant_Head_Letter", "Consonant_Initial_Postfixed":
    "consonant"
  case "Consonant_Killer", "Pure_Killer", "Vowel_Dependent": "matra"
  case "Consonant_Final", "Consonant_Medial", "Consonant_Subjoined",
    "Consonant_Succeeding_Repha":
    "medial"
  case "Consonant_Preceding_Repha": "repha"
  case "Consonant_With_Stacker": "stacker"
  case "Invisible_Stacker", "Virama": "halant"
  case "Joiner": "joiner"
  case "Non_Joiner": "nonJoiner"
  case "Nukta", "Tone_Mark": "nukta"
  case "Register_Shifter": "registerShifter"
  case "Vowel", "Vowel_Independent": "vowel"
  default: "other"
  }
}

/// Where shaping engines differ from Unicode's categories.
///
/// Source: OpenType's script development specifications, and what HarfBuzz is seen to do.
let categoryChanges: [(String, String)] = [
  ("variation", "FE00-FE0F"), ("placeholder", "2015 2022 25FB-25FE 9FC C80 D04 17D9 104A"),
  ("ra", "930 9B0 9F0 A30 AB0 B30 BB0 C30 CB0 D30 179A 1004 101B 105A"),
  ("modifier", "953 954 11301-11303 1038 1087-108D 108F 109A-109C"), ("postMatra", "A40"),
  ("consonant", "A72 A73 104E"), ("accent", "1CE2-1CE8 1CED 1032 1036"),
  ("symbol", "A8F2-A8F7 1CE9-1CEC 1CEE-1CF1"), ("matra", "A51"),
  ("nukta", "1133B 1133C AFB B55"), ("dottedCircle", "25CC"), ("robat", "17C9 17CA 17CC"),
  ("khmerAbove", "17C6 17CB 17CD-17D1"), ("khmerAfter", "17C7 17C8 17D3 17DD"),
  ("asat", "103A"), ("medialHa", "103E"), ("medialLa", "1060"), ("medialRa", "103C"),
  ("medialWa", "103D 1082"), ("medialYa", "103B 105E 105F"),
  ("tone", "1063 1064 1069-106D AA7B"),
]
let syllableBlocks: Set<String> = [
  "Basic Latin", "Latin-1 Supplement", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya",
  "Tamil", "Telugu", "Kannada", "Malayalam", "Myanmar", "Khmer", "Vedic Extensions",
  "General Punctuation", "Superscripts and Subscripts", "Devanagari Extended",
  "Myanmar Extended-A", "Myanmar Extended-B", "Myanmar Extended-C",
]

/// Where a dependent vowel stands, by the script's rules.
func matraPosition(_ character: Int, _ side: String, _ block: String) -> String {
  let isSouthern = block == "Telugu" || block == "Kannada"
  switch side {
  case "left": return "preMatra"
  case "right":
    switch block {
    case "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Malayalam": return "afterPost"
    case "Telugu": return character <= 0xC42 ? "beforeSub" : "afterSub"
    case "Kannada":
      return character < 0xCC3 || character > 0xCD6 ? "beforeSub" : "afterSub"
    default: return "afterSub"
    }
  case "top":
    if block == "Gurmukhi" { return "afterPost" }
    if block == "Oriya" { return "afterMain" }
    return isSouthern ? "beforeSub" : "afterSub"
  default:
    if ["Gurmukhi", "Gujarati", "Tamil", "Malayalam"].contains(block) { return "afterPost" }
    return isSouthern ? "beforeSub" : "afterSub"
  }
}

/// The side of the last part of a vowel.
func side(_ name: String) -> String {
  switch name {
  case "Left", "Visual_Order_Left": "left"
  case "Top", "Top_And_Left": "top"
  case "Bottom", "Top_And_Bottom", "Top_And_Bottom_And_Left": "bottom"
  default: "right"
  }
}

func plainSyllables() -> (categories: [Int], positions: [Int]) {
  var changes: [Int: String] = [:]
  for (category, list) in categoryChanges {
    for character in members(list) { changes[character] = category }
  }
  var categories = [Int](repeating: 0, count: 0x110000)
  var positions = [Int](repeating: syllablePosition("end"), count: 0x110000)
  for character in categories.indices {
    let block = blocks[character]
    let isKnown = syllableBlocks.contains(block) || character == 0x25CC
    guard isKnown || changes[character] != nil else { continue }
    let place = positional[character]
    var category = isKnown ? plainCategory(syllabic[character]) : "other"
    if category == "modifier", place == "Not_Applicable" { category = "postModifier" }
    category = changes[character] ?? category
    var position = "end"
    switch category {
    case "consonant", "stacker", "ra", "medial", "vowel", "placeholder", "dottedCircle":
      position = "base"
    case "matra", "postMatra":
      let name = side(place)
      if block.hasPrefix("Khmer") || block.hasPrefix("Myanmar") {
        let sides = ["left": "Before", "top": "Above", "bottom": "Below", "right": "After"]
        category = "vowel" + sides[name]!
      } else {
        position = matraPosition(character, name, block)
      }
    case "modifier", "postModifier", "accent", "symbol": position = "modifier"
    case "halant", "registerShifter":
      switch place {
      case "Left", "Visual_Order_Left": position = "preConsonant"
      case "Top", "Top_And_Left": position = "above"
      case "Bottom", "Top_And_Bottom", "Top_And_Bottom_And_Left": position = "below"
      case "Not_Applicable": position = "end"
      case "Overstruck": position = "afterMain"
      default: position = "post"
      }
    default: break
    }
    if character == 0xB01 { position = "beforeSub" }
    if character == 0xA51 { position = "below" }
    categories[character] = syllableCategory(category)
    positions[character] = syllablePosition(position)
  }
  return (categories, positions)
}

let syllables = plainSyllables()

/// The order is that of `UniversalCategory`.
let universalCategory = index([
  "other", "base", "number", "genericBase", "ignored", "subjoined", "halant", "numberJoiner",
  "nonJoiner", "wordJoiner", "repha", "stacker", "invisibleStacker", "sakot", "hieroglyph",
  "hieroglyphJoiner", "segmentBegin", "segmentEnd", "halantOrModifier", "hieroglyphModifier",
  "hieroglyphMirror", "reorderingKiller", "finalAbove", "finalBelow", "finalAfter", "medialAbove",
  "medialBelow", "medialAfter", "medialBefore", "consonantModifierAbove", "consonantModifierBelow",
  "vowelAbove", "vowelBelow", "vowelAfter", "vowelBefore", "modifierAbove", "modifierBelow",
  "modifierAfter", "modifierBefore", "symbolAbove", "symbolBelow", "finalModifierAbove",
  "finalModifierBelow", "finalModifierAfter",
])

/// Categories that the Universal Shaping Engine has in the place of Unicode's.
///
/// Source: Microsoft, "Creating and supporting OpenType fonts for the Universal Shaping Engine",
/// its overrides of `Indic_Syllabic_Category`.
let syllabicOverrides: [(String, String)] = [
  ("Bindu", "193A AA29 10A0D"), ("Consonant", "19C1-19C7 25CC"), ("Consonant_Dead", "F7F"),
  ("Consonant_With_Stacker", "11A3A"), ("Consonant_Subjoined", "11A3B-11A3E"),
  ("Syllable_Modifier", "1C36"), ("Gemination_Mark", "11134 10D27"),
  ("Nukta", "F71 859-85B F39 1885-1886 18A9 10AE5-10AE6 16F4F 1BC9D-1BC9E 1E944-1E94A 10F82-10F85"),
  ("Tone_Mark", "1A7B-1A7C 1A7F 7EB-7F3 7FD F86-F87 17CF 10D24-10D26 10F46-10F50 16B30-16B36"),
  ("Tone_Mark", "16F8F-16F92 1E130-1E136 1E2AE 1E2EC-1E2EF 1CED"),
  ("Vowel_Independent", "AAB1 AABA AABD"),
  ("Consonant", "800-815 840-858 F00-F01 F04-F06 1800 1807 180A 1820-1878 2D30-2D67 2D6F"),
  ("Consonant", "10570-1057A 1057C-1058A 1058C-10592 10594-10595 10597-105A1 105A3-105B1"),
  ("Consonant", "105B3-105B9 105BB-105BC 10AC0-10AC7 10AC9-10AE4 10D00-10D23 10E80-10EA9"),
  ("Consonant", "10EB0-10EB1 10F30-10F45 10F70-10F81 111DA 16B00-16B2F 16F00-16F4A 16FE4"),
  ("Consonant", "18B00-18CD5 1BC00-1BC6A 1BC70-1BC7C 1BC80-1BC88 1BC90-1BC99 1E100-1E12C"),
  ("Consonant", "1E137-1E13D 1E14E-1E14F 1E290-1E2AD 1E2C0-1E2EB 1E4D0-1E4EB 1E900-1E943 1E94B"),
  ("Consonant_Placeholder", "1880-1884"), ("Modifying_Letter", "FE00-FE0F 16F50"),
  ("Number", "10D30-10D39 10F51-10F54 16AC0-16AC9 1E140-1E149 1E2F0-1E2F9 1E4F0-1E4F9"),
  ("Number", "1E950-1E959"), ("Virama", "2D7F"),
  ("Vowel_Dependent", "B55 10EAB-10EAC 16F51-16F87 1E4EC-1E4EF F18-F19 F3E-F3F"),
  ("Cantillation_Mark", "1CF8-1CF9 1CE2-1CE8"), ("Symbol_Modifier", "1B6B-1B73"),
  ("Hieroglyph", "13000-1342F 1343C-1343F 13441-13446"),
  ("Hieroglyph_Joiner", "13430-13436 13439-1343B"),
  ("Hieroglyph_Mark_Begin", "5B 7B 27E6 27E8 2E22 2E24"),
  ("Hieroglyph_Mark_End", "5D 7D 27E7 27E9 2E23 2E25"),
  ("Hieroglyph_Segment_Begin", "13437"), ("Hieroglyph_Segment_End", "13438"),
  // Of Unicode 16.
  ("Reordering_Killer", "1BF2-1BF3"), ("Vowel_Independent", "1900"),
  ("Hieroglyph_Mirror", "13440"), ("Hieroglyph_Modifier", "13447-13455"),
]
/// As `syllabicOverrides`, of `Indic_Positional_Category`.
let positionalOverrides: [(String, String)] = [
  ("Bottom", "F72 F7A-F7D F80 A9BF 10A38 11127-11129 1112D 11130 1BF2-1BF3 AAB0 AAB2-AAB3"),
  ("Bottom", "AAB7-AAB8 AABE 859-85B 18A9 10AE5-10AE6 10F46-10F50 10F82-10F85 16F4F"),
  ("Bottom", "16F51-16F87 16F8F-16F92 D41-D42"),
  ("Left", "1C29 103C"), ("Right", "A9BE 10A0C 11942"),
  ("Top", "F74 1A18 AA35 AAB4 1112A-1112B 11131-11132 1E4EC-1E4EF 7EB-7F3 7FD 1885-1886 1B6C"),
  ("Top", "1CF8-1CF9 10D24-10D27 10EAB-10EAC 16B30-16B36 1E130-1E136 1E2AE 1E2EC-1E2EF"),
  ("Top", "1E944-1E94A 11302-11303 114C1"), ("Overstruck", "1BC9D-1BC9E"),
  ("Not_Applicable", "180B-180D 180F 2D7F"),
]

/// The side of a mark in the names of `universalCategory`.
func universalSide(_ kind: String, _ place: String) -> String {
  switch place {
  case "Top", "Top_And_Bottom", "Top_And_Bottom_And_Right", "Top_And_Right": "Above"
  case "Bottom", "Overstruck", "Bottom_And_Right", "Bottom_And_Left": "Below"
  case "Right", "Not_Applicable": "After"
  default: "Before"
  }
}

struct UniversalFacts {
  let character: Int
  let syllabic: String
  let category: String
  let joins: Bool
  let isIgnorable: Bool

  var isLetter: Bool { category == "Lo" }

  var isBase: Bool {
    switch syllabic {
    case "Number", "Consonant", "Consonant_Head_Letter", "Tone_Letter", "Vowel_Independent":
      return true
    case "Avagraha", "Bindu", "Consonant_Final", "Consonant_Medial", "Consonant_Subjoined", "Vowel",
      "Vowel_Dependent":
      if isLetter { return true }
    default: break
    }
    return joins && syllabic != "Joiner"
  }

  var isIgnored: Bool {
    syllabic == "Joiner" || isIgnorable && ["Mc", "Me", "Mn"].contains(category)
  }

  /// What the category's name is without its side, and whether it has one.
  var kind: (name: String, hasSide: Bool) {
    if isBase { return ("base", false) }
    if syllabic == "Consonant_Placeholder" || [0x2015, 0x2022].contains(character)
      || (0x25FB...0x25FE).contains(character)
    {
      return ("genericBase", false)
    }
    if isIgnored { return ("ignored", false) }
    let isHidden: [Int] = [0x115F, 0x1160, 0x3164, 0xFFA0, 0x1BCA0, 0x1BCA1, 0x1BCA2, 0x1BCA3]
    if category == "Cn" || isIgnorable && syllabic == "Other" && !isHidden.contains(character) {
      return ("wordJoiner", false)
    }
    if character == 0xDCA { return ("halantOrModifier", false) }
    if character == 0x1A60 { return ("sakot", false) }
    switch syllabic {
    case "Brahmi_Joining_Number": return ("number", false)
    case "Consonant_Final", "Consonant_Succeeding_Repha": return ("final", true)
    case "Syllable_Modifier": return ("finalModifier", true)
    case "Consonant_Medial", "Consonant_Initial_Postfixed": return ("medial", true)
    case "Nukta", "Gemination_Mark", "Consonant_Killer": return ("consonantModifier", true)
    case "Consonant_Subjoined": return ("subjoined", false)
    case "Consonant_With_Stacker": return ("stacker", false)
    case "Virama": return ("halant", false)
    case "Number_Joiner": return ("numberJoiner", false)
    case "Hieroglyph": return ("hieroglyph", false)
    case "Hieroglyph_Joiner": return ("hieroglyphJoiner", false)
    case "Hieroglyph_Mirror": return ("hieroglyphMirror", false)
    case "Hieroglyph_Modifier": return ("hieroglyphModifier", false)
    case "Hieroglyph_Mark_Begin", "Hieroglyph_Segment_Begin": return ("segmentBegin", false)
    case "Hieroglyph_Mark_End", "Hieroglyph_Segment_End": return ("segmentEnd", false)
    case "Invisible_Stacker": return ("invisibleStacker", false)
    case "Non_Joiner": return ("nonJoiner", false)
    case "Reordering_Killer": return ("reorderingKiller", false)
    case "Consonant_Preceding_Repha", "Consonant_Prefixed": return ("repha", false)
    case "Symbol_Modifier": return ("symbol", true)
    case "Pure_Killer", "Vowel", "Vowel_Dependent": return ("vowel", true)
    case "Tone_Mark", "Cantillation_Mark", "Register_Shifter", "Visarga", "Bindu":
      return ("modifier", true)
    default: return ("other", false)
    }
  }
}

func universalCategories() -> [Int] {
  var syllabic = syllabic
  var positional = positional
  for (name, list) in syllabicOverrides {
    for character in members(list) { syllabic[character] = name }
  }
  for (name, list) in positionalOverrides {
    for character in members(list) { positional[character] = name }
  }
  let joining = names("ArabicShaping.txt", field: 2, other: "X")
  let scripts = names("Scripts.txt", other: "Unknown")
  let general = names("extracted/DerivedGeneralCategory.txt", other: "Cn")
  let ignorable = values(
    "DerivedCoreProperties.txt", where: { $0[1] == "Default_Ignorable_Code_Point" }
  ) { _ in 1 }
  return syllabic.indices.map { character in
    // Scripts whose text has a model of its own, or none.
    if ["Arabic", "Lao", "Samaritan", "Syriac", "Thai"].contains(scripts[character]) { return 0 }
    let isNamed =
      syllabic[character] != "Other" || positional[character] != "Not_Applicable"
      || joining[character] != "X" || ignorable[character] != 0
    guard isNamed else { return 0 }
    let facts = UniversalFacts(
      character: character, syllabic: syllabic[character], category: general[character],
      joins: ["C", "D", "L", "R"].contains(joining[character]),
      isIgnorable: ignorable[character] != 0)
    let (name, hasSide) = facts.kind
    return universalCategory(
      name + (hasSide ? universalSide(name, positional[character]) : ""))
  }
}
