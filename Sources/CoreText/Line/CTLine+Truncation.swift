import CoreGraphics
import Foundation

extension CTLine {
  /// Which part of a line that is too wide is left out.
  package enum Truncation: Sendable {
    case start
    case middle
    case end
  }

  /// A line of a paragraph from a unit to its end, with an ellipsis where something is left out.
  ///
  /// Spaces beside the ellipsis are left out too.
  ///
  /// - Parameter ellipsis: The text that replaces what is left out; nil for `…` in the style of the
  ///   text before it.
  static func truncated(
    _ paragraph: TypesetParagraph, _ range: Range<Int>, width: CGFloat, at place: Truncation,
    ellipsis: TypesetParagraph? = nil, indent: CGFloat = 0
  ) -> CTLine {
    let whole = paragraph.trimmed(range)
    if paragraph.width(whole) <= Double(width) + 1e-6 { return CTLine(paragraph, range) }
    let mark = ellipsis ?? self.ellipsis(paragraph, whole, place)
    let markRange = 0..<mark.units.count
    let room = Double(width) - mark.width(markRange)
    let sign = Piece(paragraph: mark, range: markRange)
    func piece(_ range: Range<Int>) -> Piece { Piece(paragraph: paragraph, range: range) }
    var pieces: [Piece]
    switch place {
    case .end:
      let end = paragraph.prefix(of: whole, fitting: room)
      pieces = [piece(paragraph.trimmed(whole.lowerBound..<end)), sign]
    case .start:
      var start = paragraph.suffix(of: whole, fitting: room)
      while start < whole.upperBound, paragraph.isSpace(start) { start += 1 }
      pieces = [sign, piece(start..<whole.upperBound)]
    case .middle:
      // The first part gets what is left over of the second's half.
      var start = paragraph.suffix(of: whole, fitting: room / 2)
      while start < whole.upperBound, paragraph.isSpace(start) { start += 1 }
      let rest = room - paragraph.width(start..<whole.upperBound)
      let end = min(paragraph.prefix(of: whole, fitting: rest), start)
      pieces = [
        piece(paragraph.trimmed(whole.lowerBound..<end)), sign, piece(start..<whole.upperBound),
      ]
    }
    pieces.removeAll { $0.range.isEmpty }
    let location = paragraph.location
    return CTLine(
      pieces: pieces, source: (paragraph, range),
      range: location + range.lowerBound..<location + range.upperBound,
      isRightToLeft: paragraph.bidi.baseLevel == 1, indent: indent)
  }

  private static func ellipsis(
    _ paragraph: TypesetParagraph, _ range: Range<Int>, _ place: Truncation
  ) -> TypesetParagraph {
    let unit = place == .start ? range.upperBound - 1 : range.lowerBound
    let run = paragraph.runs.first { $0.range.contains(unit) } ?? paragraph.runs.first
    let style = paragraph.styles[run?.styleIndex ?? 0]
    var paragraphStyle = ParagraphStyle()
    paragraphStyle.baseDirection = paragraph.bidi.baseLevel == 1 ? .rightToLeft : .leftToRight
    return TypesetParagraph(
      units: [0x2026], location: paragraph.location + unit, styles: [(style, 1)],
      paragraphStyle: paragraphStyle)
  }
}
