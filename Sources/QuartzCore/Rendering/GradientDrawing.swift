/// A gradient layer's gradient, between the contents and the sublayers.
extension CAGradientLayer {
  func drawGradient(in context: CGContext) {
    guard !bounds.isEmpty, let gradient = Self.gradient(through: gradientStops) else { return }
    context.saveGState()
    CornerShape(of: self).clip(context)
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .radial:
      context.translateBy(x: startPoint.x, y: startPoint.y)
      context.scaleBy(x: abs(endPoint.x - startPoint.x), y: abs(endPoint.y - startPoint.y))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: everywhere)
    case .conic:
      let angle = DeterministicMath.atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      context.drawConicGradient(gradient, center: startPoint, angle: angle)
    default:
      context.drawLinearGradient(
        gradient, start: startPoint, end: endPoint, options: everywhere)
    }
    context.restoreGState()
  }

  /// Whether there is a gradient to draw.
  var drawsGradient: Bool {
    !bounds.isEmpty && (colors ?? []).contains { $0 is CGColor }
  }

  private struct Stop {
    var location: CGFloat
    /// The colour in generic RGB.
    var color: GenericRGB.Channels
    var alpha: Double
  }

  private var gradientStops: [Stop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let given = (locations ?? []).map { CGFloat($0.doubleValue) }
    let isGiven = given.count == colors.count
    var floor: CGFloat = 0
    return colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
      let location = isGiven ? given[index] : even
      floor = location > floor ? min(location, 1) : floor
      let (r, g, b, a) = color.rgba
      return Stop(
        location: floor, color: GenericRGB.encoded(fromSRGB: GenericRGB.Channels(r, g, b)),
        alpha: a)
    }
  }

  /// Steps between two stops, where sRGB's straight lines follow Generic RGB's to half a level.
  private static let stepCount = 64

  private static func gradient(through stops: [Stop]) -> CGGradient? {
    guard let first = stops.first else { return nil }
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    func add(_ color: GenericRGB.Channels, _ alpha: Double, at location: CGFloat) {
      let rgb = GenericRGB.sRGB(fromEncoded: color)
      colors.append(CGColor(srgbRed: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
      locations.append(location)
    }
    add(first.color, first.alpha, at: first.location)
    for (from, to) in zip(stops, stops.dropFirst()) {
      for step in 1...stepCount {
        let part = Double(step) / Double(stepCount)
        add(
          from.color + part * (to.color - from.color), from.alpha + part * (to.alpha - from.alpha),
          at: from.location + part * (to.location - from.location))
      }
    }
    return CGGradient(colors: colors, locations: locations)
  }
}
