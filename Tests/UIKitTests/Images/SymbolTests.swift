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
    let star = try image("star")
    #expect(star.isSymbolImage)
    #expect(star.size == CGSize(width: 20, height: 19.5))
    #expect(try image("star") == star)
    #expect(try image("heart") != star)
  }

  @Test func `sizes follow point size and scale`() throws {
    let double = try image("star", .init(pointSize: 34))
    #expect(double.size == CGSize(width: 40, height: 38.5))
    let small = try image("star", .init(pointSize: 17, weight: .regular, scale: .small)).size
    let large = try image("star", .init(pointSize: 17, weight: .regular, scale: .large)).size
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
    #expect(try image("star").rgbaRows[19][19] == 0)
    SymbolCatalog.shared.unregisterAll()
    #expect(try image("bar.of.mine").rgbaRows == image("star").rgbaRows)
  }
}

extension UIColor {
  fileprivate var rgba: UInt32 {
    let components = cgColor.components ?? []
    return components.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
