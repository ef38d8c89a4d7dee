import Testing
import UIKit

@MainActor
@Suite(.serialized) struct UIImageSymbolsTests: DrawsSymbols {
  // MARK: Colours

  let large = UIImage.SymbolConfiguration(pointSize: 100)

  @Test func `every name but the empty one has an image`() throws {
    #expect(UIImage(systemName: "") == nil)
    let rare = try image("some.rare.symbol")
    #expect(rare.isSymbolImage)
    #expect(rare.size == CGSize(width: 20, height: 19.5))
    #expect(try image("some.rare.symbol") == rare)
    #expect(try image("heart") != rare)
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

  @Test func `forward and backward follow the direction of the text`() throws {
    #expect(try image("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try !image("chevron.right").flipsForRightToLeftLayoutDirection)
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

extension UIColor {
  fileprivate var rgba: UInt32 {
    let components = cgColor.components ?? []
    return components.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
