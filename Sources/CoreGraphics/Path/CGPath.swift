/// What an element of a path does with the points that follow it.
package enum PathVerb: UInt8, Sendable {
  /// Starts a subpath at one point.
  case move
  /// Draws a line to one point.
  case line
  /// Draws a quadratic curve; the two points are its control point and its end.
  case quad
  /// Draws a cubic curve; the three points are both control points and the end.
  case cubic
  /// Draws a line back to the start of the subpath, without a point.
  case close

  package var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points that the path winds around, in whatever direction.
  case winding
  /// Points that the path winds around an odd number of times.
  case evenOdd
}

/// The ends of open subpaths.
public enum CGLineCap: Int32, Sendable {
  /// Strokes end at the end of the path.
  case butt
  /// Strokes end in half circles.
  case round
  /// Strokes end half a line width beyond the end.
  case square
}

/// The corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// Edges go on to a point, as far as the miter limit allows.
  case miter
  /// Corners are round.
  case round
  /// Corners are cut off.
  case bevel
}

/// A sequence of lines and curves in user space.
///
/// Verbs and points are kept in two flat arrays: a verb takes `PathVerb.pointCount` points.
/// Every subpath begins with a move: where Apple lets a line follow a closed subpath, the move
/// to that subpath's start is written out.
public class CGPath: Hashable, @unchecked Sendable {
  package internal(set) var verbs: [PathVerb]
  package internal(set) var points: [CGPoint]

  /// - Parameters:
  ///   - verbs: Starts with a move, and so does what follows a close.
  ///   - points: As many as the verbs take.
  package init(verbs: [PathVerb], points: [CGPoint]) {
    self.verbs = verbs
    self.points = points
  }

  /// Creates an axis-parallel rectangle that runs from its minimum corner along x first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    // SAFETY: The pointer is nil or to a transform of the caller's, copied during the call.
    unsafe path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(verbs: path.verbs, points: path.points)
  }

  /// Creates an ellipse of four curves that runs from its maximum x towards greater y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    // SAFETY: The pointer is nil or to a transform of the caller's, copied during the call.
    unsafe path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(verbs: path.verbs, points: path.points)
  }

  /// Creates a rectangle with quarter ellipses for corners; see `addRoundedRect`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    // SAFETY: The pointer is nil or to a transform of the caller's, copied during the call.
    unsafe path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(verbs: path.verbs, points: path.points)
  }

  /// Whether the path has no elements; a move alone is one.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The last point: after a close the start of the subpath, (0, 0) in an empty path.
  public var currentPoint: CGPoint {
    guard let last = verbs.last else { return .zero }
    return last == .close ? lastSubpathStart : points[points.count - 1]
  }

  /// The point of the last move.
  var lastSubpathStart: CGPoint {
    var index = points.count
    for verb in verbs.reversed() {
      index -= verb.pointCount
      if verb == .move { return points[index] }
    }
    return .zero
  }

  /// Returns this path, or an unchanging copy of one that can be changed.
  public func copy() -> CGPath? {
    CGPath(verbs: verbs, points: points)
  }

  /// Returns the path mapped by a transform; nil stands for the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    // SAFETY: The pointer is nil or to a transform of the caller's, copied during the call.
    guard let transform = unsafe transform?.pointee else { return copy() }
    return applying(transform)
  }

  /// A copy that can be changed; never nil.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(verbs: verbs, points: points)
  }

  /// A copy that can be changed, transformed unless the pointer is nil; never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath(verbs: verbs, points: points)
    // SAFETY: The pointer is nil or to a transform of the caller's, copied during the call.
    if let transform = unsafe transform?.pointee { copy.transformPoints(by: transform) }
    return copy
  }

  /// The path mapped by a transform.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    let copy = CGPath(verbs: verbs, points: points)
    copy.transformPoints(by: transform)
    return copy
  }

  func transformPoints(by transform: CGAffineTransform) {
    if transform.isIdentity { return }
    for index in points.indices {
      points[index] = points[index].applying(transform)
    }
  }

  /// Whether two paths have the same elements with the same points.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || (left.verbs == right.verbs && left.points == right.points)
  }

  /// Feeds the elements and their points into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }
}
