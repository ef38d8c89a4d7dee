import CoreGraphics

/// Rounds the corners of letters that point outwards, so that strokes have round ends.
///
/// Where two corners are as far apart as a stroke is wide, they meet in half a circle. Corners
/// inside, where strokes meet, stay. Contours run as in TrueType: what is filled lies on their
/// right.
package struct CornerRounding: Sendable {
  /// The radius of corners between long edges, in 1/128 font units.
  private let radius: Double

  package init(radius: Double) {
    self.radius = radius
  }

  private struct Edge {
    var start: SIMD2<Double>
    /// The control point of a quadratic curve; nil for a line.
    var control: SIMD2<Double>?
    var end: SIMD2<Double>

    var startTangent: SIMD2<Double> { (control ?? end) - start }
    var endTangent: SIMD2<Double> { end - (control ?? start) }
    /// The length of the lines from point to point, which is no less than the edge's.
    var length: Double {
      guard let control else { return CornerRounding.length(end - start) }
      return CornerRounding.length(control - start) + CornerRounding.length(end - control)
    }
  }

  /// - Complexity: O(points).
  package func rounded(_ outline: GlyphOutline) -> GlyphOutline {
    // Cubic curves are those of fonts whose contours run the other way.
    guard radius > 0, !outline.verbs.contains(.cubic) else { return outline }
    var result = GlyphOutline()
    var edges: [Edge] = []
    var points = outline.points.map { SIMD2(Double($0.x), Double($0.y)) }[...]
    var place = SIMD2<Double>()
    var first = SIMD2<Double>()
    for verb in outline.verbs {
      switch verb {
      case .move:
        add(edges, to: &result)
        edges = []
        place = points.popFirst() ?? place
        first = place
      case .line, .close:
        let end = verb == .line ? points.popFirst() ?? place : first
        if end != place { edges.append(Edge(start: place, control: nil, end: end)) }
        place = end
      case .quad:
        let control = points.popFirst() ?? place
        let end = points.popFirst() ?? control
        edges.append(Edge(start: place, control: control, end: end))
        place = end
      case .cubic: break
      }
    }
    add(edges, to: &result)
    return result
  }

  private func add(_ edges: [Edge], to result: inout GlyphOutline) {
    guard !edges.isEmpty else { return }
    // How much is cut off where each edge begins; the one before loses as much at its end.
    let cuts = edges.indices.map { index -> Double in
      let before = edges[index == 0 ? edges.count - 1 : index - 1]
      return Self.isCorner(before.endTangent, edges[index].startTangent)
        ? min(radius, before.length / 2, edges[index].length / 2) : 0
    }
    var isFirst = true
    for (index, edge) in edges.enumerated() {
      let next = (index + 1) % edges.count
      let part = Self.part(of: edge, from: cuts[index], to: cuts[next])
      if isFirst { Self.append(.move, [part.start], to: &result) }
      isFirst = false
      if let control = part.control {
        Self.append(.quad, [control, part.end], to: &result)
      } else {
        Self.append(.line, [part.end], to: &result)
      }
      guard cuts[next] > 0 else { continue }
      let after = Self.part(of: edges[next], from: cuts[next], to: 0).start
      // A quarter of a circle at a right angle.
      let bend = 0.5523
      let corner = edge.end
      Self.append(
        .cubic,
        [part.end + (corner - part.end) * bend, after + (corner - after) * bend, after],
        to: &result)
    }
    result.verbs.append(.close)
  }

  /// Whether the way turns right by more than 30 degrees.
  private static func isCorner(_ before: SIMD2<Double>, _ after: SIMD2<Double>) -> Bool {
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let size = length(before) * length(after)
    return size > 0 && cross < 0 && dot < 0.866 * size
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  /// An edge without lengths of its ends, at most half of it each.
  private static func part(of edge: Edge, from start: Double, to end: Double) -> Edge {
    let whole = edge.length
    guard whole > 0 else { return edge }
    guard let control = edge.control else {
      let way = edge.end - edge.start
      return Edge(
        start: edge.start + way * (start / whole), control: nil,
        end: edge.end - way * (end / whole))
    }
    // Near an end, a curve is as long as its tangent says.
    let startLength = 2 * length(control - edge.start)
    let endLength = 2 * length(edge.end - control)
    let from = startLength > 0 ? min(start / startLength, 0.5) : 0
    let to = endLength > 0 ? 1 - min(end / endLength, 0.5) : 1
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ t: Double) -> SIMD2<Double> {
      a + (b - a) * t
    }
    func point(_ t: Double) -> SIMD2<Double> {
      mix(mix(edge.start, control, t), mix(control, edge.end, t), t)
    }
    // The blossom of a quadratic curve is the control point of a part of it.
    let middle = mix(mix(edge.start, control, from), mix(control, edge.end, from), to)
    return Edge(start: point(from), control: middle, end: point(to))
  }

  private static func append(
    _ verb: PathVerb, _ points: [SIMD2<Double>], to result: inout GlyphOutline
  ) {
    result.verbs.append(verb)
    for point in points {
      result.points.append(
        SIMD2(
          Int32(clamping: Int(clamping: point.x.rounded())),
          Int32(clamping: Int(clamping: point.y.rounded()))))
    }
  }
}
