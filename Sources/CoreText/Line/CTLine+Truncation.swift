import CoreGraphics
import Foundation

extension CTLine {
  /// Which part of a line that is too wide is left out.
  package enum Truncation: Sendable {
    case start
    case middle
    case end
  }

  /// What stands in the place of what is left out.
  enum Ellipsis {
    /// The character `…` in the style of the text beside it.
    case usual
    case own(Piece)
    /// The line is cut off.
    case none
  }

  /// A line of a paragraph from a unit to its end, with an ellipsis where something is left out.
  ///
  /// Spaces beside the ellipsis are left out too.
  static func truncated(
    _ paragraph: TypesetParagraph, _ range: Range<Int>, width: CGFloat, at place: Truncation,
    ellipsis: Ellipsis = .usual, indent: CGFloat = 0
  ) -> CTLine {
    let whole = paragraph.trimmed(range)
    let start = Double(indent)
    if paragraph.width(whole, indent: start) <= Double(width) + 1e-6 {
      return CTLine(paragraph, range, indent: indent)
    }
    let sign: [Piece] =
      switch ellipsis {
      case .usual: [self.ellipsis(paragraph, whole, place)]
      case .own(let piece): [piece]
      case .none: []
      }
    let room = sign.reduce(Double(width)) { $0 - $1.paragraph.width($1.range) }
    func piece(_ range: Range<Int>) -> Piece { Piece(paragraph: paragraph, range: range) }
    var pieces: [Piece]
    switch place {
    case .end:
      let end = paragraph.prefix(of: whole, fitting: room, indent: start)
      pieces = [piece(paragraph.trimmed(whole.lowerBound..<end))] + sign
    case .start:
      pieces = sign + [piece(paragraph.end(of: whole, fitting: room))]
    case .middle:
      // The first part gets what is left over of the second's half.
      let last = paragraph.end(of: whole, fitting: room / 2)
      let rest = room - paragraph.width(last)
      let end = paragraph.prefix(of: whole, fitting: rest, indent: start)
      let first = paragraph.trimmed(whole.lowerBound..<min(end, last.lowerBound))
      pieces = [piece(first)] + sign + [piece(last)]
    }
    pieces.removeAll { $0.range.isEmpty }
    let location = paragraph.location
    return CTLine(
      pieces: pieces, source: (paragraph, range),
      range: location + range.lowerBound..<location + range.upperBound,
      isRightToLeft: paragraph.bidi.baseLevel == 1, isTruncated: true, indent: indent)
  }

  private static func ellipsis(
    _ paragraph: TypesetParagraph, _ range: Range<Int>, _ place: Truncation
  ) -> Piece {
    let unit = place == .start ? range.upperBound - 1 : range.lowerBound
    let run = paragraph.runs.first { $0.range.contains(unit) } ?? paragraph.runs.first
    let style = paragraph.styles[run?.styleIndex ?? 0]
    var paragraphStyle = ParagraphStyle()
    paragraphStyle.baseDirection = paragraph.bidi.baseLevel == 1 ? .rightToLeft : .leftToRight
    let mark = TypesetParagraph(
      units: [0x2026], location: paragraph.location + unit, styles: [(style, 1)],
      paragraphStyle: paragraphStyle)
    return Piece(paragraph: mark, range: 0..<1)
  }
}
