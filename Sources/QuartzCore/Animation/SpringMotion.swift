/// The motion of a damped spring from 0 to its rest at 1, in closed form.
///
/// The way that is left, x, follows `mass · x″ + damping · x′ + stiffness · x = 0`, `x(0) = −1`.
package struct SpringMotion {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  package let initialVelocity: Double

  /// Values that no spring has count as the smallest that one can: see the code.
  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = true
  ) {
    self.mass = mass > 0 ? mass : 1e-6
    self.stiffness = stiffness > 0 ? stiffness : 1e-6
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let given = damping > 0 ? damping : 0
    self.damping = allowsOverdamping ? given : min(given, critical)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// - Source: "Animate with springs", WWDC 2023.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -1 + 1e-6), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The spring of a damping ratio that is at rest after a duration.
  ///
  /// UIKit does not say how it turns the two into a spring; that it is at rest in the end is what
  /// it documents.
  ///
  /// - Complexity: 200 evaluations.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let duration = max(duration, 1e-6)
    func motion(_ frequency: Double) -> SpringMotion {
      SpringMotion(
        stiffness: frequency * frequency, damping: 2 * ratio * frequency,
        initialVelocity: initialVelocity)
    }
    // The stiffer the spring, the sooner it is at rest.
    var (low, high) = (1e-3 / duration, 1e6 / duration)
    for _ in 0..<200 {
      let middle = (low * high).squareRoot()
      if motion(middle).settlingDuration > duration { low = middle } else { high = middle }
      if high / low < 1 + 1e-15 { break }
    }
    self = motion(high)
  }

  /// The angular frequency without damping, in radians per second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a part of the critical one.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  package var perceptualDuration: Double { 2 * Double.pi / frequency }

  package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The part of the way that is done after a time, seconds.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let shape = shape
    let decay = DeterministicMath.exp(-shape.rate * time)
    switch shape.kind {
    case .oscillating(let turns):
      let (sine, cosine) = DeterministicMath.sinCos(turns * time)
      return 1 + decay * (shape.a * cosine + shape.b * sine)
    case .critical:
      return 1 + decay * (shape.a + shape.b * time)
    case .slow(let rate):
      return 1 + shape.a * decay + shape.b * DeterministicMath.exp(-rate * time)
    }
  }

  /// The seconds after which the bound of the way that is left, |a| + |b| times the decay, is a
  /// thousandth.
  ///
  /// - Source: this gives what Apple documents: about 2.85 s for a damping of 5, "just over 1
  ///   second" for 15.
  package var settlingDuration: Double {
    let shape = shape
    guard shape.rate > 0 else { return Self.maximumDuration }
    let threshold = 0.001
    switch shape.kind {
    case .oscillating:
      let bound = (abs(shape.a) + abs(shape.b)) / threshold
      return min(max(DeterministicMath.log(bound) / shape.rate, 0), Self.maximumDuration)
    case .critical, .slow:
      func bound(_ time: Double) -> Double {
        let decay = DeterministicMath.exp(-shape.rate * time)
        if case .slow(let rate) = shape.kind {
          return abs(shape.a) * decay + abs(shape.b) * DeterministicMath.exp(-rate * time)
        }
        return (abs(shape.a) + abs(shape.b) * time) * decay
      }
      var high = 1 / shape.rate
      while bound(high) > threshold, high < Self.maximumDuration { high *= 2 }
      var low = 0.0
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if bound(middle) > threshold { low = middle } else { high = middle }
      }
      return min(high, Self.maximumDuration)
    }
  }

  /// A spring without damping never rests; this long, seconds, is long enough.
  private static let maximumDuration = 1000.0

  private enum Kind {
    /// The angular frequency in radians per second.
    case oscillating(Double)
    case critical
    /// The second of the two rates of decay.
    case slow(Double)
  }

  /// The solution: two coefficients and the rate of decay of the first.
  private var shape: (kind: Kind, a: Double, b: Double, rate: Double) {
    let frequency = frequency
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-9 {
      return (.critical, -1, initialVelocity - frequency, frequency)
    }
    if ratio < 1 {
      let turns = frequency * (1 - ratio * ratio).squareRoot()
      let rate = ratio * frequency
      return (.oscillating(turns), -1, (initialVelocity - rate) / turns, rate)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
    let a = (initialVelocity - fast) / (fast - slow)
    return (.slow(fast), a, -1 - a, slow)
  }
}
