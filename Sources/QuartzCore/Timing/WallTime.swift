/// Lets a clock go on by the wall clock, a frame of the display at a time, in the main queue.
///
/// Time begins with the first turn of the run loop after something was asked to move, as on a
/// device, however long the code took that asked. A stall counts a tenth of a second at most:
/// frames that nobody could see are not made up for, and a busy main actor is not kept busy.
final class WallTime: @unchecked Sendable {
  private unowned let clock: MediaClock
  private var lastTick = ContinuousClock.Instant.now
  /// How far the clock goes on in one tick.
  private static let maximumSeconds = 0.1

  init(_ clock: MediaClock) { self.clock = clock }

  /// The main actor's alone.
  func begin() {
    DispatchQueue.main.async { [self] in
      lastTick = .now
      tick()
    }
  }

  private func tick() {
    let now = ContinuousClock.Instant.now
    let seconds = min((now - lastTick) / .seconds(1), Self.maximumSeconds)
    lastTick = now
    guard clock.go(on: seconds) else { return }
    let frame = 1 / Double(MediaClock.framesPerSecond)
    DispatchQueue.main.asyncAfter(deadline: .now() + frame) { [self] in tick() }
  }
}
