import CoreGraphics
import Foundation
import Testing

@testable import CoreText

/// A colour of another kind, as UIKit has one.
private struct OtherColor: CGColorConvertible {
  let cgColor: CGColor
}

private enum LineKind: Int {
  case single = 1
  case double = 9
}

@Suite struct TextStyleTests: SetsPlainText {
  private func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    TextStyle(attributes, font: plainFont())
  }

  @Test func `a style without attributes is plain`() {
    let style = style([:])
    #expect(style.kern == nil && style.spacing == 0 && style.baselineOffset == 0)
    #expect(style.features.isEmpty && style.hasLigatures)
    #expect(style.attachment == nil && style.language == nil && style.directions.isEmpty)
    #expect(style.backgroundColor == nil)
    #expect(style.font == plainFont())
  }

  // MARK: Spacing

  /// Apple of `kCTTrackingAttributeName`: with both, kerning is ignored unless it is 0.
  @Test(
    arguments: [
      (nil, nil, 0), (2, nil, 2), (-1, nil, -1), (nil, 3, 3), (nil, -0.5, -0.5), (2, 3, 3),
      (0, 3, 3), (2, 0, 0),
    ] as [(Double?, Double?, Double)])
  func `room after a letter is its tracking, or its kern without one`(
    _ kern: Double?, _ tracking: Double?, _ expected: Double
  ) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[TextAttribute.kern] = kern
    attributes[TextAttribute.tracking] = tracking
    #expect(style(attributes).spacing == expected)
  }

  /// Apple: kerning of 0 turns the font's off; ligatures are off where the attribute is 0 or
  /// letters are tracked, unless it asks for them.
  @Test(
    arguments: [
      ([:], []),
      ([TextAttribute.kern: 0], ["kern"]),
      ([TextAttribute.kern: 2], []),
      ([TextAttribute.kern: 0, TextAttribute.tracking: 1], ["kern", "liga", "clig"]),
      ([TextAttribute.ligature: 0], ["liga", "clig"]),
      ([TextAttribute.ligature: 1], []),
      ([TextAttribute.tracking: 1], ["liga", "clig"]),
      ([TextAttribute.tracking: 0], []),
      ([TextAttribute.tracking: 1, TextAttribute.ligature: 1], []),
      ([TextAttribute.tracking: 0, TextAttribute.ligature: 0], ["liga", "clig"]),
    ] as [([NSAttributedString.Key: Double], [String])])
  func `features are turned off where attributes say so`(
    _ attributes: [NSAttributedString.Key: Double], _ expected: [String]
  ) {
    let features = style(attributes).features
    #expect(features.map(\.tag.description) == expected)
    #expect(features.allSatisfy { $0.value == 0 })
  }

  @Test func `the font's own features come first`() {
    var appearance = CTFont.Appearance()
    appearance.features = [FontFeature("tnum")]
    let font = CTFont(instance: plainFont().instance, size: 10, appearance: appearance)
    let style = TextStyle([TextAttribute.kern: 0], font: font)
    #expect(style.features == [FontFeature("tnum"), FontFeature("kern", 0)])
  }

  // MARK: Shape

  @Test func `oblique and expanded letters have a matrix`() {
    let slanted = style([TextAttribute.obliqueness: 0.25]).font.matrix
    #expect(slanted == CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0))
    // The expansion is the logarithm of the factor.
    let wide = style([TextAttribute.expansion: log(1.5)]).font.matrix
    #expect((wide.a - 1.5).magnitude < 1e-9 && wide.d == 1 && wide.c == 0)
    let both = style([TextAttribute.expansion: log(0.5), TextAttribute.obliqueness: 1]).font.matrix
    #expect((both.a - 0.5).magnitude < 1e-9 && both.c == 1)
    #expect(style([TextAttribute.obliqueness: 0]).font.matrix.isIdentity)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func `numbers without bounds leave a matrix that has them`(_ value: Double) {
    let style = style([TextAttribute.obliqueness: value, TextAttribute.expansion: value])
    let matrix = style.font.matrix
    #expect(matrix.a > 0 && matrix.a.isFinite && matrix.c.isFinite)
    #expect(matrix.b == 0 && matrix.d == 1)
  }

  @Test func `directions and the language are taken over`() {
    let style = style([
      TextAttribute.writingDirection: [NSNumber(value: 3), 0] as [Any],
      TextAttribute.language: "ja",
    ])
    #expect(style.directions == [3, 0])
    #expect(style.language == "ja")
    #expect(self.style([TextAttribute.writingDirection: 3]).directions.isEmpty)
    #expect(self.style([TextAttribute.writingDirection: ["x", 1] as [Any]]).directions == [1])
  }

  // MARK: Colours

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `text is black unless it has a colour, UIKit's before Core Text's`() {
    #expect(style([:]).fillColor == .black)
    #expect(style([TextAttribute.coreTextForegroundColor: red]).fillColor == red)
    #expect(
      style([TextAttribute.coreTextForegroundColor: red, TextAttribute.foregroundColor: blue])
        .fillColor == blue)
    #expect(style([TextAttribute.foregroundColor: OtherColor(cgColor: red)]).fillColor == red)
    #expect(style([TextAttribute.foregroundColor: "red"]).fillColor == .black)
  }

  @Test func `the context's colour is used where the text asks for it and has none`() {
    #expect(style([TextAttribute.usesContextColor: true]).fillColor == nil)
    #expect(style([TextAttribute.usesContextColor: false]).fillColor == .black)
    #expect(
      style([TextAttribute.usesContextColor: true, TextAttribute.coreTextForegroundColor: red])
        .fillColor == red)
  }

  @Test func `the colour behind text is UIKit's before Core Text's`() {
    #expect(style([TextAttribute.coreTextBackgroundColor: red]).backgroundColor == red)
    #expect(
      style([TextAttribute.coreTextBackgroundColor: red, TextAttribute.backgroundColor: blue])
        .backgroundColor == blue)
  }

  @Test func `styles of lines are numbers or choices with one`() {
    func number(_ value: Any) -> Int {
      style([TextAttribute.underlineStyle: value]).lineStyle(TextAttribute.underlineStyle)
    }
    #expect(number(9) == 9)
    #expect(number(NSNumber(value: 0x8001)) == 0x8001)
    #expect(number(LineKind.double) == 9)
    #expect(number("single") == 0)
    #expect(number(1e300) > 1 << 32 && number(-Double.infinity) < 0)
    #expect(style([:]).lineStyle(TextAttribute.underlineStyle) == 0)
  }
}
