/// The inherited properties of an element.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = CGPathFillRule.winding
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength.zero
  var color = SVGColor.black
  var isVisible = true
  var clipRule = CGPathFillRule.winding
  var fontSize = 16.0
  var strokesFirst = false

  /// The style of an element inside.
  func with(_ node: SVGNode) -> SVGStyle {
    let properties = node.properties
    if properties.isEmpty { return self }
    var style = self
    func value(_ name: String) -> String? {
      guard let value = properties[name], value != "inherit" else { return nil }
      return value
    }
    if let size = value("font-size").flatMap({ SVGLength($0) }) {
      style.fontSize = size.unit == .pixel ? size.value : size.fraction * fontSize
    }
    if let color = value("color").flatMap({ SVGColor($0) }) { style.color = color }
    if let paint = value("fill").flatMap({ SVGPaint($0) }) { style.fill = paint }
    if let paint = value("stroke").flatMap({ SVGPaint($0) }) { style.stroke = paint }
    if let opacity = Self.opacity(value("fill-opacity")) { style.fillOpacity = opacity }
    if let opacity = Self.opacity(value("stroke-opacity")) { style.strokeOpacity = opacity }
    if let rule = value("fill-rule") { style.fillRule = rule == "evenodd" ? .evenOdd : .winding }
    if let rule = value("clip-rule") { style.clipRule = rule == "evenodd" ? .evenOdd : .winding }
    if let visibility = value("visibility") { style.isVisible = visibility == "visible" }
    style.applyLine(value)
    return style
  }

  private mutating func applyLine(_ value: (String) -> String?) {
    if let width = SVGLength(value("stroke-width")), width.value >= 0 { strokeWidth = width }
    if let cap = value("stroke-linecap") {
      lineCap = cap == "round" ? .round : cap == "square" ? .square : .butt
    }
    if let join = value("stroke-linejoin") {
      lineJoin = join == "round" ? .round : join == "bevel" ? .bevel : .miter
    }
    if let limit = value("stroke-miterlimit").flatMap({ Double($0) }), limit >= 1 {
      miterLimit = limit
    }
    if let list = value("stroke-dasharray") {
      let lengths = list.split { $0.isWhitespace || $0 == "," }.map { SVGLength(String($0)) }
      let sound = lengths.compactMap { $0 }
      let isSound = sound.count == lengths.count && sound.allSatisfy { $0.value >= 0 }
      dashes = isSound ? sound : []
    }
    if let offset = SVGLength(value("stroke-dashoffset")) { dashOffset = offset }
    if let order = value("paint-order") {
      let words = order.split(separator: " ")
      let stroke = words.firstIndex(of: "stroke")
      let fill = words.firstIndex(of: "fill")
      strokesFirst = stroke.map { $0 < fill ?? .max } ?? false
    }
  }

  /// A number or a percentage, 0 … 1.
  static func opacity(_ text: String?) -> Double? {
    SVGLength(text).map { $0.fraction.clamped(to: 0...1) }
  }
}
