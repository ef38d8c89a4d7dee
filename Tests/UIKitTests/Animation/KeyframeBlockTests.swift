import Testing
import UIKit

@MainActor
@Suite struct KeyframeBlockTests {
  /// Runs `body` with the main actor's clock, from 0 and back to it.
  private func onClock(_ body: (MediaClock) -> Void) {
    MediaClock.withOwn(body)
  }

  @Test func `keyframes run one after the other in one animation`() {
    onClock { clock in
      let view = UIView()
      view.alpha = 0
      var finished = false
      UIView.animateKeyframes(
        withDuration: 4, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          view.center.x = 20
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 8
          view.alpha = 1
        }
      } completion: { _ in
        finished = true
      }
      var values: [[CGFloat]] = []
      for time in [0, 0.5, 1, 1.5, 2.5, 3.5] {
        clock.advance(to: time)
        let layer = view.layer.presentation()
        values.append([layer?.position.x ?? -1, CGFloat(layer?.opacity ?? -1)])
      }
      #expect(values == [[0, 0], [4, 0.5], [8, 1], [8, 1], [14, 1], [20, 1]])
      clock.advance(to: 4)
      #expect(finished && view.layer.animationKeys() == nil)
    }
  }
}
