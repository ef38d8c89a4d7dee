internal import CoreText

/// The places of an edited text's characters, in the space of the view that holds it.
///
/// Offsets are UTF-16 units of the edited text; the shown text may differ, such as the dots of a
/// password.
struct TextGeometry {
  struct Line {
    let line: CTLine
    /// The left end of the text.
    let x: CGFloat
    let top: CGFloat
    let height: CGFloat
    /// The edges that a selection which goes on in the next line reaches to.
    let edges: ClosedRange<CGFloat>
    /// Whether a separator ends the line, so that its end is before that.
    let endsParagraph: Bool
  }

  /// A rectangle of a selection.
  struct Part {
    var rect: CGRect
    let isRightToLeft: Bool
  }

  var lines: [Line] = []
  /// The length of the edited text.
  var length = 0
  /// The caret's place where there is no line for it: in an empty text, and behind the last line
  /// feed.
  var lastPlace = CGRect.zero
  /// Whether the text ends with an empty line.
  var endsInEmptyLine = false
  /// The starts of the characters that are shown as one dot each, and the end; nil if the edited
  /// text itself is shown.
  var dotStarts: [Int]?
  /// The rectangle that the caret stays within.
  var bounds = CGRect.infinite

  /// The caret's width in points; two is what iOS draws.
  static let caretWidth: CGFloat = 2

  // MARK: Dots

  private func shown(_ offset: Int) -> Int {
    guard let dotStarts else { return offset }
    return dotStarts.lastIndex { $0 <= offset } ?? 0
  }

  private func edited(_ shown: Int) -> Int {
    guard let dotStarts, !dotStarts.isEmpty else { return shown }
    return dotStarts[min(max(shown, 0), dotStarts.count - 1)]
  }

  // MARK: Places

  /// The line of the caret before a unit; nil for the place behind the last line.
  ///
  /// - Parameter prefersEnd: Whether the caret at the break of a line stands at the end of the
  ///   first one.
  func lineIndex(of offset: Int, prefersEnd: Bool = false) -> Int? {
    let unit = shown(offset)
    for (index, line) in lines.enumerated() {
      let range = line.line.range
      if unit < range.upperBound || (prefersEnd && unit == range.upperBound && !line.endsParagraph)
      {
        return index
      }
    }
    return lines.isEmpty || endsInEmptyLine ? nil : lines.count - 1
  }

  func caret(_ offset: Int, prefersEnd: Bool = false) -> CGRect {
    let width = Self.caretWidth
    guard let index = lineIndex(of: offset, prefersEnd: prefersEnd) else {
      return kept(
        CGRect(
          x: lastPlace.minX - width / 2, y: lastPlace.minY, width: width, height: lastPlace.height))
    }
    let line = lines[index]
    let x = line.x + line.line.offset(of: visible(shown(offset), in: line))
    return kept(CGRect(x: x - width / 2, y: line.top, width: width, height: line.height))
  }

  /// The caret moved into the text's rectangle, so that no part of it is cut off.
  private func kept(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = max(min(rect.minX, bounds.maxX - rect.width), bounds.minX)
    return rect
  }

  /// The unit that the caret is drawn at. Line feeds and the spaces at a line's break have no place
  /// of their own: the caret behind them stands before them.
  private func visible(_ unit: Int, in line: Line) -> Int {
    line.endsParagraph && unit >= line.line.range.upperBound
      ? line.line.range.upperBound - 1 : unit
  }

  /// The rectangles of a part of the text, line by line.
  ///
  /// - Parameter fills: Whether lines that the selection goes on from are marked to their edges, as
  ///   a selection's are.
  func parts(_ range: NSRange, fills: Bool) -> [Part] {
    let start = shown(range.location)
    let end = shown(range.location + range.length)
    guard start < end else { return [] }
    var result: [Part] = []
    for line in lines {
      let units = line.line.range.clamped(to: start..<end)
      if units.isEmpty { continue }
      var parts = parts(units, in: line)
      if fills, end > line.line.range.upperBound || endsIn(line, end) {
        let isRightToLeft = line.line.isRightToLeft
        let edge = isRightToLeft ? line.edges.lowerBound : line.edges.upperBound
        extend(&parts, to: edge, isRightToLeft, in: line)
      }
      result += parts
    }
    return result
  }

  private func endsIn(_ line: Line, _ end: Int) -> Bool {
    line.endsParagraph && end == line.line.range.upperBound
  }

  private func extend(
    _ parts: inout [Part], to edge: CGFloat, _ isRightToLeft: Bool, in line: Line
  ) {
    let x = isRightToLeft ? line.x + line.line.trailingWidth : line.x + line.line.visibleWidth
    if parts.isEmpty {
      parts.append(
        Part(
          rect: CGRect(x: x, y: line.top, width: 0, height: line.height),
          isRightToLeft: isRightToLeft))
    }
    let index = isRightToLeft ? 0 : parts.count - 1
    let rect = parts[index].rect
    let (left, right) = (
      min(rect.minX, isRightToLeft ? edge : rect.minX),
      max(rect.maxX, isRightToLeft ? rect.maxX : edge)
    )
    parts[index].rect = CGRect(
      x: left, y: rect.minY, width: right - left, height: rect.height)
  }

  /// The rectangles of a part of a line, one for each contiguous stretch.
  private func parts(_ units: Range<Int>, in line: Line) -> [Part] {
    var result: [Part] = []
    for run in line.line.runs {
      let inside = run.range.clamped(to: units)
      if inside.isEmpty || run.width <= 0 { continue }
      let (left, right) = (run.x, run.x + run.width)
      let start =
        inside.lowerBound == run.range.lowerBound
        ? (run.isRightToLeft ? right : left) : line.line.offset(of: inside.lowerBound)
      let end =
        inside.upperBound == run.range.upperBound
        ? (run.isRightToLeft ? left : right) : line.line.offset(of: inside.upperBound)
      let rect = CGRect(
        x: line.x + min(start, end), y: line.top, width: (end - start).magnitude,
        height: line.height)
      if let last = result.last, (last.rect.maxX - rect.minX).magnitude < 0.01,
        last.isRightToLeft == run.isRightToLeft
      {
        result[result.count - 1].rect.size.width += rect.width
      } else {
        result.append(Part(rect: rect, isRightToLeft: run.isRightToLeft))
      }
    }
    return result
  }

  // MARK: Points

  func closest(to point: CGPoint) -> Int {
    if lines.isEmpty { return endsInEmptyLine ? length : 0 }
    if endsInEmptyLine, point.y >= lastPlace.minY { return length }
    let index = lines.firstIndex { point.y < $0.top + $0.height } ?? lines.count - 1
    return closest(toX: point.x, inLine: index)
  }

  /// - Parameter index: The index of a line; one beyond for the empty line at the end.
  func closest(toX x: CGFloat, inLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return length }
    let line = lines[index]
    let unit = line.line.index(at: x - line.x)
    let isBroken = unit >= line.line.range.upperBound && index + 1 < lines.count
    // The end of a broken line is the start of the next one.
    let last = line.endsParagraph || isBroken
    let limit = max(line.line.range.upperBound - (last ? 1 : 0), line.line.range.lowerBound)
    return edited(min(unit, limit))
  }
}
