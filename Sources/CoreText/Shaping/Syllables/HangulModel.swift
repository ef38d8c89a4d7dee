/// Syllables of Korean: letters are put together or taken apart as the font has them.
///
/// Source: Unicode 15.0, section 3.12; which of the two is preferred, and where tone marks go, is
/// what HarfBuzz is seen to do.
struct HangulModel {
  /// What a letter's `position` says: which feature shapes it.
  enum Part: UInt8 {
    case none
    case leading
    case vowel
    case trailing
  }

  private let font: FontInstance
  private let input: [Glyph]
  private var output: [Glyph] = []
  /// The syllable that was written last, if anything.
  private var syllable = 0..<0

  static func prepare(_ glyphs: inout [Glyph], _ font: FontInstance) {
    guard glyphs.contains(where: { isLetterOrSyllable($0.character) }) else { return }
    var model = HangulModel(font, glyphs)
    model.run()
    glyphs = model.output
  }

  private init(_ font: FontInstance, _ input: [Glyph]) {
    self.font = font
    self.input = input
    output.reserveCapacity(input.count + 2)
  }

  // MARK: Characters

  private static func isLeading(_ character: UInt32) -> Bool {
    (0x1100...0x115F).contains(character) || (0xA960...0xA97C).contains(character)
  }

  private static func isVowel(_ character: UInt32) -> Bool {
    (0x1160...0x11A7).contains(character) || (0xD7B0...0xD7C6).contains(character)
  }

  private static func isTrailing(_ character: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(character) || (0xD7CB...0xD7FB).contains(character)
  }

  private static func isTone(_ character: UInt32) -> Bool {
    character == 0x302E || character == 0x302F
  }

  static func isLetter(_ character: UInt32) -> Bool {
    isLeading(character) || isVowel(character) || isTrailing(character)
  }

  private static func isLetterOrSyllable(_ character: UInt32) -> Bool {
    isLetter(character) || isTone(character) || (0xAC00..<0xD7A4).contains(character)
  }

  private func has(_ character: UInt32) -> Bool { font.face.characters.glyph(character) != 0 }

  /// Whether the font draws a mark over what precedes it.
  private func hasNoWidth(_ character: UInt32) -> Bool {
    let glyph = font.face.characters.glyph(character)
    return glyph != 0 && font.advance(glyph) == 0
  }

  // MARK: Syllables

  private mutating func run() {
    var index = 0
    while index < input.count {
      let character = input[index].character
      if Self.isTone(character) {
        appendTone(input[index])
        index += 1
        continue
      }
      let start = output.count
      if Self.isLeading(character), index + 1 < input.count,
        Self.isVowel(input[index + 1].character)
      {
        index += appendLetters(from: index)
      } else if (0xAC00..<0xD7A4).contains(character) {
        index += appendSyllable(from: index)
      } else {
        output.append(input[index])
        index += 1
        continue
      }
      if syllable.lowerBound != start { syllable = start..<start }
    }
  }

  /// Appends one character for several.
  private mutating func append(_ character: UInt32, for range: Range<Int>) {
    var glyph = input[range.lowerBound]
    glyph.cluster = input[range].map(\.cluster).min() ?? glyph.cluster
    glyph.character = character
    glyph.setTraits()
    output.append(glyph)
  }

  /// - Returns: How many characters were taken.
  private mutating func appendLetters(from index: Int) -> Int {
    let start = output.count
    let hasThird = index + 2 < input.count && Self.isTrailing(input[index + 2].character)
    let count = hasThird ? 3 : 2
    let letters = input[index..<index + count].map(\.character)
    if let whole = Self.composed(letters), has(whole) {
      append(whole, for: index..<index + count)
      syllable = start..<start + 1
      return count
    }
    for (offset, part) in [Part.leading, .vowel, .trailing].prefix(count).enumerated() {
      var glyph = input[index + offset]
      glyph.position = part.rawValue
      output.append(glyph)
    }
    syllable = start..<output.count
    output.mergeClusters(from: start, to: output.count)
    return count
  }

  private static func composed(_ letters: [UInt32]) -> UInt32? {
    let table = UnicodeTables.decomposition
    guard let pair = table.compose(letters[0], letters[1]), (0xAC00..<0xD7A4).contains(pair)
    else { return nil }
    return letters.count == 2 ? pair : table.compose(pair, letters[2])
  }

  private mutating func appendSyllable(from index: Int) -> Int {
    let start = output.count
    let character = input[index].character
    let hasThird = (character - 0xAC00) % 28 != 0
    let next = index + 1 < input.count ? input[index + 1].character : 0
    let joinsNext = !hasThird && (0x11A8..<0x11C3).contains(next)
    if joinsNext, has(character + next - 0x11A7) {
      append(character + next - 0x11A7, for: index..<index + 2)
      syllable = start..<start + 1
      return 2
    }
    let isWhole = has(character)
    let takesNext = !hasThird && Self.isTrailing(next)
    if !isWhole || takesNext, let count = appendParts(of: index, isWhole && takesNext) {
      return count
    }
    output.append(input[index])
    if isWhole { syllable = start..<start + 1 }
    return 1
  }

  /// Takes a syllable apart, if the font has its letters.
  private mutating func appendParts(of index: Int, _ takesNext: Bool) -> Int? {
    let start = output.count
    let number = input[index].character - 0xAC00
    var letters = [0x1100 + number / 588, 0x1161 + number % 588 / 28]
    if number % 28 != 0 { letters.append(0x11A7 + number % 28) }
    guard letters.allSatisfy(has) else { return nil }
    for letter in letters {
      var glyph = input[index]
      glyph.character = letter
      glyph.setTraits()
      output.append(glyph)
    }
    if takesNext { output.append(input[index + 1]) }
    for (offset, part) in [Part.leading, .vowel, .trailing].enumerated()
    where start + offset < output.count {
      output[start + offset].position = part.rawValue
    }
    syllable = start..<output.count
    output.mergeClusters(from: start, to: output.count)
    return takesNext ? 2 : 1
  }

  /// A tone mark that has a width stands before its syllable; without one it gets a circle.
  private mutating func appendTone(_ tone: Glyph) {
    let isFree = hasNoWidth(tone.character)
    if !syllable.isEmpty, syllable.upperBound == output.count {
      output.append(tone)
      if !isFree {
        output.mergeClusters(from: syllable.lowerBound, to: output.count)
        output.move(from: output.count - 1, to: syllable.lowerBound)
      }
    } else if has(0x25CC) {
      var circle = tone
      circle.character = 0x25CC
      circle.setTraits()
      output += isFree ? [circle, tone] : [tone, circle]
    } else {
      output.append(tone)
    }
    syllable = output.count..<output.count
  }

  // MARK: Features

  /// Letters take the forms of their part, and no contextual ones.
  static func setMasks(_ glyphs: inout [Glyph], _ plan: ShapePlan) {
    typealias Mask = ShapePlan.Mask
    for index in glyphs.indices {
      switch Part(rawValue: glyphs[index].position) {
      case .leading?: glyphs[index].mask |= plan.mask(Mask.leading)
      case .vowel?: glyphs[index].mask |= plan.mask(Mask.vowel)
      case .trailing?: glyphs[index].mask |= plan.mask(Mask.trailing)
      default: break
      }
      if !isLetter(glyphs[index].character) { glyphs[index].mask |= Mask.contextual }
    }
  }
}
