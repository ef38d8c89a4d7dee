extension CGPath {
  /// The outline of this path's stroke, to be filled with the winding rule.
  ///
  /// Joins within a curve are round. A subpath that leads nowhere (a line to its own start, or
  /// a move and a close) gives a dot with round caps, a square along the x axis with square
  /// caps, and nothing with butt caps; a move alone gives nothing. Points that are not finite
  /// are skipped.
  ///
  /// Differs: Apple's outline has curves; this one has lines no farther than 0.01 from them.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in user space. The outline is empty where it is not above 0.
  ///   - miterLimit: A miter join becomes a bevel where its length is above this multiple of
  ///     the line width.
  ///   - transform: Applied to the outline, and so to the pen.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = strokeOutline(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: [],
      phase: 0, transform: transform, tolerancePixels: 0.01)
    return CGPath(flat: outline)
  }

  /// The outline of a stroke in device space, to be filled with the winding rule.
  ///
  /// - Parameters:
  ///   - width: In user space, as the dash lengths and the phase are.
  ///   - dash: Lengths of strokes and gaps in turn; see `DashPattern`.
  ///   - transform: From user to device space.
  ///   - tolerancePixels: How far a curve may stray from its chords, device pixels.
  package func strokeOutline(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat],
    phase: CGFloat, transform: CGAffineTransform,
    tolerancePixels: Double = CGPath.defaultTolerancePixels
  ) -> FlatPath {
    let scale = transform.maximumScale.native
    let width = width.native
    guard width > 0, width.isFinite, scale > 0, scale.isFinite else { return FlatPath() }
    let tolerance = tolerancePixels / scale
    guard tolerance > 0, tolerance.isFinite else { return FlatPath() }
    var stroker = Stroker(
      outliner: StrokeOutliner(
        width: width, cap: cap, join: join, miterLimit: miterLimit.native,
        tolerance: tolerance, transform: transform),
      pattern: DashPattern(lengths: dash, phase: phase), width: width, tolerance: tolerance)
    stroker.add(self)
    return stroker.outliner.outline
  }

  /// Creates a path of closed polygons.
  package convenience init(flat: FlatPath) {
    var verbs: [PathVerb] = []
    verbs.reserveCapacity(flat.points.count + flat.subpathStarts.count)
    for (index, start) in flat.subpathStarts.enumerated() {
      let end =
        index + 1 < flat.subpathStarts.count
        ? Int(flat.subpathStarts[index + 1]) : flat.points.count
      verbs.append(.move)
      verbs.append(contentsOf: repeatElement(.line, count: end - Int(start) - 1))
      if flat.closed[index] { verbs.append(.close) }
    }
    self.init(verbs: verbs, points: flat.points)
  }
}

extension CGAffineTransform {
  /// The maximum factor by which a length can grow.
  var maximumScale: CGFloat {
    // The greater singular value: half the sum of the lengths of two similarities.
    let sum = ((a + d) * (a + d) + (b - c) * (b - c)).squareRoot()
    let difference = ((a - d) * (a - d) + (b + c) * (b + c)).squareRoot()
    return (sum + difference) / 2
  }
}

/// Follows a path with a pen.
private struct Stroker {
  var outliner: StrokeOutliner
  /// How far a curve may stray from its chords, in user space.
  let tolerance: Double
  /// The length in user space below which chords are left out.
  let shortest: Double
  /// Smallest cosine of the turn within one chord of a curve: at the edge of the pen the chord
  /// then strays by no more than the tolerance on top of what it strays in the middle.
  let minimumCosine: Double
  private var line = StrokeLine()
  private var dasher: Dasher?

  init(outliner: StrokeOutliner, pattern: DashPattern?, width: Double, tolerance: Double) {
    self.outliner = outliner
    self.tolerance = tolerance
    shortest = tolerance / 100
    minimumCosine = 1 - min(8 * tolerance / width, 0.5)
    line.reserveCapacity(14)
    let shortest = shortest
    dasher = pattern.map { Dasher(pattern: $0, shortest: shortest) }
  }

  mutating func add(_ path: CGPath) {
    let (verbs, points) = (path.verbs, path.points)
    var index = 0
    for verb in verbs {
      switch verb {
      case .move:
        finishLine()
        line.start(at: Self.vector(points[index]))
      case .line:
        line.addLine(to: Self.vector(points[index]), shortest: shortest)
      case .quad:
        let (p0, q, p2) = (
          Self.vector(points[index - 1]), Self.vector(points[index]),
          Self.vector(points[index + 1])
        )
        addCubic(p0 + (q - p0) * (2 / 3.0), p2 + (q - p2) * (2 / 3.0), p2)
      case .cubic:
        addCubic(
          Self.vector(points[index]), Self.vector(points[index + 1]),
          Self.vector(points[index + 2]))
      case .close:
        line.close(shortest: shortest)
        finishLine()
      }
      index += verb.pointCount
    }
    finishLine()
  }

  private mutating func addCubic(
    _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
  ) {
    line.addCubic(
      p1, p2, p3, tolerance: tolerance, shortest: shortest, minimumCosine: minimumCosine)
  }

  private mutating func finishLine() {
    defer { line.removeAll() }
    guard !line.isEmpty else { return }
    if dasher == nil {
      outliner.add(line)
    } else {
      dasher!.dash(line, into: &outliner)
    }
  }

  private static func vector(_ point: CGPoint) -> SIMD2<Double> {
    SIMD2(point.x.native, point.y.native)
  }
}
