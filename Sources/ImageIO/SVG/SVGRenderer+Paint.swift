/// A paint whose references are resolved.
enum SVGResolvedPaint {
  case none
  case color(SVGColor)
  case gradient(SVGGradient)
  case pattern(SVGPattern)
}

/// A pattern in the user space of what it fills.
struct SVGPattern {
  /// The tile, in pattern space.
  let tile: CGRect
  /// The map from the space of the content to pattern space.
  let content: CGAffineTransform
  /// The map from pattern space to user space.
  let transform: CGAffineTransform
  let node: SVGNode
  let clips: Bool
}

extension SVGRenderer {
  /// Elements that take what they lack from each other, by `href`.
  private static let maximumChainCount = 16
  /// More tiles are not drawn one by one.
  private static let maximumTileCount = 10_000

  func paint(
    _ paint: SVGPaint, _ style: SVGStyle, _ path: CGPath, _ viewport: CGSize
  ) -> SVGResolvedPaint {
    switch paint {
    case .none: return .none
    case .color(let color): return .color(color)
    case .currentColor: return .color(style.color)
    case .server(let id, let fallback):
      if let server = nodes[id].flatMap({ server($0, style, path, viewport) }) { return server }
      return fallback.map { self.paint($0, style, path, viewport) } ?? .none
    }
  }

  /// The paint of an element; nil where it is not a paint, so that the fallback is used.
  private func server(
    _ node: SVGNode, _ style: SVGStyle, _ path: CGPath, _ viewport: CGSize
  ) -> SVGResolvedPaint? {
    var chain = [node]
    while let next = chain.last?.href.flatMap({ nodes[$0] }), chain.count < Self.maximumChainCount,
      !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    let stopCount = chain.reduce(0) { $0 + $1.children.count }
    guard budget.take(elements: 0, pixels: 64 * stopCount) else { return nil }
    let box = path.boundingBoxOfPath
    switch node.kind {
    case "linearGradient", "radialGradient":
      guard let gradient = SVGGradient(chain, box: box, viewport: viewport) else { return nil }
      // Without a length there is one colour.
      if let color = gradient.onlyColor { return .color(color) }
      return .gradient(gradient)
    case "pattern": return pattern(chain, box, viewport).map { .pattern($0) }
    default: return nil
    }
  }

  private func pattern(
    _ chain: [SVGNode], _ box: CGRect, _ viewport: CGSize
  ) -> SVGPattern? {
    let chain = chain.filter { $0.kind == "pattern" }
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    guard let node = chain.first(where: { !$0.children.isEmpty }) else { return nil }
    let usesBox = attribute("patternUnits") != "userSpaceOnUse"
    func side(_ name: String, _ direction: SVGLength.Direction) -> CGFloat {
      let length = SVGLength(attribute(name)) ?? .zero
      return CGFloat(
        usesBox ? length.fraction : length.value(direction, viewport: viewport, fontSize: 16))
    }
    var tile = CGRect(
      x: side("x", .horizontal), y: side("y", .vertical), width: side("width", .horizontal),
      height: side("height", .vertical))
    if usesBox { tile = tile.applying(Self.transform(to: box)) }
    guard tile.width > 0, tile.height > 0 else { return nil }
    var content = CGAffineTransform(translationX: tile.minX, y: tile.minY)
    if let fit = SVGViewBox(attribute("viewBox"), attribute("preserveAspectRatio")) {
      content = fit.transform(to: tile)
    } else if attribute("patternContentUnits") == "objectBoundingBox" {
      content = CGAffineTransform(scaleX: box.width, y: box.height)
        .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
    } else {
      content = .identity
    }
    return SVGPattern(
      tile: tile, content: content,
      transform: attribute("patternTransform").flatMap(SVGTransform.parse) ?? .identity,
      node: node,
      clips: !["visible", "auto"].contains(node.properties["overflow"] ?? "hidden"))
  }

  /// Fills the clip.
  func drawPaint(
    _ paint: SVGResolvedPaint, _ style: SVGStyle, _ viewport: CGSize, _ opacity: Double
  ) {
    guard budget.take(elements: 0, pixels: context.clipPixelCount) else { return }
    switch paint {
    case .none: break
    case .color(let color):
      context.setFillColor(color.cgColor(opacity: opacity))
      context.fill(context.boundingBoxOfClipPath)
    case .gradient(let gradient):
      context.setAlpha(CGFloat(opacity))
      gradient.draw(in: context)
    case .pattern(let pattern):
      if opacity == 1 { return draw(pattern, viewport) }
      if let drawn = group({ draw(pattern, viewport) }) {
        context.draw(drawn, alpha: CGFloat(opacity))
      }
    }
  }

  private func draw(_ pattern: SVGPattern, _ viewport: CGSize) {
    context.concatenate(pattern.transform)
    let visible = context.boundingBoxOfClipPath
    let tile = pattern.tile
    guard !visible.isNull else { return }
    func first(_ distance: CGFloat, _ side: CGFloat) -> Int {
      Int(clamping: (distance / side).native.rounded(.down))
    }
    func end(_ distance: CGFloat, _ side: CGFloat) -> Int {
      Int(clamping: (distance / side).native.rounded(.up))
    }
    let left = first(visible.minX - tile.minX, tile.width)
    let right = end(visible.maxX - tile.minX, tile.width)
    let top = first(visible.minY - tile.minY, tile.height)
    let bottom = end(visible.maxY - tile.minY, tile.height)
    guard left < right, top < bottom else { return }
    guard Double(right - left) * Double(bottom - top) <= Double(Self.maximumTileCount) else {
      FidelityLedger.note(.imageLimit, "A pattern of more than \(Self.maximumTileCount) tiles")
      return
    }
    let style = SVGStyle().with(pattern.node)
    for row in top..<bottom {
      for column in left..<right {
        guard budget.take() else { return }
        context.saveGState()
        context.translateBy(x: CGFloat(column) * tile.width, y: CGFloat(row) * tile.height)
        if pattern.clips { context.clip(to: tile) }
        context.concatenate(pattern.content)
        drawChildren(pattern.node, style, viewport: viewport)
        context.restoreGState()
      }
    }
  }
}
