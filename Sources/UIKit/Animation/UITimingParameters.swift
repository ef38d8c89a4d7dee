/// The kinds of timing parameters that an animator can have.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A cubic Bézier curve of an app's own.
  case cubic = 1
  /// A spring.
  case spring = 2
}

/// The pace of an animator. Differs: it need not be `NSCoding`.
public protocol UITimingCurveProvider: NSCopying {
  /// Whether the pace is a built-in curve, a curve of an app's own or a spring.
  var timingCurveType: UITimingCurveType { get }
  /// The curve of the pace; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring of the pace; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace along a cubic Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve of the parameters, if they have one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve, in the unit square.
  public let controlPoint1: CGPoint
  /// The second control point of the curve, in the unit square.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// The pace of one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    var points: [Float] = [0, 0, 0, 0]
    let function = curve.timingFunction
    // SAFETY: Each call writes two values, the first at the start and the second behind these, of
    // the four that the array has.
    unsafe points.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe function.getControlPoint(at: 1, values: start)
      unsafe function.getControlPoint(at: 2, values: start + 2)
    }
    controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    controlPoint2 = CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
    super.init()
  }

  /// The pace of a cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// Returns the parameters themselves, as they never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the curve is one of the system's or an app's own.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil, as a curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity in whole ways per second. Even for properties of two dimensions, only
  /// `dx` counts.
  public let initialVelocity: CGVector

  enum Spring {
    /// A spring given by its damping ratio: the animator's duration decides when it is at rest.
    case ratio(Double)
    /// A spring given by mass, stiffness and damping, which decide how long it takes.
    case motion(SpringMotion)
  }
  let spring: Spring

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring without initial velocity; a ratio of 1 does not oscillate.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring with a damping ratio, which is at rest at the end of the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    spring = .ratio(ratio)
    super.init()
  }

  /// A spring of a mass, a stiffness and a damping, which decide its duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    spring = .motion(
      SpringMotion(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    super.init()
  }

  /// A spring of a perceived duration in seconds and a bounce.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let motion = SpringMotion(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: motion.mass, stiffness: motion.stiffness, damping: motion.damping,
      initialVelocity: initialVelocity)
  }

  /// Returns the parameters themselves, as they never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil, as a spring has no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
