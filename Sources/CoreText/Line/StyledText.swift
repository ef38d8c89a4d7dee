import CoreGraphics
import Foundation

/// A string with its attributes, shaped by paragraph.
package final class StyledText {
  let paragraphs: [TypesetParagraph]
  /// The length in UTF-16 units.
  package let length: Int

  /// - Parameters:
  ///   - defaultFont: The font where the string names none; nil for Helvetica of 12 points.
  ///   - defaultParagraphStyle: The paragraph style where the string names none.
  package init(
    _ string: NSAttributedString, defaultFont: CTFont? = nil,
    defaultParagraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    let units = Array(string.string.utf16)
    length = units.count
    var runs: [(style: TextStyle, paragraph: ParagraphStyle?, end: Int)] = []
    // Looked up only where it is needed: most text names its fonts.
    var standard = defaultFont
    string.forEachRun { attributes, range in
      var font = (attributes[TextAttribute.font] as? any CTFontConvertible)?.ctFont
      if font == nil {
        standard = standard ?? .ofPlainText
        font = standard
      }
      guard let font else { return }
      let paragraph =
        (attributes[TextAttribute.paragraphStyle] as? any ParagraphStyleConvertible)?
        .paragraphStyle
      runs.append(
        (TextStyle(attributes, font: font), paragraph, range.location + range.length))
    }
    let isWhole = (runs.last?.end ?? 0) == length
    paragraphs = isWhole ? Self.paragraphs(units, runs, defaultParagraphStyle) : []
  }

  /// Makes a text of one style.
  package convenience init(
    _ text: String, attributes: [NSAttributedString.Key: Any],
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(
      NSAttributedString(string: text, attributes: attributes),
      defaultParagraphStyle: paragraphStyle)
  }

  private static func paragraphs(
    _ units: [UInt16], _ runs: [(style: TextStyle, paragraph: ParagraphStyle?, end: Int)],
    _ standard: ParagraphStyle
  ) -> [TypesetParagraph] {
    var paragraphs: [TypesetParagraph] = []
    var start = 0
    var run = 0
    while start < units.count {
      let end = paragraphEnd(units, from: start)
      while runs[run].end <= start { run += 1 }
      var styles: [(style: TextStyle, end: Int)] = []
      var index = run
      while index < runs.count {
        styles.append((runs[index].style, min(runs[index].end, end) - start))
        if runs[index].end >= end { break }
        index += 1
      }
      paragraphs.append(
        TypesetParagraph(
          units: Array(units[start..<end]), location: start, styles: styles,
          paragraphStyle: runs[run].paragraph ?? standard))
      start = end
    }
    return paragraphs
  }

  /// What follows the separator that ends a paragraph; a line separator does not.
  private static func paragraphEnd(_ units: [UInt16], from start: Int) -> Int {
    var index = start
    while index < units.count {
      let unit = units[index]
      index += 1
      if unit == 0x0D, index < units.count, units[index] == 0x0A { return index + 1 }
      if unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 { return index }
    }
    return index
  }

  /// The paragraph that a unit is in, and the unit's place in it.
  func paragraph(at index: Int) -> (paragraph: TypesetParagraph, unit: Int)? {
    for paragraph in paragraphs
    where index >= paragraph.location && index < paragraph.location + paragraph.units.count {
      return (paragraph, index - paragraph.location)
    }
    return nil
  }
}
