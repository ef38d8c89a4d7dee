/// Finds glyphs for characters, putting letters and marks together or taking them apart as the
/// font has them.
///
/// Source: Unicode 15.0, "Unicode Normalization Forms"; in what is put together and when, the
/// behaviour of HarfBuzz, whose results other systems share.
struct CharacterNormalizer {
  let font: FontInstance
  private let plan: ShapePlan
  private let model: ShapingModel
  private var output: [Glyph] = []
  private var hasMarks = false

  init(_ font: FontInstance, _ plan: ShapePlan) {
    self.font = font
    self.plan = plan
    model = plan.model
  }

  private func glyph(_ character: UInt32) -> UInt16 { font.face.characters.glyph(character) }

  /// Gives every character its glyph; 0 where the font has none.
  mutating func normalize(_ input: [Glyph]) -> [Glyph] {
    output.reserveCapacity(input.count)
    let takesWhole = !model.dividesCharacters
    var index = 0
    while index < input.count {
      let next = index + 1
      if next < input.count, input[next].isMark {
        var end = next
        while end < input.count, input[end].isMark { end += 1 }
        hasMarks = true
        appendCluster(input[index..<end])
        index = end
      } else {
        append(input[index], takesWhole: takesWhole)
        index = next
      }
    }
    if hasMarks {
      sortMarks()
      showJoiners()
      if model != .hangul { compose() }
    }
    return output
  }

  private mutating func appendCluster(_ cluster: ArraySlice<Glyph>) {
    guard cluster.contains(where: { Self.isVariationSelector($0.character) }) else {
      for glyph in cluster { append(glyph, takesWhole: model == .hangul) }
      return
    }
    // A cluster with a variation selector is not decomposed.
    var index = cluster.startIndex
    func isSelector(_ index: Int) -> Bool {
      index < cluster.endIndex && Self.isVariationSelector(cluster[index].character)
    }
    while index < cluster.endIndex {
      var glyph = cluster[index]
      index += 1
      guard isSelector(index) else {
        glyph.id = self.glyph(glyph.character)
        output.append(glyph)
        continue
      }
      if let id = font.face.characters.glyph(
        glyph.character, selector: cluster[index].character)
      {
        glyph.id = id
        output.append(glyph)
        index += 1
      } else {
        glyph.id = self.glyph(glyph.character)
        output.append(glyph)
      }
      while isSelector(index) {
        glyph = cluster[index]
        glyph.id = self.glyph(glyph.character)
        output.append(glyph)
        index += 1
      }
    }
  }

  static func isVariationSelector(_ character: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(character) || (0xE0100...0xE01EF).contains(character)
  }

  private mutating func append(_ glyph: Glyph, takesWhole: Bool) {
    var glyph = glyph
    let id = self.glyph(glyph.character)
    if takesWhole, id != 0 {
      glyph.id = id
      output.append(glyph)
      return
    }
    if decompose(glyph, glyph.character, isShort: takesWhole) { return }
    if id == 0 { useFallback(&glyph) } else { glyph.id = id }
    output.append(glyph)
  }

  /// Appends the parts of a character, if the font has them.
  private mutating func decompose(_ glyph: Glyph, _ character: UInt32, isShort: Bool) -> Bool {
    guard let parts = model.decompose(character) else { return false }
    if parts.second != 0, self.glyph(parts.second) == 0 { return false }
    let hasFirst = self.glyph(parts.first) != 0
    if isShort, hasFirst {
      appendPart(glyph, parts.first)
    } else if !decompose(glyph, parts.first, isShort: isShort) {
      guard hasFirst else { return false }
      appendPart(glyph, parts.first)
    }
    if parts.second != 0 { appendPart(glyph, parts.second) }
    return true
  }

  private mutating func appendPart(_ glyph: Glyph, _ character: UInt32) {
    var part = Glyph(character: character, cluster: glyph.cluster)
    part.mask = glyph.mask
    part.setTraits()
    part.id = self.glyph(character)
    if part.combiningClass != 0 { hasMarks = true }
    output.append(part)
  }

  private func useFallback(_ glyph: inout Glyph) {
    let space = SpaceWidth(glyph.character)
    if space != .none {
      glyph.id = self.glyph(0x20)
      if glyph.id == 0, glyph.character == 0x20 { glyph.id = self.glyph(0xA0) }
      if glyph.id != 0 { glyph.spaceFallback = space.rawValue }
    } else if glyph.character == 0x2011 {
      glyph.id = self.glyph(0x2010)
      if glyph.id == 0 { glyph.id = self.glyph(0x2D) }
    }
  }

  // MARK: Marks

  private mutating func sortMarks() {
    var start = 0
    while start < output.count {
      guard output[start].combiningClass != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < output.count, output[end].combiningClass != 0 { end += 1 }
      if end - start <= 32 {
        sort(start, end)
        switch model {
        case .hebrew: reorderHebrew(start, end)
        case .joining: reorderArabic(start, end)
        default: break
        }
      }
      start = end
    }
  }

  /// Keeps the order of marks of one class.
  private mutating func sort(_ start: Int, _ end: Int) {
    for index in start + 1..<max(end, start + 1) {
      var place = index
      while place > start, output[place - 1].combiningClass > output[place].combiningClass {
        output.swapAt(place - 1, place)
        place -= 1
      }
      if place != index { output.mergeClusters(from: place, to: index + 1) }
    }
  }

  private mutating func reorderHebrew(_ start: Int, _ end: Int) {
    guard start + 2 < end else { return }
    for index in start + 2..<end {
      let (first, second) = (output[index - 2].combiningClass, output[index - 1].combiningClass)
      let third = output[index].combiningClass
      if first == 20 || first == 21, second == 22 || second == 23, third == 25 || third == 220 {
        output.mergeClusters(from: index - 1, to: index + 1)
        output.swapAt(index - 1, index)
        return
      }
    }
  }

  private static let arabicModifiers: Set<UInt32> = [
    0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8CB, 0x8CD, 0x8CE, 0x8CF, 0x8D3,
    0x8F3,
  ]

  /// Marks that modify a letter come before its vowels.
  private mutating func reorderArabic(_ first: Int, _ end: Int) {
    var (start, index) = (first, first)
    for wanted: UInt8 in [220, 230] {
      while index < end, output[index].combiningClass < wanted { index += 1 }
      guard index < end else { return }
      var stop = index
      while stop < end, output[stop].combiningClass == wanted,
        Self.arabicModifiers.contains(output[stop].character)
      {
        stop += 1
      }
      if stop == index { continue }
      output.mergeClusters(from: start, to: stop)
      let moved = Array(output[index..<stop])
      output.removeSubrange(index..<stop)
      output.insert(contentsOf: moved, at: start)
      for place in start..<start + moved.count {
        output[place].combiningClass = wanted == 220 ? 25 : 26
      }
      start += moved.count
      index = stop
    }
  }

  /// A grapheme joiner that keeps no marks from being sorted is ignored.
  private mutating func showJoiners() {
    for index in output.indices.dropFirst().dropLast() where output[index].character == 0x34F {
      let following = output[index + 1].combiningClass
      if following == 0 || output[index - 1].combiningClass <= following {
        output[index].trait = .ignorable
      }
    }
  }

  // MARK: Composition

  private mutating func compose() {
    var result: [Glyph] = []
    result.reserveCapacity(output.count)
    var starter = 0
    for glyph in output {
      if let last = result.last, glyph.isMark,
        starter == result.count - 1 || last.combiningClass < glyph.combiningClass,
        let character = model.compose(
          result[starter].character, glyph.character,
          hasMarkPositions: plan.hasMarkPositioning)
      {
        let id = self.glyph(character)
        if id != 0 {
          result.append(glyph)
          result.mergeClusters(from: starter, to: result.count)
          result.removeLast()
          result[starter].character = character
          result[starter].id = id
          result[starter].setTraits()
          continue
        }
      }
      result.append(glyph)
      if glyph.combiningClass == 0 { starter = result.count - 1 }
    }
    output = result
  }
}

/// Widths of spaces that are drawn with the ordinary space's glyph.
enum SpaceWidth: UInt8 {
  case none = 0
  case em = 1
  case em2 = 2
  case em3 = 3
  case em4 = 4
  case em5 = 5
  case em6 = 6
  case em16 = 16
  case fourEighteenths = 17
  case space = 18
  case figure = 19
  case punctuation = 20
  case narrow = 21

  init(_ character: UInt32) {
    self =
      switch character {
      case 0x20, 0xA0: .space
      case 0x2000, 0x2002: .em2
      case 0x2001, 0x2003, 0x3000: .em
      case 0x2004: .em3
      case 0x2005: .em4
      case 0x2006: .em6
      case 0x2007: .figure
      case 0x2008: .punctuation
      case 0x2009: .em5
      case 0x200A: .em16
      case 0x202F: .narrow
      case 0x205F: .fourEighteenths
      default: .none
      }
  }

  /// The advance of this space in font units; nil to keep that of the glyph for U+0020.
  func advance(in font: FontInstance, space: Int) -> Int? {
    let em = font.metrics.unitsPerEm
    switch self {
    case .none, .space: return nil
    case .em, .em2, .em3, .em4, .em5, .em6, .em16:
      let parts = Int(rawValue)
      return (em + parts / 2) / parts
    case .fourEighteenths: return em * 4 / 18
    case .figure:
      for digit: UInt32 in 48...57 {
        let glyph = font.face.characters.glyph(digit)
        if glyph != 0 { return font.advance(glyph) }
      }
      return nil
    case .punctuation:
      for mark: UInt32 in [46, 44] {
        let glyph = font.face.characters.glyph(mark)
        if glyph != 0 { return font.advance(glyph) }
      }
      return nil
    case .narrow: return space / 2
    }
  }
}

extension Glyph {
  /// Sets what follows from the character alone.
  @inline(__always)
  mutating func setTraits() {
    if character < 0x300 {
      // Latin letters, digits and punctuation: neither marks nor, but for one, ignorable.
      isMark = false
      combiningClass = 0
      trait = character == 0xAD ? .ignorable : .none
    } else {
      setOtherTraits()
    }
  }

  private mutating func setOtherTraits() {
    isMark = UnicodeTables.isMark(character)
    combiningClass = isMark ? Self.modified(character) : 0
    if UnicodeTables.isIgnorable(character) {
      switch character {
      // Fillers of Korean have glyphs, as have the controls of shorthand.
      case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x1BCA0...0x1BCA3: trait = .none
      case 0x200C: trait = .nonJoiner
      case 0x200D: trait = .joiner
      case 0x34F, 0x180B...0x180D, 0x180F, 0xE0020...0xE007F: trait = .hidden
      default: trait = .ignorable
      }
    } else {
      trait = .none
    }
  }

  /// Combining classes in the order in which fonts expect marks.
  private static func modified(_ character: UInt32) -> UInt8 {
    switch character {
    case 0x1A60, 0xFC6: return 254
    case 0xF39: return 127
    default: break
    }
    let standard = UnicodeTables.combiningClass[character]
    switch standard {
    case 10...26:
      let hebrew: [UInt8] = [
        22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
      ]
      return hebrew[Int(standard) - 10]
    case 27...33: return standard == 33 ? 27 : standard + 1
    case 84: return 4
    case 91: return 5
    case 103: return 3
    case 130: return 132
    case 132: return 131
    default: return standard
    }
  }
}
