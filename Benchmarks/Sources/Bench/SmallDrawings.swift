import UIKit

/// What views are made of: how long drawing one of it takes, in nanoseconds.
///
/// Here the work that a drawing begins and ends with counts, which pictures full of shapes hide.
struct SmallDrawings {
  private struct Case {
    let name: String
    let width: Int
    let height: Int
    let draw: (CGContext) -> Void
  }

  /// Drawings that are timed together: one alone is shorter than a clock can tell.
  private static let batch = 200

  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    for small in Self.fills() + Self.strokes() + Self.texts() + Self.effects() {
      if let only = arguments.scene, only != small.name { continue }
      try run(small)
    }
  }

  private func run(_ small: Case) throws {
    let context = RasterBench.context(small.width, small.height, threads: 1)
    guard let context else {
      throw BenchError.tooLarge(scene: small.name, width: small.width, height: small.height)
    }
    context.setFillColor(CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1))
    context.setStrokeColor(CGColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 1))
    let measurement = Measurement(scene: small.name, scale: 1, seconds: arguments.seconds / 4) {
      for _ in 0..<Self.batch { small.draw(context) }
    }
    let nanoseconds = { (milliseconds: Double) in Int(milliseconds * 1e6 / Double(Self.batch)) }
    let (median, least) = (nanoseconds(measurement.median), nanoseconds(measurement.least))
    print(
      arguments.isJSON
        ? """
        {"peer": "snapshot", "scene": "\(small.name)", "median_ns": \(median), \
        "min_ns": \(least)}
        """
        : small.name.padding(toLength: 20, withPad: " ", startingAt: 0)
          + String(format: "%8ld ns  (least %ld)", median, least))
  }

  // MARK: Drawings

  private static let rounded = CGPath(
    roundedRect: CGRect(x: 4, y: 4, width: 80, height: 32), cornerWidth: 8, cornerHeight: 8,
    transform: nil)
  private static let circle = CGPath(
    ellipseIn: CGRect(x: 6.3, y: 6.2, width: 20, height: 20), transform: nil)

  private static func lines(_ points: [CGPoint], isClosed: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path
  }

  private static func fill(_ context: CGContext, _ path: CGPath) {
    context.addPath(path)
    context.fillPath()
  }

  private static func fills() -> [Case] {
    let rectangle = CGRect(x: 3.5, y: 3.5, width: 40, height: 20)
    let rectanglePath = CGPath(rect: rectangle, transform: nil)
    let triangle = lines(
      [CGPoint(x: 2.2, y: 3), CGPoint(x: 9.7, y: 4), CGPoint(x: 5, y: 10.5)], isClosed: true)
    return [
      Case(name: "rectangle", width: 100, height: 60) { $0.fill(rectangle) },
      Case(name: "rectangle_path", width: 100, height: 60) { fill($0, rectanglePath) },
      Case(name: "triangle", width: 20, height: 20) { fill($0, triangle) },
      Case(name: "rounded_rectangle", width: 100, height: 60) { fill($0, rounded) },
      Case(name: "circle", width: 40, height: 40) { fill($0, circle) },
    ]
  }

  private static func strokes() -> [Case] {
    let check = lines(
      [CGPoint(x: 4, y: 9), CGPoint(x: 8, y: 13), CGPoint(x: 16, y: 4)], isClosed: false)
    return [
      Case(name: "check_mark", width: 40, height: 40) {
        $0.setLineWidth(2)
        $0.setLineCap(.round)
        $0.setLineJoin(.round)
        $0.addPath(check)
        $0.strokePath()
      },
      Case(name: "border", width: 100, height: 60) {
        $0.setLineWidth(1)
        $0.addPath(rounded)
        $0.strokePath()
      },
    ]
  }

  /// A ring stands for a letter: it has as many curves as most.
  private static func texts() -> [Case] {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0.4, y: 0.3, width: 7.1, height: 8.2))
    ring.addEllipse(
      in: CGRect(x: 1.9, y: 1.7, width: 4.1, height: 5.4),
      transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 7.9, ty: 0))
    return [
      Case(name: "letter", width: 20, height: 20) { fill($0, ring) },
      Case(name: "five_letters", width: 80, height: 20) { context in
        for index in 0..<5 {
          let x = CGFloat(index) * 8.3 + 4
          context.translateBy(x: x, y: 5.5)
          fill(context, ring)
          context.translateBy(x: -x, y: -5.5)
        }
      },
    ]
  }

  private static func effects() -> [Case] {
    let colors = [
      CGColor(red: 0, green: 0.4, blue: 0.9, alpha: 1),
      CGColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    let ends = (from: CGPoint.zero, to: CGPoint(x: 100, y: 0))
    func clipped(_ context: CGContext, _ path: CGPath, _ draw: () -> Void) {
      context.saveGState()
      context.addPath(path)
      context.clip()
      draw()
      context.restoreGState()
    }
    func drawLinear(_ context: CGContext, _ gradient: CGGradient?) {
      guard let gradient else { return }
      context.drawLinearGradient(gradient, start: ends.from, end: ends.to, options: [])
    }
    let kept = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    return [
      Case(name: "clip", width: 100, height: 60) { context in
        clipped(context, rounded) { context.fill(CGRect(x: 0, y: 0, width: 100, height: 60)) }
      },
      Case(name: "gradient", width: 100, height: 60) { context in
        clipped(context, rounded) { drawLinear(context, kept) }
      },
      Case(name: "new_gradient", width: 100, height: 60) { context in
        let new = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
        clipped(context, rounded) { drawLinear(context, new) }
      },
      Case(name: "layer", width: 100, height: 60) { context in
        context.saveGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        fill(context, rounded)
        context.endTransparencyLayer()
        context.restoreGState()
      },
    ]
  }
}
