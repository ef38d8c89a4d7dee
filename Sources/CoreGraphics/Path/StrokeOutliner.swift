/// Turns lines into the outlines of their strokes, for a fill with the nonzero rule.
///
/// Every piece of an outline winds around what it covers in the same direction, so that pieces
/// add up and never cancel: each chord gives a quadrilateral across the pen, each turn a wedge
/// on its outer side. On the inner side the outline takes the crossing of both edges where the
/// chords are long enough for it, and otherwise passes through the vertex itself, which is the
/// sum of both quadrilaterals. Where a curve is tighter than the pen, the wedge on the inner
/// side, which the pen sweeps backwards, is added as well. There are no holes, however tight
/// the curve or wide the pen.
struct StrokeOutliner {
  typealias Vector = SIMD2<Double>

  let halfWidth: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// The minimum cosine of a turn that is mitered: 2 / limit² − 1.
  private let miterCosine: Double
  /// Turns below this cosine's angle need no join: one point is near enough.
  private let straightCosine: Double
  /// The number of chords of a half circle.
  private let halfCircleSteps: Int
  private let halfCircle: [Vector]
  private let transform: CGAffineTransform

  private(set) var outline = FlatPath()
  private var left: [Vector] = []
  private var right: [Vector] = []

  /// From this number of points, round joins and caps become straight: memory has a bound
  /// that grows with the path alone.
  static let manyPoints = 1 << 23

  /// - Parameters:
  ///   - width: Above 0, finite, user space.
  ///   - tolerance: How far a round part may stray from its chords, user space.
  ///   - transform: From user to device space; applied to the outline.
  init(
    width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, tolerance: Double,
    transform: CGAffineTransform
  ) {
    halfWidth = width / 2
    self.cap = cap
    self.join = join
    self.transform = transform
    miterCosine = miterLimit >= 1 ? 2 / (miterLimit * miterLimit) - 1 : 1
    // The tip of a turn by the angle θ lies θ²/8 of the radius beyond its arc.
    straightCosine = 1 - min(tolerance / halfWidth, 0.07)
    halfCircleSteps = Self.halfCircleSteps(radius: halfWidth, tolerance: tolerance)
    halfCircle = cap == .round ? Self.halfCircle(steps: halfCircleSteps) : []
    // Enough for a line or two, so that small strokes make room once.
    left.reserveCapacity(60)
    right.reserveCapacity(28)
  }

  /// As many chords as a filled circle of this radius has, so that a dot is the same as a disc.
  private static func halfCircleSteps(radius: Double, tolerance: Double) -> Int {
    // A quarter circle's second difference is 1 − 4/3 · (√2 − 1) of its radius.
    let deviation = 0.75 * (1 - CGMutablePath.quarterArc) * radius
    var steps = 2
    var reached = tolerance
    while reached < deviation, steps < 1024 {
      steps *= 2
      reached *= 4
    }
    return max(steps, 4)
  }

  /// Inner points of a half circle from y = 1 through x = 1 to y = −1, exactly symmetric.
  private static func halfCircle(steps: Int) -> [Vector] {
    var points: [Vector] = []
    points.reserveCapacity(steps - 1)
    for k in 1..<(steps / 2) {
      let (s, c) = DeterministicMath.sinCos(.pi * Double(k) / Double(steps))
      points.append(Vector(s, c))
    }
    points.append(Vector(1, 0))
    for k in (0..<(steps / 2 - 1)).reversed() {
      points.append(Vector(points[k].x, -points[k].y))
    }
    return points
  }

  /// Adds the outline of one line.
  mutating func add(_ line: StrokeLine) {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    if line.vertices.count == 1 {
      addDot(line)
    } else if line.isClosed {
      addClosed(line)
    } else if line.vertices.count > 1 {
      addOpen(line)
    }
  }

  private mutating func addDot(_ line: StrokeLine) {
    guard cap != .butt, line.hasSegments else { return }
    let (point, direction) = (line.vertices[0].point, line.vertices[0].departure)
    emit(point, direction)
    left.reserveCapacity(2 * halfCircleSteps + 4)
    addCap(point, direction)
    left.append(contentsOf: right)
    addCap(point, -direction)
    write(left)
  }

  private mutating func addOpen(_ line: StrokeLine) {
    let last = line.vertices.count - 1
    var chordIn = Chord(from: line.vertices[0].point, to: line.vertices[1].point)
    emit(line.vertices[0].point, line.vertices[0].departure)
    if !chordIn.allows(line.vertices[0].departure, halfWidth) {
      turn(
        at: line.vertices[0].point, from: line.vertices[0].departure,
        to: chordIn.direction, .round, isWithinCurve: true)
    }
    var vertex = 1
    while vertex < last {
      let chordOut = Chord(from: line.vertices[vertex].point, to: line.vertices[vertex + 1].point)
      addVertex(line, vertex, chordIn, chordOut)
      chordIn = chordOut
      vertex += 1
    }
    if chordIn.allows(line.vertices[last].arrival, halfWidth) {
      emit(line.vertices[last].point, line.vertices[last].arrival)
    } else {
      emit(line.vertices[last].point, chordIn.direction)
      turn(
        at: line.vertices[last].point, from: chordIn.direction,
        to: line.vertices[last].arrival, .round, isWithinCurve: true)
    }
    addCap(line.vertices[last].point, line.vertices[last].arrival)
    left.append(contentsOf: right.reversed())
    addCap(line.vertices[0].point, -line.vertices[0].departure)
    write(left)
  }

  private mutating func addClosed(_ line: StrokeLine) {
    let count = line.vertices.count
    var chordIn = Chord(from: line.vertices[count - 1].point, to: line.vertices[0].point)
    for vertex in 0..<count {
      let next = vertex + 1 == count ? 0 : vertex + 1
      let chordOut = Chord(from: line.vertices[vertex].point, to: line.vertices[next].point)
      addVertex(line, vertex, chordIn, chordOut)
      chordIn = chordOut
    }
    write(left)
    right.reverse()
    write(right)
  }

  /// Adds both sides of the stroke at a vertex between two chords.
  private mutating func addVertex(
    _ line: StrokeLine, _ vertex: Int, _ chordIn: Chord, _ chordOut: Chord
  ) {
    let point = line.vertices[vertex].point
    let (arrival, departure) = (line.vertices[vertex].arrival, line.vertices[vertex].departure)
    let style: CGLineJoin = line.vertices[vertex].isWithinCurve ? .round : join
    let fitsIn = chordIn.allows(arrival, halfWidth)
    let fitsOut = chordOut.allows(departure, halfWidth)
    if fitsIn, fitsOut {
      if arrival == departure { return emit(point, arrival) }
      if addShortTurn(at: point, from: arrival, to: departure, chordIn, chordOut, style) {
        return
      }
    }
    emit(point, fitsIn ? arrival : chordIn.direction)
    if !fitsIn, !fitsOut, arrival == departure,
      addTightTurn(at: point, from: chordIn.direction, through: arrival, to: chordOut.direction)
    {
      return
    }
    if !fitsIn {
      turn(at: point, from: chordIn.direction, to: arrival, .round, isWithinCurve: true)
    }
    if arrival != departure {
      turn(
        at: point, from: arrival, to: departure, style,
        isWithinCurve: line.vertices[vertex].isWithinCurve)
    }
    if !fitsOut {
      turn(at: point, from: departure, to: chordOut.direction, .round, isWithinCurve: true)
    }
  }

  /// Adds a turn whose inner edges cross within both chords: one point on the inner side.
  ///
  /// - Returns: Whether there is such a crossing; without one the outline stays as it was.
  private mutating func addShortTurn(
    at point: Vector, from a: Vector, to b: Vector, _ chordIn: Chord, _ chordOut: Chord,
    _ style: CGLineJoin
  ) -> Bool {
    let cosine = a.x * b.x + a.y * b.y
    guard cosine > -0.99 else { return false }
    let (na, nb) = (Self.normal(a) * halfWidth, Self.normal(b) * halfWidth)
    let crossing = (na + nb) / (1 + cosine)
    guard chordIn.holds(crossing), chordOut.holds(crossing) else { return false }
    let isLeft = a.x * b.y - a.y * b.x > 0
    let isPointed = cosine >= straightCosine || (style == .miter && cosine >= miterCosine)
    if isPointed {
      left.append(point + crossing)
      right.append(point - crossing)
    } else if isLeft {
      left.append(point + crossing)
      right.append(point - na)
      if style == .round { addArc(onLeft: false, around: point, from: -na, to: -nb) }
      right.append(point - nb)
    } else {
      right.append(point - crossing)
      left.append(point + na)
      if style == .round { addArc(onLeft: true, around: point, from: na, to: nb) }
      left.append(point + nb)
    }
    return true
  }

  /// A turn on the spot, after both sides of the direction `a` have been written.
  ///
  /// The pen of a curve turns on both sides of it, that of a corner on the outer side alone.
  private mutating func turn(
    at point: Vector, from a: Vector, to b: Vector, _ style: CGLineJoin, isWithinCurve: Bool
  ) {
    let cosine = a.x * b.x + a.y * b.y
    let (na, nb) = (Self.normal(a) * halfWidth, Self.normal(b) * halfWidth)
    let isMitered = style == .miter && cosine >= miterCosine && cosine > -0.9999
    let tip = isMitered ? (na + nb) / (1 + cosine) : .zero
    if a.x * b.y - a.y * b.x > 0 {
      if isMitered { right.append(point - tip) }
      if style == .round { addArc(onLeft: false, around: point, from: -na, to: -nb) }
      left.append(point)
      if isWithinCurve {
        left.append(point + nb)
        addArc(onLeft: true, around: point, from: nb, to: na)
        left.append(point + na)
        left.append(point)
      }
    } else {
      if isMitered { left.append(point + tip) }
      if style == .round { addArc(onLeft: true, around: point, from: na, to: nb) }
      right.append(point)
      if isWithinCurve {
        right.append(point - nb)
        addArc(onLeft: false, around: point, from: -nb, to: -na)
        right.append(point - na)
        right.append(point)
      }
    }
    left.append(point + nb)
    right.append(point - nb)
  }

  /// Adds two turns of a curve's pen in the same direction as one: the same as one after the other,
  /// without the lines between both, which would lead to the vertex and back again.
  ///
  /// - Returns: Whether they have the same direction; otherwise the outline stays as it was.
  private mutating func addTightTurn(
    at point: Vector, from a: Vector, through m: Vector, to b: Vector
  ) -> Bool {
    let isLeft = a.x * m.y - a.y * m.x > 0
    guard isLeft == (m.x * b.y - m.y * b.x > 0) else { return false }
    let side: Double = isLeft ? 1 : -1
    let (na, nm) = (side * Self.normal(a) * halfWidth, side * Self.normal(m) * halfWidth)
    let nb = side * Self.normal(b) * halfWidth
    // The outer side.
    addArc(onLeft: !isLeft, around: point, from: -na, to: -nm)
    append(point - nm, onLeft: !isLeft)
    addArc(onLeft: !isLeft, around: point, from: -nm, to: -nb)
    append(point - nb, onLeft: !isLeft)
    // The inner side.
    append(point, onLeft: isLeft)
    append(point + nb, onLeft: isLeft)
    addArc(onLeft: isLeft, around: point, from: nb, to: nm)
    append(point + nm, onLeft: isLeft)
    addArc(onLeft: isLeft, around: point, from: nm, to: na)
    append(point + na, onLeft: isLeft)
    append(point, onLeft: isLeft)
    append(point + nb, onLeft: isLeft)
    return true
  }

  @inline(__always)
  private mutating func append(_ point: Vector, onLeft: Bool) {
    if onLeft { left.append(point) } else { right.append(point) }
  }

  /// The points of an arc between two radii of at most a half turn, without the ends: around
  /// the left side of a turn to the right, or the right side of a turn to the left. The side
  /// decides where the turn is a half one.
  private mutating func addArc(
    onLeft: Bool, around point: Vector, from a: Vector, to b: Vector
  ) {
    let square = halfWidth * halfWidth
    let cosine = (a.x * b.x + a.y * b.y) / square
    guard cosine < straightCosine, pointCount < Self.manyPoints else { return }
    let angle = DeterministicMath.atan2(abs(a.x * b.y - a.y * b.x) / square, cosine)
    // Of a pen so thin or wide that its square is no number.
    guard angle.isFinite else { return }
    // In range: the angle is at most π.
    let steps = Int((angle / .pi * Double(halfCircleSteps)).rounded(.up))
    guard steps > 1 else { return }
    let (s, c) = DeterministicMath.sinCos((onLeft ? -angle : angle) / Double(steps))
    var radius = a
    for _ in 1..<steps {
      radius = Vector(radius.x * c - radius.y * s, radius.x * s + radius.y * c)
      if onLeft { left.append(point + radius) } else { right.append(point + radius) }
    }
  }

  /// What lies beyond the end of a line that leaves in a direction: points on the left side,
  /// from the left edge to the right.
  private mutating func addCap(_ point: Vector, _ direction: Vector) {
    let (n, d) = (Self.normal(direction) * halfWidth, direction * halfWidth)
    switch cap {
    case .butt: break
    case .square:
      left.append(point + n + d)
      left.append(point - n + d)
    case .round:
      guard pointCount < Self.manyPoints else { return }
      for p in halfCircle {
        left.append(point + p.y * n + p.x * d)
      }
    }
  }

  private var pointCount: Int { outline.points.count + left.count + right.count }

  private mutating func emit(_ point: Vector, _ direction: Vector) {
    let n = Self.normal(direction) * halfWidth
    left.append(point + n)
    right.append(point - n)
  }

  private static func normal(_ d: Vector) -> Vector { Vector(-d.y, d.x) }

  private mutating func write(_ contour: [Vector]) {
    outline.subpathStarts.append(Int32(truncatingIfNeeded: outline.points.count))
    outline.closed.append(true)
    let t = transform
    // All at once, so that room is made once.
    outline.points.append(
      contentsOf: contour.lazy.map { p in
        CGPoint(x: t.a * p.x + t.c * p.y + t.tx, y: t.b * p.x + t.d * p.y + t.ty)
      })
  }

  /// The straight line between two vertices.
  private struct Chord {
    let direction: Vector
    let halfLength: Double

    init(from a: Vector, to b: Vector) {
      let step = b - a
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      direction = step / length
      halfLength = length / 2
    }

    /// Whether a pen across `tangent` at one end leaves the edges of this chord's
    /// quadrilateral pointing forward: each end may take half of an edge.
    func allows(_ tangent: Vector, _ halfWidth: Double) -> Bool {
      let cross = direction.x * tangent.y - direction.y * tangent.x
      let dot = direction.x * tangent.x + direction.y * tangent.y
      return dot > 0 && abs(cross) * halfWidth <= halfLength
    }

    /// Whether a point, seen from one end, is level with this half of the chord.
    func holds(_ offset: Vector) -> Bool {
      abs(direction.x * offset.x + direction.y * offset.y) <= halfLength
    }
  }
}
