/// The values of `CAMediaTiming`, and the arithmetic of them.
package struct MediaTiming {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed: Float = 1
  package var timeOffset = 0.0
  package var repeatCount: Float = 0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  // MARK: A layer's time

  /// The own time at an instant of the parent's.
  func time(atParent time: Double) -> Double {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time at an instant of the own; the begin time where the own time stands still.
  func parentTime(at time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  // MARK: An animation's time

  /// The place of an animation in its runs at one moment.
  struct Instant: Equatable {
    /// Whole runs before this one; with `autoreverses` a run is there and back.
    var cycle = 0.0
    /// How far the run is, 0…1, before the timing function.
    var fraction = 0.0
    /// Seconds since the beginning in the animation's own time.
    var time = 0.0
  }

  /// The duration of one run, with the way back.
  var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// How long the animation is active, in its own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? Double(repeatCount) * cycleDuration : cycleDuration
  }

  /// The time at which the animation ends, in the parent's time; infinity where it never does.
  var end: Double {
    let rate = abs(Double(speed))
    guard rate > 0, activeDuration < Self.endless else { return .infinity }
    return beginTime + activeDuration / rate
  }

  /// Longer than anybody waits: `repeatCount` is often the maximum finite number.
  private static let endless = 1e30

  /// The animation's instant at a time of the parent; nil where it shows no value.
  ///
  /// It shows its first value at the beginning, and no longer shows at the end, unless it fills.
  /// `timeOffset` turns the active time around, as a loop that is entered in its middle: what lies
  /// before the offset comes last. With `speed` 0, `timeOffset` is the instant that is shown. With
  /// a negative speed the active time is run through from its end.
  ///
  /// - Parameter includesEnd: Whether the end itself belongs to the active time, as it does for
  ///   what runs in a group.
  func instant(atParent parent: Double, includesEnd: Bool = false) -> Instant? {
    guard parent.isFinite, beginTime.isFinite, duration >= 0, duration.isFinite else { return nil }
    let total = activeDuration
    let rate = abs(Double(speed))
    var elapsed = rate == 0 ? timeOffset : (parent - beginTime) * rate
    if elapsed < 0 {
      guard fillMode.coversBefore else { return nil }
      elapsed = 0
    } else if elapsed > total || (elapsed == total && rate > 0 && !includesEnd) {
      guard fillMode.coversAfter else { return nil }
      elapsed = total
    }
    if rate == 0 { return place(at: elapsed, of: total) }
    var time = elapsed
    if speed < 0 { time = total < Self.endless ? total - elapsed : -elapsed }
    return place(at: wrapped(time + timeOffset, into: total), of: total)
  }

  private func wrapped(_ time: Double, into total: Double) -> Double {
    let length = total < Self.endless ? total : cycleDuration
    guard length > 0 else { return 0 }
    if time >= 0, total >= Self.endless || time <= total { return time }
    return time - length * (time / length).rounded(.down)
  }

  private func place(at time: Double, of total: Double) -> Instant {
    let cycleDuration = cycleDuration
    guard duration > 0 else { return Instant(cycle: 0, fraction: 1, time: time) }
    var cycle = (time / cycleDuration).rounded(.down)
    var rest = time - cycle * cycleDuration
    if rest <= 0, time > 0, time >= total {
      // The end of the last run, not the beginning of one more.
      cycle -= 1
      rest = cycleDuration
    }
    let fraction = rest <= duration ? rest / duration : (2 * duration - rest) / duration
    return Instant(cycle: cycle, fraction: min(max(fraction, 0), 1), time: time)
  }
}
