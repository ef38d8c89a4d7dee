/// A path as straight lines in device space, for the rasteriser.
///
/// Subpath `i` holds the points from `subpathStarts[i]` to the next start or the end, at least
/// two of them. A fill joins the last one to the first, whatever `closed` says.
package struct FlatPath: Sendable {
  package var points: [CGPoint] = []
  package var subpathStarts: [Int32] = []
  /// Whether the subpath ends with a close; for strokes.
  package var closed: [Bool] = []

  package init() {}
}

extension CGPath {
  /// The greatest distance of a curve from its lines, in device pixels.
  ///
  /// Core Graphics draws curves in few lines. Apple's reference images of one path (three
  /// sizes of curves, at 1x and 2x, in swift-snapshot-testing) are met to ±1 level with the
  /// counts that follow from any value between 0.0622 and 0.08.
  package static let defaultTolerancePixels = 0.0625

  /// Lines in device space that stay within a tolerance of the path.
  ///
  /// Each curve is cut at equal steps of its parameter, whose number is a power of two.
  /// Subpaths of a move alone are left out.
  ///
  /// - Parameters:
  ///   - transform: From user to device space.
  ///   - tolerancePixels: Above 0. `UIBezierPath.fill` of Apple uses twice the default.
  /// - Returns: At most 16 million points: beyond that, curves get fewer steps.
  /// - Complexity: O(n) in points that come out.
  package func flattened(
    _ transform: CGAffineTransform, tolerancePixels: Double = CGPath.defaultTolerancePixels
  ) -> FlatPath {
    Flattener(verbs: verbs, points: points, transform: transform, tolerance: tolerancePixels)
      .flattened()
  }
}

/// One flattening: a first pass chooses the steps of each curve, a second one writes points.
private struct Flattener {
  /// 1,024 steps: enough for circles of 180,000 pixels.
  static let greatestLevel = 10
  static let greatestPointCount = 1 << 24

  let verbs: [PathVerb]
  /// In device space.
  let points: [CGPoint]
  /// log₂ of the number of steps of each curve, in order.
  var levels: [UInt8] = []
  var pointCount = 0

  init(
    verbs: [PathVerb], points: [CGPoint], transform: CGAffineTransform, tolerance: Double
  ) {
    self.verbs = verbs
    self.points =
      transform.isIdentity ? points : Self.mapped(points, by: transform)
    chooseLevels(tolerance)
  }

  private static func mapped(_ points: [CGPoint], by t: CGAffineTransform) -> [CGPoint] {
    // SAFETY: both buffers hold `count` points, and every index is below it.
    points.withUnsafeBufferPointer { source in
      [CGPoint](unsafeUninitializedCapacity: source.count) { target, count in
        for k in 0..<source.count {
          let (x, y) = (source[k].x, source[k].y)
          (target.baseAddress! + k).initialize(
            to: CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty))
        }
        count = source.count
      }
    }
  }

  /// A chord of a curve of one parameter step h strays by at most h²/8 times the greatest
  /// second derivative, which lies at a control point.
  private mutating func chooseLevels(_ tolerance: Double) {
    var index = 0
    for verb in verbs {
      switch verb {
      case .move, .line: pointCount += 1
      case .close: break
      case .quad:
        let bend = bend(at: index - 1)
        append(level: Self.level(squaredSteps: 0.25 * bend.squareRoot() / tolerance))
      case .cubic:
        let bend = max(bend(at: index - 1), bend(at: index))
        append(level: Self.level(squaredSteps: 0.75 * bend.squareRoot() / tolerance))
      }
      index += verb.pointCount
    }
    if pointCount > Self.greatestPointCount { limitLevels() }
  }

  private mutating func append(level: Int) {
    levels.append(UInt8(level))
    pointCount += 1 << level
  }

  /// The squared second difference of three points; 0 where it is no number.
  private func bend(at index: Int) -> Double {
    let (a, b, c) = (points[index], points[index + 1], points[index + 2])
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    let square = (x * x + y * y).native
    return square >= 0 ? square : 0
  }

  private static func level(squaredSteps: Double) -> Int {
    var level = 0
    var reached = 1.0
    while reached < squaredSteps, level < greatestLevel {
      level += 1
      reached *= 4
    }
    return level
  }

  /// Lowers the greatest level until the points fit.
  private mutating func limitLevels() {
    let fixed = pointCount - levels.reduce(0) { $0 + (1 << Int($1)) }
    var limit = Self.greatestLevel
    var count = pointCount
    while count > Self.greatestPointCount, limit > 0 {
      limit -= 1
      count = levels.reduce(fixed) { $0 + (1 << min(Int($1), limit)) }
    }
    levels = levels.map { min($0, UInt8(limit)) }
    pointCount = count
  }

  func flattened() -> FlatPath {
    var result = FlatPath()
    if pointCount == 0 { return result }
    // SAFETY: `pointCount` is what the loop writes at most: one point for a move or a line,
    // and 2 to the power of the level for a curve.
    result.points = [CGPoint](unsafeUninitializedCapacity: pointCount) { buffer, count in
      var writer = Writer(target: buffer.baseAddress!)
      var index = 0
      var curve = 0
      for verb in verbs {
        switch verb {
        case .move:
          writer.endSubpath(isClosed: false, into: &result)
          writer.add(points[index])
        case .line: writer.add(points[index])
        case .quad:
          writer.addQuad(
            points[index - 1], points[index], points[index + 1], level: levels[curve])
          curve += 1
        case .cubic:
          writer.addCubic(
            points[index - 1], points[index], points[index + 1], points[index + 2],
            level: levels[curve])
          curve += 1
        case .close: writer.endSubpath(isClosed: true, into: &result)
        }
        index += verb.pointCount
      }
      writer.endSubpath(isClosed: false, into: &result)
      count = writer.count
    }
    return result
  }

  private struct Writer {
    let target: UnsafeMutablePointer<CGPoint>
    var count = 0
    var start = 0

    init(target: UnsafeMutablePointer<CGPoint>) {
      self.target = target
    }

    mutating func add(_ point: CGPoint) {
      (target + count).initialize(to: point)
      count += 1
    }

    mutating func endSubpath(isClosed: Bool, into path: inout FlatPath) {
      if count - start > 1 {
        path.subpathStarts.append(Int32(start))
        path.closed.append(isClosed)
      } else {
        count = start
      }
      start = count
    }

    mutating func addQuad(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, level: UInt8) {
      let steps = 1 << Int(level)
      let (bx, by) = (2 * (p1.x - p0.x), 2 * (p1.y - p0.y))
      let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
      let step = 1 / CGFloat(steps)
      for k in 1..<steps {
        let t = CGFloat(k) * step
        add(CGPoint(x: (ax * t + bx) * t + p0.x, y: (ay * t + by) * t + p0.y))
      }
      add(p2)
    }

    mutating func addCubic(
      _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, level: UInt8
    ) {
      let steps = 1 << Int(level)
      let (cx, cy) = (3 * (p1.x - p0.x), 3 * (p1.y - p0.y))
      let (bx, by) = (3 * (p2.x - p1.x) - cx, 3 * (p2.y - p1.y) - cy)
      let (ax, ay) = (p3.x - p0.x - cx - bx, p3.y - p0.y - cy - by)
      let step = 1 / CGFloat(steps)
      for k in 1..<steps {
        let t = CGFloat(k) * step
        add(
          CGPoint(
            x: ((ax * t + bx) * t + cx) * t + p0.x, y: ((ay * t + by) * t + cy) * t + p0.y))
      }
      add(p3)
    }
  }
}
