import Testing
import UIKit

@MainActor
@Suite struct AnimatorTimelineTests: StagesAnimators {
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
}
