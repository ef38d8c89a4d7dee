/// A rectangle whose corners are rounded as a layer's corner properties say.
package struct CornerShape {
  /// The outline of a rectangle whose four corners are rounded.
  package static func path(
    _ rect: CGRect, radius: CGFloat, curve: CALayerCornerCurve
  ) -> CGPath {
    let shape = CornerShape(rect: rect, radius: radius, corners: .all, curve: curve)
    if shape.isRounded { return shape.path }
    let path = CGMutablePath()
    path.addRect(rect)
    return path
  }

  let rect: CGRect
  /// The radius of the corners, at most half the shorter side.
  let radius: CGFloat
  let corners: CACornerMask
  let curve: CALayerCornerCurve

  init(of layer: CALayer) {
    self.init(
      rect: layer.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners,
      curve: layer.cornerCurve)
  }

  init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
    self.rect = rect
    self.radius = radius > 0 ? min(radius, min(rect.width, rect.height) / 2) : 0
    self.corners = corners
    self.curve = curve
  }

  var isRounded: Bool { radius > 0 && !corners.isEmpty }

  /// The shape inside a rim of `width`; nil where the rim covers all of it.
  func inset(by width: CGFloat) -> CornerShape? {
    guard 2 * width < rect.width, 2 * width < rect.height else { return nil }
    return CornerShape(
      rect: rect.insetBy(dx: width, dy: width), radius: radius - width, corners: corners,
      curve: curve)
  }

  /// A rectangle that lies inside.
  var innerRect: CGRect {
    // A corner's diagonal point is (1 − 1/√2) of the radius away from both edges.
    let diagonal = isRounded ? 0.293 * radius : 0
    return 2 * diagonal < min(rect.width, rect.height)
      ? rect.insetBy(dx: diagonal, dy: diagonal) : .null
  }

  /// Whether `part` lies inside for certain; false may also mean that it is hard to say.
  func containsSurely(_ part: CGRect) -> Bool {
    guard isRounded else { return rect.contains(part) }
    return innerRect.contains(part)
      || rect.insetBy(dx: radius * reach, dy: 0).contains(part)
      || rect.insetBy(dx: 0, dy: radius * reach).contains(part)
  }

  private var reach: CGFloat { curve == .continuous ? Self.continuousExpansion : 1 }

  func fill(_ context: CGContext) {
    guard isRounded else { return context.fill(rect) }
    context.beginPath()
    context.addPath(path)
    context.fillPath()
  }

  func clip(_ context: CGContext) {
    guard isRounded else { return context.clip(to: rect) }
    context.beginPath()
    context.addPath(path)
    context.clip()
  }

  // MARK: Outline

  /// How much farther than the radius a continuous corner reaches along the edges.
  package static let continuousExpansion: CGFloat = 1.528665

  /// The outline, clockwise on screen from the left end of the upper edge.
  var path: CGPath {
    var outline = Outline()
    // Each corner with the directions from it along the edge that arrives and the one that leaves.
    let places: [(CACornerMask, CGPoint, CGPoint, CGPoint)] = [
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), Self.down, Self.right),
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), Self.left, Self.down),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), Self.up, Self.left),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), Self.right, Self.up),
    ]
    let profile = isRounded ? cornerProfile : []
    for (corner, point, arriving, leaving) in places {
      guard isRounded, corners.contains(corner) else {
        outline.line(to: point)
        continue
      }
      let placed = profile.map { along in
        CGPoint(
          x: point.x + radius * (along.x * arriving.x + along.y * leaving.x),
          y: point.y + radius * (along.x * arriving.y + along.y * leaving.y))
      }
      outline.line(to: placed[0])
      for index in stride(from: 1, to: placed.count, by: 3) {
        outline.curve(placed[index], placed[index + 1], placed[index + 2])
      }
    }
    return outline.closed
  }

  private static let right = CGPoint(x: 1, y: 0)
  private static let left = CGPoint(x: -1, y: 0)
  private static let down = CGPoint(x: 0, y: 1)
  private static let up = CGPoint(x: 0, y: -1)

  /// A corner of radius 1 as cubic curves: distances from the corner along the arriving (x) and
  /// the leaving (y) edge.
  ///
  /// A continuous corner that does not fit is drawn as far towards the circular one as it must.
  private var cornerProfile: [CGPoint] {
    guard curve == .continuous else { return Self.circularProfile }
    let room = min(rect.width, rect.height) / 2 / radius
    let blend = min((room - 1) / (Self.continuousExpansion - 1), 1)
    if blend == 1 { return Self.continuousProfile }
    return zip(Self.threePartCircle, Self.continuousProfile).map { round, smooth in
      CGPoint(
        x: round.x + blend * (smooth.x - round.x), y: round.y + blend * (smooth.y - round.y))
    }
  }

  /// A quarter circle: the usual cubic, at most 0.03 % of the radius off.
  private static let circularProfile: [CGPoint] = {
    let control = 1 - CGMutablePath.quarterArc
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: control, y: 0), CGPoint(x: 0, y: control),
      CGPoint(x: 0, y: 1),
    ]
  }()

  /// Apple's continuous corner of radius 1, as published by people who read it off
  /// `UIBezierPath`: three cubic curves, in distances from the corner along the arriving (x) and
  /// the leaving (y) edge.
  package static let continuousProfile: [CGPoint] = symmetric([
    (1.5286649847295823, 0), (1.088492957618529, 0), (0.8684069440630022, 0),
    (0.6314937928309926, 0.07491138784701601), (0.37282382662574682, 0.16905955604437),
  ])

  /// The quarter circle in as many parts as the continuous corner, cut at the same slope.
  private static let threePartCircle: [CGPoint] = {
    // That of the angle at which the continuous corner's first part ends.
    let sine = 1 - continuousProfile[3].x
    let cosine = (1 - sine * sine).squareRoot()
    // A cubic's handle for an arc of angle t: 4/3 · tan(t / 4).
    func handle(sine: CGFloat, cosine: CGFloat) -> CGFloat {
      let half = ((1 - cosine) / 2).squareRoot() / ((1 + cosine) / 2).squareRoot()
      let quarter = half / (1 + (1 + half * half).squareRoot())
      return quarter * 4 / 3
    }
    let outer = handle(sine: sine, cosine: cosine)
    // The middle part turns by a right angle less twice the outer one.
    let middle = handle(sine: cosine * cosine - sine * sine, cosine: 2 * sine * cosine)
    return symmetric([
      (1, 0), (1 - outer, 0), (1 - sine + outer * cosine, 1 - cosine - outer * sine),
      (1 - sine, 1 - cosine), (1 - sine - middle * cosine, 1 - cosine + middle * sine),
    ])
  }()

  /// A corner from its first half: the second mirrors it.
  private static func symmetric(_ half: [(CGFloat, CGFloat)]) -> [CGPoint] {
    half.map { CGPoint(x: $0.0, y: $0.1) } + half.reversed().map { CGPoint(x: $0.1, y: $0.0) }
  }

  /// A path that is closed in the end.
  private struct Outline {
    private var verbs: [PathVerb] = []
    private var points: [CGPoint] = []

    mutating func line(to point: CGPoint) {
      verbs.append(verbs.isEmpty ? .move : .line)
      points.append(point)
    }

    mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      verbs.append(.cubic)
      points += [control1, control2, end]
    }

    var closed: CGPath { CGPath(verbs: verbs + [.close], points: points) }
  }
}
