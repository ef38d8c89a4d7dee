/// What an element of a path does with the points that follow it.
package enum PathVerb: UInt8, Sendable {
  /// One point: starts a subpath.
  case move
  /// One point.
  case line
  /// Two points: control, end.
  case quad
  /// Three points: control 1, control 2, end.
  case cubic
  /// No point: a line back to the start of the subpath.
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
  case winding
  case evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// A sequence of lines and curves in user space.
///
/// Verbs and points are kept in two flat arrays: a verb takes `PathVerb.pointCount` points.
public class CGPath: Hashable, @unchecked Sendable {
  package internal(set) var verbs: [PathVerb]
  package internal(set) var points: [CGPoint]

  package init(verbs: [PathVerb], points: [CGPoint]) {
    self.verbs = verbs
    self.points = points
  }

  public var isEmpty: Bool { verbs.isEmpty }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || (left.verbs == right.verbs && left.points == right.points)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
  }
}
