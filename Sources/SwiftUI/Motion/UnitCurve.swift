internal import QuartzCore

/// A curve from (0, 0) to (1, 1) that says how much of a way is done after a part of the time.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle, at rest at its beginning or at its end; or two quarters.
    case circularIn, circularOut, circularInOut
  }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// Makes a cubic Bézier curve from (0, 0) to (1, 1) of its control points; an x of theirs outside
  /// of 0 … 1 counts as the nearer end.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Self {
    bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// An even motion.
  public static let linear = bezier(0, 0, 1, 1)
  /// A motion that begins slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A motion that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A motion that begins and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle that begins at rest.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle that ends at rest.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of a circle, at rest at the beginning and at the end.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with x and y exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let a, let b):
      UnitCurve(.bezier(UnitPoint(x: a.y, y: a.x), UnitPoint(x: b.y, y: b.x)))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: self
    }
  }

  /// The part of the way that is done after a part of the time.
  ///
  /// - Parameter progress: 0…1; what lies outside counts as the nearer end.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .bezier(let a, let b):
      if x == 0 || x == 1 { return x }
      if a.x == a.y, b.x == b.y { return x }
      return Cubic(a.y, b.y).value(at: Self.parameter(a, b, x))
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      let rest = 2 - 2 * x
      return (1 + (1 - rest * rest).squareRoot()) / 2
    }
  }

  /// The slope of the curve; infinite where a circle is upright.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    func quarter(_ x: Double) -> Double {
      let root = (1 - x * x).squareRoot()
      return root > 0 ? x / root : .infinity
    }
    switch shape {
    case .bezier(let a, let b):
      if a.x == a.y, b.x == b.y { return 1 }
      let t = Self.parameter(a, b, x)
      let (run, rise) = (Self.run(a, b).slope(at: t), Cubic(a.y, b.y).slope(at: t))
      if run != 0 { return rise / run }
      // Where a control point lies on its end, Apple's answer 1 at the beginning, 0 at the end.
      return rise == 0 ? (x == 0 ? 1 : 0) : .infinity
    case .circularIn: return quarter(x)
    case .circularOut: return quarter(1 - x)
    case .circularInOut: return x < 0.5 ? quarter(2 * x) : quarter(2 - 2 * x)
    }
  }

  /// The parameter at which a Bézier curve reaches x.
  private static func parameter(_ a: UnitPoint, _ b: UnitPoint, _ x: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? 1 : run(a, b).parameter(at: x)
  }

  private static func run(_ a: UnitPoint, _ b: UnitPoint) -> Cubic {
    Cubic(min(max(a.x, 0), 1), min(max(b.x, 0), 1))
  }
}

/// One coordinate of a cubic curve from 0 to 1.
private struct Cubic {
  let a: Double
  let b: Double
  let c: Double

  init(_ control1: CGFloat, _ control2: CGFloat) {
    c = 3 * Double(control1)
    b = 3 * (Double(control2) - Double(control1)) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// Halves the way until the next double; the same steps everywhere, hence the same bits.
  func parameter(at value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
