import Testing
import UIKit

@MainActor
@Suite struct ViewAnimationBlockTests {
  /// Runs `body` with the main actor's clock, from 0 and back to it.
  private func onClock(_ body: (MediaClock) -> Void) {
    MediaClock.withOwn(body)
  }

  @Test func `animations ease in and out unless told`() {
    let cases: [(UIView.AnimationOptions, CAMediaTimingFunctionName)] = [
      ([], .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
      (.curveLinear, .linear),
    ]
    for (options, name) in cases {
      onClock { clock in
        let view = UIView()
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1 }
        clock.advance(to: 0.25)
        let expected = CAMediaTimingFunction(name: name).value(at: 0.25)
        #expect(abs((view.layer.presentation()?.position.x ?? 9) - expected) < 1e-12)
      }
    }
  }

  @Test func `repeats run for ever, there and back`() {
    onClock { clock in
      let view = UIView()
      var completed = false
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        view.center.x = 4
      } completion: { _ in
        completed = true
      }
      clock.advance(to: 101.25)
      #expect(view.layer.presentation()?.position.x == 3)
      #expect(!completed)
      view.layer.removeAllAnimations()
      clock.turn()
      #expect(completed)
    }
  }

  @Test func `a block inside of another takes its duration and pace`() {
    onClock { _ in
      let (outer, inner, own) = (UIView(), UIView(), UIView())
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        outer.alpha = 0
        #expect(UIView.inheritedAnimationDuration == 3)
        UIView.animate(withDuration: 1) { inner.alpha = 0 }
        let options: UIView.AnimationOptions = [
          .overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn,
        ]
        UIView.animate(withDuration: 1, delay: 0, options: options) { own.alpha = 0 }
        UIView.performWithoutAnimation { outer.center.x = 5 }
      }
      #expect(outer.layer.animationKeys() == ["opacity"])
      #expect(inner.layer.animation(forKey: "opacity")?.duration == 3)
      #expect(own.layer.animation(forKey: "opacity")?.duration == 1)
      let pace = own.layer.animation(forKey: "opacity")?.timingFunction
      #expect(pace == CAMediaTimingFunction(name: .easeIn))
    }
  }

  @Test func `where nothing is animated, the completion handler comes with the next turn`() {
    onClock { clock in
      var log: [String] = []
      let view = UIView()
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        log.append("zero \($0)")
      }
      UIView.animate(withDuration: 1) {
      } completion: {
        log.append("empty \($0)")
      }
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: {
        log.append("off \($0)")
      }
      UIView.setAnimationsEnabled(true)
      #expect(log.isEmpty && view.layer.animationKeys() == nil)
      clock.turn()
      #expect(log == ["zero true", "empty true", "off true"])
    }
  }
}
