internal import CoreText

/// A symbol of a size and a weight, and how it is drawn.
struct Symbol: Hashable {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  /// The file of an asset catalog that has the symbol's designs; nil for one of the system.
  var template: SymbolTemplate?

  /// The same symbol otherwise.
  func with(_ configuration: UIImage.SymbolConfiguration) -> Symbol {
    Symbol(name: name, configuration: configuration, template: template)
  }

  /// Points in the em of the letters that the symbol stands beside.
  private var em: CGFloat {
    configuration.resolvedPointSize * (template == nil ? configuration.scaleFactor : 1)
  }

  private var shape: SymbolShape {
    template?.shape(configuration) ?? SymbolCatalog.shared.shape(named: name)
  }

  /// What pictures of the symbol lack.
  var lacks: [FidelityNote] {
    var notes: [FidelityNote] = []
    if template == nil, !SymbolCatalog.shared.hasShape(named: name) {
      notes.append(FidelityNote(.symbol, name))
    }
    if configuration.values.hasSeveralColors { notes.append(FidelityNote(.symbolColors, name)) }
    return notes
  }

  /// In whole pixels, as iOS's symbols are.
  func size(scale: CGFloat) -> CGSize {
    let box = shape.box
    return CGSize(
      width: PixelRounding.up(box.width * em, scale: scale),
      height: PixelRounding.up(box.height * em, scale: scale))
  }

  /// From the symbol's lower edge up to the baseline of letters beside it, points: where its
  /// template says, or so that its middle is that of capitals.
  var baselineOffset: CGFloat {
    if let baseline = shape.baseline { return (shape.box.height / 2 - baseline) * em }
    let capitals = SystemFontMetrics(pointSize: configuration.resolvedPointSize).capHeight
    return (shape.box.height * em - capitals) / 2
  }

  /// In the configuration's colour, or black.
  func picture(scale: CGFloat) -> CGImage? {
    let drawing = template.map { "\($0.path) \(configuration.values.scale)" } ?? name
    let key = DrawnSymbols.Key(
      name: drawing, em: em, lineWidth: SymbolShape.strokeWidth(configuration.resolvedWeight),
      color: configuration.color?.cgColor ?? .black, scale: scale)
    return DrawnSymbols.shared.picture(key) { draw(scale: scale) }
  }

  private func draw(scale: CGFloat) -> CGImage? {
    let size = size(scale: scale)
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = CGContext.forImage(bounds: bounds, scale: scale, isOpaque: false) else {
      return nil
    }
    let color = configuration.color?.cgColor ?? .black
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: em, y: em)
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(SymbolShape.strokeWidth(configuration.resolvedWeight))
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for part in shape.parts {
      context.setBlendMode(part.isCutOut ? .clear : .normal)
      context.beginPath()
      context.addPath(part.path)
      if part.isFilled { context.fillPath() } else { context.strokePath() }
    }
    return context.makeImage()
  }
}

/// The lines and areas of a symbol in ems, y downwards from its middle.
struct SymbolShape: Sendable {
  struct Part: Sendable {
    var path: CGPath
    var isFilled = false
    /// Whether it takes away from the parts before it.
    var isCutOut = false
  }

  var parts: [Part]
  /// What it takes up, ems.
  var box: CGSize
  /// Of letters beside it, ems down from the middle; nil for capitals in the middle.
  var baseline: CGFloat?

  /// Ems. Source: about the stems of the system font.
  static func strokeWidth(_ weight: UIFont.Weight) -> CGFloat {
    let units = CGFloat(weight.axisValue)
    return units <= 400
      ? 0.03 + (units - 100) / 300 * 0.055 : 0.085 + (units - 400) / 500 * 0.095
  }
}
