/// What an element of a path draws.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint
  /// Draws a line; one point.
  case addLineToPoint
  /// Draws a quadratic curve; a control point and the end.
  case addQuadCurveToPoint
  /// Draws a cubic curve; two control points and the end.
  case addCurveToPoint
  /// Draws a line back to the start of the subpath; no point.
  case closeSubpath
}

/// One element of a path, as `applyWithBlock` hands it out.
@safe public struct CGPathElement {
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic and three for a cubic curve, the end
  /// last; none for a close. Valid while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element; the points have to stay as long as it is used.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    // SAFETY: The address is only kept here; whoever makes the element keeps the points, as is
    // documented.
    self.type = type
    unsafe self.points = unsafe points
  }
}

/// Called with a value of the caller's and each element of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls the block for every element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let (verbs, points) = (verbs, points)
    // SAFETY: The buffer holds three points, the most that an element takes, all filled before any
    // is read, and lives until the last call; the block gets each element for its call alone.
    unsafe withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      unsafe buffer.initialize(repeating: .zero)
      var index = 0
      for verb in verbs {
        for k in 0..<verb.pointCount {
          unsafe buffer[k] = points[index + k]
        }
        index += verb.pointCount
        var element = unsafe CGPathElement(type: verb.elementType, points: buffer.baseAddress!)
        unsafe block(&element)
      }
    }
  }

  /// Calls the function for every element in order, with `info` handed through.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    // SAFETY: The function gets each element for its call alone, and the information as it came.
    unsafe applyWithBlock { unsafe function(info, $0) }
  }

  /// Whether this is one axis-parallel rectangle, drawn from any corner in any direction.
  ///
  /// - Parameter rect: Gets the rectangle if there is one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    // SAFETY: The pointer is nil or to a rectangle of the caller's, which is written during the
    // call alone.
    unsafe rect?.pointee = found
    return true
  }

  /// The axis-parallel rectangle that this path is, if it is one and closed.
  package var rectangle: CGRect? {
    guard verbs.count == 5 || verbs.count == 6, verbs[0] == .move, verbs.last == .close,
      verbs[1..<(verbs.count - 1)].allSatisfy({ $0 == .line }),
      points.count == 4 || points[4] == points[0]
    else { return nil }
    let isAlongX = points[0].y == points[1].y
    for k in 0..<4 {
      let (a, b) = (points[k], points[(k + 1) % 4])
      guard (k % 2 == 0) == isAlongX ? a.y == b.y : a.x == b.x else { return nil }
    }
    let (a, b) = (points[0], points[2])
    guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return nil }
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
}

extension PathVerb {
  var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
