/// A subpath as a pen follows it: vertices in user space with the directions in which the path
/// arrives there and leaves.
///
/// Directions are true tangents of curves and not those of their chords, so that a stroke's
/// outline has its vertices on the outline of the curve's own stroke.
struct StrokeLine {
  typealias Vector = SIMD2<Double>

  struct Vertex {
    var point: Vector
    /// A unit vector; that of the first vertex counts in a closed line alone.
    var arrival: Vector
    /// A unit vector; that of the last vertex counts in a closed line alone.
    var departure: Vector
    /// Whether the vertex lies within a curve: a turn there is round, whatever the join style.
    var isWithinCurve: Bool
  }

  private(set) var vertices: [Vertex] = []
  private(set) var isClosed = false
  /// Whether something has been drawn from the first vertex, if only to the same point.
  private(set) var hasSegments = false

  /// The maximum number of chords of a curve: 2¹⁰.
  static let maximumChordCount = 1024
  /// The number of vertices of a path from which on curves are cut into few chords.
  static let manyVertices = 1 << 22

  var isEmpty: Bool { vertices.isEmpty }

  /// Makes room for so many vertices.
  mutating func reserveCapacity(_ count: Int) { vertices.reserveCapacity(count) }

  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    isClosed = false
    hasSegments = false
  }

  /// Starts the line; one that would start at a point that is not finite is left out.
  mutating func start(at point: Vector) {
    removeAll()
    guard point.x.isFinite, point.y.isFinite else { return }
    append(point, arrival: [1, 0], departure: [1, 0], isWithinCurve: false)
  }

  /// Adds a vertex as it is.
  mutating func append(
    _ point: Vector, arrival: Vector, departure: Vector, isWithinCurve: Bool
  ) {
    vertices.append(
      Vertex(
        point: point, arrival: arrival, departure: departure, isWithinCurve: isWithinCurve))
  }

  mutating func markAsDrawn() {
    hasSegments = true
  }

  /// A straight line to a point. One shorter than `shortest` is left out: its direction is
  /// mostly rounding error.
  ///
  /// - Parameters:
  ///   - startDirection: Tangent at the start, if it is not the chord's.
  ///   - endDirection: Tangent at the end.
  /// - Returns: Whether there is a new vertex.
  @discardableResult
  mutating func addLine(
    to point: Vector, shortest: Double, startDirection: Vector? = nil,
    endDirection: Vector? = nil
  ) -> Bool {
    guard let last = vertices.last?.point, point.x.isFinite, point.y.isFinite else { return false }
    hasSegments = true
    let step = point - last
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    guard length >= shortest, length > 0, length.isFinite else { return false }
    let chord = step / length
    vertices[vertices.count - 1].departure = startDirection ?? chord
    let direction = endDirection ?? chord
    append(point, arrival: direction, departure: direction, isWithinCurve: false)
    return true
  }

  /// Joins the last vertex to the first.
  mutating func close(shortest: Double) {
    guard let first = vertices.first?.point else { return }
    addLine(to: first, shortest: shortest)
    hasSegments = true
    isClosed = vertices.count > 1
    guard isClosed else { return }
    // The last vertex is the first one, or no farther from it than rounding.
    vertices[0].arrival = vertices.removeLast().arrival
    isClosed = vertices.count > 1
  }

  /// A cubic curve as chords.
  ///
  /// - Parameters:
  ///   - tolerance: How far the curve may stray from its chords, in user space.
  ///   - minimumCosine: Of the turn between the ends of a chord.
  mutating func addCubic(
    _ p1: Vector, _ p2: Vector, _ p3: Vector, tolerance: Double, shortest: Double,
    minimumCosine: Double
  ) {
    guard let p0 = vertices.last?.point else { return }
    let curve = Cubic(p0, p1, p2, p3)
    guard curve.isFinite else {
      addLine(to: p3, shortest: shortest)
      return
    }
    let finest = vertices.count < Self.manyVertices ? Self.maximumChordCount : 16
    var step = curve.firstStep(finest: finest, tolerance: tolerance)
    var position = 0
    var here = CurvePlace(bend: curve.bend(at: 0), direction: curve.startDirection)
    let unit = 1 / Double(finest)
    var isFirst = true

    func place(_ position: Int) -> CurvePlace {
      let t = Double(position) * unit
      return CurvePlace(
        bend: curve.bend(at: t),
        direction: position == finest ? curve.endDirection : curve.direction(at: t))
    }
    /// The place that a chord of so many steps leads to, if it is fine enough.
    func finePlace(_ step: Int) -> CurvePlace? {
      let h = Double(step) * unit
      let bend = max(here.bend, curve.bend(at: Double(position + step) * unit))
      guard bend * (h * h) <= tolerance else { return nil }
      let there = place(position + step)
      guard let a = here.direction, let b = there.direction else { return nil }
      return a.x * b.x + a.y * b.y >= minimumCosine ? there : nil
    }

    while position < finest {
      var there: CurvePlace?
      while step < finest, position & (2 * step - 1) == 0, let longer = finePlace(2 * step) {
        step *= 2
        there = longer
      }
      while step > 1, there == nil {
        there = finePlace(step)
        if there == nil { step /= 2 }
      }
      position += step
      let next = there ?? place(position)
      let isLast = position == finest
      let vertex = vertices.count - 1
      if addLine(
        to: isLast ? p3 : curve.point(at: Double(position) * unit), shortest: shortest,
        startDirection: here.direction, endDirection: next.direction)
      {
        if !isFirst { vertices[vertex].isWithinCurve = true }
        isFirst = false
        here = next
      } else {
        here.bend = next.bend
      }
    }
  }
}

/// How a curve runs at one parameter.
private struct CurvePlace {
  /// How far a chord of parameter step 1 would stray, were the curve as bent as here.
  var bend: Double
  var direction: SIMD2<Double>?
}

/// A cubic curve in power form, for evaluation at increasing parameters.
private struct Cubic {
  typealias Vector = SIMD2<Double>

  let p0: Vector
  let c: Vector
  let b: Vector
  let a: Vector
  let startDirection: Vector?
  let endDirection: Vector?
  /// The squared length below which a derivative has no direction.
  let minimumSquare: Double

  init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
    self.p0 = p0
    c = 3 * (p1 - p0)
    b = 3 * (p2 - p1) - c
    a = p3 - p0 - c - b
    let (d1, d2, d3) = (p1 - p0, p2 - p1, p3 - p2)
    let longest = max((d1 * d1).sum(), (d2 * d2).sum(), (d3 * d3).sum())
    minimumSquare = longest * 1e-16
    startDirection =
      Self.unit(p1 - p0, minimumSquare) ?? Self.unit(p2 - p0, minimumSquare)
      ?? Self.unit(p3 - p0, 0)
    endDirection =
      Self.unit(p3 - p2, minimumSquare) ?? Self.unit(p3 - p1, minimumSquare)
      ?? Self.unit(p3 - p0, 0)
  }

  var isFinite: Bool {
    let sum = abs(a.x) + abs(a.y) + abs(b.x) + abs(b.y) + abs(c.x) + abs(c.y)
    return sum.isFinite
  }

  func point(at t: Double) -> Vector { ((a * t + b) * t + c) * t + p0 }

  func direction(at t: Double) -> Vector? {
    Self.unit((3 * t * a + 2 * b) * t + c, minimumSquare * 9)
  }

  /// How far a chord of parameter step 1 would stray, were the curve as bent as at `t`.
  func bend(at t: Double) -> Double {
    let bend = 0.25 * b + (0.75 * t) * a
    return max(abs(bend.x), abs(bend.y))
  }

  /// The step, in parts of the parameter, that the most bent end asks for.
  func firstStep(finest: Int, tolerance: Double) -> Int {
    let worst = max(bend(at: 0), bend(at: 1))
    var step = finest
    var reached = tolerance
    while reached < worst, step > 1 {
      step /= 2
      reached *= 4
    }
    return step
  }

  private static func unit(_ v: Vector, _ minimumSquare: Double) -> Vector? {
    let square = v.x * v.x + v.y * v.y
    guard square > minimumSquare, square.isFinite else { return nil }
    return v / square.squareRoot()
  }
}
