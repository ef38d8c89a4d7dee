extension CursiveJoining {
  /// Gives letters the features of their forms.
  static func setMasks(_ glyphs: inout [Glyph], _ plan: ShapePlan) {
    typealias Mask = ShapePlan.Mask
    var forms = forms(of: glyphs.map(\.character))
    if plan.script.description == "Mong" {
      for index in glyphs.indices.dropFirst() {
        // Variation selectors take the form of their letter.
        switch glyphs[index].character {
        case 0x180B...0x180D, 0x180F: forms[index] = forms[index - 1]
        default: break
        }
      }
    }
    for index in glyphs.indices {
      let mask =
        switch forms[index] {
        case .none: UInt32(0)
        case .isolated: Mask.isolated
        case .initial: Mask.initial
        case .medial: Mask.medial
        case .final: Mask.final
        case .final2: Mask.final2
        case .final3: Mask.final3
        case .medial2: Mask.medial2
        }
      glyphs[index].mask |= plan.mask(mask)
    }
  }
}
