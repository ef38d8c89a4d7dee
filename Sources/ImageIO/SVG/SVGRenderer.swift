/// Draws the nodes of one SVG file into a context.
final class SVGRenderer {
  /// Elements inside each other as they are drawn: `use` puts some inside others.
  static let maximumDepth = 128
  /// Groups with pixels of their own inside each other.
  static let maximumGroupDepth = 24

  let root: SVGNode
  let nodes: [String: SVGNode]
  let context: CGContext
  var budget: DrawingBudget
  /// The nodes that are being drawn: a node is not drawn inside itself.
  private var active: [SVGNode] = []
  private var groupDepth = 0
  /// While the children of a clip path are drawn: black, without strokes and opacity.
  var isClipping = false

  init(root: SVGNode, nodes: [String: SVGNode], context: CGContext, limits: ImageLimits) {
    self.root = root
    self.nodes = nodes
    self.context = context
    budget = DrawingBudget(limits, name: "An SVG with many elements or large groups")
  }

  /// - Parameters:
  ///   - rect: The rectangle of user space, y down, that the drawing fills.
  ///   - size: The size of the drawing.
  func run(in rect: CGRect, size: CGSize) {
    guard rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    draw(root, SVGStyle(), viewport: size)
    context.restoreGState()
  }

  // MARK: Elements

  /// - Parameters:
  ///   - style: The style of what is around it.
  ///   - viewport: What percentages are of.
  ///   - asSymbol: The size that a `use` gives to a symbol or an `svg`.
  func draw(_ node: SVGNode, _ outer: SVGStyle, viewport: CGSize, asSymbol: CGSize? = nil) {
    guard node.properties["display"] != "none", budget.take(),
      !active.contains(where: { $0 === node }), !context.boundingBoxOfClipPath.isNull
    else { return }
    guard active.count < Self.maximumDepth else {
      FidelityLedger.note(.imageLimit, "An SVG whose elements are inside each other")
      return
    }
    noteLacks(node)
    active.append(node)
    defer { active.removeLast() }
    let style = outer.with(node)
    context.saveGState()
    defer { context.restoreGState() }
    if node !== root { context.concatenate(node.transform) }
    withEffects(node, style, viewport) { opacity in
      drawContent(node, style, viewport: viewport, asSymbol: asSymbol, opacity: opacity)
    }
  }

  private func drawContent(
    _ node: SVGNode, _ style: SVGStyle, viewport: CGSize, asSymbol: CGSize?, opacity: Double
  ) {
    switch node.kind {
    case "g", "a": drawChildren(node, style, viewport: viewport)
    case "switch": drawFirstChild(node, style, viewport: viewport)
    case "svg": drawViewport(node, style, viewport: viewport, size: asSymbol)
    case "symbol":
      if let asSymbol { drawViewport(node, style, viewport: viewport, size: asSymbol) }
    case "use": drawUse(node, style, viewport: viewport)
    case "image": drawImage(node, style, viewport: viewport, opacity: opacity)
    default:
      guard style.isVisible, let path = path(node, style, viewport), !path.isEmpty else { return }
      drawShape(path, node, style, viewport: viewport, opacity: opacity)
    }
  }

  func drawChildren(_ node: SVGNode, _ style: SVGStyle, viewport: CGSize) {
    for child in node.children { draw(child, style, viewport: viewport) }
  }

  /// - Source: SVG 2, 5.7: conditions are languages and extensions; none is met here.
  private func drawFirstChild(_ node: SVGNode, _ style: SVGStyle, viewport: CGSize) {
    let child = node.children.first {
      $0.attributes["systemLanguage"] == nil && $0.attributes["requiredExtensions"] == nil
        && $0.kind != "foreignObject"
    }
    if let child { draw(child, style, viewport: viewport) }
  }

  /// An `svg` or a symbol: a viewport of its own.
  private func drawViewport(
    _ node: SVGNode, _ style: SVGStyle, viewport: CGSize, size: CGSize?
  ) {
    let isRoot = node === root && size == nil
    func value(_ name: String, _ direction: SVGLength.Direction) -> CGFloat? {
      node.length(name).map {
        CGFloat($0.value(direction, viewport: viewport, fontSize: style.fontSize))
      }
    }
    let rect =
      isRoot
      ? CGRect(origin: .zero, size: viewport)
      : CGRect(
        x: value("x", .horizontal) ?? 0, y: value("y", .vertical) ?? 0,
        width: size?.width ?? value("width", .horizontal) ?? viewport.width,
        height: size?.height ?? value("height", .vertical) ?? viewport.height)
    guard rect.width > 0, rect.height > 0 else { return }
    if !isRoot, !["visible", "auto"].contains(node.properties["overflow"] ?? "hidden") {
      context.clip(to: rect)
    }
    guard
      let box = SVGViewBox(node.attributes["viewBox"], node.attributes["preserveAspectRatio"])
    else {
      context.translateBy(x: rect.minX, y: rect.minY)
      return drawChildren(node, style, viewport: rect.size)
    }
    context.concatenate(box.transform(to: rect))
    drawChildren(node, style, viewport: box.box.size)
  }

  private func drawUse(_ node: SVGNode, _ style: SVGStyle, viewport: CGSize) {
    guard let target = node.href.flatMap({ nodes[$0] }) else {
      if let href = node.attributes["href"], !href.hasPrefix("#") {
        FidelityLedger.note(.vectorImage, "The element \(href.prefix(60))")
      }
      return
    }
    func value(_ name: String, _ direction: SVGLength.Direction) -> CGFloat? {
      node.length(name).map {
        CGFloat($0.value(direction, viewport: viewport, fontSize: style.fontSize))
      }
    }
    context.translateBy(x: value("x", .horizontal) ?? 0, y: value("y", .vertical) ?? 0)
    guard ["symbol", "svg"].contains(target.kind) else {
      return draw(target, style, viewport: viewport)
    }
    func side(_ name: String, _ direction: SVGLength.Direction) -> CGFloat {
      let own = target.length(name).map {
        CGFloat($0.value(direction, viewport: viewport, fontSize: style.fontSize))
      }
      let whole = direction == .horizontal ? viewport.width : viewport.height
      return value(name, direction) ?? own ?? whole
    }
    draw(
      target, style, viewport: viewport,
      asSymbol: CGSize(
        width: side("width", .horizontal), height: side("height", .vertical)))
  }

  private func drawImage(
    _ node: SVGNode, _ style: SVGStyle, viewport: CGSize, opacity: Double
  ) {
    guard style.isVisible, let image = node.image, !isClipping else { return }
    func value(_ name: String, _ direction: SVGLength.Direction) -> CGFloat? {
      node.length(name).map {
        CGFloat($0.value(direction, viewport: viewport, fontSize: style.fontSize))
      }
    }
    let own = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let width = value("width", .horizontal)
    let height = value("height", .vertical)
    let rect = CGRect(
      x: value("x", .horizontal) ?? 0, y: value("y", .vertical) ?? 0,
      width: width ?? height.map { $0 * own.width / own.height } ?? own.width,
      height: height ?? width.map { $0 * own.height / own.width } ?? own.height)
    guard rect.width > 0, rect.height > 0,
      budget.take(elements: 0, pixels: context.pixelCount(rect))
    else { return }
    context.clip(to: rect)
    context.concatenate(SVGViewBox(own, node.attributes["preserveAspectRatio"]).transform(to: rect))
    // Images are drawn with their top row at the maximum y.
    context.translateBy(x: 0, y: own.height)
    context.scaleBy(x: 1, y: -1)
    context.setAlpha(CGFloat(opacity))
    context.draw(image, in: own)
  }

  // MARK: What is not drawn

  private static let absentElements: Set<String> = [
    "text", "foreignObject", "animate", "animateTransform", "animateMotion", "set", "video",
    "audio", "iframe", "canvas",
  ]
  private static let absentProperties = [
    "filter", "marker", "marker-start", "marker-mid", "marker-end",
  ]

  private func noteLacks(_ node: SVGNode) {
    if Self.absentElements.contains(node.kind) {
      FidelityLedger.note(.vectorImage, "The element <\(node.kind)>")
    }
    for name in Self.absentProperties where !["none", nil].contains(node.properties[name]) {
      FidelityLedger.note(.vectorImage, "The property \(name)")
    }
    if node.properties["vector-effect"] == "non-scaling-stroke" {
      FidelityLedger.note(.vectorImage, "The property vector-effect")
    }
  }

  // MARK: Groups

  /// Runs what a clip or mask is made of, unless that is going on already.
  func inside<Result>(_ node: SVGNode, _ body: () -> Result) -> Result? {
    guard !active.contains(where: { $0 === node }), active.count < Self.maximumDepth,
      budget.take()
    else { return nil }
    active.append(node)
    defer { active.removeLast() }
    return body()
  }

  /// Draws into pixels of their own; nil where there are none, or too many inside each other.
  func group(_ drawing: () -> Void) -> RasterGroup? {
    guard budget.take(elements: 0, pixels: 2 * context.clipPixelCount) else { return nil }
    guard groupDepth < Self.maximumGroupDepth else {
      FidelityLedger.note(.imageLimit, "An SVG whose groups are inside each other")
      return nil
    }
    groupDepth += 1
    defer { groupDepth -= 1 }
    context.beginGroup()
    drawing()
    return context.endGroup()
  }
}
