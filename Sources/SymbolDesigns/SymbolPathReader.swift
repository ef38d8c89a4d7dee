import CoreGraphics

/// Reads the commands of a path in a symbol's recipe. All numbers are hundredths of an em.
///
/// | command | what it adds |
/// |---|---|
/// | `M x y`, `L x y …` | a new subpath; lines from the current point, or between points |
/// | `C x1 y1 x2 y2 x y …`, `Q x1 y1 x y …`, `Z` | curves; the end of a closed subpath |
/// | `A x y r a b` | an arc about a point from one angle to another, clockwise where b > a |
/// | `J x y r a b` | the same as a new subpath |
/// | `D x y` | a dot as wide as the line |
/// | `O x y r`, `V x y rx ry` | a circle, an oval about a point |
/// | `R x y w h r` | a rounded rectangle with its upper left corner at a point |
/// | `P r x y …`, `N r x y …` | a closed, an open polygon with rounded corners |
/// | `r4` among its points | another radius for those after it |
/// | `S n x y a b r turn` | a star with n points at the radius a and its inner corners at b |
/// | `G n x y a b r` | a wheel with n teeth, a the radius outside and b between them |
struct SymbolPathReader {
  private var words: ArraySlice<Substring>
  private let result = CGMutablePath()

  init(words: ArraySlice<Substring>) { self.words = words }

  /// A command that is not known, or lacks numbers, ends the result.
  mutating func read() -> CGPath {
    while let word = words.popFirst() {
      guard readCommand(word) else { break }
    }
    return result
  }

  private mutating func number() -> CGFloat? {
    guard let word = words.first, let value = Double(word) else { return nil }
    words = words.dropFirst()
    return CGFloat(value) / 100
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var result: [CGFloat] = []
    while result.count < count {
      guard let value = number() else { return nil }
      result.append(value)
    }
    return result
  }

  private mutating func point() -> CGPoint? {
    guard let values = numbers(2) else { return nil }
    return CGPoint(x: values[0], y: values[1])
  }

  private mutating func readCommand(_ command: Substring) -> Bool {
    switch command {
    case "M":
      guard let point = point() else { return false }
      result.move(to: point)
    case "L": readLines()
    case "C":
      while let v = numbers(6) {
        result.addCurve(
          to: CGPoint(x: v[4], y: v[5]), control1: CGPoint(x: v[0], y: v[1]),
          control2: CGPoint(x: v[2], y: v[3]))
      }
    case "Q":
      while let v = numbers(4) {
        result.addQuadCurve(
          to: CGPoint(x: v[2], y: v[3]), control: CGPoint(x: v[0], y: v[1]))
      }
    case "Z": result.closeSubpath()
    case "P", "N": return readPolygon(isClosed: command == "P")
    case "S", "G": return readWheel(isStar: command == "S")
    default: return readShape(command)
    }
    return true
  }

  /// Lines from the current point, or from the first one where there is none.
  private mutating func readLines() {
    var isFirst = result.isEmpty || isAfterSubpath
    while let point = point() {
      if isFirst { result.move(to: point) } else { result.addLine(to: point) }
      isFirst = false
    }
  }

  /// Whether the last subpath is whole, so that the next command begins another.
  private var isAfterSubpath: Bool { result.verbs.last == .close }

  private mutating func readShape(_ command: Substring) -> Bool {
    switch command {
    case "D":
      guard let point = point() else { return false }
      result.move(to: point)
      result.addLine(to: CGPoint(x: point.x + 0.0001, y: point.y))
    case "A", "J":
      guard let v = numbers(5) else { return false }
      let (from, to) = (v[3] * 100 * .pi / 180, v[4] * 100 * .pi / 180)
      if command == "J" || isAfterSubpath {
        let start = DeterministicMath.sinCos(from.native)
        result.move(to: CGPoint(x: v[0] + v[2] * start.cos, y: v[1] + v[2] * start.sin))
      }
      result.addRelativeArc(
        center: CGPoint(x: v[0], y: v[1]), radius: v[2], startAngle: from, delta: to - from)
    case "O":
      guard let v = numbers(3) else { return false }
      result.addEllipse(
        in: CGRect(x: v[0] - v[2], y: v[1] - v[2], width: 2 * v[2], height: 2 * v[2]))
    case "V":
      guard let v = numbers(4) else { return false }
      result.addEllipse(
        in: CGRect(x: v[0] - v[2], y: v[1] - v[3], width: 2 * v[2], height: 2 * v[3]))
    case "R":
      guard let v = numbers(5), v[2] > 0, v[3] > 0 else { return false }
      let radius = min(v[4], v[2] / 2, v[3] / 2)
      result.addRoundedRect(
        in: CGRect(x: v[0], y: v[1], width: v[2], height: v[3]), cornerWidth: radius,
        cornerHeight: radius)
    default: return false
    }
    return true
  }

  private mutating func readPolygon(isClosed: Bool) -> Bool {
    var radius = number() ?? 0
    var corners: [Corner] = []
    while let word = words.first {
      if word.first == "r", let other = Double(word.dropFirst()) {
        radius = CGFloat(other) / 100
        words = words.dropFirst()
      } else if let point = point() {
        corners.append(Corner(point: point, radius: radius))
      } else {
        break
      }
    }
    addPolygon(corners, isClosed: isClosed)
    return true
  }

  /// Radii and the turn of stars and wheels.
  private mutating func readWheel(isStar: Bool) -> Bool {
    guard let v = numbers(isStar ? 7 : 6) else { return false }
    // In range: recipes are our own.
    let count = Int((v[0] * 100).rounded())
    let step = 2 * Double.pi / Double(count)
    let turn = isStar ? v[6].native * 100 * .pi / 180 : 0
    func corner(_ angle: Double, _ radius: CGFloat) -> Corner {
      let (sine, cosine) = DeterministicMath.sinCos(angle + turn - .pi / 2)
      let point = CGPoint(x: v[1] + radius * CGFloat(cosine), y: v[2] + radius * CGFloat(sine))
      return Corner(point: point, radius: v[5])
    }
    var corners: [Corner] = []
    for index in 0..<count {
      let angle = step * Double(index)
      if isStar {
        corners += [corner(angle, v[3]), corner(angle + step / 2, v[4])]
      } else {
        corners += [
          corner(angle - step * 0.17, v[3]), corner(angle + step * 0.17, v[3]),
          corner(angle + step * 0.29, v[4]), corner(angle + step * 0.71, v[4]),
        ]
      }
    }
    addPolygon(corners, isClosed: true)
    return true
  }

  private struct Corner {
    var point: CGPoint
    var radius: CGFloat
  }

  private func addPolygon(_ corners: [Corner], isClosed: Bool) {
    guard let first = corners.first, let last = corners.last, corners.count > 1 else { return }
    if isClosed {
      result.move(
        to: CGPoint(
          x: (first.point.x + last.point.x) / 2, y: (first.point.y + last.point.y) / 2))
    } else {
      result.move(to: first.point)
    }
    for (index, corner) in corners.enumerated() where isClosed || index > 0 {
      guard isClosed || index < corners.count - 1 else {
        result.addLine(to: corner.point)
        break
      }
      let next = corners[(index + 1) % corners.count].point
      result.addArc(tangent1End: corner.point, tangent2End: next, radius: corner.radius)
    }
    if isClosed { result.closeSubpath() }
  }
}
