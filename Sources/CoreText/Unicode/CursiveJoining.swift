/// Which form the letters of Arabic and other joining scripts take beside each other.
///
/// Source: Unicode 15.0, section 9.2, rules R1 to R7, and section 9.3 for Syriac's Alaph.
/// (Ligatures are the font's.)
package struct CursiveJoining {
  package enum Form: UInt8, Sendable {
    /// The form of a mark, or of a letter whose script does not join.
    case none
    case isolated
    case initial
    case medial
    case final
    /// The form of the Syriac Alaph after a letter that does not join.
    case final2
    /// The form of the Syriac Alaph after Dalath or Rish.
    case final3
    /// The form of the Syriac Alaph that ends a joined part before another letter.
    case medial2
  }

  /// The joining type of a character, in the order of the table.
  enum Kind: UInt8 {
    case none
    case right
    case left
    case dual
    case causing
    case transparent

    var joinsPrevious: Bool { self == .right || self == .dual || self == .causing }
    var joinsNext: Bool { self == .left || self == .dual || self == .causing }
  }

  /// What stands before a letter.
  private enum Before {
    case none
    case joining
    case right
    /// An Alaph that is joined to what precedes it.
    case joinedAlaph
    /// An Alaph that follows a letter and is not joined.
    case looseAlaph
    case dalathRish
  }

  /// - Parameter characters: The characters in the order in which they are read.
  /// - Complexity: O(*n*).
  package static func forms(of characters: [UInt32]) -> [Form] {
    var forms = [Form](repeating: .none, count: characters.count)
    let table = UnicodeTables.joiningType
    var (last, before) = (0, Before.none)
    for (index, character) in characters.enumerated() {
      let kind = Kind(rawValue: table[character]) ?? .none
      if kind == .transparent { continue }
      if kind == .none {
        before = .none
        continue
      }
      var form = Form.isolated
      if kind.joinsPrevious {
        switch before {
        case .joining:
          forms[last] = forms[last] == .final ? .medial : .initial
          form = .final
        case .joinedAlaph: forms[last] = .medial2
        case .looseAlaph: forms[last] = .isolated
        case .none, .right, .dalathRish: break
        }
      }
      if character == 0x710, form == .isolated {
        switch before {
        case .none, .joining: break
        case .right, .joinedAlaph, .looseAlaph: form = .final2
        case .dalathRish: form = .final3
        }
      }
      before = following(character, kind, form)
      forms[index] = form
      last = index
    }
    return forms
  }

  private static func following(_ character: UInt32, _ kind: Kind, _ form: Form) -> Before {
    switch character {
    case 0x710: form == .isolated ? .right : form == .final ? .joinedAlaph : .looseAlaph
    case 0x715, 0x716, 0x72A, 0x72F: .dalathRish
    default: kind.joinsNext ? .joining : .right
    }
  }
}
