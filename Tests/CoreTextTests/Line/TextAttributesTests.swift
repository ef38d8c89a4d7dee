import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct TextAttributesTests {
  /// Names that Foundation's documents and archives have as well.
  @Test(arguments: [
    (kCTFontAttributeName, "NSFont"), (kCTForegroundColorAttributeName, "CTForegroundColor"),
    (kCTForegroundColorFromContextAttributeName, "CTForegroundColorFromContext"),
    (kCTBackgroundColorAttributeName, "CTBackgroundColor"), (kCTKernAttributeName, "NSKern"),
    (kCTTrackingAttributeName, "CTTracking"), (kCTLigatureAttributeName, "NSLigature"),
    (kCTParagraphStyleAttributeName, "NSParagraphStyle"),
    (kCTUnderlineStyleAttributeName, "NSUnderline"),
    (kCTUnderlineColorAttributeName, "NSUnderlineColor"),
    (kCTStrokeWidthAttributeName, "NSStrokeWidth"), (kCTStrokeColorAttributeName, "NSStrokeColor"),
    (kCTWritingDirectionAttributeName, "NSWritingDirection"),
    (kCTLanguageAttributeName, "NSLanguage"),
    (kCTBaselineOffsetAttributeName, "NSBaselineOffset"),
  ])
  func `attributes have Apple's names`(_ key: NSAttributedString.Key, _ name: String) {
    #expect(key.rawValue == name)
  }

  @Test func `fonts and colours stand for themselves`() throws {
    let font = try MeasuredFont().font()
    #expect((font as any CTFontConvertible).ctFont === font)
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect((color as any CGColorConvertible).cgColor == color)
    let style = CTParagraphStyle(ParagraphStyle())
    #expect((style as any ParagraphStyleConvertible).paragraphStyle == ParagraphStyle())
  }
}
