import CoreGraphics

/// Where a line ends.
struct LineEnd {
  var unit: Int
  /// The hyphen that is drawn there, where the line divides a word.
  var hyphen: TypesetParagraph?
  /// The notes of what would have divided a word and is not there.
  var lacks: [FidelityNote] = []
}

extension TypesetParagraph {
  private static let softHyphen: UInt16 = 0xAD

  /// Whether a line that ends before a unit ends in a soft hyphen, which is drawn there alone.
  func endsInSoftHyphen(_ end: Int) -> Bool {
    end > 0 && end < units.count && units[end - 1] == Self.softHyphen && breaks[end] == .allowed
  }

  /// A hyphen in the style of the unit before a line's end.
  func hyphen(endingAt end: Int) -> TypesetParagraph {
    let unit = max(end - 1, 0)
    let run = runs.first { $0.range.contains(unit) }
    let style = styles[run?.styleIndex ?? 0]
    let character: UInt16 = (run?.font ?? style.font).has(0x2010) ? 0x2010 : 0x2D
    var paragraphStyle = ParagraphStyle()
    paragraphStyle.baseDirection = bidi.baseLevel == 1 ? .rightToLeft : .leftToRight
    return TypesetParagraph(
      units: [character], location: location + unit, styles: [(style, 1)],
      paragraphStyle: paragraphStyle)
  }

  /// The width in points of the hyphen that a line's end would have.
  func hyphenWidth(endingAt end: Int) -> Double { hyphen(endingAt: end).width(0..<1) }

  /// A line's end with the hyphen that stands there, or, where the line is too empty, inside of
  /// the word that comes next.
  ///
  /// - Parameters:
  ///   - end: The line's end where no word is divided.
  ///   - factor: Words are divided where the line's text is narrower than this part of `width`.
  /// - Source: Apple's documentation of `NSParagraphStyle.hyphenationFactor`.
  func hyphenated(_ end: Int, from start: Int, width: Double, factor: Double) -> LineEnd {
    let plain = LineEnd(unit: end, hyphen: endsInSoftHyphen(end) ? hyphen(endingAt: end) : nil)
    guard factor > 0, width.isFinite, end < units.count, breaks[end] != .mandatory,
      self.width(trimmed(start..<end)) < factor * width, let word = word(around: end)
    else { return plain }
    let language = style(at: word.lowerBound).language
    guard let patterns = HyphenationLanguage.patterns(of: language) else {
      let package = HyphenationLanguage.package(of: language)
      let note = FidelityNote(
        .hyphenation, "their patterns are missing: apt-get install \(package)")
      return LineEnd(unit: plain.unit, hyphen: plain.hyphen, lacks: [note])
    }
    let first = characterRange(word).lowerBound
    for place in patterns.places(in: characterRange(word).map(scalar)).reversed() {
      let unit = unitRange(first + place..<first + place + 1).lowerBound
      guard unit > start, boundaries[unit] else { continue }
      let needed = self.width(start..<unit) + hyphenWidth(endingAt: unit)
      if needed <= width + Self.tolerance {
        return LineEnd(unit: unit, hyphen: hyphen(endingAt: unit))
      }
    }
    return plain
  }

  /// The letters that a line's end stands before or inside of.
  private func word(around end: Int) -> Range<Int>? {
    var lower = characterRange(end..<end).lowerBound
    if breaks[end] == .prohibited {
      while lower > 0, isLetter(lower - 1) { lower -= 1 }
    } else {
      while lower < characterCount, opensWord(lower) { lower += 1 }
    }
    var upper = lower
    while upper < characterCount, isLetter(upper) { upper += 1 }
    return lower < upper ? unitRange(lower..<upper) : nil
  }

  private func isLetter(_ character: Int) -> Bool { scalar(character).properties.isAlphabetic }

  /// Whether a character is a bracket or a quotation mark before a word.
  private func opensWord(_ character: Int) -> Bool {
    let scalar = scalar(character)
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return true
    default: return scalar == "\"" || scalar == "'"
    }
  }

  private func style(at unit: Int) -> TextStyle {
    styles[runs.first { $0.range.contains(unit) }?.styleIndex ?? 0]
  }
}
