/// What Thai and Lao text needs before it is shaped.
///
/// Source: OpenType's script development specifications for Thai and Lao, and Thai's shaping rules
/// at linux.thai.net for fonts without features of Thai.
enum ThaiModel {
  static func prepare(_ glyphs: inout [Glyph], _ plan: ShapePlan, _ font: FontInstance) {
    if glyphs.contains(where: { isSaraAm($0.character) }) { divideSaraAm(&glyphs) }
    if plan.script.description == "Thai", !plan.hasOwnScript { shift(&glyphs, font) }
  }

  // MARK: Sara am

  // Lao's characters stand 0x80 after Thai's.
  private static func isSaraAm(_ character: UInt32) -> Bool { character & ~0x80 == 0xE33 }

  private static func isAbove(_ character: UInt32) -> Bool {
    switch character & ~0x80 {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: true
    default: false
    }
  }

  /// Sara am is a nikhahit, which goes before the marks above the letter, and sara aa.
  private static func divideSaraAm(_ glyphs: inout [Glyph]) {
    var output: [Glyph] = []
    output.reserveCapacity(glyphs.count + 4)
    for glyph in glyphs {
      guard isSaraAm(glyph.character) else {
        output.append(glyph)
        continue
      }
      var (nikhahit, saraAa) = (glyph, glyph)
      nikhahit.character = glyph.character + 0x1A
      saraAa.character = glyph.character - 1
      nikhahit.setTraits()
      nikhahit.combiningClass = 0
      saraAa.setTraits()
      var start = output.count
      while start > 0, isAbove(output[start - 1].character) { start -= 1 }
      output.append(nikhahit)
      output.append(saraAa)
      if start + 2 < output.count {
        output.mergeClusters(from: start, to: output.count)
        output.move(from: output.count - 2, to: start)
      }
      if start > 0 { output.mergeClusters(from: start - 1, to: output.count) }
    }
    glyphs = output
  }

  // MARK: Fonts without features

  private enum Letter {
    case plain
    /// A letter with an ascender that marks have to make room for.
    case ascending
    /// A letter with a tail that can be taken off.
    case tailed
    case descending
    case none
  }

  private enum Mark {
    case above
    case below
    case tone
  }

  private enum Shift {
    case none
    case down
    case left
    case downLeft
    case dropTail
  }

  private static func letter(_ character: UInt32) -> Letter {
    switch character {
    case 0xE1B, 0xE1D, 0xE1F: .ascending
    case 0xE0D, 0xE10: .tailed
    case 0xE0E, 0xE0F: .descending
    case 0xE01...0xE2E: .plain
    default: .none
    }
  }

  private static func mark(_ character: UInt32) -> Mark? {
    switch character {
    case 0xE31, 0xE34...0xE37, 0xE47, 0xE4D, 0xE4E: .above
    case 0xE38...0xE3A: .below
    case 0xE48...0xE4C: .tone
    default: nil
    }
  }

  /// The private characters of Windows and of the Mac for what is shifted.
  private static func privates(_ character: UInt32, _ shift: Shift) -> [UInt32] {
    let tone = character &- 0xE48
    let isTone = (0xE48...0xE4C).contains(character)
    switch shift {
    case .none: return []
    case .down:
      if isTone { return [0xF70A + tone, 0xF88B + 3 * tone] }
      let vowel = character &- 0xE38
      return vowel < 3 ? [0xF718 + vowel, 0xF89B + vowel] : []
    case .downLeft: return isTone ? [0xF705 + tone, 0xF88C + 3 * tone] : []
    case .left:
      if isTone { return [0xF713 + tone, 0xF88A + 3 * tone] }
      switch character {
      case 0xE31: return [0xF710, 0xF884]
      case 0xE34...0xE37: return [0xF701 + (character - 0xE34), 0xF885 + (character - 0xE34)]
      case 0xE47: return [0xF712, 0xF889]
      case 0xE4D: return [0xF711, 0xF899]
      default: return []
      }
    case .dropTail:
      switch character {
      case 0xE0D: return [0xF70F, 0xF89A]
      case 0xE10: return [0xF700, 0xF89E]
      default: return []
      }
    }
  }

  private static func apply(_ shift: Shift, _ glyph: inout Glyph, _ font: FontInstance) {
    let found = privates(glyph.character, shift).first {
      font.face.characters.glyph($0) != 0
    }
    if let found { glyph.character = found }
  }

  private static func shift(_ glyphs: inout [Glyph], _ font: FontInstance) {
    // How high the marks above are stacked, 3 where nothing more can move; what is below.
    var height = 3
    var below = Letter.descending
    var base = 0
    for index in glyphs.indices {
      guard let mark = mark(glyphs[index].character) else {
        let letter = letter(glyphs[index].character)
        height = letter == .ascending ? 1 : letter == .none ? 3 : 0
        switch letter {
        case .plain, .ascending: below = .plain
        case .tailed: below = .tailed
        case .descending, .none: below = .descending
        }
        base = index
        continue
      }
      var shift = Shift.none
      switch mark {
      case .below:
        if below == .tailed { shift = .dropTail }
        if below == .descending { shift = .down }
        below = .descending
      case .above:
        if height == 1 { shift = .left }
        height = height == 1 ? 2 : 3
      case .tone:
        if height == 0 { shift = .down }
        if height == 1 { shift = .downLeft }
        if height == 2 { shift = .left }
        height = height == 1 ? 2 : 3
      }
      apply(shift, &glyphs[shift == .dropTail ? base : index], font)
    }
  }
}
