/// Rules W1 to I2 of UAX #9, on one isolating run sequence.
struct BidiSequence {
  /// The indices of its characters, ascending.
  var indices: [Int] = []
  var level: UInt8 = 0
  /// The directions before its first and after its last character: sos and eos.
  var start = BidiClass.leftToRight
  var end = BidiClass.leftToRight
  private var types: [BidiClass] = []

  private var direction: BidiClass { level & 1 == 1 ? .rightToLeft : .leftToRight }

  mutating func resolve(original: [BidiClass], classes: [BidiClass], characters: [UInt32]) {
    types.removeAll(keepingCapacity: true)
    types.reserveCapacity(indices.count)
    for index in indices { types.append(classes[index]) }
    resolveLetters()
    resolveNumbers()
    if !characters.isEmpty { resolveBrackets(original, characters) }
    resolveNeutrals()
  }

  /// The level of a character, by rules I1 and I2.
  func resolvedLevel(at place: Int) -> UInt8 {
    switch types[place] {
    case .rightToLeft: level | 1
    case .europeanNumber, .arabicNumber: (level + 2) & ~1
    case .leftToRight: (level + 1) & ~1
    default: level
    }
  }

  // MARK: - Weak types

  /// Resolves marks and letters, by rules W1 to W3.
  private mutating func resolveLetters() {
    var before = start
    var strong = start
    for place in types.indices {
      var type = types[place]
      if type == .nonspacingMark {
        let isIsolate = before.isIsolateInitiator || before == .popDirectionalIsolate
        type = isIsolate ? .otherNeutral : before
      }
      before = type
      switch type {
      case .leftToRight, .rightToLeft: strong = type
      case .arabicLetter:
        strong = .arabicLetter
      case .europeanNumber:
        if strong == .arabicLetter { type = .arabicNumber }
      default: break
      }
      types[place] = type
    }
    for place in types.indices where types[place] == .arabicLetter {
      types[place] = .rightToLeft
    }
  }

  /// Resolves numbers and their separators, by rules W4 to W7.
  private mutating func resolveNumbers() {
    let count = types.count
    for place in types.indices.dropFirst().dropLast() {
      let before = types[place - 1]
      guard before == types[place + 1] else { continue }
      switch types[place] {
      case .europeanSeparator where before == .europeanNumber: types[place] = before
      case .commonSeparator where before == .europeanNumber || before == .arabicNumber:
        types[place] = before
      default: break
      }
    }
    var place = 0
    while place < count {
      guard types[place] == .europeanTerminator else {
        place += 1
        continue
      }
      var stop = place + 1
      while stop < count, types[stop] == .europeanTerminator { stop += 1 }
      let isNumber =
        (place > 0 && types[place - 1] == .europeanNumber)
        || (stop < count && types[stop] == .europeanNumber)
      for inside in place..<stop {
        types[inside] = isNumber ? .europeanNumber : .otherNeutral
      }
      place = stop
    }
    var strong = start
    for place in types.indices {
      switch types[place] {
      case .leftToRight, .rightToLeft: strong = types[place]
      case .europeanSeparator, .commonSeparator: types[place] = .otherNeutral
      case .europeanNumber: if strong == .leftToRight { types[place] = .leftToRight }
      default: break
      }
    }
  }

  // MARK: - Neutral types

  /// Numbers count as right to left (N0, N1).
  private static func strong(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Resolves pairs of brackets, by rule N0.
  private mutating func resolveBrackets(_ original: [BidiClass], _ characters: [UInt32]) {
    let closings = bracketPairs(characters)
    guard !closings.isEmpty else { return }
    // How many characters of each direction stand before a place.
    var alongCounts = [Int32](repeating: 0, count: types.count + 1)
    var againstCounts = alongCounts
    for place in types.indices {
      let strong = Self.strong(types[place])
      alongCounts[place + 1] = alongCounts[place] + (strong == direction ? 1 : 0)
      againstCounts[place + 1] =
        againstCounts[place] + (strong != nil && strong != direction ? 1 : 0)
    }
    let opposite: BidiClass = direction == .leftToRight ? .rightToLeft : .leftToRight
    var context = start
    var seen = 0
    for (opening, closing) in closings {
      while seen < opening {
        context = Self.strong(types[seen]) ?? context
        seen += 1
      }
      let side: BidiClass
      if alongCounts[closing] > alongCounts[opening] {
        side = direction
      } else if againstCounts[closing] > againstCounts[opening] {
        side = context == opposite ? opposite : direction
      } else {
        continue
      }
      for bracket in [opening, closing] {
        types[bracket] = side
        var mark = bracket + 1
        while mark < types.count, original[indices[mark]] == .nonspacingMark {
          types[mark] = side
          mark += 1
        }
      }
    }
  }

  /// BD16: the places of the pairs, by that of the opening one.
  private func bracketPairs(_ characters: [UInt32]) -> [(opening: Int, closing: Int)] {
    let table = UnicodeTables.bracketPairs
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for place in types.indices where types[place] == .otherNeutral {
      let character = characters[indices[place]]
      guard let bracket = table[character] else { continue }
      if bracket.isOpening {
        if open.count == 63 { break }
        open.append((Self.canonical(bracket.other), place))
        continue
      }
      let closing = Self.canonical(character)
      guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
      pairs.append((open[match].place, place))
      open.removeSubrange(match...)
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// The two angle brackets that are canonical equivalents of others.
  private static func canonical(_ character: UInt32) -> UInt32 {
    switch character {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: character
    }
  }

  /// Resolves neutral characters, by rules N1 and N2.
  private mutating func resolveNeutrals() {
    var before = start
    var place = 0
    while place < types.count {
      guard types[place].isNeutral else {
        before = Self.strong(types[place]) ?? before
        place += 1
        continue
      }
      var stop = place + 1
      while stop < types.count, types[stop].isNeutral { stop += 1 }
      let after = stop < types.count ? Self.strong(types[stop]) ?? end : end
      let side = before == after ? before : direction
      for inside in place..<stop { types[inside] = side }
      place = stop
    }
  }
}
