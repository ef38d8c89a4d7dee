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
    var line = TabbedWidth(indent: indent)
    var index = start
    var last: Int?
    while index < units.count {
      if index > start {
        if breaks[index] == .mandatory { return index }
        if breaks[index] == .allowed,
          !drawsHyphens || !endsInSoftHyphen(index)
            || line.width(adding: hyphenWidth(endingAt: index)) <= width + Self.tolerance
        {
          last = index
        }
      }
      let next = self.next(index)
      let step = advances[index..<next].reduce(0, +)
      if !isSpace(index), line.width(adding: step) > width + Self.tolerance, index > start {
        if isByCharacter { return index }
        return last ?? index
      }
      if units[index] == 0x09 { line.addTab(paragraphStyle) } else { line.add(step) }
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

  /// A range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The width of a range in points, with tabs as from the start of a line.
  ///
  /// - Parameter indent: The place where the line begins, for tabs.
  func width(_ range: Range<Int>, indent: Double = 0) -> Double {
    var line = TabbedWidth(indent: indent)
    for index in range {
      if units[index] == 0x09 { line.addTab(paragraphStyle) } else { line.add(advances[index]) }
    }
    return line.width
  }

  /// The end of the longest part at the start of a range that fits a width.
  ///
  /// - Parameter indent: The place where the line begins, for tabs.
  func prefix(of range: Range<Int>, fitting width: Double, indent: Double = 0) -> Int {
    var line = TabbedWidth(indent: indent)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = min(next(index), range.upperBound)
      if units[index] == 0x09 {
        line.addTab(paragraphStyle)
      } else {
        line.add(advances[index..<next].reduce(0, +))
      }
      if line.width > width + Self.tolerance { return index }
      index = next
    }
    return range.upperBound
  }

  /// The longest part at the end of a range that fits a width, without spaces at its start.
  ///
  /// It begins after the last tab, as how wide that is depends on what stands before it.
  func end(of range: Range<Int>, fitting width: Double) -> Range<Int> {
    var x = 0.0
    var start = range.upperBound
    while start > range.lowerBound {
      let before = max(previous(start), range.lowerBound)
      x += advances[before..<start].reduce(0, +)
      if units[before] == 0x09 || x > width + Self.tolerance { break }
      start = before
    }
    while start < range.upperBound, isSpace(start) { start += 1 }
    return start..<range.upperBound
  }
}
