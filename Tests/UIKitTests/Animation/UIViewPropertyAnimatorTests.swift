import Testing
import UIKit

@MainActor
@Suite struct UIViewPropertyAnimatorTests: StagesAnimators {
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
