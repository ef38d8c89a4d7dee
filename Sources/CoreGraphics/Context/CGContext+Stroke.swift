extension CGContext {
  /// The outline of a path's stroke with the state's line attributes, in device space.
  func flatStroke(of path: CGPath) -> FlatPath {
    let determinant = state.ctm.a * state.ctm.d - state.ctm.b * state.ctm.c
    guard determinant != 0, determinant.isFinite else { return FlatPath() }
    var result = FlatPath()
    let flat = path.flattened(.identity)
    for index in flat.subpathStarts.indices {
      let start = Int(flat.subpathStarts[index])
      let end =
        index + 1 < flat.subpathStarts.count
        ? Int(flat.subpathStarts[index + 1]) : flat.points.count
      var points = Array(flat.points[start..<end])
      if flat.closed[index] { points.append(points[0]) }
      for (a, b) in zip(points, points.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { continue }
        let (nx, ny) = (-dy / length * state.lineWidth / 2, dx / length * state.lineWidth / 2)
        result.subpathStarts.append(Int32(result.points.count))
        result.closed.append(true)
        for point in [
          CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny),
          CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: a.x - nx, y: a.y - ny),
        ] {
          result.points.append(point.applying(state.ctm))
        }
      }
    }
    return result
  }

  /// The outline in user space.
  var strokedPath: CGPath {
    let outline = CGMutablePath()
    let flat = flatStroke(of: userPath)
    let inverse = state.ctm.inverted()
    for index in flat.subpathStarts.indices {
      let start = Int(flat.subpathStarts[index])
      let end =
        index + 1 < flat.subpathStarts.count
        ? Int(flat.subpathStarts[index + 1]) : flat.points.count
      outline.addLines(between: flat.points[start..<end].map { $0.applying(inverse) })
      outline.closeSubpath()
    }
    return outline
  }
}
