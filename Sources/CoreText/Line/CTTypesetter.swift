import CoreGraphics
import Foundation

/// Cuts a string into lines.
public final class CTTypesetter {
  let text: StyledText

  init(_ string: NSAttributedString) {
    text = StyledText(string)
  }

  /// - Parameter start: A unit of the string.
  func lineEnd(from start: Int, width: Double, isByCharacter: Bool) -> Int {
    guard let place = text.paragraph(at: start) else { return text.length }
    return place.paragraph.location
      + place.paragraph.lineEnd(from: place.unit, width: width, isByCharacter: isByCharacter)
  }

  /// The part of a range that lies in one paragraph.
  func line(_ range: Range<Int>) -> CTLine {
    guard let place = text.paragraph(at: range.lowerBound) else {
      return CTLine(pieces: [], source: nil, range: range, isRightToLeft: false)
    }
    let end = min(range.upperBound - place.paragraph.location, place.paragraph.units.count)
    return CTLine(place.paragraph, place.unit..<max(end, place.unit))
  }
}

/// Makes a typesetter, which breaks a string into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// A line of a part of the string, up to the end of its paragraph; a length of 0 for all that
/// follows.
///
/// Differs: Apple's line goes on over the ends of paragraphs.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ range: CFRange) -> CTLine {
  typesetter.line(range.clamped(to: typesetter.text.length))
}

/// How many units from `start` on fit into a width in whole words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double
) -> CFIndex {
  let start = max(start, 0)
  return max(typesetter.lineEnd(from: start, width: width, isByCharacter: false) - start, 0)
}

/// How many units from `start` on fit into a width in whole characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double
) -> CFIndex {
  let start = max(start, 0)
  return max(typesetter.lineEnd(from: start, width: width, isByCharacter: true) - start, 0)
}
