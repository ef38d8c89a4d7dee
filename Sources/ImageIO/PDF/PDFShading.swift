/// A smooth transition between colours along a line or between circles.
///
/// - Source: ISO 32000-1, 8.7.4.5: types 2 and 3.
struct PDFShading {
  private enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  /// Colours that a function is asked for, unless it is a straight line.
  private static let stepCount = 256

  private let shape: Shape
  private let gradient: CGGradient
  private let options: CGGradientDrawingOptions
  let box: CGRect?

  /// Reads a shading; nil for types that are not supported, and where something is missing.
  init?(_ object: PDFObject?, _ file: PDFFile, _ resources: PDFDictionary?) {
    guard let dictionary = file.dictionary(object),
      let type = file.integer(dictionary["ShadingType"]), type == 2 || type == 3,
      let coordinates = file.numbers(dictionary["Coords"]),
      coordinates.count == (type == 2 ? 4 : 6),
      let space = PDFColorSpace(dictionary["ColorSpace"], file, resources),
      let function = PDFFunction(dictionary["Function"], file)
    else { return nil }
    if type == 2 {
      shape = .axial(
        start: CGPoint(x: coordinates[0], y: coordinates[1]),
        end: CGPoint(x: coordinates[2], y: coordinates[3]))
    } else {
      shape = .radial(
        start: CGPoint(x: coordinates[0], y: coordinates[1]),
        startRadius: CGFloat(max(coordinates[2], 0)),
        end: CGPoint(x: coordinates[3], y: coordinates[4]),
        endRadius: CGFloat(max(coordinates[5], 0)))
    }
    let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
    guard domain.count == 2 else { return nil }
    let count = function.isLinear ? 1 : Self.stepCount
    let colors = (0...count).map { step in
      let rgb = space.rgb(
        function([domain[0] + (domain[1] - domain[0]) * Double(step) / Double(count)]))
      return CGColor(
        srgbRed: CGFloat(rgb.x), green: CGFloat(rgb.y), blue: CGFloat(rgb.z), alpha: 1)
    }
    guard let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
    self.gradient = gradient
    var options: CGGradientDrawingOptions = []
    if let extend = file.array(dictionary["Extend"]), extend.count == 2 {
      if case .boolean(true) = file.value(extend[0]) { options.insert(.drawsBeforeStartLocation) }
      if case .boolean(true) = file.value(extend[1]) { options.insert(.drawsAfterEndLocation) }
    }
    self.options = options
    box = file.rectangle(dictionary["BBox"])
  }

  /// Fills the clip, and the shading's own box.
  func draw(in context: CGContext) {
    context.saveGState()
    if let box { context.clip(to: box) }
    switch shape {
    case .axial(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let start, let startRadius, let end, let endRadius):
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: options)
    }
    context.restoreGState()
  }
}
