/// A way that a value goes under an animation.
struct MotionRun<Vector: VectorArithmetic> {
  let animation: Animation
  /// The start, in seconds on the clock.
  let start: TimeInterval
  let way: Vector
  /// What a spring takes over at its beginning.
  let velocity: Vector?
  private var state = AnimationStateValues()

  init(_ animation: Animation, start: TimeInterval, way: Vector, velocity: Vector? = nil) {
    self.animation = animation
    self.start = start
    self.way = way
    self.velocity = velocity
  }

  /// What is still to go at a time; nil at the end.
  mutating func rest(at time: TimeInterval) -> Vector? {
    animation.curve.done(of: way, velocity: velocity, at: max(time - start, 0), &state)
      .map { way - $0 }
  }
}

/// The ways that a value goes at once. Each leads to where the value is set; what they still have
/// to go adds up, so that one that begins before another is over changes its direction smoothly.
struct MotionRuns<Vector: VectorArithmetic> {
  private var runs: [MotionRun<Vector>] = []

  var isEmpty: Bool { runs.isEmpty }

  /// What is still to go at a time.
  mutating func rest(at time: TimeInterval) -> Vector {
    var sum = Vector.zero
    runs = runs.compactMap { run in
      var run = run
      guard let rest = run.rest(at: time) else { return nil }
      sum += rest
      return run
    }
    return sum
  }

  /// Begins a way to a new value. A spring takes over what goes on, with its velocity.
  mutating func begin(_ way: Vector, _ animation: Animation, at time: TimeInterval) {
    guard animation.curve.takesOverVelocity, !runs.isEmpty else {
      return runs.append(MotionRun(animation, start: time, way: way))
    }
    // The difference of a thousandth of a second is exact enough, and the same everywhere.
    let step = 0.001
    var (earlier, later) = (self, self)
    let rest = rest(at: time)
    let velocity = (earlier.rest(at: time) - later.rest(at: time + step)).scaled(by: 1 / step)
    runs = [MotionRun(animation, start: time, way: way + rest, velocity: velocity)]
  }

  mutating func stop() { runs = [] }
}
