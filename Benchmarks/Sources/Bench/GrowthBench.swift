import UIKit

/// How the time grows when a picture has twice the pixels, or twice the shapes.
///
/// The shapes come from a fixed sequence of numbers and spread over the whole picture, as large
/// as before where there are more of them and larger with the picture.
struct GrowthBench {
  private enum Kind: String, CaseIterable {
    case fill, stroke, gradient, shadow
  }

  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    for kind in Kind.allCases {
      let one = try picture(kind, side: 800, count: 100, "")
      let pixels = try picture(kind, side: 1131, count: 100, "_area")
      let shapes = try picture(kind, side: 800, count: 200, "_count")
      // In turns, so that other work on the machine strikes all of them.
      var times: [[Double]] = [[], [], []]
      for _ in 0..<5 {
        for (index, picture) in [one, pixels, shapes].enumerated() {
          let measurement = Measurement(
            scene: picture.name, scale: 1, seconds: arguments.seconds / 5, picture.draw)
          times[index].append(measurement.least)
        }
      }
      let least = times.map { $0.min() ?? 0 }
      let ratio = { (index: Int) in String(format: "%.2f", least[index] / least[0]) }
      print(
        arguments.isJSON
          ? """
          {"peer": "snapshot", "scene": "\(one.name)", "scale": 1, \
          "median_ms": \(String(format: "%.4f", least[0])), \
          "double_area": \(ratio(1)), "double_count": \(ratio(2))}
          """
          : "\(one.name): × \(ratio(1)) for twice the area, × \(ratio(2)) for twice the count")
    }
  }

  /// - Returns: Its name and what draws it.
  private func picture(
    _ kind: Kind, side: Int, count: Int, _ suffix: String
  ) throws -> (name: String, draw: () -> Void) {
    guard let context = RasterBench.context(side, side, threads: arguments.threads) else {
      throw BenchError.tooLarge(scene: kind.rawValue, width: side, height: side)
    }
    let name = "growth_\(kind.rawValue)\(suffix)"
    Self.draw(kind, in: context, count: count)
    if let folder = arguments.dump { try RasterBench.dump(context, name, 1, folder) }
    return (name, { Self.draw(kind, in: context, count: count) })
  }

  private static func draw(_ kind: Kind, in context: CGContext, count: Int) {
    let side = CGFloat(context.width)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    var dice = Dice()
    for _ in 0..<count {
      let size = side * (0.05 + 0.2 * dice.next())
      let (x, y) = (side * dice.next() - size / 2, side * dice.next() - size / 2)
      let color = CGColor(
        red: dice.next(), green: dice.next(), blue: dice.next(), alpha: 0.2 + 0.8 * dice.next())
      draw(kind, in: context, CGRect(x: x, y: y, width: size, height: size), color, &dice)
    }
  }

  private static func draw(
    _ kind: Kind, in context: CGContext, _ rect: CGRect, _ color: CGColor, _ dice: inout Dice
  ) {
    func point() -> CGPoint {
      CGPoint(x: rect.minX + rect.width * dice.next(), y: rect.minY + rect.height * dice.next())
    }
    switch kind {
    case .fill:
      context.setFillColor(color)
      context.addLines(between: (0..<7).map { _ in point() })
      context.fillPath(using: .evenOdd)
    case .stroke:
      context.setStrokeColor(color)
      context.setLineWidth(3)
      context.move(to: point())
      context.addCurve(to: point(), control1: point(), control2: point())
      context.strokePath()
    case .gradient:
      guard
        let gradient = CGGradient(
          colorsSpace: nil, colors: [color, CGColor(gray: 0, alpha: 1)] as CFArray,
          locations: nil)
      else { return }
      context.saveGState()
      context.addEllipse(in: rect)
      context.clip()
      let center = CGPoint(x: rect.midX, y: rect.midY)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center,
        endRadius: rect.width / 2, options: [])
      context.restoreGState()
    case .shadow:
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: -4), blur: 12, color: color)
      context.setFillColor(gray: 1, alpha: 1)
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 9, transform: nil))
      context.fillPath()
      context.restoreGState()
    }
  }

  /// Numbers from 0 to 1 that look random and are the same every time.
  private struct Dice {
    private var state: UInt64 = 20_250_601

    mutating func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
  }
}
