internal import CoreText
internal import SymbolDesigns

/// A symbol of a size and a weight, and how it is drawn.
struct Symbol: Hashable {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  /// The file of an asset catalog with the symbol's designs; nil for a symbol of the system.
  var template: SymbolTemplate?
  /// The part of a variable symbol's steps that are reached, from 0 to 1.
  var value: Double = 1

  /// This symbol in another configuration.
  func with(_ configuration: UIImage.SymbolConfiguration) -> Symbol {
    Symbol(name: name, configuration: configuration, template: template, value: value)
  }

  /// The em of the letters that the symbol stands beside, in points.
  private var em: CGFloat {
    configuration.resolvedPointSize * (template == nil ? configuration.scaleFactor : 1)
  }

  var shape: SymbolShape {
    template?.shape(configuration)
      ?? SymbolCatalog.shared.shape(named: name, weight: configuration.resolvedWeight.axisValue)
  }

  /// The features that pictures of the symbol lack.
  var lacks: [FidelityNote] {
    var notes: [FidelityNote] = []
    let catalog = SymbolCatalog.shared
    if template == nil, !catalog.hasShape(named: name) { notes.append(FidelityNote(.symbol, name)) }
    if configuration.values.hasSeveralColors, template != nil || !catalog.draws(name) {
      notes.append(FidelityNote(.symbolColors, name))
    }
    if value < 1, shape.stepCount == 0 { notes.append(FidelityNote(.symbolVariableValue, name)) }
    return notes
  }

  /// The size in points, rounded to whole pixels as on iOS.
  func size(scale: CGFloat) -> CGSize {
    let box = shape.box
    return CGSize(
      width: PixelRounding.up(box.width * em, scale: scale),
      height: PixelRounding.up(box.height * em, scale: scale))
  }

  /// The distance from the symbol's lower edge up to the baseline of letters beside it, in points:
  /// as its template says, or so that its origin is the middle of capitals.
  var baselineOffset: CGFloat {
    let shape = shape
    if let baseline = shape.baseline { return (shape.box.height / 2 - baseline) * em }
    return (shape.box.height / 2 + shape.center.y) * em - capHeight / 2
  }

  /// The distance from the symbol's lower edge up to the middle of capitals beside it, in points.
  var middleOffset: CGFloat { baselineOffset + capHeight / 2 }

  private var capHeight: CGFloat {
    SystemFontMetrics(pointSize: configuration.resolvedPointSize).capHeight
  }

  // MARK: Pictures

  /// The picture in the configuration's colours; in black if it has none.
  func picture(scale: CGFloat) -> CGImage? {
    picture(coloring(tint: .black), scale: scale)
  }

  /// The picture with some parts in colours of their own and the others in a tint; nil if the
  /// symbol is tinted as a whole.
  func picture(tint: CGColor, scale: CGFloat) -> CGImage? {
    guard configuration.values.preference == .multicolor, shape.hasOwnColors else { return nil }
    return picture(.own(tint), scale: scale)
  }

  func picture(_ coloring: SymbolColoring, scale: CGFloat) -> CGImage? {
    let shape = shape
    // Letters are drawn with the fonts that are current now.
    if shape.hasText { return draw(shape, coloring, scale: scale) }
    let drawing = template.map { "\($0.path) \(configuration.values.scale)" } ?? name
    let key = DrawnSymbols.Key(
      name: drawing, em: em,
      lineWidth: SymbolShape.strokeWidth(axis: configuration.resolvedWeight.axisValue),
      coloring: coloring, value: value, scale: scale)
    return DrawnSymbols.shared.picture(key) { draw(shape, coloring, scale: scale) }
  }

  /// The colours that a configuration gives to the parts.
  private func coloring(tint: CGColor) -> SymbolColoring {
    let values = configuration.values
    let color = values.color?.cgColor ?? tint
    if template != nil { return .one(color) }
    switch values.preference {
    case .monochrome: return .one(color)
    case .multicolor where shape.hasOwnColors: return .own(color)
    default: break
    }
    if values.palette.count > 1 { return .levels(values.palette.map(\.cgColor)) }
    if values.isHierarchical { return .levels(SymbolLevel.shades(of: color, shape.shades)) }
    return .one(color)
  }

  private func draw(_ shape: SymbolShape, _ coloring: SymbolColoring, scale: CGFloat) -> CGImage? {
    let size = size(scale: scale)
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = CGContext.forImage(bounds: bounds, scale: scale, isOpaque: false) else {
      return nil
    }
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: em, y: em)
    shape.draw(in: context, coloring, value: value)
    return context.makeImage()
  }

  // MARK: Direction

  /// Whether it is mirrored where text runs from right to left: symbols that point forward or
  /// backward, and symbols that begin where lines of text begin.
  ///
  /// Source: the names of the guidelines' "Right to left" for symbols of lists, indents, speech and
  /// sound; others, such as `chevron.right`, stay as they are.
  var followsDirection: Bool {
    let words = name.split(separator: ".")
    let directed: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    // `forward.fill` and `backward.end` are signs of tape recorders, which are the same everywhere.
    if words.dropFirst().contains(where: directed.contains) { return true }
    return [
      "list.bullet", "list.dash", "list.number", "list.star", "list.triangle", "checklist",
      "increase.indent", "decrease.indent", "text.append", "text.insert", "text.quote",
      "text.badge", "speaker.wave", "character.cursor.ibeam",
    ].contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}

/// The levels of symbols.
package enum SymbolLevel {
  /// The factors of a colour's opacity at the levels of a hierarchy.
  ///
  /// Source: judged by Apple's pictures of hierarchical symbols; its documentation says that there
  /// are three levels, and not how far apart they are.
  package static let opacities: [CGFloat] = [1, 0.5, 0.25]

  static func shades(of color: CGColor, _ shades: [Int]) -> [CGColor] {
    shades.map { color.copy(alpha: color.alpha * opacity(ofShade: $0)) ?? color }
  }

  package static func opacity(ofShade shade: Int) -> CGFloat {
    opacities[min(shade, opacities.count) - 1]
  }
}
