/// The properties of a view or layer that differ from the defaults, as pairs of Apple's names and
/// short texts, in an order that does not depend on the values.
///
/// `border`, `shadow`, `font` and `image` stand for several properties each. A property without
/// visible effect is left out: a transparent background, the colour of a border without a width.
package struct DrawnProperties {
  package private(set) var pairs: [(key: String, value: String)] = []

  mutating func add(_ key: String, _ value: String?) {
    if let value { pairs.append((key, value)) }
  }

  mutating func add(_ key: String, _ value: Bool, default standard: Bool = false) {
    if value != standard { pairs.append((key, value ? "true" : "false")) }
  }

  mutating func add(_ key: String, _ value: CGFloat, default standard: CGFloat) {
    if value != standard { pairs.append((key, DrawnText.number(value))) }
  }

  /// Adds a text in quotation marks.
  mutating func add(_ key: String, text: String?) {
    if let text, !text.isEmpty { pairs.append((key, "“" + DrawnText.kept(text) + "”")) }
  }

  /// Adds the colour, unless it is transparent.
  mutating func add(_ key: String, _ color: CGColor?) {
    add(key, color.flatMap(DrawnText.color))
  }

  /// Adds the properties of all layers. Contents count if an app set them.
  @MainActor mutating func add(_ layer: CALayer, of view: UIView?) {
    add("alpha", CGFloat(layer.opacity), default: 1)
    add("backgroundColor", layer.backgroundColor)
    add("cornerRadius", layer.cornerRadius, default: 0)
    if layer.cornerRadius != 0 {
      if layer.maskedCorners != .all { add("maskedCorners", "\(layer.maskedCorners.rawValue)") }
      add("cornerCurve", layer.cornerCurve == .circular ? nil : layer.cornerCurve.rawValue)
    }
    if layer.borderWidth > 0, let color = layer.borderColor.flatMap(DrawnText.color) {
      add("border", DrawnText.number(layer.borderWidth) + " " + color)
    }
    if layer.shadowOpacity > 0 { addShadow(of: layer) }
    if !CATransform3DIsIdentity(layer.transform) {
      add("transform", DrawnText.transform(layer.transform))
    }
    if !CATransform3DIsIdentity(layer.sublayerTransform) {
      add("sublayerTransform", DrawnText.transform(layer.sublayerTransform))
    }
    add("zPosition", layer.zPosition, default: 0)
    add("clipsToBounds", layer.masksToBounds)
    if layer.backingStore != nil {
      // The text describes what a label draws.
      if !(view is UILabel) { add("draws", "contents") }
    } else if let contents = layer.contents, !(view is UIImageView) {
      add("contents", (contents as? CGImage).map(DrawnText.image))
      if layer.contentsGravity != .resize {
        add("contentsGravity", layer.contentsGravity.rawValue)
      }
    }
  }

  private mutating func addShadow(of layer: CALayer) {
    guard let color = layer.shadowColor.flatMap(DrawnText.color) else { return }
    let offset = layer.shadowOffset
    var text = "radius \(DrawnText.number(layer.shadowRadius)), offset ("
    text += "\(DrawnText.number(offset.width)), \(DrawnText.number(offset.height))), \(color)"
    text += ", opacity \(DrawnText.number(CGFloat(layer.shadowOpacity)))"
    if let path = layer.shadowPath { text += ", path " + DrawnText.path(path) }
    add("shadow", text)
  }

  /// Adds the properties of layers that draw contents of their own.
  mutating func add(special layer: CALayer) {
    switch layer {
    case let layer as CAShapeLayer: add(shape: layer)
    case let layer as CAGradientLayer: add(gradient: layer)
    case let layer as CATextLayer:
      let string = layer.string as? String
      add("string", text: string ?? (layer.string as? NSAttributedString)?.string)
      add("fontSize", layer.fontSize, default: 36)
      add("foregroundColor", layer.foregroundColor)
      if layer.alignmentMode != .natural { add("alignmentMode", layer.alignmentMode.rawValue) }
    case let layer as CAReplicatorLayer:
      add("instanceCount", CGFloat(layer.instanceCount), default: 1)
      if !CATransform3DIsIdentity(layer.instanceTransform) {
        add("instanceTransform", DrawnText.transform(layer.instanceTransform))
      }
    default: break
    }
  }

  private mutating func add(shape layer: CAShapeLayer) {
    add("path", layer.path.map(DrawnText.path))
    add("fillColor", layer.fillColor)
    add("strokeColor", layer.strokeColor)
    if layer.strokeColor != nil {
      add("lineWidth", layer.lineWidth, default: 1)
      add("strokeStart", layer.strokeStart, default: 0)
      add("strokeEnd", layer.strokeEnd, default: 1)
      if layer.lineCap != .butt { add("lineCap", layer.lineCap.rawValue) }
      if layer.lineJoin != .miter { add("lineJoin", layer.lineJoin.rawValue) }
      let dashes = layer.lineDashPattern?.map { DrawnText.number(CGFloat($0.doubleValue)) }
      add("lineDashPattern", dashes?.joined(separator: " "))
    }
  }

  private mutating func add(gradient layer: CAGradientLayer) {
    let colors = layer.colors?.map { color in
      (color as? CGColor).map { DrawnText.color($0) ?? "clear" } ?? "none"
    }
    add("colors", colors?.joined(separator: " "))
    let locations = layer.locations?.map { DrawnText.number(CGFloat($0.doubleValue)) }
    add("locations", locations?.joined(separator: " "))
    if layer.type != .axial { add("type", layer.type.rawValue) }
    if layer.startPoint != CGPoint(x: 0.5, y: 0) {
      add("startPoint", DrawnText.point(layer.startPoint))
    }
    if layer.endPoint != CGPoint(x: 0.5, y: 1) {
      add("endPoint", DrawnText.point(layer.endPoint))
    }
  }
}
