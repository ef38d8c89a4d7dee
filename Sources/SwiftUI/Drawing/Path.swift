/// An outline of lines and curves, y downwards.
public struct Path: Equatable, Sendable, Shape {
  private final class Storage: @unchecked Sendable {
    let path: CGMutablePath
    init(_ path: CGMutablePath) { self.path = path }
  }

  private var storage: Storage
  /// Whether it is a circle, or a rectangle with four corners alike: what iOS clips to by a
  /// layer's corner radius, and not by a mask.
  private(set) var isLayerCorner = false

  /// Makes a path without elements.
  public init() { storage = Storage(CGMutablePath()) }
  /// Makes a path of a copy of another.
  public init(_ path: CGPath) { storage = Storage(path.mutableCopy() ?? CGMutablePath()) }
  /// Makes a path of a copy of another, which later changes of that one do not reach.
  public init(_ path: CGMutablePath) { storage = Storage(path.mutableCopy() ?? CGMutablePath()) }
  /// Makes a path of a rectangle, as a closed subpath.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }
  /// Makes the ellipse that touches a rectangle's sides.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
    isLayerCorner = rect.width == rect.height
  }
  /// Makes a rectangle with rounded corners. Corners whose width and height differ are parts of
  /// ellipses in both styles.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    isLayerCorner = cornerSize.width == cornerSize.height && cornerSize.width > 0
  }
  /// Makes a rectangle with rounded corners; a radius above half the shorter side counts as that.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  /// Makes a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether both have the same elements.
  public static func == (left: Path, right: Path) -> Bool {
    left.storage === right.storage || left.storage.path == right.storage.path
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { storage.path }
  /// Whether the path has no elements.
  public var isEmpty: Bool { storage.path.isEmpty }
  /// The rectangle around all points and control points.
  public var boundingRect: CGRect {
    let box = storage.path.boundingBoxOfPath
    return box.isNull ? .null : box
  }
  /// The point that the next line begins at; nil for an empty path.
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.path.currentPoint }
  /// The path's bounding rectangle as text. Differs: Apple's lists the elements.
  public var description: String { "Path \(boundingRect)" }
  /// Whether the fill of the path covers a point.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides; otherwise the winding rule does.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.path.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// The path that is changed: this value's alone.
  private var own: CGMutablePath {
    mutating get {
      isLayerCorner = false
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(storage.path.mutableCopy() ?? CGMutablePath())
      }
      return storage.path
    }
  }

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { own.move(to: end) }
  /// Adds a line to a point; in an empty path, it begins a subpath there.
  public mutating func addLine(to end: CGPoint) {
    if isEmpty { own.move(to: end) } else { own.addLine(to: end) }
  }
  /// Adds a quadratic curve to a point; in an empty path, it begins a subpath there.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { own.move(to: end) } else { own.addQuadCurve(to: end, control: control) }
  }
  /// Adds a cubic curve to a point; in an empty path, it begins a subpath there.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty {
      own.move(to: end)
    } else {
      own.addCurve(to: end, control1: control1, control2: control2)
    }
  }
  /// Closes the present subpath with a line to where it began; an empty path stays empty.
  public mutating func closeSubpath() { if !isEmpty { own.closeSubpath() } }
  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    own.addRect(rect, transform: transform)
  }
  /// Adds rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    own.addRects(rects, transform: transform)
  }
  /// Adds a subpath of lines from the first point on, which stays open.
  public mutating func addLines(_ lines: [CGPoint]) { own.addLines(between: lines) }
  /// Adds the ellipse that touches a rectangle's sides, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    own.addEllipse(in: rect, transform: transform)
  }
  /// Adds a rectangle with rounded corners as a closed subpath. Corners whose width and height
  /// differ are parts of ellipses in both styles.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if style == .continuous, cornerSize.width == cornerSize.height {
      own.addPath(
        CornerShape.path(rect, radius: cornerSize.width, curve: .continuous),
        transform: transform)
    } else {
      var corner = cornerSize
      // A radius stays one where it is too large for the shorter side.
      if corner.width == corner.height {
        corner.width = min(corner.width, min(rect.width, rect.height) / 2)
        corner.height = corner.width
      }
      own.addRoundedRect(
        in: rect, cornerWidth: corner.width, cornerHeight: corner.height, transform: transform)
    }
  }
  /// Adds an arc of a circle, with a line to its start where a subpath is open.
  ///
  /// - Parameter clockwise: Meant in a space whose y points up, as Apple's: on the screen, `true`
  ///   goes counter-clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    own.addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: clockwise, transform: transform)
  }
  /// Adds an arc of a circle over an angle; positive ones go clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    own.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
      transform: transform)
  }
  /// Adds an arc that touches two lines: from the present point to the first end, and from there to
  /// the second one; a line leads to the arc's start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    own.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    own.addPath(path.cgPath, transform: transform)
  }

  /// The path itself, in its own coordinates: the rectangle has no effect.
  public func path(in rect: CGRect) -> Path { self }
  /// The path mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }
  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The part of the path between two fractions of its length; those outside of 0 to 1 count as the
  /// nearest of both.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(cgPath.trimmed(from: min(max(from, 0), 1), to: min(max(to, 0), 1)))
  }
  /// The outline of what a stroke along the path covers, dashes included.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = cgPath
    if !style.dash.isEmpty {
      path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    }
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
}

/// Whether rounded corners are quarters of circles or continuous curves.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  /// The ends of open subpaths and of dashes.
  public var lineCap: CGLineCap
  /// The corners of the stroke.
  public var lineJoin: CGLineJoin
  /// The ratio of a mitre's length to the line width above which it becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths painted and left out in turn, in points; empty for whole lines.
  public var dash: [CGFloat]
  /// How far into the dashes the stroke begins, in points.
  public var dashPhase: CGFloat
  /// Makes a stroke; lengths are in points. The default is a solid line of 1 point with sharp
  /// corners.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point is inside that a ray crosses out of an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// Makes a fill by the winding rule, or by the even-odd rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
