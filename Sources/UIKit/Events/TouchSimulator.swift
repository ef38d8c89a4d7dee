/// Simulates a test's fingers on the screen of one window, at virtual times.
///
/// Places are points in the window's space. Each call sends one event, as the hardware would.
@MainActor
package final class TouchSimulator {
  package let window: UIWindow
  /// The seconds since the start of the test's own time.
  package private(set) var nowSeconds: TimeInterval
  private var touches: [UITouch] = []

  /// The seconds between two samples of a drag, as on a screen of 60 Hz.
  package static let sampleSeconds = 1.0 / 60

  package init(window: UIWindow, nowSeconds: TimeInterval = 0) {
    self.window = window
    self.nowSeconds = nowSeconds
  }

  /// Lets time pass without a move, so that waiting recognisers get their turn.
  package func wait(seconds: TimeInterval) {
    nowSeconds += max(seconds, 0)
    window.touchDelivery.advance(toSeconds: nowSeconds)
  }

  package func begin(at places: [CGPoint]) -> [UITouch] {
    let new = places.map { UITouch(place: $0, in: window, timestampSeconds: nowSeconds) }
    touches += new
    send(changed: new)
    return new
  }

  package func move(_ moved: [UITouch], to places: [CGPoint]) {
    for (touch, place) in zip(moved, places) {
      touch.update(place: place, phase: .moved, timestampSeconds: nowSeconds)
    }
    send(changed: moved)
  }

  package func end(_ ended: [UITouch], phase: UITouch.Phase = .ended) {
    for touch in ended {
      touch.update(place: touch.place, phase: phase, timestampSeconds: nowSeconds)
    }
    send(changed: ended)
    touches.removeAll { touch in ended.contains { $0 === touch } }
  }

  private func send(changed: [UITouch]) {
    for touch in touches where !changed.contains(where: { $0 === touch }) {
      touch.update(place: touch.place, phase: .stationary, timestampSeconds: nowSeconds)
    }
    if UIApplication.shared.isIgnoringInteractionEvents { return }
    window.sendEvent(UIEvent(touches: touches))
  }

  // MARK: Gestures

  /// Taps, a tenth of a second each and as far apart.
  package func tap(at place: CGPoint, count: Int = 1, fingers: Int = 1) {
    for index in 0..<count {
      if index > 0 { wait(seconds: 0.1) }
      let touches = begin(at: Self.spread(place, fingers))
      wait(seconds: 0.1)
      end(touches)
    }
  }

  package func longPress(at place: CGPoint, seconds: TimeInterval) {
    let touches = begin(at: [place])
    wait(seconds: seconds)
    end(touches)
  }

  /// Drags at a constant speed, with a sample for each frame.
  package func drag(
    from start: CGPoint, to finish: CGPoint, seconds: TimeInterval = 0.25, fingers: Int = 1
  ) {
    play(
      from: Self.spread(start, fingers), to: Self.spread(finish, fingers), seconds: seconds)
  }

  /// Moves two fingers on a horizontal line about `center` so that their distance changes.
  package func pinch(
    at center: CGPoint, from startDistance: CGFloat, to finishDistance: CGFloat,
    seconds: TimeInterval = 0.25
  ) {
    func pair(_ distance: CGFloat) -> [CGPoint] {
      [
        CGPoint(x: center.x - distance / 2, y: center.y),
        CGPoint(x: center.x + distance / 2, y: center.y),
      ]
    }
    play(from: pair(startDistance), to: pair(finishDistance), seconds: seconds)
  }

  private func play(from start: [CGPoint], to finish: [CGPoint], seconds: TimeInterval) {
    let touches = begin(at: start)
    let count = Int((seconds / Self.sampleSeconds).rounded().clamped(to: 1...1e6))
    for step in 1...count {
      nowSeconds += seconds / Double(count)
      let part = CGFloat(step) / CGFloat(count)
      let places = zip(start, finish).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
      }
      move(touches, to: places)
    }
    end(touches)
  }

  /// The places of fingers beside each other, 20 points apart.
  private static func spread(_ place: CGPoint, _ fingers: Int) -> [CGPoint] {
    (0..<max(fingers, 1)).map { CGPoint(x: place.x + 20 * CGFloat($0), y: place.y) }
  }
}
