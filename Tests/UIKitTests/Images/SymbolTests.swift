import Testing
import UIKit

@MainActor
@Suite(.serialized) struct SymbolTests {
  private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil)
    throws -> UIImage
  {
    let traits = UITraitCollection(displayScale: 2)
    var image: UIImage?
    traits.performAsCurrent {
      image = UIImage(systemName: name, withConfiguration: configuration)
    }
    return try #require(image)
  }

  @Test func `every name but the empty one has an image`() throws {
    #expect(UIImage(systemName: "") == nil)
    let rare = try image("some.rare.symbol")
    #expect(rare.isSymbolImage)
    #expect(rare.size == CGSize(width: 20, height: 19.5))
    #expect(try image("some.rare.symbol") == rare)
    #expect(try image("heart") != rare)
  }

  @Test func `sizes follow point size and scale`() throws {
    let double = try image("some.rare.symbol", .init(pointSize: 34))
    #expect(double.size == CGSize(width: 40, height: 38.5))
    let small = try image("circle", .init(pointSize: 17, weight: .regular, scale: .small)).size
    let large = try image("circle", .init(pointSize: 17, weight: .regular, scale: .large)).size
    #expect(small.height < 17)
    #expect(large.height > 23)
  }

  @Test func `heavier symbols have more ink`() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      try image("star", .init(pointSize: 40, weight: weight)).rgbaRows.joined()
        .reduce(0) { $0 + Int($1 & 255) }
    }
    #expect(try ink(.ultraLight) < ink(.regular))
    #expect(try ink(.regular) < ink(.bold))
    #expect(try ink(.bold) < ink(.black))
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

  @Test func `image views draw symbols in their tint`() throws {
    let view = UIImageView(image: try image("circle.fill"))
    view.tintColor = .red
    let contents = try #require(view.layer.contents as! CGImage?)
    let middle = contents.rgbaRows[contents.height / 2][contents.width / 2]
    #expect(middle == UIColor.red.rgba)
    view.traitOverrides.displayScale = 2
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize.height == 37)
  }

  @Test func `a symbol is drawn once, and tinted once for each colour`() throws {
    let symbols = DrawnSymbols()
    var drawingCount = 0
    func picture(_ name: String, em: CGFloat = 17, side: CGFloat = 8) throws -> CGImage {
      let key = DrawnSymbols.Key(name: name, em: em, lineWidth: 0.1, color: .black, scale: 2)
      return try #require(
        symbols.picture(key) {
          drawingCount += 1
          let size = CGSize(width: side, height: side)
          return UIGraphicsImageRenderer(size: size).image { $0.fill(.zero) }.cgImage
        })
    }
    let plus = try picture("plus")
    #expect(try picture("plus") === plus && drawingCount == 1)
    #expect(try picture("minus") !== plus && drawingCount == 2)
    #expect(try picture("plus", em: 18) !== plus && drawingCount == 3)
    let red = symbols.tinted(plus, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(symbols.tinted(plus, CGColor(red: 1, green: 0, blue: 0, alpha: 1)) === red)
    #expect(symbols.tinted(plus, CGColor(red: 0, green: 0, blue: 1, alpha: 1)) !== red)
    // Large ones are not kept, and none when shapes change.
    #expect(try picture("wide", side: 200) !== picture("wide", side: 200))
    symbols.removeAll()
    #expect(try picture("plus") !== plus)
  }

  @Test func `forward and backward follow the direction of the text`() throws {
    #expect(try image("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try !image("chevron.right").flipsForRightToLeftLayoutDirection)
  }

  @Test func `a symbol that is registered takes the placeholder's place`() throws {
    defer { SymbolCatalog.shared.unregisterAll() }
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    SymbolCatalog.shared.register("bar.of.mine", path: CGPath(rect: box, transform: nil), box: box)
    let own = try image("bar.of.mine")
    #expect(own.size == CGSize(width: 38.5, height: 19.5))
    #expect(own.rgbaRows[19][38] == 0x0000_00FF)
    #expect(try image("some.rare.symbol").rgbaRows[19][19] == 0)
    SymbolCatalog.shared.unregisterAll()
    #expect(try image("bar.of.mine").rgbaRows == image("some.rare.symbol").rgbaRows)
  }

  @Test func `a symbol that is registered takes the place of one that is drawn here`() throws {
    defer { SymbolCatalog.shared.unregisterAll() }
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(SymbolCatalog.shared.draws("heart"))
    SymbolCatalog.shared.register("heart", path: CGPath(rect: box, transform: nil), box: box)
    #expect(!SymbolCatalog.shared.draws("heart"))
    #expect(try image("heart").size == CGSize(width: 38.5, height: 19.5))
  }

  // MARK: Alignment

  @Test func `symbols stand in the middle of capitals`() throws {
    let capitals = UIFont.systemFont(ofSize: 17).capHeight
    for name in ["circle", "plus", "square", "heart.circle.fill"] {
      let symbol = try image(name)
      let baseline = try #require(symbol.baselineOffsetFromBottom)
      // Half a pixel for the rounding of the image's size.
      #expect(abs(symbol.size.height / 2 - baseline - capitals / 2) <= 0.5, "\(name)")
    }
  }

  @Test func `letters stand in circles, and the image says in which font`() throws {
    let seven = try image("7.circle.fill", .init(pointSize: 40))
    let plain = try image("circle.fill", .init(pointSize: 40))
    #expect(seven.size == plain.size)
    #expect(seven.inkCount < plain.inkCount)
    #expect(!seven.drawnFonts.isEmpty)
    #expect(plain.drawnFonts.isEmpty)
    #expect(try image("8.circle", .init(pointSize: 40)).rgbaRows
      != image("3.circle", .init(pointSize: 40)).rgbaRows)
  }

  // MARK: Colours

  private let large = UIImage.SymbolConfiguration(pointSize: 100)

  /// The colour at a place in ems from the middle of the image.
  private func color(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, _ x: CGFloat, _ y: CGFloat
  ) throws -> UInt32 {
    let picture = try image(name, large.applying(configuration))
    let rows = picture.rgbaRows
    // In range: the places are inside of the image.
    return rows[rows.count / 2 + Int(y * 200)][rows[0].count / 2 + Int(x * 200)]
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

  // MARK: Values

  @Test func `steps above a value are faint`() throws {
    func ink(_ value: Double) throws -> Int {
      let configuration = UIImage.SymbolConfiguration(pointSize: 60)
      return try #require(
        UIImage(systemName: "wifi", variableValue: value, configuration: configuration)
      ).inkCount
    }
    #expect(try ink(1) > ink(0.5) && ink(0.5) > ink(0.2) && ink(0.2) > ink(0))
    #expect(try ink(0.5) == ink(0.6) && ink(.nan) == ink(0) && ink(7) == ink(1))
    let star = try #require(UIImage(systemName: "star", variableValue: 0.5))
    #expect(star.lacks == [.symbolVariableValue])
  }

  @Test func `lists follow the direction of the text, tape recorders do not`() throws {
    for name in ["list.bullet", "arrow.uturn.backward", "speaker.wave.2.fill"] {
      #expect(try image(name).flipsForRightToLeftLayoutDirection, "\(name)")
    }
    for name in ["forward.fill", "backward.end", "play.fill", "arrow.left", "checkmark"] {
      #expect(try !image(name).flipsForRightToLeftLayoutDirection, "\(name)")
    }
  }
}

extension UIImage {
  /// The sum of all alpha values.
  fileprivate var inkCount: Int { rgbaRows.joined().reduce(0) { $0 + Int($1 & 255) } }

  /// What a picture that shows it lacks.
  fileprivate var lacks: [FidelityFeature] {
    let notes = FidelityLedger.collecting {
      _ = UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }
    }
    return notes.map(\.feature)
  }
}

extension UIColor {
  fileprivate var rgba: UInt32 {
    let components = cgColor.components ?? []
    return components.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
