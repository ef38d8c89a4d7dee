/// A line or a curve of a path by itself, to be measured and cut.
struct PathPiece {
  typealias Vector = SIMD2<Double>

  /// What the piece is: `.line`, `.quad` or `.cubic`.
  let verb: PathVerb
  /// The two, three or four points in the order in which they are drawn.
  let points: [Vector]
  /// The length along the curve; 0 where it is no number.
  let length: Double

  init(verb: PathVerb, points: [Vector]) {
    self.verb = verb
    self.points = points
    length = Self.length(of: points, from: 0, to: 1)
  }

  private init(verb: PathVerb, points: [Vector], length: Double) {
    self.verb = verb
    self.points = points
    self.length = length
  }

  /// The parameter at a distance from the start.
  func parameter(at distance: Double) -> Double {
    if distance <= 0 || length <= 0 { return 0 }
    if distance >= length { return 1 }
    if verb == .line { return distance / length }
    // The interval that the distance falls into, and then Newton's method, kept inside it.
    var (low, high) = (0.0, 1.0)
    var before = 0.0
    for k in 0..<Self.intervalCount {
      let from = Double(k) / Double(Self.intervalCount)
      let to = Double(k + 1) / Double(Self.intervalCount)
      let part = Self.intervalLength(of: points, from, to)
      if before + part >= distance || k == Self.intervalCount - 1 {
        (low, high) = (from, to)
        break
      }
      before += part
    }
    let start = low
    var t = (low + high) / 2
    for _ in 0..<40 {
      let error = before + Self.intervalLength(of: points, start, t) - distance
      if abs(error) <= 1e-12 * length { break }
      if error > 0 { high = t } else { low = t }
      let speed = Self.speed(of: points, at: t)
      let next = t - error / speed
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  func point(at t: Double) -> Vector {
    if t == 0 { return points[0] }
    return t == 1 ? points[points.count - 1] : blossom(Array(repeating: t, count: points.count - 1))
  }

  /// The power of two of equal parameter steps whose chords stay within a tolerance.
  func chordCount(tolerance: Double) -> Int {
    guard points.count > 2 else { return 1 }
    let factor = points.count == 3 ? 0.25 : 0.75
    var deviation = 0.0
    for k in 0..<(points.count - 2) {
      let bend = points[k] - 2 * points[k + 1] + points[k + 2]
      deviation = max(deviation, factor * max(abs(bend.x), abs(bend.y)))
    }
    var count = 1
    var reached = tolerance
    while reached < deviation, count < 1024 {
      count *= 2
      reached *= 4
    }
    return count
  }

  /// The part between two parameters, drawn exactly.
  func part(from start: Double, to end: Double) -> PathPiece {
    if start <= 0, end >= 1 { return self }
    // Blossoms: each control point is the polar form at a mix of both parameters.
    let degree = points.count - 1
    let controls = (0...degree).map { k in
      blossom(Array(repeating: start, count: degree - k) + Array(repeating: end, count: k))
    }
    return PathPiece(verb: verb, points: controls, length: 0)
  }

  /// The curve's polar form at some parameters, as many as its degree.
  ///
  /// - Complexity: O(d²) in the degree.
  private func blossom(_ parameters: [Double]) -> Vector {
    var row = points
    for t in parameters {
      row = zip(row, row.dropFirst()).map { t == 0 ? $0 : t == 1 ? $1 : $0 + ($1 - $0) * t }
    }
    return row[0]
  }

  private static let intervalCount = 16

  private static func length(of points: [Vector], from: Double, to: Double) -> Double {
    let length: Double
    if points.count == 2 {
      let step = points[1] - points[0]
      length = (step.x * step.x + step.y * step.y).squareRoot()
    } else {
      length = (0..<intervalCount).reduce(0) { sum, k in
        sum
          + intervalLength(
            of: points, Double(k) / Double(intervalCount), Double(k + 1) / Double(intervalCount))
      }
    }
    return length.isFinite ? length : 0
  }

  /// The length between two parameters, by Gauss and Legendre's rule with five points.
  private static func intervalLength(of points: [Vector], _ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    let near = 0.5384693101056831 * half
    let far = 0.906179845938664 * half
    let sum =
      0.5688888888888889 * speed(of: points, at: middle)
      + 0.47862867049936647
      * (speed(of: points, at: middle - near) + speed(of: points, at: middle + near))
      + 0.23692688505618908
      * (speed(of: points, at: middle - far) + speed(of: points, at: middle + far))
    return sum * half
  }

  /// The length of the derivative at a parameter.
  private static func speed(of p: [Vector], at t: Double) -> Double {
    let s = 1 - t
    let (first, second) = (p[1] - p[0], p[2] - p[1])
    var d: Vector
    if p.count == 3 {
      d = s * first
      d += t * second
      d *= 2
    } else {
      let weights = (s * s, 2 * s * t, t * t)
      d = weights.0 * first
      d += weights.1 * second
      d += weights.2 * (p[3] - p[2])
      d *= 3
    }
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}

/// A subpath as pieces that can be measured. A close is a line like any other.
package struct PathTrack {
  var pieces: [PathPiece] = []
  var isClosed = false
  var start: SIMD2<Double>

  package var length: Double { pieces.reduce(0) { $0 + $1.length } }
}

extension CGPath {
  /// The subpaths that draw something, if only a dot.
  package var tracks: [PathTrack] {
    var tracks: [PathTrack] = []
    var track: PathTrack?
    var index = 0
    func vector(_ k: Int) -> SIMD2<Double> { SIMD2(points[k].x.native, points[k].y.native) }
    func finish() {
      if let finished = track, !finished.pieces.isEmpty { tracks.append(finished) }
      track = nil
    }
    for verb in verbs {
      switch verb {
      case .move:
        finish()
        track = PathTrack(start: vector(index))
      case .line, .quad, .cubic:
        track?.pieces.append(
          PathPiece(
            verb: verb, points: (index - 1..<index + verb.pointCount).map { vector($0) }))
      case .close:
        if let start = track?.start {
          let end = track?.pieces.last?.points.last ?? start
          track?.isClosed = true
          if end != start || track?.pieces.isEmpty == true {
            track?.pieces.append(PathPiece(verb: .line, points: [end, start]))
          }
        }
        finish()
      }
      index += verb.pointCount
    }
    finish()
    return tracks
  }
}

extension CGMutablePath {
  /// Adds a piece, which starts at the current point.
  func add(_ piece: PathPiece) {
    let p = piece.points.map { CGPoint(x: $0.x, y: $0.y) }
    switch piece.verb {
    case .quad: addQuadCurve(to: p[2], control: p[1])
    case .cubic: addCurve(to: p[3], control1: p[1], control2: p[2])
    default: addLine(to: p[1])
    }
  }
}
