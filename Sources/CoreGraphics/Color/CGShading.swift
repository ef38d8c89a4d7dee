/// Colours along a line, or between two circles, that a function calculates.
///
/// Differs: the function is evaluated at 257 evenly spaced places, with colours blended in between;
/// an edge that is sharper becomes 1/256 of the way wide.
public final class CGShading {
  enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// - Parameters:
  ///   - space: The space of the function's results, whose alpha is the last one.
  ///   - extendStart: Whether the first colour goes on before the start.
  ///   - extendEnd: Whether the last colour goes on after the end.
  /// - Returns: Nil where the function takes more than one number, or does not give a colour of
  ///   the space with its alpha.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(.axial(start, end), space, function, extendStart, extendEnd)
  }

  /// - Parameters: As of the initialiser for axial shadings; radii are in points, and not below 0.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return nil }
    self.init(
      .radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
  }

  private init?(
    _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    guard function.domainDimension == 1,
      function.rangeDimension == space.numberOfComponents + 1
    else { return nil }
    let (low, high) = (function.interval.lowerBound, function.interval.upperBound)
    let colors = (0...256).map { step in
      let place = low + (high - low) * CGFloat(step) / 256
      return CGColor(space: space, values: function([place]))
    }
    guard let gradient = CGGradient(colors: colors, locations: nil, space: space) else {
      return nil
    }
    self.shape = shape
    self.gradient = gradient
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: shading.options)
    }
  }
}
