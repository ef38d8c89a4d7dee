/// Values that can be added and scaled, so that there are values between two.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies all parts of the value by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the value's parts, by which lengths are compared.
  var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor, rounded to single precision.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number, rounded to single precision.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data of a value that has no values in between.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value of the type.
  public init() {}
  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value of the type.
  public static func + (left: Self, right: Self) -> Self { left }
  /// The only value of the type.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Changes nothing: there are no parts.
  public mutating func scale(by rhs: Double) {}
  /// Zero: there are no parts.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the values.
  public var first: First
  /// The second of the values, which may be a pair itself.
  public var second: Second
  /// Makes a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// The pair of two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of both values.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// The differences of both values.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both values' squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What has values between two of its own, so that a change can be shown in steps.
public protocol Animatable {
  /// The vector that the value is animated by; without one, the value jumps.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The value as a vector. An animation writes the vectors between two values here, at each frame.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No vector: the value jumps from one to the other.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

// MARK: Values with parts

extension Double: Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: Animatable {
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: Animatable {
  /// The number itself.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint: Animatable {
  /// The coordinates, x and then y.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension UnitPoint: Animatable {
  /// The fractions of the width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

extension Angle: Animatable {
  /// The radians times 128, as on iOS.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension EdgeInsets: Animatable {
  /// The insets at the top, the leading edge, the bottom and the trailing edge.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      let rest = newValue.second
      self = EdgeInsets(
        top: newValue.first, leading: rest.first, bottom: rest.second.first,
        trailing: rest.second.second)
    }
  }
}

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the phase of the dashes; caps, joins and the dashes jump.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
