import CoreGraphics
import Foundation

/// Glyphs of one font and direction in a line, from left to right.
public final class CTRun {
  let style: TextStyle
  package let font: CTFont
  package let kind: Kind
  /// UTF-16 units of the whole string.
  package let range: Range<Int>
  package let isRightToLeft: Bool
  package let glyphs: [CGGlyph]
  /// The glyphs' positions relative to the start of the line, y upwards.
  package internal(set) var positions: [CGPoint]
  package internal(set) var advances: [CGFloat]
  /// For each glyph the index of the UTF-16 unit of the whole string at which it begins.
  package let stringIndices: [Int]
  package internal(set) var x: CGFloat
  package internal(set) var width: CGFloat
  /// The bounds of an attachment, relative to its place.
  let attachmentBounds: CGRect
  /// What the run's letters lack: characters without a glyph, syllables in another order.
  let lacks: [FidelityNote]

  package enum Kind: Sendable {
    case text
    case tab
    case attachment
    case separator
  }

  init(
    style: TextStyle, font: CTFont, kind: Kind, range: Range<Int>, isRightToLeft: Bool,
    x: CGFloat, glyphs: [CGGlyph] = [], positions: [CGPoint] = [], advances: [CGFloat] = [],
    stringIndices: [Int] = [], width: CGFloat, attachmentBounds: CGRect = .zero,
    lacks: [FidelityNote] = []
  ) {
    self.lacks = lacks
    self.style = style
    self.font = font
    self.kind = kind
    self.range = range
    self.isRightToLeft = isRightToLeft
    self.x = x
    self.glyphs = glyphs
    self.positions = positions
    self.advances = advances
    self.stringIndices = stringIndices
    self.width = width
    self.attachmentBounds = attachmentBounds
  }

  package var attributes: [NSAttributedString.Key: Any] { style.attributes }
  /// The rectangle of an attachment, relative to the line's origin, y upwards.
  package var attachmentRect: CGRect {
    attachmentBounds.offsetBy(dx: x, dy: style.baselineOffset)
  }
  package var backgroundColor: CGColor? { style.backgroundColor }
  /// An underline style's number, 0 for none.
  package var underline: Int { style.lineStyle(TextAttribute.underlineStyle) }
  package var strikethrough: Int { style.lineStyle(TextAttribute.strikethroughStyle) }

  /// The extent above the baseline, in points.
  package var ascent: CGFloat {
    if kind == .attachment { return max(attachmentBounds.maxY + style.baselineOffset, 0) }
    return font.ascent + max(style.baselineOffset, 0)
  }

  /// The extent below the baseline, in points.
  package var descent: CGFloat {
    if kind == .attachment { return max(-attachmentBounds.minY - style.baselineOffset, 0) }
    return font.descent + max(-style.baselineOffset, 0)
  }

  /// Moves everything from a glyph on, or the whole run.
  func shift(by distance: CGFloat, from first: Int = 0) {
    if first == 0 { x += distance }
    for index in first..<max(first, positions.count) { positions[index].x += distance }
  }
}

/// What is unusual about a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt32

  /// Creates the set from the bits of its states.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The run is written from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Whether indices are not monotonic. Not set here: glyphs stand in the order of the line.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// The run's font has a matrix that is not the identity.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// A part of a list: a length of 0 in a call stands for all that follows.
public struct CFRange: Hashable, Sendable {
  /// The index of the first element.
  public var location: Int
  /// The number of elements.
  public var length: Int

  /// Creates an empty range at 0.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range; lengths below 0 are not checked.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// The part of a list of `count`.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    return start..<(length <= 0 ? count : min(start + length, count))
  }
}

/// Core Foundation's name of `Int`, for places and numbers of elements.
public typealias CFIndex = Int

/// Creates a range from a place and a number of elements.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// The number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of a run's text. Differs: a dictionary of Swift, which needs no cast.
public func CTRunGetAttributes(_ run: CTRun) -> [NSAttributedString.Key: Any] {
  run.attributes
}

/// What is unusual about the run: its direction, or a matrix.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  var status: CTRunStatus = run.isRightToLeft ? .rightToLeft : []
  if !run.font.matrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
  return status
}

/// The part of the string that the run shows, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.range.lowerBound, length: run.range.count)
}

/// The matrix of the run's font.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.matrix }

/// Copies the glyphs of a part of the run.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  // SAFETY: The caller's buffer has room for the range, as Apple's documentation asks, and clamped
  // to the glyphs the range has no more.
  for (offset, index) in range.clamped(to: run.glyphs.count).enumerated() {
    unsafe buffer[offset] = run.glyphs[index]
  }
}

/// Copies the positions of a part of the run's glyphs, from the start of the line, y upwards.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  // SAFETY: The caller's buffer has room for the range, as Apple's documentation asks, and clamped
  // to the glyphs the range has no more.
  for (offset, index) in range.clamped(to: run.positions.count).enumerated() {
    unsafe buffer[offset] = run.positions[index]
  }
}

/// Copies the advances of a part of the run's glyphs; their heights are 0.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  // SAFETY: The caller's buffer has room for the range, as Apple's documentation asks, and clamped
  // to the glyphs the range has no more.
  for (offset, index) in range.clamped(to: run.advances.count).enumerated() {
    unsafe buffer[offset] = CGSize(width: run.advances[index], height: 0)
  }
}

/// Copies, for a part of the run's glyphs, the UTF-16 units that they stand for.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  // SAFETY: The caller's buffer has room for the range, as Apple's documentation asks, and clamped
  // to the glyphs the range has no more.
  for (offset, index) in range.clamped(to: run.stringIndices.count).enumerated() {
    unsafe buffer[offset] = run.stringIndices[index]
  }
}

/// The width of a part of a run, and the run's metrics.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  // SAFETY: Each pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe ascent?.pointee = run.ascent
  unsafe descent?.pointee = run.descent
  unsafe leading?.pointee = run.font.leading
  if run.glyphs.isEmpty { return Double(run.width) }
  return Double(run.advances[range.clamped(to: run.advances.count)].reduce(0, +))
}

/// Draws glyphs of a run at their places in the line, without decorations, as the context's text
/// drawing mode says.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let part = range.clamped(to: run.glyphs.count)
  context.withTextClip {
    GlyphDrawing.draw(
      Array(run.glyphs[part]), at: Array(run.positions[part]), font: run.font,
      textTransform: context.textMatrix, in: context)
  }
}
