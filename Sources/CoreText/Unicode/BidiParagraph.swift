/// The direction in which every character of a paragraph runs.
///
/// A level that is even stands for left to right, an odd one for right to left. A character that
/// the algorithm takes out (embeddings, overrides, zero width characters) has the level of what
/// stands before it, so that it can be left in the text.
///
/// Source: UAX #9, Unicode 15.0, rules P2 to L2. Mirrored glyphs (L4): `mirrored(_:)`.
package struct BidiParagraph: Sendable {
  package enum BaseDirection: Sendable {
    case leftToRight
    case rightToLeft
    /// The direction of the first letter that has one; from left to right without such a letter.
    case natural
  }

  /// Characters of one direction that stand next to each other.
  package struct Run: Hashable, Sendable {
    package let range: Range<Int>
    package let level: UInt8

    package var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// The level of the paragraph: 0 or 1.
  package let baseLevel: UInt8
  /// The characters' levels before rule L1, which depends on where lines end: see
  /// `levels(ofLine:)`.
  package let levels: [UInt8]
  /// Whether everything runs from left to right: nothing has to be reordered.
  package let isPlain: Bool
  private let classes: [BidiClass]

  /// - Parameter characters: One paragraph. Where a separator stands inside, the next paragraph
  ///   begins after it, with the same base direction.
  /// - Complexity: O(*n*).
  package init(_ characters: [UInt32], direction: BaseDirection = .natural) {
    let table = UnicodeTables.bidiClass
    let classes = characters.map { BidiClass(rawValue: table[$0]) ?? .leftToRight }
    self.init(classes: classes, characters: characters, direction: direction)
  }

  /// - Parameter characters: The characters that brackets are looked up for; empty for no brackets.
  package init(
    classes: [BidiClass], characters: [UInt32] = [], direction: BaseDirection = .natural
  ) {
    self.classes = classes
    let isPlain = classes.allSatisfy(\.isPlain)
    if isPlain, direction != .rightToLeft {
      self.isPlain = true
      baseLevel = 0
      levels = [UInt8](repeating: 0, count: classes.count)
      return
    }
    self.isPlain = false
    var resolver = BidiResolver(classes: classes, characters: characters)
    switch direction {
    case .leftToRight: baseLevel = 0
    case .rightToLeft: baseLevel = 1
    case .natural: baseLevel = resolver.isRightToLeft(from: 0, to: classes.count) ? 1 : 0
    }
    resolver.resolve(baseLevel: baseLevel)
    levels = resolver.levels
  }

  /// The characters with levels that another paragraph gave them, which has others between.
  init(_ characters: [UInt32], levels: [UInt8], of whole: BidiParagraph) {
    let table = UnicodeTables.bidiClass
    classes = characters.map { BidiClass(rawValue: table[$0]) ?? .leftToRight }
    self.levels = levels
    baseLevel = whole.baseLevel
    isPlain = whole.isPlain
  }

  /// The levels of one line: white space at its end, and before tabs, runs as the paragraph does.
  ///
  /// - Parameter line: Within the paragraph.
  package func levels(ofLine line: Range<Int>) -> [UInt8] {
    var result = Array(levels[line])
    if isPlain { return result }
    var isReset = true
    for index in line.reversed() {
      switch classes[index] {
      case .paragraphSeparator, .segmentSeparator: isReset = true
      case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popDirectionalIsolate:
        break
      case let removed where removed.isRemoved: break
      default: isReset = false
      }
      if isReset { result[index - line.lowerBound] = baseLevel }
    }
    return result
  }

  /// The runs of one line from left to right.
  ///
  /// - Complexity: O(*n* + *r* · *l*) in characters, runs and levels.
  package func visualRuns(ofLine line: Range<Int>) -> [Run] {
    guard !line.isEmpty else { return [] }
    if isPlain { return [Run(range: line, level: 0)] }
    let levels = levels(ofLine: line)
    var runs: [Run] = []
    var start = 0
    for index in 1...levels.count
    where index == levels.count || levels[index] != levels[start] {
      let range = line.lowerBound + start..<line.lowerBound + index
      runs.append(Run(range: range, level: levels[start]))
      start = index
    }
    Self.reorder(&runs)
    return runs
  }

  /// The characters of one line by their places from left to right.
  package func visualOrder(ofLine line: Range<Int>) -> [Int] {
    visualRuns(ofLine: line).flatMap { run in
      run.isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
    }
  }

  /// The character that is drawn in text from right to left: a closing bracket for an opening one.
  /// Nil where no character is its mirror image.
  package static func mirrored(_ character: UInt32) -> UInt32? {
    UnicodeTables.mirrored[character]
  }

  /// L2: from the highest level down to the lowest odd one, what is at it or above is reversed.
  private static func reorder(_ runs: inout [Run]) {
    guard let highest = runs.map(\.level).max(),
      let lowest = runs.map(\.level).filter({ $0 & 1 == 1 }).min()
    else { return }
    for level in stride(from: Int(highest), through: Int(lowest), by: -1) {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
    }
  }
}
