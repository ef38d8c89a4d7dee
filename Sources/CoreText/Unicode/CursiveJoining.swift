/// Which form the letters of Arabic and other joining scripts take beside each other.
///
/// Source: Unicode 15.0, section 9.2, rules R1 to R7. (Ligatures are the font's.)
package struct CursiveJoining {
  package enum Form: UInt8, Sendable {
    /// Of a script whose letters do not join, or a mark.
    case none
    case isolated
    case initial
    case medial
    case final
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

  /// - Parameter characters: In the order in which they are read.
  /// - Complexity: O(*n*).
  package static func forms(of characters: [UInt32]) -> [Form] {
    var forms = [Form](repeating: .none, count: characters.count)
    let table = UnicodeTables.joiningType
    var last: (index: Int, kind: Kind)?
    for (index, character) in characters.enumerated() {
      let kind = Kind(rawValue: table[character]) ?? .none
      if kind == .transparent { continue }
      if kind != .none { forms[index] = .isolated }
      if let before = last, before.kind.joinsNext, kind.joinsPrevious {
        forms[index] = .final
        forms[before.index] = forms[before.index] == .final ? .medial : .initial
      }
      last = (index, kind)
    }
    return forms
  }
}
