extension CGPath {
  /// The path with its curves as lines.
  ///
  /// - Parameter threshold: How far a curve may stray from its lines along x or y, user space;
  ///   not above 0 counts as 0.01.
  public func flattened(threshold: CGFloat) -> CGPath {
    let tolerance = threshold > 0 && threshold.isFinite ? threshold.native : 0.01
    return CGPath(flat: flattened(.identity, tolerancePixels: tolerance))
  }

  /// The same shape drawn backwards, from its last subpath to its first.
  ///
  /// A closed subpath starts at its last point.
  package func reversed() -> CGPath {
    let result = CGMutablePath()
    for subpath in subpathRanges.reversed() {
      let verbs = self.verbs[subpath.verbs]
      var index = subpath.points.upperBound - 1
      result.move(to: points[index])
      for verb in verbs.reversed() {
        switch verb {
        case .move: break
        case .line: result.addLine(to: points[index - 1])
        case .quad: result.addQuadCurve(to: points[index - 2], control: points[index - 1])
        case .cubic:
          result.addCurve(
            to: points[index - 3], control1: points[index - 1], control2: points[index - 2])
        case .close: continue
        }
        index -= verb.pointCount
      }
      if verbs.last == .close { result.closeSubpath() }
    }
    return CGPath(verbs: result.verbs, points: result.points)
  }

  /// Where each subpath lies in `verbs` and `points`.
  package var subpathRanges: [(verbs: Range<Int>, points: Range<Int>)] {
    var ranges: [(verbs: Range<Int>, points: Range<Int>)] = []
    var (firstVerb, firstPoint, point) = (0, 0, 0)
    for (index, verb) in verbs.enumerated() {
      if verb == .move, index > firstVerb {
        ranges.append((firstVerb..<index, firstPoint..<point))
        (firstVerb, firstPoint) = (index, point)
      }
      point += verb.pointCount
    }
    if firstVerb < verbs.count { ranges.append((firstVerb..<verbs.count, firstPoint..<point)) }
    return ranges
  }
}
