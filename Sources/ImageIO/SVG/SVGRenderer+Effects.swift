extension SVGRenderer {
  /// Draws an element through its opacity, clip, mask and blend mode.
  ///
  /// - Parameter content: Gets the opacity that is left to it.
  func withEffects(
    _ node: SVGNode, _ style: SVGStyle, _ viewport: CGSize, _ content: (Double) -> Void
  ) {
    let properties = node.properties
    if isClipping {
      // Opacity and masks of a clip's children do not count; their clips do.
      guard let clip = clip(node, style, viewport) else { return content(1) }
      return compose(group { content(1) }, clip: clip, mask: nil, opacity: 1, .normal)
    }
    let opacity = SVGStyle.opacity(properties["opacity"]) ?? 1
    if opacity == 0 { return }
    let clip = clip(node, style, viewport)
    let blendMode = Self.blendModes[properties["mix-blend-mode"] ?? ""] ?? .normal
    var mask: RasterGroup??
    if let id = node.reference("mask"), let target = nodes[id], target.kind == "mask" {
      mask = .some(maskGroup(target, for: node, style, viewport))
    }
    let isPlain = clip == nil && mask == nil && blendMode == .normal
    if isPlain, opacity == 1 || hasOnePaint(node, style) { return content(opacity) }
    compose(
      group { content(1) }, clip: clip, mask: mask, opacity: CGFloat(opacity), blendMode)
  }

  /// - Parameters:
  ///   - clip: Nil where there is no clip; its value is nil where the clip lets nothing through.
  private func compose(
    _ drawn: RasterGroup?, clip: RasterGroup??, mask: RasterGroup??, opacity: CGFloat,
    _ blendMode: CGBlendMode
  ) {
    guard let drawn else { return }
    for effect in [clip, mask] {
      guard let effect else { continue }
      guard let effect else { return }
      drawn.multiply(byAlphaOf: effect)
    }
    context.draw(drawn, alpha: opacity, blendMode: blendMode)
  }

  private static let blendModes: [String: CGBlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ]

  /// Whether opacity can be left to the one colour that the element is drawn in.
  private func hasOnePaint(_ node: SVGNode, _ style: SVGStyle) -> Bool {
    if node.kind == "image" { return true }
    guard ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"].contains(node.kind)
    else { return false }
    return style.fill == .none || style.stroke == .none
  }

  // MARK: Clips

  /// Narrows the context's clip where that takes one path.
  ///
  /// - Returns: Nil where there is no clip or the context's clip does it all; otherwise what the
  ///   clip lets through, as alpha.
  private func clip(_ node: SVGNode, _ style: SVGStyle, _ viewport: CGSize) -> RasterGroup?? {
    guard let id = node.reference("clip-path"), let target = nodes[id],
      target.kind == "clipPath"
    else { return nil }
    var toUser = target.transform
    if target.attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let box = boundingBox(node, style, viewport), box.width > 0, box.height > 0 else {
        return .some(nil)
      }
      toUser = toUser.concatenating(Self.transform(to: box))
    }
    // Styles inside come from the clip's own place; only what is set there counts.
    let inside = SVGStyle().with(target)
    if target.reference("clip-path") == nil, let shape = onlyShape(of: target, inside, viewport) {
      let cost = context.clipPixelCount + shape.path.points.count * 8
      guard budget.take(pixels: cost) else { return .some(nil) }
      context.addPath(shape.path.applying(toUser))
      context.clip(using: shape.rule)
      return nil
    }
    let wasClipping = isClipping
    isClipping = true
    defer { isClipping = wasClipping }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(toUser)
    let drawn = self.inside(target) {
      group {
        withEffects(target, inside, viewport) { _ in
          drawChildren(target, inside, viewport: viewport)
        }
      }
    }
    return .some(drawn ?? nil)
  }

  /// The path of a clip that has one shape, which no other clip narrows; empty where it has none.
  private func onlyShape(
    of clip: SVGNode, _ style: SVGStyle, _ viewport: CGSize
  ) -> (path: CGPath, rule: CGPathFillRule)? {
    let children = clip.children.filter { !["title", "desc", "metadata"].contains($0.kind) }
    guard children.count <= 1 else { return nil }
    guard let child = children.first, child.properties["display"] != "none" else {
      return (CGMutablePath(), .winding)
    }
    let inside = style.with(child)
    guard child.reference("clip-path") == nil, child.kind != "use", child.kind != "text" else {
      return nil
    }
    guard inside.isVisible, let path = path(child, inside, viewport) else {
      return (CGMutablePath(), .winding)
    }
    return (path.applying(child.transform), inside.clipRule)
  }

  /// The map from the unit square to a box.
  static func transform(to box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  // MARK: Masks

  private func maskGroup(
    _ mask: SVGNode, for node: SVGNode, _ style: SVGStyle, _ viewport: CGSize
  ) -> RasterGroup? {
    let usesBox = mask.attributes["maskUnits"] != "userSpaceOnUse"
    let scalesContent = mask.attributes["maskContentUnits"] == "objectBoundingBox"
    var box = CGRect.null
    if usesBox || scalesContent {
      guard let own = boundingBox(node, style, viewport), own.width > 0, own.height > 0 else {
        return nil
      }
      box = own
    }
    func side(_ name: String, _ standard: Double, _ direction: SVGLength.Direction) -> CGFloat {
      let length = mask.length(name) ?? SVGLength(standard * 100, .percent)
      return CGFloat(
        usesBox
          ? length.fraction
          : length.value(direction, viewport: viewport, fontSize: style.fontSize))
    }
    var area = CGRect(
      x: side("x", -0.1, .horizontal), y: side("y", -0.1, .vertical),
      width: side("width", 1.2, .horizontal), height: side("height", 1.2, .vertical))
    if usesBox { area = area.applying(Self.transform(to: box)) }
    let inside = SVGStyle().with(mask)
    let whole = self.inside(mask) {
      group {
        context.clip(to: area)
        if scalesContent { context.concatenate(Self.transform(to: box)) }
        withEffects(mask, inside, viewport) { _ in
          drawChildren(mask, inside, viewport: viewport)
        }
      }
    }
    guard let drawn = whole ?? nil else { return nil }
    if mask.properties["mask-type"] != "alpha" { drawn.makeLuminanceAlpha() }
    return drawn
  }
}
