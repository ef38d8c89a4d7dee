/// Lengths of strokes and gaps in turn, from a start within them.
struct DashPattern {
  /// The lengths, of which there is an even number: strokes have even indices.
  let lengths: [Double]
  let startIndex: Int
  /// What is left of the first length where a line starts.
  let startRemaining: Double

  /// Nil where the line is solid: without lengths, with one that is negative or no number, or where
  /// all are 0.
  ///
  /// - Parameters:
  ///   - lengths: An odd number of them is taken twice, strokes and gaps exchanged.
  ///   - phase: How far into the pattern a subpath starts. Below 0 the pattern moves forward.
  init?(lengths: [CGFloat], phase: CGFloat) {
    let once = lengths.map(\.native)
    let all = once.count % 2 == 0 ? once : once + once
    let sum = all.reduce(0, +)
    guard all.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite else { return nil }
    self.lengths = all
    var rest = phase.isFinite ? phase.native.truncatingRemainder(dividingBy: sum) : 0
    if rest < 0 { rest += sum }
    var index = 0
    while index < all.count - 1, rest > 0, rest >= all[index] {
      rest -= all[index]
      index += 1
    }
    startIndex = index
    startRemaining = max(all[index] - rest, 0)
  }

  var sum: Double { lengths.reduce(0, +) }
}

/// Cuts lines into dashes. Each line starts the pattern anew.
struct Dasher {
  typealias Vector = SIMD2<Double>

  let pattern: DashPattern
  /// The distance below which two points are one.
  let shortest: Double
  /// The maximum number of dashes of one stroke. With more the line is solid: nobody could tell.
  static let maximumDashCount = 1_000_000.0

  private var dashCount = 0.0
  private var dash = StrokeLine()
  /// The dash that a closed line begins with, kept for the one that it ends with.
  private var firstDash = StrokeLine()

  init(pattern: DashPattern, shortest: Double) {
    self.pattern = pattern
    self.shortest = shortest
  }

  mutating func dash(_ line: StrokeLine, into outliner: inout StrokeOutliner) {
    let count = line.vertices.count
    let segmentCount = line.isClosed ? count : count - 1
    let lengths = (0..<segmentCount).map { Self.arcLength(of: line, $0, ($0 + 1) % count) }
    let total = lengths.reduce(0, +)
    dashCount += total / pattern.sum * Double(pattern.lengths.count / 2)
    guard dashCount < Self.maximumDashCount, total > 0 else { return outliner.add(line) }

    var index = pattern.startIndex
    var remaining = pattern.startRemaining
    var isFirst = true
    dash.removeAll()
    firstDash.removeAll()
    if index % 2 == 0 { begin(line, 0, 0) }
    for segment in 0..<segmentCount {
      let next = (segment + 1) % count
      let length = lengths[segment]
      var position = 0.0
      while remaining < length - position {
        position += remaining
        if index % 2 == 0 {
          end(line, segment, next, position / length)
          if isFirst, line.isClosed, pattern.startIndex % 2 == 0 {
            swap(&dash, &firstDash)
          } else {
            outliner.add(dash)
          }
          dash.removeAll()
          isFirst = false
        }
        index = (index + 1) % pattern.lengths.count
        remaining = pattern.lengths[index]
        if index % 2 == 0 { begin(line, segment, position / length) }
      }
      remaining -= length - position
      if index % 2 == 0 { pass(line, next, length - position) }
    }
    finish(line, isWhole: isFirst && pattern.startIndex % 2 == 0, into: &outliner)
  }

  private mutating func finish(
    _ line: StrokeLine, isWhole: Bool, into outliner: inout StrokeOutliner
  ) {
    if isWhole { return outliner.add(line) }
    if !dash.isEmpty, !firstDash.isEmpty {
      // The last dash runs on into the first, whose first vertex it has reached already.
      for vertex in 1..<max(firstDash.vertices.count, 1) {
        dash.append(
          firstDash.vertices[vertex].point, arrival: firstDash.vertices[vertex].arrival,
          departure: firstDash.vertices[vertex].departure,
          isWithinCurve: firstDash.vertices[vertex].isWithinCurve)
      }
    } else if !firstDash.isEmpty {
      outliner.add(firstDash)
    }
    outliner.add(dash)
  }

  /// Starts a dash within a segment.
  private mutating func begin(_ line: StrokeLine, _ segment: Int, _ share: Double) {
    let next = (segment + 1) % line.vertices.count
    let direction = Self.direction(of: line, segment, next, share)
    dash.removeAll()
    dash.append(
      Self.point(of: line, segment, next, share), arrival: direction, departure: direction,
      isWithinCurve: false)
    dash.markAsDrawn()
  }

  /// Runs on to a vertex of the line.
  private mutating func pass(_ line: StrokeLine, _ vertex: Int, _ distance: Double) {
    // A dash that has only just begun begins at the vertex itself.
    if distance < shortest { dash.removeAll() }
    dash.append(
      line.vertices[vertex].point, arrival: line.vertices[vertex].arrival,
      departure: line.vertices[vertex].departure,
      isWithinCurve: line.vertices[vertex].isWithinCurve)
    dash.markAsDrawn()
  }

  /// Ends a dash within a segment.
  private mutating func end(
    _ line: StrokeLine, _ segment: Int, _ next: Int, _ share: Double
  ) {
    let point = Self.point(of: line, segment, next, share)
    guard let last = dash.vertices.last else { return }
    let step = point - last.point
    guard (step.x * step.x + step.y * step.y).squareRoot() >= shortest else { return }
    let direction = Self.direction(of: line, segment, next, share)
    dash.append(point, arrival: direction, departure: direction, isWithinCurve: false)
  }

  private static func point(
    of line: StrokeLine, _ segment: Int, _ next: Int, _ share: Double
  ) -> Vector {
    let (a, b) = (line.vertices[segment].point, line.vertices[next].point)
    return share == 0 ? a : a + (b - a) * share
  }

  private static func direction(
    of line: StrokeLine, _ segment: Int, _ next: Int, _ share: Double
  ) -> Vector {
    let (a, b) = (line.vertices[segment].departure, line.vertices[next].arrival)
    let mixed = a + (b - a) * share
    let length = (mixed.x * mixed.x + mixed.y * mixed.y).squareRoot()
    return length > 0.1 ? mixed / length : a
  }

  /// The length of the arc over a chord, from the turn between its ends: θ²/24 longer than
  /// the chord, for an arc of a circle.
  private static func arcLength(of line: StrokeLine, _ segment: Int, _ next: Int) -> Double {
    let step = line.vertices[next].point - line.vertices[segment].point
    let (a, b) = (line.vertices[segment].departure, line.vertices[next].arrival)
    let turn = min(1 - (a.x * b.x + a.y * b.y), 0.5)
    return (step.x * step.x + step.y * step.y).squareRoot() * (1 + max(turn, 0) / 12)
  }
}
