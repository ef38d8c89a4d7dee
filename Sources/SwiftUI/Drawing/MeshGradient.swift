/// Colours at the vertices of a grid whose places are given, and those in between.
///
/// Differs: Apple publishes neither where the control points of vertices without own ones lie nor
/// which curves smooth colours follow. Here a vertex's tangent leads from its neighbour on one side
/// to that on the other, with control points at a third of the way to each, and smooth colours are
/// Catmull and Rom's.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// The style is its own resolved form.
  public typealias Resolved = Never

  /// A vertex with the control points of the curves to its four neighbours, all in the unit
  /// square, y downwards.
  public struct BezierPoint: Equatable, Sendable {
    /// The place of the vertex, as fractions of the view.
    public var position: SIMD2<Float>
    /// The control point towards the leading edge, as fractions of the view.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the top, as fractions of the view.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the trailing edge, as fractions of the view.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the bottom, as fractions of the view.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a vertex with the control points of its four curves.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of vertices, row by row.
  public enum Locations: Equatable, Sendable {
    /// Vertices as fractions of the view, whose curves are made of their neighbours.
    case points([SIMD2<Float>])
    /// Vertices with the control points of their curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours of vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that the environment resolves.
    case colors([Color])
    /// Colours that are the same in every environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of vertices in a column.
  public var height: Int
  /// The places of the vertices, `width` times `height` of them, row by row.
  public var locations: Locations
  /// The colours of the vertices, `width` times `height` of them, row by row.
  public var colors: Colors
  /// The colour where the mesh does not reach.
  public var background: Color
  /// Whether colours follow curves from vertex to vertex, and not straight lines.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh of at least two rows and columns. With another number of places or colours than
  /// it has vertices only the background is drawn.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh of vertices whose curves are smooth, with colours of the environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of vertices whose curves are smooth, with colours that are resolved.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of vertices with their own curves, with colours of the environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Makes a mesh of vertices with their own curves, with colours that are resolved.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Without a vertex and a colour for each place of the grid, only the background is drawn.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let own = mesh(in: environment).map { _GradientPaint.Kind.mesh($0) }
    let back = background.cgColor(in: environment)
    guard let own else { return .color(back) }
    return .gradient(_GradientPaint(kind: own, stops: [(back, 0)]))
  }

  private func mesh(in environment: EnvironmentValues) -> ColorMesh? {
    let colors =
      switch self.colors {
      case .colors(let all): all.map { $0.cgColor(in: environment) }
      case .resolvedColors(let all): all.map(\.cgColor)
      }
    guard width > 1, height > 1, !width.multipliedReportingOverflow(by: height).overflow,
      colors.count == width * height
    else { return nil }
    let vertices: [ColorMesh.Vertex]
    switch locations {
    case .points(let points):
      guard points.count == colors.count, points.allSatisfy(\.isFinite) else { return nil }
      vertices = ColorMesh.vertices(points.map { SIMD2<Double>($0) }, width: width)
    case .bezierPoints(let points):
      vertices = points.map { point in
        ColorMesh.Vertex(
          place: SIMD2(point.position), leading: SIMD2(point.leadingControlPoint),
          top: SIMD2(point.topControlPoint), trailing: SIMD2(point.trailingControlPoint),
          bottom: SIMD2(point.bottomControlPoint))
      }
      guard points.count == colors.count, vertices.allSatisfy(\.isFinite) else { return nil }
    }
    return ColorMesh(
      width: width, height: height, vertices: vertices,
      colors: colors.map { MixedColor.numbers($0, in: colorSpace) }, isSmooth: smoothsColors,
      space: colorSpace)
  }
}

extension MeshGradient: StyleAsView {}

extension SIMD2<Float> {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
