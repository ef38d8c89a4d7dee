import CoreGraphics
import Foundation

/// Core Foundation's name of `NSAttributedString`, to which it is bridged on Apple's platforms.
public typealias CFAttributedString = NSAttributedString

/// The part of a line that is cut away where it is too wide.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// What a line's bounds count.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates the set from the bits of its options.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bounds without the space between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// The bounds around the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
}

/// All of a string in one line.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
  CTTypesetterCreateLine(CTTypesetterCreateWithAttributedString(string), CFRange())
}

/// Cuts a line to a width; a line that fits stays as it is.
///
/// - Parameter token: What stands where something is left out, an ellipsis for one; with nil the
///   line is just cut off.
/// - Returns: Nil where even the token is too wide.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ type: CTLineTruncationType, _ token: CTLine?
) -> CTLine? {
  guard let source = line.source, CGFloat(width) < line.visibleWidth else { return line }
  if let token, token.visibleWidth > CGFloat(width) { return nil }
  let place: CTLine.Truncation =
    switch type {
    case .start: .start
    case .end: .end
    case .middle: .middle
    }
  let ellipsis: CTLine.Ellipsis =
    if let mark = token?.source {
      .own(CTLine.Piece(paragraph: mark.paragraph, range: mark.range))
    } else {
      .none
    }
  return CTLine.truncated(
    source.paragraph, source.range, width: CGFloat(width), at: place, ellipsis: ellipsis)
}

/// Makes a line of a given width by widening the spaces of another.
///
/// - Parameters:
///   - factor: How much of the missing width is added, 0 to 1.
///   - width: The width to fill, in points.
/// - Returns: Nil where the line cannot be widened.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ factor: CGFloat, _ width: Double
) -> CTLine? {
  guard let source = line.source, !line.isTruncated else { return nil }
  let copy = CTLine(source.paragraph, source.range)
  let gap = CGFloat(width) - copy.visibleWidth
  if gap > 0 { copy.justify(to: copy.visibleWidth + gap * min(max(factor, 0), 1)) }
  return copy
}

/// The number of glyphs in all of the line's runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}

/// The glyph runs of a line, in order. Differs: an array of Swift, which needs no cast.
public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] { line.runs }

/// The part of the string that the line shows, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// - Returns: The width with spaces at the end.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  // SAFETY: Each pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe ascent?.pointee = line.ascent
  unsafe descent?.pointee = line.descent
  unsafe leading?.pointee = line.leading
  return Double(line.width)
}

/// The line's box relative to its origin, y upwards.
public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
  if options.contains(.useGlyphPathBounds) {
    return line.imageBounds.isNull ? .zero : line.imageBounds
  }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  return CGRect(
    x: 0, y: -line.descent - leading, width: line.width,
    height: line.ascent + line.descent + leading)
}

/// The width of the spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.trailingWidth)
}

/// A box around the ink where the line would be drawn.
///
/// - Parameter context: Gives the text position; nil for the origin.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let bounds = line.imageBounds
  if bounds.isNull { return .zero }
  let matrix = context?.textMatrix ?? .identity
  return bounds.offsetBy(dx: matrix.tx, dy: matrix.ty)
}

/// The offset, in points, at which a line begins to be placed in a width: 0 at its left, 1 at its
/// right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ factor: CGFloat, _ width: Double
) -> Double {
  Double((CGFloat(width) - line.visibleWidth) * min(max(factor, 0), 1))
}

/// The unit whose caret is nearest to a place.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.index(at: position.x)
}

/// The place of the caret before a unit.
///
/// - Parameter secondary: Gets the same place: carets are not split between directions.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ index: CFIndex, _ secondary: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: index)
  // SAFETY: The pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe secondary?.pointee = offset
  return offset
}

/// Draws a line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context, at: .zero, transform: context.textMatrix)
}
