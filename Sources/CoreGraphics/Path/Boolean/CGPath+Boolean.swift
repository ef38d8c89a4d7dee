// Operations on the areas that paths cover. Open subpaths count as closed.
//
// Results keep their curves, cut where outlines cross, and overlap nowhere: both fill rules
// give the same area, with holes running the other way. Vertices lie on a grid of 2⁻²⁷ of the
// extent or finer, crossings of curves are found to 1 in 130,000 of it. Where Apple starts a
// subpath and in which order, is not documented; here it is the order of the given elements.

extension CGPath {
  /// Returns the area that either path covers.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { rule.isInside($0[0]) || rule.isInside($0[1]) }
  }

  /// Returns the area that both paths cover.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { rule.isInside($0[0]) && rule.isInside($0[1]) }
  }

  /// Returns the area of this path that the other one does not cover.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other) { rule.isInside($0[0]) && !rule.isInside($0[1]) }
  }

  /// Returns the area that one path covers and the other does not.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other) { rule.isInside($0[0]) != rule.isInside($0[1]) }
  }

  /// Returns the same area without lines inside it.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(verbs: [], points: [])) { rule.isInside($0[0]) }
  }

  /// Returns the connected areas, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    guard let arrangement = PathArrangement(self, CGPath(verbs: [], points: [])) else { return [] }
    let contours = arrangement.contours { rule.isInside($0[0]) }
    return arrangement.components(of: contours).map { component in
      let path = CGMutablePath()
      for contour in component {
        arrangement.add(contour, to: path)
      }
      return CGPath(verbs: path.verbs, points: path.points)
    }
  }

  /// Whether the areas overlap.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(other.boundingBox),
      let arrangement = PathArrangement(self, other)
    else { return false }
    return !arrangement.contours { rule.isInside($0[0]) && rule.isInside($0[1]) }.isEmpty
  }

  /// Returns the parts of this path's lines that lie in the area of the other path.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    lines(cutBy: other) { other.contains($0, using: rule) }
  }

  /// Returns the parts of this path's lines that lie outside of the area of the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(cutBy: other) { !other.contains($0, using: rule) }
  }

  private func combined(
    with other: CGPath, where isInside: (SIMD2<Int>) -> Bool
  ) -> CGPath {
    let path = CGMutablePath()
    if let arrangement = PathArrangement(self, other) {
      for contour in arrangement.contours(where: isInside) {
        arrangement.add(contour, to: path)
      }
    }
    return CGPath(verbs: path.verbs, points: path.points)
  }

  /// Open subpaths made of the parts whose middle satisfies a condition.
  private func lines(cutBy other: CGPath, where isKept: (CGPoint) -> Bool) -> CGPath {
    let result = CGMutablePath()
    guard let cutter = PathCutter(other, extent: boundingBox.union(other.boundingBox)) else {
      return CGPath(verbs: [], points: [])
    }
    for track in tracks {
      var isDrawing = false
      for piece in track.pieces {
        let cuts = [0] + cutter.parameters(of: piece) + [1]
        for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
          let middle = piece.point(at: (from + to) / 2)
          guard isKept(CGPoint(x: middle.x, y: middle.y)) else {
            isDrawing = false
            continue
          }
          let part = piece.part(from: from, to: to)
          if !isDrawing { result.move(to: CGPoint(x: part.points[0].x, y: part.points[0].y)) }
          isDrawing = true
          result.add(part)
        }
      }
    }
    return CGPath(verbs: result.verbs, points: result.points)
  }
}

extension CGPathFillRule {
  func isInside(_ winding: Int) -> Bool {
    self == .winding ? winding != 0 : winding & 1 != 0
  }
}

/// Finds where pieces of one path cross the outline of another.
private struct PathCutter {
  let tolerance: Double
  private let outline: FlatPath

  init?(_ path: CGPath, extent: CGRect) {
    guard let grid = PathGrid(boxes: [extent]) else { return nil }
    tolerance = 1024 / grid.scale
    outline = path.flattened(.identity, tolerancePixels: tolerance)
  }

  /// Parameters at which a piece crosses the outline, in order, strictly within it.
  ///
  /// - Complexity: O(chords of the piece × chords of the outline).
  func parameters(of piece: PathPiece) -> [Double] {
    let count = piece.chordCount(tolerance: tolerance)
    var parameters: [Double] = []
    for k in 0..<count {
      let (t0, t1) = (Double(k) / Double(count), Double(k + 1) / Double(count))
      let (a, b) = (piece.point(at: t0), piece.point(at: t1))
      for share in shares(a, b) {
        parameters.append(t0 + (t1 - t0) * share)
      }
    }
    return parameters.filter { $0 > 1e-12 && $0 < 1 - 1e-12 }.sorted()
  }

  private func shares(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> [Double] {
    var shares: [Double] = []
    for index in outline.subpathStarts.indices {
      let start = Int(outline.subpathStarts[index])
      let end =
        index + 1 < outline.subpathStarts.count
        ? Int(outline.subpathStarts[index + 1]) : outline.points.count
      for k in start..<end {
        let p = outline.points[k]
        let q = outline.points[k + 1 == end ? start : k + 1]
        let d1 = Self.side(a, b, p)
        let d2 = Self.side(a, b, q)
        guard (d1 <= 0) != (d2 <= 0) else { continue }
        let (r, s) = (SIMD2(p.x.native, p.y.native), SIMD2(q.x.native, q.y.native))
        let (d3, d4) = (Self.side(r, s, a), Self.side(r, s, b))
        guard (d3 <= 0) != (d4 <= 0) else { continue }
        shares.append(d3 / (d3 - d4))
      }
    }
    return shares
  }

  private static func side(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: CGPoint) -> Double {
    side(a, b, SIMD2(c.x.native, c.y.native))
  }

  private static func side(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>
  ) -> Double {
    (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  }
}
