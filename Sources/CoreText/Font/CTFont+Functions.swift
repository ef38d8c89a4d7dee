import CoreGraphics
import Foundation

/// How bold, slanted or wide a font is, and what kind of letters it has.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Creates the set from the bits of its traits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Letters are slanted.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  /// The weight is 600 or more.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
  /// All letters have the same width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// Some of its glyphs have colours of their own.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
}

/// Fonts that an interface is made of.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case system = 2
  case emphasizedSystem = 3
}

/// Which way glyphs are laid out.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
}

/// A font by its PostScript, full or family name.
///
/// Another font stands in for one of iOS's own (`FidelityFeature.fontSubstitution`).
///
/// Differs: another name that is not found gives a font of boxes, and the failure is kept for the
/// assertion; Apple gives another font.
///
/// - Parameter size: The size in points; 0 for 12.
public func CTFontCreateWithName(
  _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // SAFETY: The pointer is nil or to a transform of the caller's, which is copied during the call.
  let matrix = unsafe matrix?.pointee ?? .identity
  if let font = try? CTFont.named(name, size: size) {
    return CTFont(
      instance: font.instance, variations: font.variations, size: size, matrix: matrix,
      appearance: font.appearance)
  }
  guard let face = FontLibrary.shared.faceOrPlaceholder(named: name) else {
    preconditionFailure("the font of boxes is made here and cannot be missing")
  }
  return CTFont(instance: InstanceCache.shared.instance(face, []), size: size, matrix: matrix)
}

/// Makes the font that an interface element uses.
///
/// - Parameter language: Not taken into account.
/// - Returns: Nil if no font can be made.
public func CTFontCreateUIFontForLanguage(
  _ type: CTFontUIFontType, _ size: CGFloat, _ language: String?
) -> CTFont? {
  CTFont.system(size: size, weight: type == .emphasizedSystem ? 700 : 400)
}

/// A font like this one at another size; 0 leaves the size.
public func CTFontCreateCopyWithSize(_ font: CTFont, _ size: CGFloat) -> CTFont {
  size > 0 ? font.withSize(size) : font
}

/// The size of the font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// The map that glyphs are drawn with, besides the size.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
/// The extent above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }

/// The extent below the baseline, in points; a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// The space between lines that the font asks for, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters without ascenders, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The place of the underline from the baseline, in points; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.underlinePosition }
/// The thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underlineThickness }

/// The angle of upright strokes, in degrees counter-clockwise: negative in ordinary italic fonts.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  let slant = font.variations.last { $0.tag == "slnt" }
  return CGFloat(slant?.value ?? font.instance.metrics.italicAngle) / 65_536
}

/// The font units in one em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.instance.metrics.unitsPerEm)
}

/// The number of glyphs in the font.
public func CTFontGetGlyphCount(_ font: CTFont) -> Int { font.instance.face.glyphCount }

/// Whether the font is bold, italic, monospaced or has coloured glyphs.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  var traits: CTFontSymbolicTraits = []
  let metrics = font.instance.metrics
  if metrics.isItalic || CTFontGetSlantAngle(font) != 0 { traits.insert(.traitItalic) }
  let weight = font.variations.last { $0.tag == "wght" }.map { $0.value >> 16 }
  if weight ?? metrics.weightClass >= 600 { traits.insert(.traitBold) }
  if metrics.isMonospaced { traits.insert(.traitMonoSpace) }
  if font.instance.hasColor { traits.insert(.traitColorGlyphs) }
  return traits
}

/// The font's name in PostScript; for a stand-in, that of the font it stands in for.
public func CTFontCopyPostScriptName(_ font: CTFont) -> String {
  font.appearance.names?.postScript ?? font.instance.face.names.postScriptName
}

/// The font's family; for a stand-in, that of the font it stands in for.
public func CTFontCopyFamilyName(_ font: CTFont) -> String {
  font.appearance.names?.family ?? font.instance.face.names.family
}

/// The font's family and style; for a stand-in, those of the font it stands in for.
public func CTFontCopyFullName(_ font: CTFont) -> String {
  font.appearance.names?.full ?? font.instance.face.names.fullName
}

/// The name to show to people, which is the full name here.
public func CTFontCopyDisplayName(_ font: CTFont) -> String { CTFontCopyFullName(font) }

// MARK: Glyphs

/// Gives UTF-16 units their glyphs; 0 where the font has none, and for the second unit of a pair.
///
/// - Returns: Whether all characters have glyphs.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: Int
) -> Bool {
  // SAFETY: The caller has `count` elements at both pointers, as Apple's documentation asks. An
  // index is below that, and that of a pair's second half too.
  let units = unsafe UnsafeBufferPointer(start: characters, count: max(count, 0))
  var isWhole = true
  var index = 0
  while index < units.count {
    var character = unsafe UInt32(units[index])
    var isPair = false
    if unsafe units[index] & 0xFC00 == 0xD800, index + 1 < units.count,
      unsafe units[index + 1] & 0xFC00 == 0xDC00
    {
      character = unsafe 0x10000 + ((character & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF))
      isPair = true
    }
    unsafe glyphs[index] = font.instance.face.characters.glyph(character)
    if unsafe glyphs[index] == 0 { isWhole = false }
    if isPair { unsafe glyphs[index + 1] = 0 }
    index += isPair ? 2 : 1
  }
  return isWhole
}

/// - Parameter advances: Gets one size a glyph, if it is there.
/// - Returns: The sum of the widths.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  // SAFETY: The caller has `count` elements at `glyphs`, and at `advances` where it is not nil, as
  // Apple's documentation asks; an index is below that.
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let width = unsafe font.advance(glyphs[index])
    unsafe advances?[index] = CGSize(width: width, height: 0)
    sum += Double(width)
  }
  return sum
}

/// - Parameter rects: Gets one rectangle a glyph, if it is there.
/// - Returns: A rectangle that holds all of them, each at the origin.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ rects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  // SAFETY: The caller has `count` elements at `glyphs`, and at `rects` where it is not nil, as
  // Apple's documentation asks; an index is below that.
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let box = unsafe font.boundingBox(glyphs[index])
    unsafe rects?[index] = box
    if !box.isEmpty { all = all.isNull ? box : all.union(box) }
  }
  return all.isNull ? .zero : all
}

/// The outline of a glyph, y upwards; nil for a glyph that has none.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  // SAFETY: The pointer is nil or to a transform of the caller's, which is copied during the call.
  unsafe font.path(glyph, transform: matrix?.pointee ?? .identity)
}

/// A unit of UTF-16.
public typealias UniChar = UInt16
