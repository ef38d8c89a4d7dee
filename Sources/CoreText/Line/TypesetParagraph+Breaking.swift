import CoreGraphics

extension TypesetParagraph {
  /// Slack for sums that are a hair over the width.
  static let tolerance = 1e-6

  /// The end of the line that begins at a unit.
  ///
  /// - Parameters:
  ///   - width: The width in points; spaces at the end may reach beyond.
  ///   - isByCharacter: Whether a line may end inside a word.
  ///   - indent: The place where the line begins, for tabs.
  ///   - drawsHyphens: Whether room for a hyphen is needed where a line ends at a soft one.
  func lineEnd(
    from start: Int, width: Double, isByCharacter: Bool, indent: Double = 0,
    drawsHyphens: Bool = false
  ) -> Int {
    var x = 0.0
    var index = start
    var last: Int?
    while index < units.count {
      if index > start {
        if breaks[index] == .mandatory { return index }
        if breaks[index] == .allowed,
          !drawsHyphens || !endsInSoftHyphen(index)
            || x + hyphenWidth(endingAt: index) <= width + Self.tolerance
        {
          last = index
        }
      }
      let next = self.next(index)
      let step =
        units[index] == 0x09 ? tabWidth(at: indent + x) : advances[index..<next].reduce(0, +)
      if !isSpace(index), x + step > width + Self.tolerance, index > start {
        if isByCharacter { return index }
        return last ?? index
      }
      x += step
      index = next
    }
    return units.count
  }

  /// The end of a line such that the one after it, the paragraph's last, has two words: `end`
  /// itself where that has two, where this line would have none, or where two do not fit.
  ///
  /// Called for the first line of a paragraph alone: in longer ones a last word stays by itself.
  ///
  /// Source: what Apple documents of `NSParagraphStyle.LineBreakStrategy.pushOut`, labels of iOS 11
  /// and later as described in the question 46200027 on Stack Overflow, and pictures of
  /// swift-markdown-ui on iOS: tables push in two lines, quotations of four and six lines do not.
  func endPushingWords(_ start: Int, _ end: Int, nextWidth: Double) -> Int {
    guard end < units.count, breaks[end] == .allowed else { return end }
    for unit in end + 1..<units.count where breaks[unit] != .prohibited { return end }
    guard let earlier = (start + 1..<end).last(where: { breaks[$0] == .allowed }),
      self.width(trimmed(earlier..<units.count)) <= nextWidth + Self.tolerance
    else { return end }
    return earlier
  }

  /// The end of the character that begins at a unit.
  func next(_ unit: Int) -> Int {
    var next = unit + 1
    while next < units.count, !boundaries[next] { next += 1 }
    return next
  }

  func previous(_ unit: Int) -> Int {
    var previous = unit - 1
    while previous > 0, !boundaries[previous] { previous -= 1 }
    return max(previous, 0)
  }

  private func tabWidth(at x: Double) -> Double {
    Double(paragraphStyle.tabStop(after: CGFloat(x)).location) - x
  }

  /// A range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The width of a range in points, with tabs as from the start of a line.
  func width(_ range: Range<Int>) -> Double {
    var x = 0.0
    for index in range {
      x += units[index] == 0x09 ? tabWidth(at: x) : advances[index]
    }
    return x
  }

  /// The end of the longest part at the start of a range that fits a width.
  func prefix(of range: Range<Int>, fitting width: Double) -> Int {
    var x = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      let next = min(next(index), range.upperBound)
      x += units[index] == 0x09 ? tabWidth(at: x) : advances[index..<next].reduce(0, +)
      if x > width + Self.tolerance { return index }
      index = next
    }
    return range.upperBound
  }

  /// The start of the longest part at the end of a range that fits a width.
  func suffix(of range: Range<Int>, fitting width: Double) -> Int {
    var x = 0.0
    var index = range.upperBound
    while index > range.lowerBound {
      let before = max(previous(index), range.lowerBound)
      x += advances[before..<index].reduce(0, +)
      if x > width + Self.tolerance { return index }
      index = before
    }
    return range.lowerBound
  }
}
