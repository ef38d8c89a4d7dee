import Testing
import UIKit

@MainActor
@Suite struct UIViewPropertyAnimatorTests {
  @MainActor private final class Scene {
    let clock: MediaClock
    let view = UIView()
    var positions: [UIViewAnimatingPosition] = []

    init(_ clock: MediaClock) {
      self.clock = clock
    }

    /// Moves the view from 0 to 100 in a second.
    func animator(
      _ curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
        view.center.x = 100
      }
      animator.addCompletion { [unowned self] in positions.append($0) }
      return animator
    }

    var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }
  }

  private func stage(_ body: (Scene) -> Void) {
    MediaClock.withOwn { body(Scene($0)) }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test func `an animator runs when it is started, and says that it is at its end`() {
    stage { scene in
      let animator = scene.animator()
      #expect(animator.state == .inactive && scene.view.center.x == 0)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && scene.view.center.x == 100)
      scene.clock.advance(to: 0.25)
      #expect(scene.x == 25 && animator.fractionComplete == 0.25)
      scene.clock.advance(to: 2)
      #expect(scene.positions == [.end] && animator.state == .inactive)
      #expect(scene.view.layer.animationKeys() == nil && scene.x == 100)
    }
  }

  @Test func `a delayed animator waits at its beginning`() {
    stage { scene in
      scene.animator().startAnimation(afterDelay: 1)
      scene.clock.advance(to: 0.75)
      #expect(scene.x == 0)
      scene.clock.advance(to: 1.5)
      #expect(scene.x == 50 && scene.positions.isEmpty)
      scene.clock.advance(to: 2)
      #expect(scene.positions == [.end])
    }
  }

  @Test func `a paused animator stands still and is moved by its fraction`() {
    stage { scene in
      let animator = scene.animator()
      animator.fractionComplete = 0.75
      #expect(animator.state == .active && !animator.isRunning && scene.x == 75)
      scene.clock.advance(to: 5)
      #expect(scene.x == 75)
      animator.startAnimation()
      scene.clock.advance(to: 5.125)
      #expect(isNear(scene.x, 87.5))
      animator.pauseAnimation()
      scene.clock.advance(to: 9)
      #expect(isNear(scene.x, 87.5) && scene.positions.isEmpty)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      scene.clock.advance(to: 9.2)
      #expect(scene.positions == [.end])
    }
  }

  @Test func `a reversed animator goes back, and leaves views where they began`() {
    stage { scene in
      let animator = scene.animator()
      animator.startAnimation()
      scene.clock.advance(to: 0.75)
      animator.isReversed = true
      #expect(isNear(animator.fractionComplete, 0.25))
      scene.clock.advance(to: 1)
      #expect(isNear(scene.x, 50) && isNear(animator.fractionComplete, 0.5))
      scene.clock.advance(to: 1.4)
      #expect(scene.positions.isEmpty)
      scene.clock.advance(to: 1.6)
      #expect(scene.positions == [.start] && scene.view.center.x == 0 && scene.x == 0)
    }
  }

  @Test func `pausing an eased animator does not make it jump`() {
    stage { scene in
      let animator = scene.animator(.easeIn)
      animator.startAnimation()
      scene.clock.advance(to: 0.5)
      let before = scene.x
      animator.pauseAnimation()
      #expect(isNear(scene.x, before) && isNear(animator.fractionComplete, before / 100))
      animator.fractionComplete = 0.5
      #expect(isNear(scene.x, 50))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(isNear(scene.x, 50))
    }
  }

  @Test func `without linear scrubbing the fraction follows the curve`() {
    stage { scene in
      let animator = scene.animator(.easeIn)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      let expected = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
      #expect(isNear(scene.x, 100 * expected))
    }
  }

  @Test func `the rest can take another pace and time`() {
    stage { scene in
      let animator = scene.animator()
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
      scene.clock.advance(to: 1)
      let part = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
      #expect(isNear(scene.x, 50 + 50 * part))
      scene.clock.advance(to: 1.99)
      #expect(scene.positions.isEmpty)
      scene.clock.advance(to: 2)
      #expect(scene.positions == [.end])
    }
  }

  @Test func `a stopped animator leaves views where they are seen`() {
    stage { scene in
      let animator = scene.animator()
      animator.startAnimation()
      scene.clock.advance(to: 0.25)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive && scene.view.center.x == 25)
      scene.clock.advance(to: 3)
      #expect(scene.positions.isEmpty && scene.x == 25)
    }
  }

  @Test func `a stopped animator is finished where it is told`() {
    let cases: [(UIViewAnimatingPosition, CGFloat)] = [(.start, 0), (.current, 25), (.end, 100)]
    for (position, x) in cases {
      stage { scene in
        let animator = scene.animator()
        animator.startAnimation()
        scene.clock.advance(to: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && scene.positions == [position])
        #expect(scene.view.center.x == x && scene.x == x)
      }
    }
  }

  @Test func `an animator that pauses at its end can be turned round`() {
    stage { scene in
      let animator = scene.animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      scene.clock.advance(to: 2)
      #expect(animator.state == .active && !animator.isRunning && scene.positions.isEmpty)
      animator.isReversed = true
      animator.startAnimation()
      scene.clock.advance(to: 2.5)
      #expect(isNear(scene.x, 50))
    }
  }

  @Test func `animations can begin later in the time`() {
    stage { scene in
      let animator = scene.animator()
      let late = UIView()
      animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      scene.clock.advance(to: 0.5)
      #expect(late.layer.presentation()?.opacity == 1)
      scene.clock.advance(to: 0.75)
      #expect(late.layer.presentation()?.opacity == 0.5)
      let later = UIView()
      animator.addAnimations { later.alpha = 0 }
      #expect(later.layer.presentation()?.opacity == 1)
      scene.clock.advance(to: 0.875)
      #expect(later.layer.presentation()?.opacity == 0.5)
    }
  }

  @Test func `springs set the pace, and by their parts the duration`() {
    stage { scene in
      let spring = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.4) { [view = scene.view] in
        view.center.x = 100
      }
      #expect(spring.duration == 0.5)
      spring.startAnimation()
      var highest: CGFloat = 0
      for step in 1..<50 {
        scene.clock.advance(to: Double(step) / 100)
        highest = max(highest, scene.x)
      }
      #expect(highest > 120)
      let parts = UIViewPropertyAnimator(
        duration: 9,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
      #expect(abs(parts.duration - 1.4727) < 1e-4)
      #expect(parts.timingParameters?.timingCurveType == .spring)
    }
  }

  @Test func `a running animator comes in one call`() {
    stage { scene in
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear
      ) {
        scene.view.alpha = 0
      } completion: {
        position = $0
      }
      scene.clock.advance(to: 0.25)
      #expect(animator.isRunning && scene.view.layer.presentation()?.opacity == 0.75)
      scene.clock.advance(to: 1)
      #expect(position == .end)
    }
  }

  /// With stored properties of its own, one with a value that says where the object ends.
  private final class CountingAnimator: UIViewPropertyAnimator {
    var marks: [Int] = [1, 2, 3]
    var name = "an animator's name that does not fit into the string itself"
    private(set) var pauseCount = 0

    override func pauseAnimation() {
      pauseCount += 1
      super.pauseAnimation()
    }
  }

  @Test func `a running animator of a subclass is an object of that subclass`() {
    stage { scene in
      let animator = CountingAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { scene.view.center.x = 100 })
      #expect(type(of: animator) == CountingAnimator.self)
      #expect(animator.marks == [1, 2, 3])
      animator.marks.append(4)
      animator.name += "!"
      #expect(animator.isRunning)
      animator.pauseAnimation()
      #expect(animator.pauseCount == 1)
      #expect(animator.name.hasSuffix("itself!"))
      #expect(animator.marks == [1, 2, 3, 4])
      animator.stopAnimation(true)
    }
  }

  @Test func `a copy of a subclass's animator is of that subclass`() {
    let animator = CountingAnimator(duration: 2, curve: .linear)
    let copy = animator.copy() as? CountingAnimator
    #expect(copy?.duration == 2)
    #expect(copy?.marks == [1, 2, 3])
  }
}
