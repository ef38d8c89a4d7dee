import CoreGraphics

/// Finds what a run of text lacks.
enum TextLacks {
  /// Notes of characters that are drawn as boxes, and of scripts whose syllables are not reordered,
  /// since the font is made for no script.
  ///
  /// - Parameters:
  ///   - indices: Where in the string each glyph's character begins, counted from `start`.
  ///   - units: The paragraph, UTF-16.
  /// - Complexity: O(glyphs), with one look at each for ordinary text.
  static func notes(
    of glyphs: [CGGlyph], at indices: [Int], in units: [UInt16], from start: Int,
    font: FontInstance
  ) -> [FidelityNote] {
    var notes: [FidelityNote] = []
    for (glyph, index) in zip(glyphs, indices) {
      let unit = index - start
      guard units.indices.contains(unit) else { continue }
      if glyph == 0, let character = character(at: unit, in: units) {
        add(FidelityNote(.character, subject(of: character)), to: &notes)
      }
      if let script = reorderedScript(units[unit]) {
        let note = FidelityNote(.complexShaping, script)
        if !notes.contains(note), !isMade(font, for: Script(of: UInt32(units[unit]))) {
          notes.append(note)
        }
      }
    }
    return notes
  }

  private static func add(_ note: FidelityNote, to notes: inout [FidelityNote]) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Whether a font's substitutions are for syllables of a script.
  private static func isMade(_ font: FontInstance, for script: Script) -> Bool {
    let selection = font.face.layout.substitution?.selection(
      scriptTags: script.tags, language: nil)
    return ShapingModel(script, chosen: selection?.script) != .plain || script.isNeutral
      || selection?.isOwn == true
  }

  private static func character(at index: Int, in units: [UInt16]) -> Unicode.Scalar? {
    var decoder = UTF16()
    var rest = units[index...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return scalar
  }

  /// The character, or its script where the font of that is missing.
  private static func subject(of character: Unicode.Scalar) -> String {
    guard let missing = FontCascade.missing(for: character.value) else {
      return name(of: character)
    }
    return "\(missing.script), whose font is missing (apt-get install \(missing.package)),"
  }

  /// The character's name for messages: `“😀” (U+1F600)`.
  private static func name(of character: Unicode.Scalar) -> String {
    let code = "U+" + Digits.hexadecimal(character.value, count: 4, uppercase: true)
    return character.properties.isWhitespace || character.properties.generalCategory == .control
      ? "The character \(code)" : "“\(character)” (\(code))"
  }

  /// The script of a unit, if it is one whose syllables are written in another order than typed.
  ///
  /// - Source: the blocks of Unicode 15.
  private static func reorderedScript(_ unit: UInt16) -> String? {
    guard unit >= 0x0900, unit < 0x1800 else { return nil }
    return switch unit {
    case 0x0900..<0x0980: "Devanagari"
    case 0x0980..<0x0A00: "Bengali"
    case 0x0A00..<0x0A80: "Gurmukhi"
    case 0x0A80..<0x0B00: "Gujarati"
    case 0x0B00..<0x0B80: "Oriya"
    case 0x0B80..<0x0C00: "Tamil"
    case 0x0C00..<0x0C80: "Telugu"
    case 0x0C80..<0x0D00: "Kannada"
    case 0x0D00..<0x0D80: "Malayalam"
    case 0x0D80..<0x0E00: "Sinhala"
    case 0x0F00..<0x1000: "Tibetan"
    case 0x1000..<0x10A0: "Myanmar"
    case 0x1780..<0x1800: "Khmer"
    default: nil
    }
  }
}
