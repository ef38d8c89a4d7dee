import Testing
import UIKit

@MainActor
@Suite(.serialized) struct UIImageSymbolConfigurationTests: DrawsSymbols {
  // MARK: Colours

  let large = UIImage.SymbolConfiguration(pointSize: 100)

  @Test func `sizes follow point size and scale`() throws {
    let double = try image("some.rare.symbol", .init(pointSize: 34))
    #expect(double.size == CGSize(width: 40, height: 38.5))
    let small = try image("circle", .init(pointSize: 17, weight: .regular, scale: .small)).size
    let large = try image("circle", .init(pointSize: 17, weight: .regular, scale: .large)).size
    #expect(small.height < 17)
    #expect(large.height > 23)
  }

  @Test func `configurations fill in for each other`() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let scale = UIImage.SymbolConfiguration(scale: .large)
    let both = size.applying(scale)
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(scale.applying(size) == both)
    #expect(size.applying(.init(weight: .thin)) == .init(pointSize: 20, weight: .thin))
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 13, weight: .semibold))
        == .init(pointSize: 13, weight: .semibold))
  }

  @Test func `the size of a font that follows the text size is followed`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(
      UIImage.SymbolConfiguration(font: body)
        == UIImage.SymbolConfiguration(textStyle: .body).applying(.init(weight: .regular)))
    let own = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 20))
    let largest = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    func heights(_ font: UIFont) throws -> [CGFloat] {
      let configuration = UIImage.SymbolConfiguration(font: font)
      return try [UITraitCollection(displayScale: 2), largest].map { traits in
        let image = traits.withCurrent {
          UIImage(systemName: "circle", withConfiguration: configuration)
        }
        return try #require(image).size.height
      }
    }
    // The body grows from 17 to 53 points, lines of it from 22 to 62.
    let text = try heights(body)
    #expect(abs(text[1] / text[0] - 53 / 17) < 0.15)
    let scaled = try heights(own)
    #expect(abs(scaled[1] / scaled[0] - 62 / 22) < 0.15)
    let fixed = try heights(.systemFont(ofSize: 17))
    #expect(fixed[0] == fixed[1] && fixed[0] == text[0])
    let limited = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 17)
    #expect(try heights(limited) == fixed)
  }

  @Test func `a picture that is no symbol stays as it is`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 4, height: 4)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(picture.applyingSymbolConfiguration(.init(pointSize: 40)) === picture)
    #expect(picture.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) === picture)
  }

  @Test func `in one colour, a sign is cut out of its circle`() throws {
    let red = UIImage.SymbolConfiguration(paletteColors: [.red])
    #expect(try color("heart.circle.fill", red, 0, 0) == 0)
    #expect(try color("heart.circle.fill", red, 0.4, 0) == 0xFF00_00FF)
  }

  @Test func `a palette gives the sign its first colour and the circle its second`() throws {
    let both = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    #expect(try color("heart.circle.fill", both, 0, 0) == 0xFF00_00FF)
    #expect(try color("heart.circle.fill", both, 0.4, 0) == 0x0000_FFFF)
    #expect(try image("heart.circle.fill", both).lacks == [])
  }

  @Test func `a hierarchy gives the circle a quarter of the colour`() throws {
    let shades = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(try color("heart.circle.fill", shades, 0, 0) == 0xFF00_00FF)
    let shade = try color("heart.circle.fill", shades, 0.4, 0)
    #expect(shade >> 24 == 0xFF && (0x3F...0x41).contains(shade & 0xFF))
  }

  @Test func `colours of its own are a symbol's where they are preferred`() throws {
    let own = UIImage.SymbolConfiguration.preferringMulticolor()
    #expect(try color("heart.fill", own, 0, 0) == 0xFF3B_30FF)
    // The disc of the badge is green, its sign white, and the rest has the tint.
    let tinted = try image("folder.fill.badge.plus", large.applying(own)).withTintColor(.blue)
    let colors = Set(tinted.rgbaRows.joined())
    #expect(colors.isSuperset(of: [0x34C7_59FF, 0xFFFF_FFFF]))
    #expect(try color("gearshape.fill", own, 0.3, 0) == 0x0000_00FF)
  }

  @Test func `several colours are noted where a shape has one`() throws {
    let both = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    #expect(try image("some.rare.symbol", both).lacks == [.symbol, .symbolColors])
  }
}
