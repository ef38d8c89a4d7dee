internal import CoreText

/// Finds the units of a text by Unicode's rules, and lines by the text's own places.
///
/// Source: words by UAX #29; a sentence ends after full stops, exclamation and question marks with
/// the space behind them. Differs: no language has rules of its own.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer without a text, which finds nothing.
  public override init() {
    super.init()
  }

  /// Creates a tokenizer of a text, which it does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
  }

  private func offset(of position: UITextPosition) -> Int {
    guard let textInput else { return 0 }
    return textInput.offset(from: textInput.beginningOfDocument, to: position)
  }

  private func position(at offset: Int) -> UITextPosition? {
    guard let textInput else { return nil }
    return textInput.position(from: textInput.beginningOfDocument, offset: offset)
  }

  /// The units in the order of the text, in UTF-16 units.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let text = textInput.text(in: all)
    else { return [] }
    return switch granularity {
    case .line: lines(of: textInput)
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    default: TextUnits.ranges(granularity, in: text)
    }
  }

  private func lines(of textInput: any UITextInput) -> [Range<Int>] {
    let end = offset(of: textInput.endOfDocument)
    var result: [Range<Int>] = []
    var start = 0
    var height = textInput.caretRect(for: textInput.beginningOfDocument).midY
    for unit in 0...end {
      guard let place = position(at: unit) else { continue }
      let middle = textInput.caretRect(for: place).midY
      if (middle - height).magnitude > 1 {
        result.append(start..<unit)
        (start, height) = (unit, middle)
      }
    }
    if start < end { result.append(start..<end) }
    return result
  }

  /// Whether a direction goes towards the text's end: right and down do in left-to-right text.
  private func isForward(_ direction: UITextDirection, from position: UITextPosition) -> Bool {
    switch direction.rawValue {
    case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.down.rawValue: return true
    case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue:
      return false
    default:
      let base = textInput?.baseWritingDirection(for: position, in: .forward) ?? .natural
      let isRight = direction.rawValue == UITextLayoutDirection.right.rawValue
      return isRight != (base == .rightToLeft)
    }
  }

  // MARK: Questions

  /// The unit that a position is in, at a boundary the one in the direction; nil between units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = offset(of: position)
    let isForward = isForward(direction, from: position)
    let unit = units(granularity).first {
      isForward
        ? $0.lowerBound <= place && place < $0.upperBound
        : $0.lowerBound < place && place <= $0.upperBound
    }
    guard let unit, let start = self.position(at: unit.lowerBound),
      let end = self.position(at: unit.upperBound)
    else { return nil }
    return textInput?.textRange(from: start, to: end)
  }

  /// Whether a unit ends at a position in the forward direction, or begins there backward.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(of: position)
    let isForward = isForward(direction, from: position)
    return units(granularity).contains {
      place == (isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  /// The next place after a position where a unit ends, or before it where one begins; nil if there
  /// is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(of: position)
    let units = units(granularity)
    let next =
      isForward(direction, from: position)
      ? units.first { $0.upperBound > place }?.upperBound
      : units.last { $0.lowerBound < place }?.lowerBound
    return next.flatMap { self.position(at: $0) }
  }

  /// Whether a position is inside of a unit, or at its boundary with the unit in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

/// Divides strings into units that are selected as one.
enum TextUnits {
  /// The units' UTF-16 ranges; between words there may be text that belongs to none.
  static func ranges(_ granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character: characters(text)
    case .word: words(text)
    case .sentence: pieces(text, ends: sentenceEnds)
    case .paragraph: pieces(text) { $0.isNewline ? .ends : .continues }
    case .line, .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  private enum End {
    case continues
    /// The unit goes on as long as spaces follow.
    case endsAfterSpace
    case ends
  }

  private static func sentenceEnds(_ character: Character) -> End {
    if character.isNewline { return .ends }
    return ".!?…。！？؟".contains(character) ? .endsAfterSpace : .continues
  }

  private static func characters(_ text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      defer { start += character.utf16.count }
      return start..<start + character.utf16.count
    }
  }

  private static func words(_ text: String) -> [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    var starts = [0]
    for scalar in scalars { starts.append(starts[starts.count - 1] + UTF16.width(scalar)) }
    let boundaries = WordBreaker.boundaries(in: scalars.map(\.value))
    return zip(boundaries, boundaries.dropFirst()).compactMap { start, end in
      let isWord = scalars[start..<end].contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      return isWord ? starts[start]..<starts[end] : nil
    }
  }

  private static func pieces(_ text: String, ends: (Character) -> End) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, place) = (0, 0)
    var waits = false
    for character in text {
      if waits, !character.isWhitespace {
        // A point inside of a number or a name does not end a sentence.
        let isMark = ends(character) == .endsAfterSpace
        let hasSpace = place > start && endsInSpace(text, at: place)
        if !isMark, hasSpace {
          result.append(start..<place)
          start = place
        }
        waits = isMark
      }
      place += character.utf16.count
      switch ends(character) {
      case .continues: break
      case .endsAfterSpace: waits = true
      case .ends:
        result.append(start..<place)
        start = place
        waits = false
      }
    }
    if start < place { result.append(start..<place) }
    return result
  }

  private static func endsInSpace(_ text: String, at place: Int) -> Bool {
    let units = text.utf16
    let unit = units[units.index(units.startIndex, offsetBy: place - 1)]
    return unit == 0x20 || unit == 0x09 || unit == 0xA0 || unit == 0x3000
  }
}
