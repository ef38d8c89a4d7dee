import CoreGraphics

/// Draws a glyph in colour with a context whose user space is the font's: units, y upwards.
struct ColorPainter {
  let context: CGContext
  let font: FontInstance
  /// The colour of the text, whose alpha is not used.
  let textColor: CGColor

  func draw(_ glyph: ColorGlyph) {
    for command in glyph.commands { draw(command) }
  }

  private func draw(_ command: ColorCommand) {
    switch command {
    case .save: context.saveGState()
    case .restore: context.restoreGState()
    case .concatenate(let transform): context.concatenate(transform)
    case .clip(let glyph):
      context.beginPath()
      if let path = path(glyph) { context.addPath(path) }
      context.clip()
    case .clipBox(let box): context.clip(to: box)
    case .fill(let color):
      context.setFillColor(color.resolved(textColor).cgColor)
      let area = context.boundingBoxOfClipPath
      if !area.isNull { context.fill(area) }
    case .fillGlyph(let glyph, let color):
      guard let path = path(glyph) else { break }
      context.setFillColor(color.resolved(textColor).cgColor)
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    case .gradient(let gradient): draw(gradient)
    case .beginGroup: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case .beginSource(let mode):
      context.saveGState()
      context.setBlendMode(mode)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    case .endGroup:
      context.endTransparencyLayer()
      context.restoreGState()
      context.endTransparencyLayer()
    }
  }

  private func path(_ glyph: UInt16) -> CGPath? {
    guard let outline = try? font.outline(glyph), !outline.isEmpty else { return nil }
    return outline.path(scale: 1)
  }

  // MARK: Gradients

  private func draw(_ gradient: ColorGradient) {
    let area = context.boundingBoxOfClipPath
    guard !area.isNull else { return }
    let colors = gradient.stops.map {
      ColorRamp.Stop(offset: $0.offset, color: $0.color.resolved(textColor))
    }
    switch gradient.shape {
    case .linear(let start, let end):
      let line = (start: start, end: end)
      guard
        let ramp = ColorRamp(
          colors, gradient.extend, covering: ColorRamp.range(of: line, in: area))
      else { return }
      draw(ramp, line)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let circles = CircleWay(
        startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius)
      if drawPattern(colors, gradient.extend, circles) { return }
      guard
        let ramp = ColorRamp(
          colors, gradient.extend, covering: circles.range(in: area))
      else { return }
      draw(ramp, circles)
    case .sweep(let center, let start, let end):
      guard let ramp = ColorRamp(turning: colors, gradient.extend, from: start, to: end),
        let colors = ramp.gradient
      else { return }
      context.drawConicGradient(colors, center: center, angle: 0)
    }
  }

  private func draw(_ ramp: ColorRamp, _ line: (start: CGPoint, end: CGPoint)) {
    guard let colors = ramp.gradient else { return }
    func place(_ t: Double) -> CGPoint {
      CGPoint(
        x: line.start.x + (line.end.x - line.start.x) * CGFloat(t),
        y: line.start.y + (line.end.y - line.start.y) * CGFloat(t))
    }
    context.drawLinearGradient(
      colors, start: place(ramp.start), end: place(ramp.end),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  /// Draws colours that come again without writing them out, where the context can.
  private func drawPattern(
    _ stops: [ColorGradient.Stop], _ extend: ColorGradient.Extend, _ circles: CircleWay
  ) -> Bool {
    guard extend != .pad, let ramp = ColorRamp(stops, .pad, covering: 0...1),
      ramp.start < ramp.end, stops.count == ramp.stops.count, let colors = ramp.gradient
    else { return false }
    return context.drawRadialPattern(
      colors, startCenter: circles.center(ramp.start), startRadius: circles.radius(ramp.start),
      endCenter: circles.center(ramp.end), endRadius: circles.radius(ramp.end),
      isReflected: extend == .reflect)
  }

  /// There are no circles with a radius below 0: colours of those are cut off.
  private func draw(_ ramp: ColorRamp, _ circles: CircleWay) {
    var ramp = ramp
    var options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if circles.radius(ramp.start) < 0, let tip = circles.tip {
      ramp.cut(before: tip)
      options.remove(.drawsBeforeStartLocation)
    }
    if circles.radius(ramp.end) < 0, let tip = circles.tip {
      ramp.cut(after: tip)
      options.remove(.drawsAfterEndLocation)
    }
    guard ramp.start < ramp.end, let colors = ramp.gradient else { return }
    context.drawRadialGradient(
      colors, startCenter: circles.center(ramp.start),
      startRadius: CGFloat(max(circles.radius(ramp.start), 0)),
      endCenter: circles.center(ramp.end),
      endRadius: CGFloat(max(circles.radius(ramp.end), 0)), options: options)
  }
}

/// The circles of a radial gradient: one for every number, the first at 0 and the last at 1.
struct CircleWay {
  let startCenter: CGPoint
  let startRadius: Double
  let endCenter: CGPoint
  let endRadius: Double

  func center(_ t: Double) -> CGPoint {
    CGPoint(
      x: startCenter.x + (endCenter.x - startCenter.x) * CGFloat(t),
      y: startCenter.y + (endCenter.y - startCenter.y) * CGFloat(t))
  }

  func radius(_ t: Double) -> Double { startRadius + (endRadius - startRadius) * t }

  /// The place where the radius is 0.
  var tip: Double? {
    startRadius == endRadius ? nil : startRadius / (startRadius - endRadius)
  }

  /// The numbers whose circles can be seen in an area; at least 0 to 1.
  func range(in area: CGRect) -> ClosedRange<Double> {
    let (dx, dy) = (Double(endCenter.x - startCenter.x), Double(endCenter.y - startCenter.y))
    let way = (dx * dx + dy * dy).squareRoot()
    let growth = endRadius - startRadius
    // The corner that is farthest from the first circle's middle.
    let x = max(area.maxX - startCenter.x, startCenter.x - area.minX)
    let y = max(area.maxY - startCenter.y, startCenter.y - area.minY)
    let far = Double((x * x + y * y).squareRoot())
    let speed = (growth.magnitude - way).magnitude
    let reach = speed > 0 ? (far + startRadius + endRadius) / speed : ColorRamp.maximumReach
    let (low, high): (Double, Double)
    if growth.magnitude > way, let tip {
      (low, high) = growth > 0 ? (tip, reach) : (-reach, tip)
    } else {
      (low, high) = (-reach, reach)
    }
    return min(low, 0)...max(high, 1)
  }
}
