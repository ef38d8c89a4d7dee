/// What an item shows on its way from one value to the next.
@MainActor protocol MotionValue {
  associatedtype Vector: VectorArithmetic
  var vector: Vector { get }
  /// The value with other numbers.
  func moved(to vector: Vector) -> Self
  /// Whether there is anything between another value and this one.
  func canMove(from other: Self) -> Bool
}

/// A value that goes where it is set under the animation of the change.
///
/// What is shown is the target without what all animations under way still have to go: animations
/// add up, and a new one does not end those before it.
@MainActor struct Moving<Value: MotionValue> {
  private(set) var target: Value
  private var runs = MotionRuns<Value.Vector>()

  init(_ target: Value) { self.target = target }

  /// Sets the value, with an animation where the scope asks for one.
  ///
  /// - Parameter scope: The rules for animated changes; nil to change at once.
  mutating func set(_ new: Value, in scope: MotionScope?, for part: MotionScope.Part = .values) {
    let old = target
    target = new
    guard let scope, new.canMove(from: old) else { return runs.stop() }
    let way = new.vector - old.vector
    guard way.magnitudeSquared > 0 else { return }
    guard let animation = scope.transaction(for: part).effectiveAnimation else {
      return runs.stop()
    }
    runs.begin(way, animation, at: scope.motion.time)
    scope.motion.lasts(animation)
  }

  /// Gives the target other numbers; what moves goes on.
  mutating func stay(at target: Value) { self.target = target }

  var isMoving: Bool { !runs.isEmpty }

  /// The value now.
  mutating func shown(in scope: MotionScope?) -> Value {
    guard let scope, !runs.isEmpty else { return target }
    return target.moved(to: target.vector - runs.rest(at: scope.motion.time))
  }
}

/// Numbers that go together; those that one side lacks are 0.
struct NumberVector: VectorArithmetic {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }
  init(_ numbers: CGFloat...) { self.numbers = numbers.map { Double($0) } }

  static var zero: NumberVector { NumberVector([Double]()) }

  subscript(index: Int) -> CGFloat {
    index < numbers.count ? CGFloat(numbers[index]) : 0
  }

  private static func combine(
    _ left: NumberVector, _ right: NumberVector, _ body: (Double, Double) -> Double
  ) -> NumberVector {
    NumberVector(
      (0..<max(left.numbers.count, right.numbers.count)).map {
        body(
          $0 < left.numbers.count ? left.numbers[$0] : 0,
          $0 < right.numbers.count ? right.numbers[$0] : 0)
      })
  }

  static func + (left: NumberVector, right: NumberVector) -> NumberVector {
    combine(left, right, +)
  }
  static func - (left: NumberVector, right: NumberVector) -> NumberVector {
    combine(left, right, -)
  }
  static func == (left: NumberVector, right: NumberVector) -> Bool {
    (left - right).magnitudeSquared == 0
  }
  mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

/// A vector of any kind; nil is zero, and so is the sum of two kinds.
struct AnyVector: VectorArithmetic {
  var base: (any VectorArithmetic)?

  init(_ base: (any VectorArithmetic)?) { self.base = base }

  static var zero: AnyVector { AnyVector(nil) }

  static func + (left: AnyVector, right: AnyVector) -> AnyVector {
    func add<V: VectorArithmetic>(_ left: V) -> AnyVector {
      guard let base = right.base else { return AnyVector(left) }
      return AnyVector((base as? V).map { left + $0 })
    }
    return left.base.map { add($0) } ?? right
  }
  static func - (left: AnyVector, right: AnyVector) -> AnyVector { left + right.scaled(by: -1) }
  static func == (left: AnyVector, right: AnyVector) -> Bool {
    (left - right).magnitudeSquared == 0
  }
  mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic {
      vector.scaled(by: rhs)
    }
    base = base.map { scaled($0) }
  }
  var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}

extension Animatable {
  /// The value with other data; the same where the vector is another value's.
  func moved(to vector: AnyVector) -> Self {
    guard let data = vector.base as? AnimatableData else { return self }
    var result = self
    result.animatableData = data
    return result
  }
}

/// Numbers as vectors themselves.
extension CGRect: MotionValue {
  var vector: AnimatableData { animatableData }
  func moved(to vector: AnimatableData) -> CGRect {
    var result = self
    result.animatableData = vector
    return result
  }
  func canMove(from other: CGRect) -> Bool {
    let all = [minX, minY, width, height, other.minX, other.minY, other.width, other.height]
    return all.allSatisfy(\.isFinite)
  }
}

extension CGSize: MotionValue {
  var vector: AnimatableData { animatableData }
  func moved(to vector: AnimatableData) -> CGSize {
    CGSize(width: vector.first, height: vector.second)
  }
  func canMove(from other: CGSize) -> Bool { true }
}
