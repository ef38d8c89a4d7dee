/// A gradient in the user space of what it fills.
struct SVGGradient {
  private enum Shape {
    case linear(start: CGPoint, end: CGPoint)
    case radial(focus: CGPoint, focusRadius: Double, center: CGPoint, radius: Double)
  }

  private enum Spread {
    case pad, reflect, `repeat`
  }

  /// Copies of the stops that a gradient may be continued by.
  private static let maximumCopyCount = 256

  private let shape: Shape
  private let spread: Spread
  private let stops: [(offset: Double, color: SVGColor)]
  /// The map from gradient space to user space.
  private let transform: CGAffineTransform

  /// - Parameters:
  ///   - chain: The element, and those that it takes from what it does not say itself.
  ///   - box: Around what is filled, in user space.
  /// - Returns: Nil where there are no stops, or the box has no area and counts.
  init?(_ chain: [SVGNode], box: CGRect, viewport: CGSize) {
    guard let kind = chain.first?.kind else { return nil }
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    stops = Self.stops(chain)
    guard !stops.isEmpty else { return nil }
    let usesBox = attribute("gradientUnits") != "userSpaceOnUse"
    var transform = attribute("gradientTransform").flatMap(SVGTransform.parse) ?? .identity
    if usesBox {
      guard box.width > 0, box.height > 0 else { return nil }
      transform = transform.concatenating(SVGRenderer.transform(to: box))
    }
    self.transform = transform
    switch attribute("spreadMethod") {
    case "reflect": spread = .reflect
    case "repeat": spread = .repeat
    default: spread = .pad
    }
    func value(_ name: String, _ standard: Double, _ direction: SVGLength.Direction) -> Double {
      let length = SVGLength(attribute(name)) ?? SVGLength(standard * 100, .percent)
      return usesBox
        ? length.fraction : length.value(direction, viewport: viewport, fontSize: 16)
    }
    if kind == "linearGradient" {
      shape = .linear(
        start: CGPoint(x: value("x1", 0, .horizontal), y: value("y1", 0, .vertical)),
        end: CGPoint(x: value("x2", 1, .horizontal), y: value("y2", 0, .vertical)))
    } else {
      let center = CGPoint(x: value("cx", 0.5, .horizontal), y: value("cy", 0.5, .vertical))
      let radius = value("r", 0.5, .diagonal)
      let focusRadius = attribute("fr") == nil ? 0 : value("fr", 0, .diagonal)
      var focus = CGPoint(
        x: attribute("fx") == nil ? center.x.native : value("fx", 0.5, .horizontal),
        y: attribute("fy") == nil ? center.y.native : value("fy", 0.5, .vertical))
      // A focus outside of the circle is moved to its edge.
      let (dx, dy) = ((focus.x - center.x).native, (focus.y - center.y).native)
      let distance = (dx * dx + dy * dy).squareRoot()
      let reach = max(radius - focusRadius, 0) * 0.999
      if distance > reach, distance > 0 {
        focus = CGPoint(
          x: center.x.native + dx * reach / distance, y: center.y.native + dy * reach / distance)
      }
      shape = .radial(focus: focus, focusRadius: focusRadius, center: center, radius: radius)
    }
  }

  private static func stops(_ chain: [SVGNode]) -> [(offset: Double, color: SVGColor)] {
    let nodes =
      chain.lazy.map { $0.children.filter { $0.kind == "stop" } }
      .first { !$0.isEmpty } ?? []
    var last = 0.0
    return nodes.map { node in
      let offset = (SVGLength(node.attributes["offset"])?.fraction ?? 0).clamped(to: 0...1)
      last = max(last, offset)
      let text = node.properties["stop-color"] ?? "black"
      var color = text.lowercased() == "currentcolor" ? node.color : SVGColor(text) ?? .black
      color.alpha *= SVGStyle.opacity(node.properties["stop-opacity"]) ?? 1
      return (last, color)
    }
  }

  /// The colour of a gradient without length, or with a single stop.
  var onlyColor: SVGColor? {
    let hasLength =
      switch shape {
      case .linear(let start, let end): start != end
      case .radial(_, _, _, let radius): radius > 0
      }
    return stops.count == 1 || !hasLength ? stops.last?.color : nil
  }

  /// Fills the clip.
  func draw(in context: CGContext) {
    context.concatenate(transform)
    let visible = context.boundingBoxOfClipPath
    if visible.isNull { return }
    let copies = spread == .pad ? 0..<1 : copies(covering: visible)
    guard let gradient = gradient(copies) else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (first, last) = (CGFloat(copies.lowerBound), CGFloat(copies.upperBound))
    switch shape {
    case .linear(let start, let end):
      func point(_ t: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      context.drawLinearGradient(
        gradient, start: point(first), end: point(last), options: options)
    case .radial(let focus, let focusRadius, let center, let radius):
      func middle(_ t: CGFloat) -> CGPoint {
        CGPoint(x: focus.x + (center.x - focus.x) * t, y: focus.y + (center.y - focus.y) * t)
      }
      func reach(_ t: CGFloat) -> CGFloat {
        CGFloat(focusRadius) + CGFloat(radius - focusRadius) * t
      }
      context.drawRadialGradient(
        gradient, startCenter: middle(first), startRadius: reach(first), endCenter: middle(last),
        endRadius: reach(last), options: options)
    }
  }

  /// Which repetitions of 0 … 1 are seen.
  private func copies(covering visible: CGRect) -> Range<Int> {
    let corners = [
      CGPoint(x: visible.minX, y: visible.minY), CGPoint(x: visible.maxX, y: visible.minY),
      CGPoint(x: visible.minX, y: visible.maxY), CGPoint(x: visible.maxX, y: visible.maxY),
    ]
    let half = Self.maximumCopyCount / 2
    switch shape {
    case .linear(let start, let end):
      let (dx, dy) = ((end.x - start.x).native, (end.y - start.y).native)
      let square = dx * dx + dy * dy
      let places = corners.map {
        (($0.x - start.x).native * dx + ($0.y - start.y).native * dy) / square
      }
      let low = (places.min() ?? 0).rounded(.down).clamped(to: Double(-half)...0)
      let high = (places.max() ?? 1).rounded(.up).clamped(to: 1...Double(half))
      return Int(clamping: low)..<Int(clamping: high)
    case .radial(let focus, let focusRadius, let center, let radius):
      // Circles only grow to the right of 0; each reaches at least so far from the focus.
      let (dx, dy) = ((center.x - focus.x).native, (center.y - focus.y).native)
      let growth = radius - focusRadius - (dx * dx + dy * dy).squareRoot()
      let reach =
        corners.map {
          let (x, y) = (($0.x - focus.x).native, ($0.y - focus.y).native)
          return (x * x + y * y).squareRoot()
        }.max() ?? 0
      guard growth > 0 else { return 0..<half }
      return 0..<Int(clamping: (reach / growth).rounded(.up).clamped(to: 1...Double(half)))
    }
  }

  private func gradient(_ copies: Range<Int>) -> CGGradient? {
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    let count = Double(copies.count)
    // Between copies no colours are blended.
    let (first, last) = (self.stops[0].color, self.stops[self.stops.count - 1].color)
    let stops = [(offset: 0, color: first)] + self.stops + [(offset: 1, color: last)]
    for copy in copies {
      let isMirrored = spread == .reflect && copy % 2 != 0
      for stop in isMirrored ? stops.reversed() : stops {
        let offset = isMirrored ? 1 - stop.offset : stop.offset
        colors.append(stop.color.cgColor())
        locations.append(CGFloat((Double(copy - copies.lowerBound) + offset) / count))
      }
    }
    return CGGradient(colors: colors, locations: locations)
  }
}
