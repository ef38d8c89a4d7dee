/// Patches of curves between the vertices of a grid, with colours at the vertices.
struct ColorMesh {
  /// A vertex and its control points, in the unit square.
  struct Vertex {
    var place: SIMD2<Double>
    var leading: SIMD2<Double>
    var top: SIMD2<Double>
    var trailing: SIMD2<Double>
    var bottom: SIMD2<Double>

    var isFinite: Bool {
      [place, leading, top, trailing, bottom].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    /// The place and the control points, as numbers that move.
    var numbers: [Double] {
      [place, leading, top, trailing, bottom].flatMap { [$0.x, $0.y] }
    }
  }

  /// Vertices in a row, at least 2.
  let width: Int
  /// Vertices in a column, at least 2.
  let height: Int
  var vertices: [Vertex]
  /// The colours as `MixedColor` has them.
  var colors: [SIMD4<Double>]
  let isSmooth: Bool
  let space: Gradient.ColorSpace

  /// Vertices without own control points.
  static func vertices(_ points: [SIMD2<Double>], width: Int) -> [Vertex] {
    /// A third of the way to a neighbour, along the tangent.
    func handle(_ own: Int, _ to: Int?, _ from: Int?) -> SIMD2<Double> {
      guard let to else { return points[own] }
      let way = points[to] - points[own]
      let tangent = from.map { points[to] - points[$0] } ?? way
      let (far, long) = (length(way), length(tangent))
      return points[own] + (long > 0 ? tangent * (far / long) : way) / 3
    }
    return points.indices.map { index in
      let column = index % width
      let left = column > 0 ? index - 1 : nil
      let right = column + 1 < width ? index + 1 : nil
      let above = index >= width ? index - width : nil
      let below = index + width < points.count ? index + width : nil
      return Vertex(
        place: points[index], leading: handle(index, left, right),
        top: handle(index, above, below), trailing: handle(index, right, left),
        bottom: handle(index, below, above))
    }
  }

  private static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }

  // MARK: Patches

  /// The sixteen points of a patch, row by row. The four inside make it flat at its corners.
  func net(_ column: Int, _ row: Int) -> [SIMD2<Double>] {
    let (a, b) = (vertices[row * width + column], vertices[row * width + column + 1])
    let below = (row + 1) * width + column
    let (c, d) = (vertices[below], vertices[below + 1])
    return [
      a.place, a.trailing, b.leading, b.place,
      a.bottom, a.trailing + a.bottom - a.place, b.leading + b.bottom - b.place, b.bottom,
      c.top, c.trailing + c.top - c.place, d.leading + d.top - d.place, d.top,
      c.place, c.trailing, d.leading, d.place,
    ]
  }

  static func place(_ net: [SIMD2<Double>], _ u: Double, _ v: Double) -> SIMD2<Double> {
    func weights(_ t: Double) -> SIMD4<Double> {
      let s = 1 - t
      return SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    }
    let (across, down) = (weights(u), weights(v))
    var result = SIMD2<Double>(0, 0)
    for row in 0..<4 {
      var sum = SIMD2<Double>(0, 0)
      for column in 0..<4 { sum += net[row * 4 + column] * across[column] }
      result += sum * down[row]
    }
    return result
  }

  /// Premultiplied red, green and blue of sRGB, and opacity, in a patch.
  func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    func line(_ row: Int) -> SIMD4<Double> {
      curve(column, count: width, u) { colors[row * width + $0] }
    }
    let mixed = curve(row, count: height, v, line)
    var result = MixedColor.rgba(mixed, in: space)
    let alpha = result.w
    result *= alpha
    result.w = alpha
    return result
  }

  private func curve(
    _ index: Int, count: Int, _ t: Double, _ value: (Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    let (from, to) = (value(index), value(index + 1))
    if t == 0 { return from }
    if t == 1 { return to }
    guard isSmooth else { return from + (to - from) * t }
    let leaving = index > 0 ? (to - value(index - 1)) / 2 : to - from
    let arriving = index + 2 < count ? (value(index + 2) - from) / 2 : to - from
    let (t2, t3) = (t * t, t * t * t)
    let a = from * (2 * t3 - 3 * t2 + 1) + leaving * (t3 - 2 * t2 + t)
    return a + to * (3 * t2 - 2 * t3) + arriving * (t3 - t2)
  }

  /// The curves around all patches.
  func outline(in bounds: CGRect) -> CGPath {
    func point(_ unit: SIMD2<Double>) -> CGPoint {
      CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    }
    let path = CGMutablePath()
    path.move(to: point(vertices[0].place))
    func curve(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ to: Vertex) {
      path.addCurve(to: point(to.place), control1: point(first), control2: point(second))
    }
    for column in 1..<width {
      curve(vertices[column - 1].trailing, vertices[column].leading, vertices[column])
    }
    for row in 1..<height {
      let (from, to) = (vertices[row * width - 1], vertices[(row + 1) * width - 1])
      curve(from.bottom, to.top, to)
    }
    for column in (1..<width).reversed() {
      let (from, to) = (
        vertices[(height - 1) * width + column], vertices[(height - 1) * width + column - 1]
      )
      curve(from.leading, to.trailing, to)
    }
    for row in (1..<height).reversed() {
      let (from, to) = (vertices[row * width], vertices[(row - 1) * width])
      curve(from.top, to.bottom, to)
    }
    path.closeSubpath()
    return path
  }

  // MARK: Motion

  var numbers: [Double] {
    vertices.flatMap(\.numbers) + colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  func isLike(_ other: ColorMesh) -> Bool {
    width == other.width && height == other.height && isSmooth == other.isSmooth
      && space == other.space
  }

  /// - Parameter numbers: As many as there are.
  func moved(to numbers: ArraySlice<Double>) -> ColorMesh {
    var result = self
    let all = Array(numbers)
    func pair(_ index: Int) -> SIMD2<Double> { SIMD2(all[index], all[index + 1]) }
    for index in vertices.indices {
      let first = index * 10
      result.vertices[index] = Vertex(
        place: pair(first), leading: pair(first + 2), top: pair(first + 4),
        trailing: pair(first + 6), bottom: pair(first + 8))
    }
    for index in colors.indices {
      let first = vertices.count * 10 + index * 4
      result.colors[index] = SIMD4(all[first], all[first + 1], all[first + 2], all[first + 3])
    }
    return result
  }
}
