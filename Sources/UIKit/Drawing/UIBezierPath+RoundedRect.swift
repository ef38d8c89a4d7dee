extension UIBezierPath {
  /// A rectangle with corners as iOS draws them since version 7; see the initialiser for corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle whose given corners are rounded.
  ///
  /// A corner leaves its sides 1.528665 radii from the vertex, so that the curvature changes
  /// smoothly. If two corners do not fit on the shorter side, half of that side takes the place of
  /// the radius; if they do not fit on the longer side either, the corners are arcs of circles. The
  /// shape jumps there, as it does on iOS. The path is not closed: a line leads back to its start.
  ///
  /// Differs: corners that touch a single rounded one are taken to need as much room as two.
  ///
  /// - Parameters:
  ///   - cornerRadii: The width is the radius; the height is ignored, as on iOS.
  /// - Source: Element lists recorded on iOS for 160 × 100 and 60 × 160 points, in the tests of
  ///   honghaoz/ChouTiUI, 2024. The first shape: PaintCode, "Code for iOS 7 Rounded
  ///   Rectangles", 2013.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    if rect.isNull { return }
    SmoothRectangle(rect: rect, corners: corners, radius: cornerRadii.width).add(to: self)
  }
}

/// How a rounded corner leaves and reaches the sides of a rectangle.
private struct SmoothRectangle {
  let rect: CGRect
  let corners: UIRectCorner
  /// The radius of the shape: half of the shorter side if the corners do not fit.
  let radius: CGFloat
  /// The distance from the vertex at which a corner begins on a side.
  let lead: CGFloat
  let fitsAcross: Bool
  let fitsDown: Bool

  init(rect: CGRect, corners: UIRectCorner, radius wanted: CGFloat) {
    let wanted = wanted > 0 && wanted.isFinite ? wanted : 0
    self.rect = rect
    self.corners = wanted > 0 ? corners : []
    lead = wanted * CornerShape.continuousExpansion
    fitsAcross = 2 * lead <= rect.width
    fitsDown = 2 * lead <= rect.height
    radius = fitsAcross && fitsDown ? wanted : min(rect.width, rect.height) / 2
  }

  func add(to path: UIBezierPath) {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let start = CGPoint(x: edge(.topLeft, x0, rect.midX, fitsAcross, 1), y: y0)
    path.move(to: start)
    path.addLine(to: CGPoint(x: edge(.topRight, x1, rect.midX, fitsAcross, -1), y: y0))
    addCorner(.topRight, to: path, vertex: CGPoint(x: x1, y: y0), arrival: (1, 0), turn: (0, 1))
    path.addLine(to: CGPoint(x: x1, y: edge(.bottomRight, y1, rect.midY, fitsDown, -1)))
    addCorner(
      .bottomRight, to: path, vertex: CGPoint(x: x1, y: y1), arrival: (0, 1), turn: (-1, 0))
    path.addLine(to: CGPoint(x: edge(.bottomLeft, x0, rect.midX, fitsAcross, 1), y: y1))
    addCorner(
      .bottomLeft, to: path, vertex: CGPoint(x: x0, y: y1), arrival: (-1, 0), turn: (0, -1))
    path.addLine(to: CGPoint(x: x0, y: edge(.topLeft, y0, rect.midY, fitsDown, 1)))
    addCorner(.topLeft, to: path, vertex: CGPoint(x: x0, y: y0), arrival: (0, -1), turn: (1, 0))
    path.addLine(to: start)
  }

  /// The coordinate on a side at which a corner begins or ends.
  private func edge(
    _ corner: UIRectCorner, _ vertex: CGFloat, _ middle: CGFloat, _ fits: Bool,
    _ direction: CGFloat
  ) -> CGFloat {
    guard corners.contains(corner) else { return vertex }
    return fits ? vertex + direction * lead : middle
  }

  /// The points of a corner as distances from its vertex, back along the side that is left and
  /// forward along the one that is reached, in radii.
  private struct Shape {
    /// The control points and end of the curve that leaves the side.
    var leaving: [(CGFloat, CGFloat)]
    /// The control points and end of the curve around the vertex.
    var around: [(CGFloat, CGFloat)]
    /// The control points and end of the curve that reaches the other side.
    var reaching: [(CGFloat, CGFloat)]
  }

  private static let smooth: Shape = {
    let points = CornerShape.continuousProfile.map { ($0.x, $0.y) }
    return Shape(
      leaving: Array(points[1...3]), around: Array(points[4...6]), reaching: Array(points[7...9]))
  }()

  /// The corner from a long side to a short one that it meets halfway. The caller puts the control
  /// points of `reaching` in the middle of the short side.
  private static let longToShort = Shape(
    leaving: [
      (1.069742807618529, 0), (0.8496567940630022, 0), (0.6127436428309926, 0.07491138784701601),
    ],
    around: [(0.24485780339949062, 0.20881088300811814), (0, 0.5585040668683533), (0, 0.95)],
    reaching: [])

  private static let shortToLong = Shape(
    leaving: [],
    around: [
      (0.5585040668683533, 0), (0.20881088300811814, 0.24485780339949062),
      (0.07491138784701601, 0.6127436428309926),
    ],
    reaching: [(0, 0.8496567940630022), (0, 1.069742807618529), (0, 1.5099148347295826)])

  private static let round: Shape = {
    let control = 1 - CGMutablePath.quarterArc
    return Shape(
      leaving: [(1, 0), (1, 0), (1, 0)], around: [(control, 0), (0, control), (0, 1)],
      reaching: [(0, 1), (0, 1), (0, 1)])
  }()

  /// - Parameters:
  ///   - arrival: The unit vector along the side that leads to the vertex.
  ///   - turn: The unit vector along the side that leads on.
  private func addCorner(
    _ corner: UIRectCorner, to path: UIBezierPath, vertex: CGPoint,
    arrival: (CGFloat, CGFloat), turn: (CGFloat, CGFloat)
  ) {
    guard corners.contains(corner) else { return }
    let isAcross = arrival.1 == 0
    let (fitsBefore, fitsAfter) =
      isAcross ? (fitsAcross, fitsDown) : (fitsDown, fitsAcross)
    let shape =
      switch (fitsBefore, fitsAfter) {
      case (true, true): Self.smooth
      case (true, false): Self.longToShort
      case (false, true): Self.shortToLong
      case (false, false): Self.round
      }
    func point(_ p: (CGFloat, CGFloat)) -> CGPoint {
      let (back, forward) = (p.0 * radius, p.1 * radius)
      return CGPoint(
        x: vertex.x - arrival.0 * back + turn.0 * forward,
        y: vertex.y - arrival.1 * back + turn.1 * forward)
    }
    func curve(_ points: [(CGFloat, CGFloat)]) {
      path.addCurve(
        to: point(points[2]), controlPoint1: point(points[0]), controlPoint2: point(points[1]))
    }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    func stay(horizontal: Bool) {
      let p = CGPoint(
        x: horizontal ? middle.x : vertex.x, y: horizontal ? vertex.y : middle.y)
      path.addCurve(to: p, controlPoint1: p, controlPoint2: p)
    }
    if shape.leaving.isEmpty {
      stay(horizontal: isAcross)
      path.addLine(to: point((0.95, 0)))
    } else {
      curve(shape.leaving)
      path.addLine(to: point(shape.leaving[2]))
    }
    curve(shape.around)
    if shape.reaching.isEmpty { stay(horizontal: !isAcross) } else { curve(shape.reaching) }
  }
}
