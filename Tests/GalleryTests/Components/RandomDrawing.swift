import UIKit

/// A picture made of random calls of `CGContext`: fills, strokes, gradients and shadows under
/// transforms, clips, blend modes and layers. The same seed makes the same calls on every machine:
/// whole numbers, sums, products and quotients alone.
struct RandomDrawing {
  private var numbers: SplitMix
  private let context: CGContext
  private let width: Double
  private let height: Double

  private init?(seed: Int) {
    numbers = SplitMix(state: UInt64(seed) &* 0x1234_5678_9abc_def1)
    let sizes = [(20, 20), (64, 48), (100, 100), (200, 150), (333, 257), (640, 480)]
    let (width, height) = sizes[Int(numbers.next() % 6)]
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    self.context = context
    (self.width, self.height) = (Double(width), Double(height))
  }

  /// A hash of the premultiplied pixels of the picture with a seed: FNV-1a over words of 64 bits.
  static func hash(seed: Int) -> UInt64? {
    guard var random = RandomDrawing(seed: seed) else { return nil }
    random.draw()
    let context = random.context
    guard let data = context.data else { return nil }
    let words = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height)
    return words.bindMemory(to: UInt64.self).reduce(0xcbf2_9ce4_8422_2325) { hash, word in
      (hash ^ word.littleEndian) &* 0x100_0000_01b3
    }
  }

  private mutating func draw() {
    context.setFillColor(color())
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    for _ in 0..<1 + integer(below: 8) {
      context.saveGState()
      setState()
      let isLayer = oneIn(8)
      if isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      switch integer(below: 8) {
      case 0...2: fill()
      case 3...5: stroke()
      case 6: drawGradient()
      default:
        context.setShadow(
          offset: CGSize(width: number(-9, 9), height: number(-9, 9)), blur: number(0, 30),
          color: color())
        fill()
      }
      if isLayer { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  private mutating func setState() {
    switch integer(below: 5) {
    case 0:
      context.translateBy(x: number(-10, 10), y: number(-10, 10))
      context.rotate(by: number(0, 6))
    case 1: context.scaleBy(x: number(0.5, 3), y: number(0.5, 3))
    case 2:
      context.concatenate(
        CGAffineTransform(
          a: number(-2, 2), b: number(-1, 1), c: number(-1, 1), d: number(-2, 2),
          tx: number(0, width), ty: number(0, height)))
    default: break
    }
    if oneIn(5) { clip() }
    if oneIn(15) { clip() }
    if oneIn(12) { context.setShouldAntialias(false) }
    if oneIn(5) {
      let modes: [CGBlendMode] = [.multiply, .copy, .sourceIn, .screen, .xor, .destinationOut]
      context.setBlendMode(modes[integer(below: modes.count)])
    }
    if oneIn(5) { context.setAlpha(number(0, 1)) }
  }

  private mutating func clip() {
    context.addPath(path())
    context.clip(using: oneIn(2) ? .winding : .evenOdd)
  }

  private mutating func fill() {
    context.setFillColor(color())
    context.addPath(path())
    context.fillPath(using: oneIn(2) ? .winding : .evenOdd)
  }

  private mutating func stroke() {
    context.setStrokeColor(color())
    let widths = [0.3, 1, 1.5, 2, 4, 8, 20]
    context.setLineWidth(widths[integer(below: widths.count)] * number(0.7, 1.3))
    context.setLineCap([.butt, .round, .square][integer(below: 3)])
    context.setLineJoin([.miter, .round, .bevel][integer(below: 3)])
    if oneIn(3) {
      let lengths = (0...integer(below: 3)).map { _ in CGFloat(number(1, 12)) }
      context.setLineDash(phase: number(0, 10), lengths: lengths)
    }
    context.addPath(path())
    context.strokePath()
  }

  private mutating func drawGradient() {
    let colors = (0..<2 + integer(below: 3)).map { _ in color() }
    let space = CGColorSpaceCreateDeviceRGB()
    guard let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil)
    else { return }
    if oneIn(2) { clip() }
    let options: CGGradientDrawingOptions =
      oneIn(2) ? [.drawsBeforeStartLocation, .drawsAfterEndLocation] : []
    switch integer(below: 3) {
    case 0:
      context.drawLinearGradient(gradient, start: point(), end: point(), options: options)
    case 1:
      let center = point()
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: number(0, 20),
        endCenter: oneIn(2) ? center : point(), endRadius: number(20, width + 20),
        options: options)
    default: context.drawConicGradient(gradient, center: point(), angle: number(0, 6))
    }
  }

  private mutating func path() -> CGPath {
    let path = CGMutablePath()
    // Shapes lie on whole and half pixels as well, as those of views do.
    let grid = [0, 1, 2, 16][integer(below: 4)]
    let size = [1, 1, 0.3, 0.1, 0.03][integer(below: 5)]
    switch integer(below: 6) {
    case 0: path.addRect(rect(size, grid))
    case 1: path.addEllipse(in: rect(size, grid))
    case 2:
      path.addRoundedRect(
        in: rect(size, grid), cornerWidth: number(0, 20), cornerHeight: number(0, 20))
    case 3: addWalk(to: path)
    default:
      for _ in 0...integer(below: 3) { addFigure(to: path, size, grid) }
    }
    return path
  }

  /// Short lines, each from the end of the last.
  private mutating func addWalk(to path: CGMutablePath) {
    var place = point()
    path.move(to: place)
    for _ in 0..<20 + integer(below: 100) {
      place.x += number(-3, 3.5)
      place.y += number(-3, 3)
      path.addLine(to: place)
    }
  }

  private mutating func addFigure(to path: CGMutablePath, _ size: Double, _ grid: Int) {
    path.move(to: point(size, grid))
    for _ in 0...integer(below: 10) {
      switch integer(below: 4) {
      case 0:
        path.addQuadCurve(to: point(size, grid), control: point(size, grid))
      case 1:
        path.addCurve(
          to: point(size, grid), control1: point(size, grid), control2: point(size, grid))
      default: path.addLine(to: point(size, grid))
      }
    }
    if oneIn(2) { path.closeSubpath() }
  }

  private mutating func rect(_ size: Double, _ grid: Int) -> CGRect {
    let (one, other) = (point(size, grid), point(size, grid))
    return CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y)
  }

  /// A point in the picture or a little beside it, on a grid of so many lines for each pixel.
  private mutating func point(_ size: Double = 1, _ grid: Int = 0) -> CGPoint {
    func onGrid(_ value: Double) -> Double {
      grid == 0 ? value : (value * Double(grid)).rounded() / Double(grid)
    }
    return CGPoint(
      x: onGrid(number(-0.15, 1.15) * width * size), y: onGrid(number(-0.15, 1.15) * height * size))
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: oneIn(3) ? 1 : number(0, 1))
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(numbers.next() >> 11) / 9_007_199_254_740_992)
  }

  private mutating func integer(below count: Int) -> Int {
    Int(numbers.next() % UInt64(count))
  }

  private mutating func oneIn(_ count: Int) -> Bool { integer(below: count) == 0 }
}

/// SplitMix64: the same numbers on every machine. The gallery is a package of its own in release,
/// without the tests' common folder.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
