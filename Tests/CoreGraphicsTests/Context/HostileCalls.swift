import CoreGraphics

/// Calls every method of a context, with values that nobody should pass.
struct HostileCalls {
  private var dice: Dice
  private let images: [CGImage]
  private let gradient: CGGradient
  private let pattern: CGPattern
  private let layer: CGLayer

  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 0.5, 3.7, 12, 40, -17.25, 63, 1e-300, 1e-9, 0.01, 1e3, 65_536, -32_768, 1e7,
    1e9, -1e9, 1e18, 1e30, -1e30, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, .infinity, -.infinity, .nan, .pi, 2 * .pi, -.pi / 2,
  ]

  init(seed: UInt64, context: CGContext) {
    dice = Dice(seed: seed)
    let provider = CGDataProvider(data: Data((0..<64).map { UInt8($0 * 4) }))!
    images = [
      CGImage(straightRGBA: (0..<256).map { UInt8($0) }, width: 8, height: 8)!,
      CGImage(straightRGBA: [1, 2, 3, 4], width: 1, height: 1)!,
      CGImage(
        maskWidth: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 8,
        provider: provider, decode: nil, shouldInterpolate: true)!,
    ]
    gradient = CGGradient(
      colorsSpace: nil, colors: [CGColor.white, CGColor.clear, CGColor.black] as CFArray,
      locations: nil)!
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { $1.fillEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 3)) },
      releaseInfo: nil)
    pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 5,
      yStep: 4, tiling: .noDistortion, isColored: true, callbacks: &callbacks)!
    layer = CGLayer(context, size: CGSize(width: 5, height: 5), auxiliaryInfo: nil)!
  }

  /// Half of the numbers are ordinary ones, so that calls get as far as drawing.
  private mutating func number() -> CGFloat {
    if dice.next() < 0.7 { return CGFloat(dice.next() * 80 - 8) }
    return Self.numbers[dice.next(below: Self.numbers.count)]
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  private mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  private mutating func flag() -> Bool { dice.next() < 0.5 }

  private mutating func points() -> [CGPoint] {
    (0..<dice.next(below: 6)).map { _ in point() }
  }

  private mutating func color() -> CGColor {
    CGColor(red: number(), green: number(), blue: number(), alpha: flag() ? 0.7 : number())
  }

  private mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func rule() -> CGPathFillRule { flag() ? .winding : .evenOdd }

  mutating func call(_ context: CGContext) {
    switch dice.next(below: 6) {
    case 0, 1: buildPath(context)
    case 2: paint(context)
    case 3: setState(context)
    case 4: drawOthers(context)
    default: changeSpace(context)
    }
  }

  private mutating func buildPath(_ context: CGContext) {
    switch dice.next(below: 14) {
    case 0, 1: context.move(to: point())
    case 2, 3: context.addLine(to: point())
    case 4: context.addLines(between: points())
    case 5: context.addCurve(to: point(), control1: point(), control2: point())
    case 6: context.addQuadCurve(to: point(), control: point())
    case 7: context.closePath()
    case 8: context.addRect(rect())
    case 9: context.addRects([rect(), rect()])
    case 10: context.addEllipse(in: rect())
    case 11:
      context.addArc(
        center: point(), radius: number(), startAngle: number(), endAngle: number(),
        clockwise: flag())
    case 12: context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
    default:
      let path = CGMutablePath()
      path.addRoundedRect(in: rect(), cornerWidth: number(), cornerHeight: number())
      path.addRelativeArc(
        center: point(), radius: number(), startAngle: number(), delta: number(),
        transform: transform())
      context.addPath(path)
    }
  }

  private mutating func paint(_ context: CGContext) {
    let modes: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
    switch dice.next(below: 14) {
    case 0: context.fillPath(using: rule())
    case 1: context.strokePath()
    case 2: context.drawPath(using: modes[dice.next(below: 5)])
    case 3: context.fill(rect())
    case 4: context.fill([rect(), rect(), rect()])
    case 5: context.fillEllipse(in: rect())
    case 6: context.stroke(rect())
    case 7: context.stroke(rect(), width: number())
    case 8: context.strokeEllipse(in: rect())
    case 9: context.strokeLineSegments(between: points())
    case 10: context.clear(rect())
    case 11: context.replacePathWithStrokedPath()
    case 12: _ = context.pathContains(point(), mode: modes[dice.next(below: 5)])
    default: _ = (context.boundingBoxOfPath, context.currentPointOfPath, context.path)
    }
  }

  private mutating func setState(_ context: CGContext) {
    switch dice.next(below: 17) {
    case 0: context.setFillColor(color())
    case 1: context.setStrokeColor(color())
    case 2: context.setFillPattern(pattern, colorComponents: [number()])
    case 3: context.setStrokePattern(pattern, colorComponents: [number()])
    case 4: context.setPatternPhase(size())
    case 5: context.setAlpha(number())
    case 6: context.setBlendMode(CGBlendMode.allCases[dice.next(below: 28)])
    case 7: context.setShadow(offset: size(), blur: number(), color: color())
    case 8: context.setShadow(offset: .zero, blur: 0, color: nil)
    case 9: context.setLineWidth(number())
    case 10: context.setLineCap([.butt, .round, .square][dice.next(below: 3)])
    case 11: context.setLineJoin([.miter, .round, .bevel][dice.next(below: 3)])
    case 12: context.setMiterLimit(number())
    case 13:
      context.setLineDash(
        phase: number(), lengths: (0..<dice.next(below: 4)).map { _ in number() })
    case 14: context.setFlatness(number())
    case 15: context.setShouldAntialias(flag())
    default: context.interpolationQuality = [.none, .low, .high][dice.next(below: 3)]
    }
  }

  private mutating func drawOthers(_ context: CGContext) {
    let image = images[dice.next(below: images.count)]
    let options: CGGradientDrawingOptions = flag() ? [] : [.drawsAfterEndLocation]
    switch dice.next(below: 8) {
    case 0, 1: context.draw(image, in: rect(), byTiling: flag())
    case 2: context.drawLinearGradient(gradient, start: point(), end: point(), options: options)
    case 3:
      context.drawRadialGradient(
        gradient, startCenter: point(), startRadius: number(), endCenter: point(),
        endRadius: number(), options: options)
    case 4: context.drawConicGradient(gradient, center: point(), angle: number())
    case 5: context.draw(layer, in: rect())
    case 6: context.draw(layer, at: point())
    default: _ = context.makeImage()
    }
  }

  private mutating func changeSpace(_ context: CGContext) {
    switch dice.next(below: 16) {
    case 0, 1: context.saveGState()
    case 2, 3, 4: context.restoreGState()
    case 5: context.scaleBy(x: number(), y: number())
    case 6: context.translateBy(x: number(), y: number())
    case 7: context.rotate(by: number())
    case 8: context.concatenate(transform())
    case 9: context.clip(using: rule())
    case 10: context.clip(to: rect())
    case 11: context.clip(to: [rect(), rect()])
    case 12: context.clip(to: rect(), mask: images[dice.next(below: images.count)])
    case 13: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 14: context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
    default:
      context.endTransparencyLayer()
      _ = (context.boundingBoxOfClipPath, context.convertToUserSpace(rect()), context.ctm)
    }
  }
}
