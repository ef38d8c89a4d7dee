/// A path as the way that something moves along: one leg for each line or curve.
package struct PathWalk {
  private let pieces: [PathPiece]

  package init(_ path: CGPath) {
    pieces = path.tracks.flatMap(\.pieces)
  }

  package var legCount: Int { pieces.count }

  /// The length of a leg along its curve, in points.
  package func length(ofLeg index: Int) -> Double { pieces[index].length }

  /// A point of a leg and the direction of travel there, not of any certain length.
  ///
  /// - Parameters:
  ///   - fraction: Of the length, 0…1, where `isEven`, else of the curve's parameter, which may go
  ///     on beyond its ends.
  package func place(
    onLeg index: Int, at fraction: Double, isEven: Bool
  ) -> (point: CGPoint, direction: CGVector) {
    let piece = pieces[index]
    let t = isEven ? piece.parameter(at: fraction * piece.length) : fraction
    let point = piece.point(at: t)
    // Where the curve stands still, the direction is that of a step to its side.
    let step = 1e-4
    let ahead = piece.point(at: t < 1 ? min(t + step, 1) : t)
    let behind = piece.point(at: t > 0 ? max(t - step, 0) : t)
    return (
      CGPoint(x: point.x, y: point.y),
      CGVector(dx: ahead.x - behind.x, dy: ahead.y - behind.y)
    )
  }
}
