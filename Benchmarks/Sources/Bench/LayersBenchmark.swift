@_spi(Benchmarks) import QuartzCore
import UIKit

/// A screen of 40 cards with shadows as a layer tree: drawn as a whole with shadows that were
/// never drawn before (`_cold`) and with ones that were, with a blur of 25 points over a bar and
/// over all of it, and again after one card has changed (`_second`).
///
/// With `--scenes FILE` the cards are those of the file's scene `a_cards`, so that other
/// renderers can draw the same; without, 40 cards in a grid.
struct LayersBenchmark {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    let cards = try arguments.scenes.map(Self.cards(inSceneAt:)) ?? Self.grid
    let scale = CGFloat(arguments.scale ?? 3)
    let (width, height) = (Int(390 * scale), Int(844 * scale))
    let screen = Self.screen(cards)
    guard let frame = LayerFrame(pixelWidth: width, pixelHeight: height, scale: scale) else {
      throw BenchError.tooLarge(scene: "cards", width: width, height: height)
    }
    var round = 0
    measure("a_cards_layers_cold", scale) {
      // A radius that was never seen before: no shadow is known.
      for card in screen.sublayers ?? [] { card.shadowRadius += 1e-6 }
      frame.invalidate()
      frame.update(screen)
    }
    measure("a_cards_layers", scale) {
      frame.invalidate()
      frame.update(screen)
    }
    for (name, height) in [("bar", 91.0), ("screen", 844)] {
      let blur = Self.blur(CGRect(x: 0, y: 0, width: 390, height: height))
      screen.addSublayer(blur)
      measure("a_cards_blurred_\(name)", scale) {
        frame.invalidate()
        frame.update(screen)
      }
      blur.removeFromSuperlayer()
    }
    let changed = screen.sublayers![17]
    let colors = [changed.backgroundColor, CGColor(srgbRed: 0.9, green: 0.95, blue: 1, alpha: 1)]
    measure("a_cards_layers_second", scale) {
      round += 1
      changed.backgroundColor = colors[round % 2]
      frame.update(screen)
    }
    let whole = LayerFrame(pixelWidth: width, pixelHeight: height, scale: scale)
    whole?.update(screen)
    guard let whole, whole.hasSamePixels(as: frame) else {
      preconditionFailure("the second frame differs from one that is drawn as a whole")
    }
  }

  private func measure(_ name: String, _ scale: Double, _ body: () -> Void) {
    let measurement = Measurement(
      scene: name, scale: scale, seconds: arguments.seconds, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
  }

  private static func screen(_ cards: [CALayer]) -> CALayer {
    let screen = CALayer()
    screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    screen.backgroundColor = CGColor(
      srgbRed: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    screen.sublayers = cards
    return screen
  }

  /// What the system's material does to what lies behind it.
  private static func blur(_ rect: CGRect) -> CALayer {
    let layer = BackdropLayer()
    layer.frame = rect
    layer.effect = BackdropEffect(
      radius: 25, saturation: 1.8, gain: 0.244, red: 0.78, green: 0.78, blue: 0.78,
      tintAlpha: 0.82)
    return layer
  }

  private static func card(_ frame: CGRect, radius: CGFloat, _ color: CGColor) -> CALayer {
    let card = CALayer()
    card.frame = frame
    card.cornerRadius = radius
    card.backgroundColor = color
    card.shadowOpacity = 1
    card.borderWidth = 1
    card.borderColor = CGColor(srgbRed: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    return card
  }

  private static var grid: [CALayer] {
    (0..<40).map { index in
      let layer = card(
        CGRect(x: 10 + 94 * (index % 4), y: 10 + 83 * (index / 4), width: 86, height: 72),
        radius: CGFloat(8 + index % 9),
        CGColor(srgbRed: 1, green: 1 - 0.01 * Double(index % 10), blue: 0.95, alpha: 1))
      layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.35)
      layer.shadowRadius = CGFloat(4 + index % 5)
      layer.shadowOffset = CGSize(width: 0, height: 3)
      return layer
    }
  }

  /// Every shadow of the scene is a card's, and the fill after it its background.
  private static func cards(inSceneAt path: String) throws -> [CALayer] {
    let scenes = try SceneFile.read(path)
    guard let scene = scenes.first(where: { $0.name == "a_cards" }) else {
      throw BenchError.usage("\(path) has no scene a_cards")
    }
    var cards: [CALayer] = []
    for operation in scene.operations {
      switch operation {
      case .shadow(let path, let sigma, let offset, let color):
        let box = path.boundingBoxOfPath
        let layer = card(box, radius: startX(of: path) - box.minX, .white)
        layer.shadowColor = color
        layer.shadowRadius = sigma
        layer.shadowOffset = offset
        cards.append(layer)
      case .fill(_, _, let color): cards.last?.backgroundColor = color
      case .stroke(_, let stroke, let color):
        cards.last?.borderWidth = stroke.width
        cards.last?.borderColor = color
      default: break
      }
    }
    return cards
  }

  /// Where a card's path begins: the upper left corner ends there.
  private static func startX(of path: CGPath) -> CGFloat {
    var start: CGFloat?
    path.applyWithBlock { element in
      if start == nil { start = element.pointee.points[0].x }
    }
    return start ?? 0
  }
}
