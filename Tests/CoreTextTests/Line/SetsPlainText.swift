import CoreGraphics
import Foundation

@testable import CoreText

/// A suite that sets text in a font whose widths can be counted: at 10 points letters are 5 wide,
/// spaces 2.5, hyphens 3 and ellipses 6; lines reach 9 points up and 2 down.
protocol SetsPlainText {}

/// The font of `SetsPlainText`.
enum PlainFont {
  /// Letters, of which each has a box of 4 by 7, by character.
  static let letters =
    Array(0x30...0x39) + Array(0x41...0x5A) + Array(0x61...0x7A) + [0x3B1]
    + Array(0x5D0...0x5EA) + [0x1F600]

  static let bytes: [UInt8] = {
    var font = TestFont(
      glyphs: [TestFont.Glyph()] + letters.map { _ in .box(0, 0, 400, 700) } + [
        TestFont.Glyph(advance: 250), TestFont.Glyph(advance: 600), TestFont.Glyph(advance: 300),
        TestFont.Glyph(advance: 350), TestFont.Glyph(advance: 350), TestFont.Glyph(advance: 0),
      ])
    // A mark is last: it stands over what it follows and takes no room.
    let others = [[0x20, 0xA0], [0x2026], [0x2D, 0x2010], [0x28], [0x29], [0x301]]
    let first = letters.count + 1
    font.characters =
      letters.enumerated().map { ($0.element, $0.offset + 1) }
      + others.enumerated().flatMap { entry in entry.element.map { ($0, first + entry.offset) } }
    font.characters.sort { $0.character < $1.character }
    return font.bytes
  }()

  static let instance = (try? FontFace(bytes: bytes)).map { FontInstance($0) }

  /// The glyph of a character.
  static func glyph(_ character: Unicode.Scalar) -> CGGlyph {
    instance?.face.characters.glyph(character.value) ?? 0
  }
}

extension SetsPlainText {
  func plainFont(_ size: CGFloat = 10) -> CTFont {
    guard let instance = PlainFont.instance else { preconditionFailure("the font is made here") }
    return CTFont(instance: instance, size: size)
  }

  func string(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSMutableAttributedString {
    let font = [TextAttribute.font: plainFont() as Any]
    return NSMutableAttributedString(
      string: text, attributes: font.merging(attributes) { $1 })
  }

  /// The paragraph that a text begins with.
  func paragraph(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:],
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TypesetParagraph { paragraph(string(text, attributes), change) }

  func paragraph(
    _ string: NSAttributedString, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TypesetParagraph {
    var style = ParagraphStyle()
    change(&style)
    return StyledText(string, defaultParagraphStyle: style).paragraphs[0]
  }

  func line(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
    CTLineCreateWithAttributedString(string(text, attributes))
  }

  /// The characters of a line as a reader sees them from left to right; what has no glyph is left
  /// out.
  func visible(_ line: CTLine, of text: String) -> String {
    let units = Array(text.utf16)
    let shown = line.runs.flatMap { run in run.stringIndices.map { units[$0] } }
    return String(decoding: shown, as: UTF16.self)
  }
}

/// A picture that takes a box and notes where it is drawn.
final class BoxAttachment: TextAttachmentDrawing {
  let bounds: CGRect
  private(set) var places: [CGRect] = []

  init(_ bounds: CGRect) { self.bounds = bounds }

  func textBounds(font: CTFont) -> CGRect { bounds }
  func draw(in rect: CGRect, context: CGContext) { places.append(rect) }
}
