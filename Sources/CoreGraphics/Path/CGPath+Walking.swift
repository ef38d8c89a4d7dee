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
  ///   - fraction: 0…1; of the length where `isEven`, else of the curve's parameter.
  package func place(
    onLeg index: Int, at fraction: Double, isEven: Bool
  ) -> (point: CGPoint, direction: CGVector) {
    let piece = pieces[index]
    let t = isEven ? piece.parameter(at: fraction * piece.length) : fraction
    let point = piece.point(at: t)
    // Where the curve stands still, the direction is that of a step to its side.
    let step = 1e-4
    let ahead = piece.point(at: min(t + step, 1))
    let behind = piece.point(at: max(t - step, 0))
    return (
      CGPoint(x: point.x, y: point.y),
      CGVector(dx: ahead.x - behind.x, dy: ahead.y - behind.y)
    )
  }
}
