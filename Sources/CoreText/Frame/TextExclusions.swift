import CoreGraphics

/// Areas of a box that lines keep out of.
///
/// Source: the rows at a band's top and bottom and at every point between are looked at; a place
/// is free where it is outside of every path, by the even-odd rule, in all of them.
package struct TextExclusions: Sendable {
  private struct Edge: Sendable {
    let low: CGPoint
    let high: CGPoint
  }

  /// The edges of every path.
  private var outlines: [[Edge]] = []

  package var isEmpty: Bool { outlines.isEmpty }

  /// - Parameter paths: The paths in the box's space, in points, y downwards; each is closed.
  package init(_ paths: [CGPath]) {
    for path in paths {
      let flat = path.flattened(.identity)
      var edges: [Edge] = []
      for (index, start) in flat.subpathStarts.enumerated() {
        let next = index + 1
        let end =
          next < flat.subpathStarts.count ? Int(flat.subpathStarts[next]) : flat.points.count
        Self.append(flat.points[Int(start)..<end], to: &edges)
      }
      if !edges.isEmpty { outlines.append(edges) }
    }
  }

  private static func append(_ polygon: ArraySlice<CGPoint>, to edges: inout [Edge]) {
    guard var last = polygon.last else { return }
    for point in polygon {
      if point.y != last.y, point.x.isFinite, point.y.isFinite, last.x.isFinite, last.y.isFinite {
        edges.append(
          point.y < last.y ? Edge(low: point, high: last) : Edge(low: last, high: point))
      }
      last = point
    }
  }

  /// The free parts of a band that are at least `least` wide, from left to right.
  package func freeSpans(
    from top: CGFloat, to bottom: CGFloat, width: CGFloat, least: CGFloat
  ) -> [(start: CGFloat, width: CGFloat)] {
    var taken: [(start: CGFloat, end: CGFloat)] = []
    var row = top
    while true {
      let y = min(row, bottom)
      for edges in outlines {
        let crossings = edges.filter { $0.low.y <= y && y < $0.high.y }.map { edge in
          edge.low.x + (edge.high.x - edge.low.x) * (y - edge.low.y) / (edge.high.y - edge.low.y)
        }.sorted()
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
          taken.append((crossings[index], crossings[index + 1]))
        }
      }
      if row >= bottom { break }
      row += 1
    }
    var spans: [(start: CGFloat, width: CGFloat)] = []
    var start: CGFloat = 0
    for part in taken.sorted(by: { $0.start < $1.start }) {
      if min(part.start, width) - start >= least {
        spans.append((start, min(part.start, width) - start))
      }
      start = max(start, part.end)
    }
    if width - start >= least { spans.append((start, width - start)) }
    return spans
  }
}
