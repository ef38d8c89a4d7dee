import CoreGraphics
import Foundation

/// One line of text: glyphs with their places from its left end on, y upwards.
public final class CTLine {
  /// The runs from left to right.
  package let runs: [CTRun]
  /// UTF-16 units of the whole string.
  package let range: Range<Int>
  /// The width with the spaces at the line's end, in points.
  package private(set) var width: CGFloat
  /// The width of the spaces at the line's end; they lie at its left where text runs from right to
  /// left.
  package let trailingWidth: CGFloat
  package let isRightToLeft: Bool
  package let isTruncated: Bool
  /// What the line as a whole lacks: a word that would be divided, letters moved together.
  let lacks: [FidelityNote]
  /// What it was cut out of, to be cut again.
  let source: (paragraph: TypesetParagraph, range: Range<Int>)?

  /// A line of whole parts in the order in which they are read.
  ///
  /// - Parameters:
  ///   - isTruncated: Whether the pieces leave a part of the range out.
  ///   - end: The end of the line, if it may divide a word there.
  init(
    pieces: [Piece], source: (paragraph: TypesetParagraph, range: Range<Int>)?,
    range: Range<Int>, isRightToLeft: Bool, isTruncated: Bool = false, indent: CGFloat = 0,
    end: LineEnd? = nil
  ) {
    let mark = end?.hyphen.map { [Piece(paragraph: $0, range: 0..<$0.units.count)] } ?? []
    var builder = LineBuilder(indent: indent)
    let placed = pieces + mark
    for piece in isRightToLeft ? placed.reversed() : placed { builder.append(piece) }
    builder.alignTab()
    runs = builder.runs
    width = builder.x
    self.source = source
    self.range = range
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
    lacks = Self.lacks(of: source?.paragraph, range, isTruncated) + (end?.lacks ?? [])
    if let last = pieces.last, !isTruncated, mark.isEmpty {
      let end = last.paragraph.trimmed(last.range).upperBound
      trailingWidth = builder.width(from: last.paragraph.location + end)
    } else {
      trailingWidth = 0
    }
  }

  /// A range of a paragraph.
  struct Piece {
    let paragraph: TypesetParagraph
    let range: Range<Int>
  }

  /// A line of a paragraph from a unit on.
  convenience init(
    _ paragraph: TypesetParagraph, from start: Int, to end: LineEnd, indent: CGFloat = 0
  ) {
    let range = start..<end.unit
    self.init(
      pieces: [Piece(paragraph: paragraph, range: range)], source: (paragraph, range),
      range: paragraph.location + start..<paragraph.location + end.unit,
      isRightToLeft: paragraph.bidi.baseLevel == 1, indent: indent, end: end)
  }

  convenience init(_ paragraph: TypesetParagraph, _ range: Range<Int>, indent: CGFloat = 0) {
    self.init(
      paragraph, from: range.lowerBound, to: LineEnd(unit: range.upperBound), indent: indent)
  }

  /// - Parameter range: Units of the whole string.
  private static func lacks(
    of paragraph: TypesetParagraph?, _ range: Range<Int>, _ isTruncated: Bool
  ) -> [FidelityNote] {
    guard let paragraph else { return [] }
    if isTruncated { return paragraph.paragraphStyle.truncationLacks }
    let isWrapped = range.upperBound < paragraph.location + paragraph.units.count
    return isWrapped ? paragraph.paragraphStyle.wrappingLacks : []
  }

  // MARK: Metrics

  package var ascent: CGFloat { runs.map(\.ascent).max() ?? 0 }
  package var descent: CGFloat { runs.map(\.descent).max() ?? 0 }
  package var leading: CGFloat { runs.map(\.font.leading).max() ?? 0 }

  /// The width without the spaces at the line's end, in points.
  package var visibleWidth: CGFloat { max(width - trailingWidth, 0) }

  // MARK: Places

  /// Widens the spaces inside until the visible width is `target`.
  func justify(to target: CGFloat) {
    let gap = target - visibleWidth
    guard gap > 0, let source else { return }
    let inner = source.paragraph.trimmed(source.range)
    let offset = source.paragraph.location
    var places: [(run: Int, glyph: Int)] = []
    for (runIndex, run) in runs.enumerated() where run.kind == .text {
      for (glyph, unit) in run.stringIndices.enumerated() {
        let local = unit - offset
        if inner.contains(local), source.paragraph.isSpace(local) {
          places.append((runIndex, glyph))
        }
      }
    }
    guard !places.isEmpty else { return }
    let step = gap / CGFloat(places.count)
    for place in places {
      runs[place.run].advances[place.glyph] += step
      runs[place.run].width += step
      runs[place.run].shift(by: step, from: place.glyph + 1)
      for later in runs[(place.run + 1)...] { later.shift(by: step) }
    }
    width += gap
  }

  /// The place of the caret before a unit, from the left end of the line.
  package func offset(of index: Int) -> CGFloat {
    if index <= range.lowerBound { return isRightToLeft ? width : 0 }
    if index >= range.upperBound { return isRightToLeft ? 0 : width }
    for run in runs where run.range.contains(index) {
      guard !run.glyphs.isEmpty else { return run.isRightToLeft ? run.x + run.width : run.x }
      return offset(of: index, in: run)
    }
    return width
  }

  private func offset(of index: Int, in run: CTRun) -> CGFloat {
    // The cluster that the unit is in, and the one after it.
    let start = run.stringIndices.filter { $0 <= index }.max() ?? run.range.lowerBound
    let end = run.stringIndices.filter { $0 > index }.min() ?? run.range.upperBound
    var (left, width): (CGFloat, CGFloat) = (run.x, 0)
    for glyph in run.glyphs.indices {
      if run.stringIndices[glyph] == start {
        width += run.advances[glyph]
      } else if width == 0 {
        left += run.advances[glyph]
      }
    }
    let part = CGFloat(index - start) / CGFloat(max(end - start, 1))
    return run.isRightToLeft ? left + width * (1 - part) : left + width * part
  }

  /// The unit whose caret is nearest to a place.
  package func index(at x: CGFloat) -> Int {
    var best = range.lowerBound
    var distance = CGFloat.infinity
    let boundaries = source.map { source in
      source.range.filter { source.paragraph.boundaries[$0] } + [source.range.upperBound]
    }
    let location = source?.paragraph.location ?? 0
    for unit in boundaries ?? [] {
      let index = unit + location
      let found = (offset(of: index) - x).magnitude
      if found < distance { (best, distance) = (index, found) }
    }
    return best
  }

  /// Whether the text at a place runs from right to left; beside all text, whether the line does.
  package func isRightToLeft(at x: CGFloat) -> Bool {
    runs.first { x >= $0.x && x < $0.x + $0.width }?.isRightToLeft ?? isRightToLeft
  }

  /// A box around the ink, relative to the line's origin, y upwards.
  package var imageBounds: CGRect {
    var bounds = CGRect.null
    for run in runs {
      for (glyph, position) in zip(run.glyphs, run.positions) {
        guard let box = run.font.path(glyph)?.boundingBoxOfPath else { continue }
        let placed = box.offsetBy(dx: position.x, dy: position.y)
        bounds = bounds.isNull ? placed : bounds.union(placed)
      }
    }
    return bounds
  }
}
