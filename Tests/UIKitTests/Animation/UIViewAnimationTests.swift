import Testing
import UIKit

@MainActor
@Suite struct UIViewAnimationTests {
  /// Runs `body` with the main actor's clock, from 0 and back to it.
  private func onClock(_ body: (MediaClock) -> Void) {
    MediaClock.withOwn(body)
  }

  @Test func `a block gives the end values at once, and animates the way there`() {
    onClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var finished: Bool?
      UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear]) {
        view.alpha = 0
        view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
      } completion: {
        finished = $0
      }
      #expect(view.alpha == 0 && view.frame.minX == 100)
      @MainActor func shown() -> [CGFloat] {
        guard let layer = view.layer.presentation() else { return [] }
        return [CGFloat(layer.opacity), layer.frame.minX, layer.frame.width]
      }
      #expect(shown() == [1, 0, 10])
      clock.advance(to: 1)
      #expect(shown() == [1, 0, 10])
      clock.advance(to: 2)
      #expect(shown() == [0.5, 50, 15] && finished == nil)
      clock.advance(to: 3)
      #expect(shown() == [0, 100, 20] && finished == true)
      #expect(view.layer.animationKeys() == nil)
    }
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

  @Test func `layout inside of a block is animated`() {
    final class Row: UIView {
      let child = UIView()
      var isWide = false
      override func layoutSubviews() { child.frame.size.width = isWide ? 10 : 2 }
    }
    onClock { clock in
      let row = Row()
      row.addSubview(row.child)
      row.layoutIfNeeded()
      row.isWide = true
      row.setNeedsLayout()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
      clock.advance(to: 0.5)
      #expect(row.child.frame.width == 10)
      #expect(row.child.layer.presentation()?.frame.width == 6)
    }
  }

  @Test func `a spring of UIKit's is at rest in the end`() {
    onClock { clock in
      let view = UIView()
      var finished = false
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        view.center.x = 100
      } completion: { _ in
        finished = true
      }
      var highest: CGFloat = 0
      for step in 1...49 {
        clock.advance(to: Double(step) / 100)
        highest = max(highest, view.layer.presentation()?.position.x ?? 0)
      }
      #expect(highest > 110 && highest < 120)
      clock.advance(to: 0.499999)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 0.11 && !finished)
      clock.advance(to: 0.5)
      #expect(finished)
      UIView.animate(springDuration: 0.5, bounce: 0) { view.alpha = 0 }
      #expect((view.layer.animation(forKey: "opacity") as? CASpringAnimation)?.damping ?? 0 > 25)
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

  @Test func `an endless chain of animations of no length ends`() {
    onClock { clock in
      var count = 0
      @MainActor func pulse() {
        UIView.animate(withDuration: 0) {
          count += 1
        } completion: { _ in
          pulse()
        }
      }
      pulse()
      clock.turn()
      #expect(count == MediaClock.greatestRoundCount + 1)
    }
  }

  @Test func `a chain of animations runs one after the other`() {
    onClock { clock in
      let view = UIView()
      var ends: [Double] = []
      @MainActor func step(_ count: Int) {
        guard count > 0 else { return }
        UIView.animate(withDuration: 0.3) {
          view.alpha = count % 2 == 0 ? 0 : 1
        } completion: { _ in
          ends.append(clock.time)
          step(count - 1)
        }
      }
      step(4)
      clock.advance(to: 1)
      #expect(ends.count == 3 && abs(ends[2] - 0.9) < 1e-9)
    }
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

  @Test func `a transition puts one view in the other's place`() {
    onClock { clock in
      let (parent, old, front, new) = (UIView(), UIView(), UIView(), UIView())
      parent.addSubview(old)
      parent.addSubview(front)
      var finished = false
      UIView.transition(from: old, to: new, duration: 1) { finished = $0 }
      #expect(parent.subviews == [new, front] && !finished)
      clock.advance(to: 1)
      #expect(finished)
      UIView.transition(from: new, to: front, duration: 1, options: .showHideTransitionViews)
      #expect(new.isHidden)
      #expect(!front.isHidden)
    }
  }

  @Test func `a cross dissolve mixes what a view showed with what it shows`() {
    onClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      view.backgroundColor = .black
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.backgroundColor = .white })
      clock.advance(to: 0.5)
      #expect(view.layer.animationKeys() == [kCATransition])
      let shown = (view.layer.presentation()?.contents as? CGImage)?.straightRGBA() ?? [0, 0, 0, 0]
      #expect(shown[0] > 120 && shown[0] < 136 && shown[3] == 255)
      clock.advance(to: 1)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
