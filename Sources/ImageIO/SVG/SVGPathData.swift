/// Reads the `d` of a path.
///
/// - Source: SVG 2, 9.3: all commands. What follows a mistake is not drawn.
struct SVGPathData {
  private var scanner: SVGScanner
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a cubic curve, and that of a quadratic one.
  private var cubic: CGPoint?
  private var quadratic: CGPoint?
  private var isOpen = false

  static func path(_ text: String) -> CGPath {
    var data = SVGPathData(scanner: SVGScanner(text))
    data.run()
    return data.path
  }

  private init(scanner: SVGScanner) { self.scanner = scanner }

  private mutating func run() {
    scanner.skipSpace()
    guard let first = scanner.next, first | 0x20 == UInt8(ascii: "m") else { return }
    while let letter = scanner.next {
      scanner.skip()
      guard runCommand(letter) else { return }
      scanner.skipSpace()
    }
  }

  /// Runs a command for as many groups of numbers as follow it.
  private mutating func runCommand(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let command = letter | 0x20
    if command == UInt8(ascii: "z") {
      close()
      return true
    }
    var isFirst = true
    while true {
      if isFirst { scanner.skipSpace() } else { scanner.skipSeparator() }
      if !isFirst, !startsNumber { return true }
      let origin = isRelative ? current : .zero
      // After the first pair, a move's numbers are those of lines.
      let isLine = command == UInt8(ascii: "m") && !isFirst
      guard runOnce(isLine ? UInt8(ascii: "l") : command, origin) else { return false }
      isFirst = false
    }
  }

  private var startsNumber: Bool {
    guard let next = scanner.next else { return false }
    return SVGScanner.isDigit(next)
      || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")]
        .contains(next)
  }

  private mutating func runOnce(_ command: UInt8, _ origin: CGPoint) -> Bool {
    var (newCubic, newQuadratic): (CGPoint?, CGPoint?) = (nil, nil)
    defer { (cubic, quadratic) = (newCubic, newQuadratic) }
    switch command {
    case UInt8(ascii: "m"):
      guard let point = point(origin) else { return false }
      path.move(to: point)
      (current, start, isOpen) = (point, point, true)
    case UInt8(ascii: "l"):
      guard let point = point(origin) else { return false }
      addLine(to: point)
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      addLine(to: CGPoint(x: origin.x + CGFloat(x), y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      addLine(to: CGPoint(x: current.x, y: origin.y + CGFloat(y)))
    case UInt8(ascii: "c"):
      guard let first = point(origin), let second = next(origin), let end = next(origin) else {
        return false
      }
      addCurve(first, second, end)
      newCubic = second
    case UInt8(ascii: "s"):
      let first = reflected(cubic)
      guard let second = point(origin), let end = next(origin) else { return false }
      addCurve(first, second, end)
      newCubic = second
    case UInt8(ascii: "q"):
      guard let control = point(origin), let end = next(origin) else { return false }
      addQuadratic(control, end)
      newQuadratic = control
    case UInt8(ascii: "t"):
      let control = reflected(quadratic)
      guard let end = point(origin) else { return false }
      addQuadratic(control, end)
      newQuadratic = control
    case UInt8(ascii: "a"): return addArc(origin)
    default: return false
    }
    return true
  }

  private func reflected(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = scanner.number() else { return nil }
    scanner.skipSeparator()
    guard let y = scanner.number() else { return nil }
    return CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y))
  }

  private mutating func next(_ origin: CGPoint) -> CGPoint? {
    scanner.skipSeparator()
    return point(origin)
  }

  /// After a closed subpath, the next begins where that one did.
  private mutating func reopen() {
    if isOpen { return }
    path.move(to: current)
    (start, isOpen) = (current, true)
  }

  private mutating func addLine(to point: CGPoint) {
    reopen()
    path.addLine(to: point)
    current = point
  }

  private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    reopen()
    path.addCurve(to: end, control1: first, control2: second)
    current = end
  }

  private mutating func addQuadratic(_ control: CGPoint, _ end: CGPoint) {
    reopen()
    path.addQuadCurve(to: end, control: control)
    current = end
  }

  private mutating func close() {
    if isOpen { path.closeSubpath() }
    (current, isOpen, cubic, quadratic) = (start, false, nil, nil)
  }

  private mutating func addArc(_ origin: CGPoint) -> Bool {
    guard let rx = scanner.number() else { return false }
    scanner.skipSeparator()
    guard let ry = scanner.number() else { return false }
    scanner.skipSeparator()
    guard let degrees = scanner.number() else { return false }
    scanner.skipSeparator()
    guard let isLarge = scanner.flag() else { return false }
    scanner.skipSeparator()
    guard let sweeps = scanner.flag() else { return false }
    guard let end = next(origin) else { return false }
    reopen()
    SVGArc(
      from: current, to: end, rx: rx.magnitude, ry: ry.magnitude,
      rotation: degrees * .pi / 180, isLarge: isLarge, sweeps: sweeps
    ).add(to: path)
    current = end
    return true
  }
}

/// An arc of an ellipse between two points.
///
/// - Source: SVG 2, implementation notes, “Elliptical arc implementation notes”.
struct SVGArc {
  let from: CGPoint
  let to: CGPoint
  let rx: Double
  let ry: Double
  /// The rotation in radians.
  let rotation: Double
  let isLarge: Bool
  let sweeps: Bool

  func add(to path: CGMutablePath) {
    if from == to { return }
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return path.addLine(to: to) }
    let (sine, cosine) = DeterministicMath.sinCos(rotation)
    let (dx, dy) = ((from.x - to.x).native / 2, (from.y - to.y).native / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // Radii that do not reach are enlarged until they do.
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    let factor = reach > 1 ? reach.squareRoot() : 1
    let (rx, ry) = (self.rx * factor, self.ry * factor)
    let product = rx * rx * y * y + ry * ry * x * x
    guard product > 0, product.isFinite else { return path.addLine(to: to) }
    let root = (max(rx * rx * ry * ry - product, 0) / product).squareRoot()
    let side = isLarge == sweeps ? -root : root
    let (centerX, centerY) = (side * rx * y / ry, -side * ry * x / rx)
    let start = DeterministicMath.atan2((y - centerY) / ry, (x - centerX) / rx)
    let end = DeterministicMath.atan2((-y - centerY) / ry, (-x - centerX) / rx)
    var delta = end - start
    if sweeps, delta < 0 { delta += 2 * .pi }
    if !sweeps, delta > 0 { delta -= 2 * .pi }
    // From the unit circle to the ellipse.
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let map = CGAffineTransform(
      a: CGFloat(cosine * rx), b: CGFloat(sine * rx), c: CGFloat(-sine * ry),
      d: CGFloat(cosine * ry),
      tx: middle.x + CGFloat(cosine * centerX - sine * centerY),
      ty: middle.y + CGFloat(sine * centerX + cosine * centerY))
    // In range: delta is within a turn.
    let count = max(Int((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / Double(count)
    let handle = 4 / 3 * DeterministicMath.tan(step / 4)
    for index in 0..<count {
      let (s0, c0) = DeterministicMath.sinCos(start + step * Double(index))
      let (s1, c1) = DeterministicMath.sinCos(start + step * Double(index + 1))
      func mapped(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(map) }
      path.addCurve(
        to: index == count - 1 ? to : mapped(c1, s1),
        control1: mapped(c0 - handle * s0, s0 + handle * c0),
        control2: mapped(c1 + handle * s1, s1 - handle * c1))
    }
  }
}
