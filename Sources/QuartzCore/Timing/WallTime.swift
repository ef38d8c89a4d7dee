/// Lets a clock go on by the wall clock, a frame of the display at a time, in the main queue.
///
/// Time begins with the first turn of the run loop after something was asked to move, as on a
/// device, however long the code took that asked.
final class WallTime: @unchecked Sendable {
  private unowned let clock: MediaClock
  private var lastTick = ContinuousClock.Instant.now

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
    let seconds = (now - lastTick) / .seconds(1)
    lastTick = now
    guard clock.go(on: seconds) else { return }
    let frame = 1 / Double(MediaClock.framesPerSecond)
    DispatchQueue.main.asyncAfter(deadline: .now() + frame) { [self] in tick() }
  }
}
