import CoreGraphics

extension CGPath {
  /// The area that winds at least once, by 1,500 rows of exact crossings: for polygons.
  var area: CGFloat {
    let box = boundingBox
    let rows = 1500
    let height = box.height / CGFloat(rows)
    var total: CGFloat = 0
    var edges: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: start = points[index]
      case .line: edges.append((points[index - 1], points[index]))
      default: edges.append((points[index - 1], start))
      }
      index += verb.pointCount
    }
    for row in 0..<rows {
      let y = box.minY + (CGFloat(row) + 0.5) * height
      let hits = edges.filter { ($0.0.y <= y) != ($0.1.y <= y) }.map { a, b in
        (x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), turn: b.y > a.y ? 1 : -1)
      }.sorted { $0.x < $1.x }
      var winding = 0
      for (hit, next) in zip(hits, hits.dropFirst()) {
        winding += hit.turn
        if winding != 0 { total += (next.x - hit.x) * height }
      }
    }
    return total
  }
}

/// A suite that outlines strokes.
protocol OutlinesStrokes {}

extension OutlinesStrokes {
  func stroke(
    _ text: String, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path(text).copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }
}
