import Testing
import UIKit

@MainActor
@Suite struct ViewAnimationTests {
  /// Runs `body` with the main actor's clock, from 0 and back to it.
  private func onClock(_ body: (MediaClock) -> Void) {
    MediaClock.withOwn(body)
  }

  @Test func `outside of a block views animate nothing, seen or not`() {
    onClock { _ in
      let view = UIView()
      view.layer.markSeen()
      view.alpha = 0.5
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.backgroundColor = .red
      #expect(view.layer.animationKeys() == nil)
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    }
  }

  @Test func `animations of one property add up, so that the motion stays smooth`() {
    onClock { clock in
      let view = UIView()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 8 }
      clock.advance(to: 1)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 0 }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      @MainActor func x() -> CGFloat? { view.layer.presentation()?.position.x }
      #expect(x() == 4)
      clock.advance(to: 1.5)
      #expect(x() == 4)
      clock.advance(to: 2.5)
      #expect(x() == 2)
      clock.advance(to: 3)
      #expect(x() == 0)
    }
  }

  @Test func `colours and transforms go on from where they are`() {
    onClock { clock in
      let view = UIView()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      clock.advance(to: 1)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
      #expect(view.layer.presentation()?.transform.m11 == 2)
      clock.advance(to: 2.5)
      #expect(view.layer.presentation()?.transform.m11 == 1.25)
    }
  }
}
