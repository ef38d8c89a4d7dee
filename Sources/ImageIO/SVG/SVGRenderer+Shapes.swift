extension SVGRenderer {
  /// The outline of a basic shape, in its user space; nil for other elements.
  func path(_ node: SVGNode, _ style: SVGStyle, _ viewport: CGSize) -> CGPath? {
    func value(_ name: String, _ direction: SVGLength.Direction) -> Double? {
      // Some files have them as properties, which SVG 2 allows.
      (node.length(name) ?? SVGLength(node.properties[name]))
        .map { $0.value(direction, viewport: viewport, fontSize: style.fontSize) }
    }
    switch node.kind {
    case "path", "polygon", "polyline": return node.path
    case "line":
      let path = CGMutablePath()
      path.move(to: CGPoint(x: value("x1", .horizontal) ?? 0, y: value("y1", .vertical) ?? 0))
      path.addLine(to: CGPoint(x: value("x2", .horizontal) ?? 0, y: value("y2", .vertical) ?? 0))
      return path
    case "rect":
      return Self.rectangle(
        CGRect(
          x: value("x", .horizontal) ?? 0, y: value("y", .vertical) ?? 0,
          width: value("width", .horizontal) ?? 0, height: value("height", .vertical) ?? 0),
        rx: value("rx", .horizontal), ry: value("ry", .vertical))
    case "circle":
      let radius = value("r", .diagonal) ?? 0
      return Self.ellipse(
        x: value("cx", .horizontal) ?? 0, y: value("cy", .vertical) ?? 0, rx: radius, ry: radius)
    case "ellipse":
      let (rx, ry) = (value("rx", .horizontal), value("ry", .vertical))
      return Self.ellipse(
        x: value("cx", .horizontal) ?? 0, y: value("cy", .vertical) ?? 0, rx: rx ?? ry ?? 0,
        ry: ry ?? rx ?? 0)
    default: return nil
    }
  }

  private static func ellipse(x: Double, y: Double, rx: Double, ry: Double) -> CGPath? {
    guard rx > 0, ry > 0 else { return nil }
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    return path
  }

  /// - Source: SVG 2, 10.2: a radius that is missing is the other; none is more than half a side.
  private static func rectangle(_ rect: CGRect, rx: Double?, ry: Double?) -> CGPath? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let path = CGMutablePath()
    let rx = min(max(rx ?? ry ?? 0, 0), rect.width.native / 2)
    let ry = min(max(ry ?? rx, 0), rect.height.native / 2)
    if rx > 0, ry > 0 {
      path.addRoundedRect(in: rect, cornerWidth: CGFloat(rx), cornerHeight: CGFloat(ry))
    } else {
      path.addRect(rect)
    }
    return path
  }

  // MARK: Drawing

  func drawShape(
    _ path: CGPath, _ node: SVGNode, _ style: SVGStyle, viewport: CGSize, opacity: Double
  ) {
    let width = style.strokeWidth.value(
      .diagonal, viewport: viewport, fontSize: style.fontSize)
    let cost = context.pixelCount(path.boundingBox, grownBy: CGFloat(width)) + path.points.count * 8
    guard budget.take(elements: 0, pixels: cost) else { return }
    if isClipping {
      context.setFillColor(.black)
      context.addPath(path)
      return context.fillPath(using: style.clipRule)
    }
    if style.strokesFirst {
      stroke(path, node, style, width, viewport, opacity)
      fill(path, node, style, viewport, opacity)
    } else {
      fill(path, node, style, viewport, opacity)
      stroke(path, node, style, width, viewport, opacity)
    }
  }

  private func fill(
    _ path: CGPath, _ node: SVGNode, _ style: SVGStyle, _ viewport: CGSize, _ opacity: Double
  ) {
    guard style.fill != .none, node.kind != "line" else { return }
    let opacity = opacity * style.fillOpacity
    let paint = paint(style.fill, style, path, viewport)
    if case .color(let color) = paint {
      context.setFillColor(color.cgColor(opacity: opacity))
      context.addPath(path)
      return context.fillPath(using: style.fillRule)
    }
    context.saveGState()
    context.addPath(path)
    context.clip(using: style.fillRule)
    drawPaint(paint, style, viewport, opacity)
    context.restoreGState()
  }

  private func stroke(
    _ path: CGPath, _ node: SVGNode, _ style: SVGStyle, _ width: Double, _ viewport: CGSize,
    _ opacity: Double
  ) {
    guard style.stroke != .none, width > 0 else { return }
    let opacity = opacity * style.strokeOpacity
    let paint = paint(style.stroke, style, path, viewport)
    context.saveGState()
    defer { context.restoreGState() }
    context.setLineWidth(CGFloat(width))
    context.setLineCap(style.lineCap)
    context.setLineJoin(style.lineJoin)
    context.setMiterLimit(CGFloat(style.miterLimit))
    setDashes(style, path, viewport)
    context.addPath(path)
    if case .color(let color) = paint {
      context.setStrokeColor(color.cgColor(opacity: opacity))
      return context.strokePath()
    }
    context.replacePathWithStrokedPath()
    context.clip()
    drawPaint(paint, style, viewport, opacity)
  }

  private func setDashes(_ style: SVGStyle, _ path: CGPath, _ viewport: CGSize) {
    guard !style.dashes.isEmpty else { return }
    func value(_ length: SVGLength) -> CGFloat {
      CGFloat(length.value(.diagonal, viewport: viewport, fontSize: style.fontSize))
    }
    let lengths = style.dashes.map(value)
    let sum = lengths.reduce(0, +)
    let box = path.boundingBox
    let count = (box.width + box.height) * CGFloat(path.verbs.count * lengths.count) / sum
    // Dashes far smaller than a pixel would take for ever.
    guard sum > 0, count < 100_000,
      budget.take(elements: 0, pixels: Int(clamping: count.native) * 64)
    else { return }
    context.setLineDash(
      phase: value(style.dashOffset),
      lengths: lengths.count % 2 == 0 ? lengths : lengths + lengths)
  }

  // MARK: Bounding boxes

  /// The box around an element's fill, in its user space; nil where it has none.
  func boundingBox(_ node: SVGNode, _ style: SVGStyle, _ viewport: CGSize) -> CGRect? {
    box(node, style, viewport, depth: 0)
  }

  private func box(
    _ node: SVGNode, _ style: SVGStyle, _ viewport: CGSize, depth: Int
  ) -> CGRect? {
    guard depth < Self.maximumDepth, budget.take() else { return nil }
    switch node.kind {
    case "image":
      return CGRect(
        x: node.length("x")?.value ?? 0, y: node.length("y")?.value ?? 0,
        width: node.length("width")?.value ?? 0, height: node.length("height")?.value ?? 0)
    case "g", "a", "switch", "svg", "symbol":
      return union(node.children, style, viewport, depth: depth + 1)
    case "use":
      guard let target = node.href.flatMap({ nodes[$0] }) else { return nil }
      let offset = CGAffineTransform(
        translationX: CGFloat(node.length("x")?.value ?? 0),
        y: CGFloat(node.length("y")?.value ?? 0))
      return union([target], style, viewport, depth: depth + 1)?.applying(offset)
    default:
      guard let path = path(node, style.with(node), viewport), !path.isEmpty else { return nil }
      return path.boundingBoxOfPath
    }
  }

  private func union(
    _ children: [SVGNode], _ style: SVGStyle, _ viewport: CGSize, depth: Int
  ) -> CGRect? {
    var result: CGRect?
    for node in children where node.properties["display"] != "none" {
      guard
        let box = box(node, style.with(node), viewport, depth: depth)?
          .applying(node.transform)
      else { continue }
      result = result?.joined(box) ?? box
    }
    return result
  }
}
