/// The progress of an animator: a fraction of the time, 0…1, that runs with the clock, stands
/// still, or runs back.
final class AnimatorTimeline: AnimationPacer {
  /// How time is turned into progress.
  enum Pace {
    case even
    case curve(CAMediaTimingFunction)
    case spring(SpringMotion, duration: Double)

    func progress(at fraction: Double) -> Double {
      switch self {
      case .even: fraction
      case .curve(let function): function.value(at: fraction)
      case .spring(let motion, let duration):
        fraction >= 1 ? 1 : motion.progress(at: fraction * duration)
      }
    }

    /// The first fraction of the time at which a part of the way is done.
    func fraction(at progress: Double) -> Double {
      if case .even = self { return progress }
      guard progress > 0 else { return 0 }
      guard progress < 1 else { return 1 }
      let stepCount = 256
      let steps = (1...stepCount).map { Double($0) / Double(stepCount) }
      var high = steps.first { self.progress(at: $0) >= progress } ?? 1
      var low = high - 1 / Double(stepCount)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if self.progress(at: middle) < progress { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// The key under which an animation stores which part of the time it lets pass first.
  static let delayKey = "UIViewPropertyAnimator.delayFactor"

  var pace: Pace
  /// The duration of the whole in seconds.
  let duration: Double
  /// Whether progress is linear, as while a paused animator is moved.
  private(set) var isScrubbing = false
  /// The pace that replaces the other one for the rest, with the time and the progress at which it
  /// began.
  private var rest: (fraction: Double, progress: Double, pace: Pace)?

  private var anchor = (fraction: 0.0, time: 0.0)
  /// The fraction of the whole per second; negative runs back, 0 is paused.
  private var rate = 0.0

  init(pace: Pace, duration: Double) {
    self.pace = pace
    self.duration = max(duration, 1e-9)
  }

  /// The fraction at an instant of the clock.
  func fraction(at time: Double) -> Double {
    guard rate != 0 else { return anchor.fraction }
    // The run may begin later.
    return min(max(anchor.fraction + max(time - anchor.time, 0) * rate, 0), 1)
  }

  /// The time at which the end that it runs to is reached; nil if it stands still.
  func end(from time: Double) -> Double? {
    guard rate != 0 else { return nil }
    let way = rate > 0 ? 1 - fraction(at: time) : fraction(at: time)
    return max(time, anchor.time) + max(way / abs(rate), 0)
  }

  func run(from fraction: Double, at time: Double, rate: Double) {
    anchor = (fraction, time)
    self.rate = rate
  }

  func reset() {
    isScrubbing = false
    rest = nil
    stand(at: 0)
  }

  func stand(at fraction: Double) {
    anchor = (fraction, 0)
    rate = 0
  }

  /// Moves linearly from the progress that the pace has reached.
  func beginScrubbing(at time: Double) {
    let place = progress(at: fraction(at: time))
    isScrubbing = true
    stand(at: min(max(place, 0), 1))
  }

  /// Goes on along the pace from the progress it was moved to.
  func endScrubbing() {
    guard isScrubbing else { return }
    isScrubbing = false
    stand(at: pace.fraction(at: anchor.fraction))
  }

  /// Runs through the rest of the way with another pace.
  func replacePace(_ newPace: Pace, at time: Double) {
    let fraction = fraction(at: time)
    rest = (fraction, progress(at: fraction), newPace)
    isScrubbing = false
  }

  func progress(of animation: CAAnimation, atMediaTime time: Double) -> Double? {
    let fraction = fraction(at: time)
    guard let delay = animation.value(forKey: Self.delayKey) as? Double, delay > 0 else {
      return progress(at: fraction)
    }
    guard delay < 1 else { return fraction < 1 ? 0 : 1 }
    let own = min(max((fraction - delay) / (1 - delay), 0), 1)
    return isScrubbing ? own : pace.progress(at: own)
  }

  private func progress(at fraction: Double) -> Double {
    if isScrubbing { return fraction }
    guard let rest, fraction >= rest.fraction, rest.fraction < 1 else {
      return pace.progress(at: fraction)
    }
    let part = (fraction - rest.fraction) / (1 - rest.fraction)
    return rest.progress + (1 - rest.progress) * rest.pace.progress(at: part)
  }
}
