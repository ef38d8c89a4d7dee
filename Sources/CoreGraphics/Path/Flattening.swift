/// A path as straight lines in device space, for the rasteriser.
///
/// Subpath `i` holds the points from `subpathStarts[i]` to the next start or the end, at least
/// two of them. A fill joins the last one to the first, whatever `closed` says.
package struct FlatPath: Sendable {
  package var points: [CGPoint] = []
  package var subpathStarts: [Int32] = []
  /// Whether each subpath ends with a close, which strokes need to know.
  package var closed: [Bool] = []

  package init() {}
}

extension CGPath {
  /// How far a curve may stray from its lines along x or y, in device pixels.
  ///
  /// Core Graphics halves a curve until each part bends less than a limit. The rule and the
  /// limit were measured: with any limit between 0.050 and 0.054, Apple's reference images of
  /// one path with three kinds of curves (testCGPath of swift-snapshot-testing, at 1x and 2x)
  /// are met to one level in every pixel, which finer and equal steps miss by up to 12.
  package static let defaultTolerancePixels = 0.052

  /// The limit of `UIBezierPath`: a fifth of its flatness. At the default flatness of 0.6,
  /// Apple's image (testUIBezierPath) is met to one level from 0.11 to 0.13.
  package static func tolerancePixels(flatness: Double) -> Double {
    flatness > 0 ? flatness / 5 : defaultTolerancePixels
  }

  /// Lines in device space that stay within a tolerance of the path.
  ///
  /// A part of a curve that takes the share h of the parameter strays from its chord by h²/8
  /// times the second derivative at most. Parts are halved until that is within the tolerance
  /// in x and in y. Subpaths of a move alone are left out.
  ///
  /// - Parameters:
  ///   - transform: From user to device space.
  ///   - tolerancePixels: Above 0.
  /// - Returns: At most 16 million points: beyond that, curves get fewer steps.
  /// - Complexity: O(n) in points that come out.
  package func flattened(
    _ transform: CGAffineTransform, tolerancePixels: Double = CGPath.defaultTolerancePixels
  ) -> FlatPath {
    Flattener(verbs: verbs, points: points, transform: transform, tolerance: tolerancePixels)
      .flattened()
  }
}

/// One flattening: a first pass finds how fine each curve gets, a second one writes points.
private struct Flattener {
  /// The maximum level: 1,024 steps, which are enough for circles of 180,000 pixels.
  static let maximumLevel = 10
  static let maximumPointCount = 1 << 24

  let verbs: [PathVerb]
  /// The path's points in device space.
  let points: [CGPoint]
  let tolerance: Double
  /// log₂ of the number of steps if all of a curve were as fine as its finest part, in order.
  var levels: [UInt8] = []
  /// The number of points with that many steps.
  var pointCount = 0

  init(
    verbs: [PathVerb], points: [CGPoint], transform: CGAffineTransform, tolerance: Double
  ) {
    self.verbs = verbs
    self.points =
      transform.isIdentity ? points : Self.mapped(points, by: transform)
    self.tolerance = tolerance
    chooseLevels()
  }

  private static func mapped(_ points: [CGPoint], by t: CGAffineTransform) -> [CGPoint] {
    // SAFETY: Both buffers hold as many points as the source, every index is below that, and each
    // point is written before it is said to be there.
    unsafe points.withUnsafeBufferPointer { source in
      unsafe [CGPoint](unsafeUninitializedCapacity: source.count) { target, count in
        for k in 0..<source.count {
          let (x, y) = unsafe (source[k].x, source[k].y)
          unsafe (target.baseAddress! + k).initialize(
            to: CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty))
        }
        count = source.count
      }
    }
  }

  private mutating func chooseLevels() {
    levels.reserveCapacity(verbs.count)
    var index = 0
    for verb in verbs {
      switch verb {
      case .move, .line: pointCount += 1
      case .close: break
      case .quad: append(level: level(0.25 * bend(at: index - 1)))
      case .cubic: append(level: level(0.75 * max(bend(at: index - 1), bend(at: index))))
      }
      index += verb.pointCount
    }
    if pointCount > Self.maximumPointCount { limitLevels() }
  }

  private mutating func append(level: Int) {
    levels.append(UInt8(level))
    pointCount += 1 << level
  }

  /// The greater coordinate of the second difference of three points; 0 if it is no number.
  private func bend(at index: Int) -> Double {
    let (a, b, c) = (points[index], points[index + 1], points[index + 2])
    let bend = max(abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y)).native
    return bend >= 0 ? bend : 0
  }

  /// How often a curve is halved until its deviation is within the tolerance.
  private func level(_ deviation: Double) -> Int {
    var level = 0
    var reached = tolerance
    while reached < deviation, level < Self.maximumLevel {
      level += 1
      reached *= 4
    }
    return level
  }

  /// Lowers the maximum level until the points fit.
  private mutating func limitLevels() {
    let fixed = pointCount - levels.reduce(0) { $0 + (1 << Int($1)) }
    var limit = Self.maximumLevel
    var count = pointCount
    while count > Self.maximumPointCount, limit > 0 {
      limit -= 1
      count = levels.reduce(fixed) { $0 + (1 << min(Int($1), limit)) }
    }
    levels = levels.map { min($0, UInt8(limit)) }
    pointCount = count
  }

  func flattened() -> FlatPath {
    var result = FlatPath()
    if pointCount == 0 { return result }
    result.subpathStarts.reserveCapacity(4)
    result.closed.reserveCapacity(4)
    // SAFETY: The loop writes at most `pointCount` points, which is more than none: one for a move
    // or a line, and no more than 2 to the power of its level for a curve, whose parts are never
    // finer. `count` says how many there are.
    result.points = unsafe [CGPoint](unsafeUninitializedCapacity: pointCount) { buffer, count in
      var writer = unsafe Writer(target: buffer.baseAddress!)
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
            level: levels[curve],
            tolerance: tolerance)
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

  @safe private struct Writer {
    let target: UnsafeMutablePointer<CGPoint>
    var count = 0
    var start = 0

    init(target: UnsafeMutablePointer<CGPoint>) {
      // SAFETY: `flattened` has memory for `pointCount` points at the address, for as long as the
      // writer lives.
      unsafe self.target = unsafe target
    }

    mutating func add(_ point: CGPoint) {
      // SAFETY: `flattened` has room for `pointCount` points, and adds no more than those that it
      // counted.
      unsafe (target + count).initialize(to: point)
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

    /// Walks along the parameter in steps of a power of two: the longest that begins at a
    /// multiple of its length and does not stray too far.
    mutating func addCubic(
      _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, level: UInt8,
      tolerance: Double
    ) {
      let (cx, cy) = (3 * (p1.x - p0.x), 3 * (p1.y - p0.y))
      let (bx, by) = (3 * (p2.x - p1.x) - cx, 3 * (p2.y - p1.y) - cy)
      let (ax, ay) = (p3.x - p0.x - cx - bx, p3.y - p0.y - cy - by)
      // The deviation of a step is its square times this at its worse end.
      let (ex, ey) = (0.25 * bx, 0.25 * by)
      let (fx, fy) = (0.75 * ax, 0.75 * ay)
      func bend(_ t: CGFloat) -> Double { max(abs(ex + fx * t), abs(ey + fy * t)).native }

      let finest = 1 << Int(level)
      let unit = 1 / CGFloat(finest)
      // Steps and positions in units of the finest step.
      var step = 1
      var position = 0
      var bendHere = bend(0)
      func reaches(_ step: Int, _ bendThere: Double) -> Bool {
        let h = Double(step) * unit.native
        return max(bendHere, bendThere) * (h * h) <= tolerance
      }
      while position < finest {
        while step < finest, position & (2 * step - 1) == 0,
          reaches(2 * step, bend(CGFloat(position + 2 * step) * unit))
        {
          step *= 2
        }
        while step > 1, !reaches(step, bend(CGFloat(position + step) * unit)) { step /= 2 }
        position += step
        let t = CGFloat(position) * unit
        bendHere = bend(t)
        if position < finest {
          add(
            CGPoint(
              x: ((ax * t + bx) * t + cx) * t + p0.x, y: ((ay * t + by) * t + cy) * t + p0.y))
        }
      }
      add(p3)
    }
  }
}
