internal import Synchronization

/// The shapes of symbols by name: those that were registered, a few plain signs, and for
/// everything else a rounded square.
package final class SymbolCatalog: Sendable {
  package static let shared = SymbolCatalog()

  private let registered = Mutex<[String: SymbolShape]>([:])

  package init() {}

  /// Gives a name a filled shape.
  ///
  /// - Parameters:
  ///   - path: In any space, y downwards.
  ///   - box: What of that space the symbol takes up.
  ///   - heightInEms: How high that is beside letters of one em.
  package func register(
    _ name: String, path: CGPath, box: CGRect, heightInEms: CGFloat = 1.12
  ) {
    guard box.height > 0, box.width > 0 else { return }
    let scale = heightInEms / box.height
    var transform = CGAffineTransform(scaleX: scale, y: scale)
      .translatedBy(x: -box.midX, y: -box.midY)
    // SAFETY: the pointer is used during the call alone.
    guard let path = unsafe path.copy(using: &transform) else { return }
    let shape = SymbolShape(
      parts: [.init(path: path, isFilled: true)],
      box: CGSize(width: box.width * scale, height: heightInEms))
    registered.withLock { $0[name] = shape }
    DrawnSymbols.shared.removeAll()
  }

  package func unregisterAll() {
    registered.withLock { $0.removeAll() }
    DrawnSymbols.shared.removeAll()
  }

  func shape(named name: String) -> SymbolShape {
    if let shape = registered.withLock({ $0[name] }) { return shape }
    return Self.sign(named: name) ?? Self.placeholder
  }

  /// Whether a shape of the name is registered or drawn here, not the plain square.
  func hasShape(named name: String) -> Bool {
    registered.withLock { $0[name] != nil } || Self.sign(named: name) != nil
  }

  // MARK: Shapes of our own

  /// About what most symbols take up beside letters of one em.
  private static let placeholder: SymbolShape = {
    let path = UIBezierPath(
      roundedRect: CGRect(x: -0.46, y: -0.46, width: 0.92, height: 0.92), cornerRadius: 0.22)
    return SymbolShape(parts: [.init(path: path.cgPath)], box: CGSize(width: 1.17, height: 1.12))
  }()

  private typealias Points = [(CGFloat, CGFloat)]

  private static func sign(named name: String) -> SymbolShape? {
    for (suffix, isFilled) in [(".circle.fill", true), (".circle", false)]
    where name.hasSuffix(suffix) {
      guard let inner = lines(named: String(name.dropLast(suffix.count))) else { return nil }
      return circled(inner, isFilled: isFilled)
    }
    switch name {
    case "plus":
      // Source: ink of 53 × 54 pixels in an image of 65 × 62, measured on the add item of a bar
      // at 3x, whose em is 21.76 points.
      return SymbolShape(
        parts: [[(-0.3634, 0), (0.3634, 0)], [(0, -0.3634), (0, 0.3634)]].map {
          .init(path: polyline($0))
        }, box: CGSize(width: 0.99, height: 0.945))
    case "circle": return circled([], isFilled: false)
    case "circle.fill": return circled([], isFilled: true)
    case "ellipsis":
      return SymbolShape(
        parts: [-0.38, 0, 0.38].map { .init(path: circle(x: $0, radius: 0.085), isFilled: true) },
        box: CGSize(width: 1.17, height: 0.3))
    case "magnifyingglass":
      let handle = polyline([(0.17, 0.17), (0.44, 0.44)])
      return SymbolShape(
        parts: [.init(path: circle(x: -0.09, y: -0.09, radius: 0.36)), .init(path: handle)],
        box: CGSize(width: 1.17, height: 1.12))
    default: break
    }
    guard let strokes = lines(named: name) else { return nil }
    let points = strokes.joined()
    let (width, height) = (
      points.map { $0.0.magnitude }.max() ?? 0, points.map { $0.1.magnitude }.max() ?? 0
    )
    return SymbolShape(
      parts: strokes.map { .init(path: polyline($0)) },
      box: CGSize(width: 2 * width + 0.2, height: 2 * height + 0.2))
  }

  private static func lines(named name: String) -> [Points]? {
    switch name {
    case "plus": [[(-0.42, 0), (0.42, 0)], [(0, -0.42), (0, 0.42)]]
    case "minus": [[(-0.42, 0), (0.42, 0)]]
    case "xmark": [[(-0.35, -0.35), (0.35, 0.35)], [(-0.35, 0.35), (0.35, -0.35)]]
    case "checkmark": [[(-0.38, 0.04), (-0.12, 0.36), (0.38, -0.36)]]
    case "chevron.right", "chevron.forward": [[(-0.18, -0.38), (0.2, 0), (-0.18, 0.38)]]
    case "chevron.left", "chevron.backward", "chevron.compact.left":
      [[(0.18, -0.38), (-0.2, 0), (0.18, 0.38)]]
    case "chevron.down": [[(-0.42, -0.19), (0, 0.21), (0.42, -0.19)]]
    case "chevron.up": [[(-0.42, 0.19), (0, -0.21), (0.42, 0.19)]]
    case "arrow.right": [[(-0.45, 0), (0.45, 0)], [(0.1, -0.35), (0.45, 0), (0.1, 0.35)]]
    case "arrow.left": [[(-0.45, 0), (0.45, 0)], [(-0.1, -0.35), (-0.45, 0), (-0.1, 0.35)]]
    case "arrow.up": [[(0, -0.45), (0, 0.45)], [(-0.35, -0.1), (0, -0.45), (0.35, -0.1)]]
    case "arrow.down": [[(0, -0.45), (0, 0.45)], [(-0.35, 0.1), (0, 0.45), (0.35, 0.1)]]
    case "info": [[(0, -0.42), (0, -0.4)], [(-0.08, -0.14), (0.02, -0.14), (0.02, 0.42)]]
    case "exclamationmark": [[(0, -0.44), (0, 0.14)], [(0, 0.41), (0, 0.43)]]
    case "line.3.horizontal":
      [[(-0.45, -0.28), (0.45, -0.28)], [(-0.45, 0), (0.45, 0)], [(-0.45, 0.28), (0.45, 0.28)]]
    default: nil
    }
  }

  /// Source: `UIButton(type: .contactAdd)` is 73 × 71 pixels at 3x, its ring 65 wide and its sign
  /// 31, at an em of 21.76 points.
  private static func circled(_ strokes: [Points], isFilled: Bool) -> SymbolShape {
    let radius: CGFloat = isFilled ? 0.4977 : 0.4552
    var parts = [SymbolShape.Part(path: circle(radius: radius), isFilled: isFilled)]
    for stroke in strokes {
      let smaller = stroke.map { ($0.0 * 0.466, $0.1 * 0.466) }
      parts.append(.init(path: polyline(smaller), isCutOut: isFilled))
    }
    return SymbolShape(parts: parts, box: CGSize(width: 1.115, height: 1.085))
  }

  private static func circle(x: CGFloat = 0, y: CGFloat = 0, radius: CGFloat) -> CGPath {
    unsafe CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }

  private static func polyline(_ points: Points) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }
}
