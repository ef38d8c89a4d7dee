import Testing
import UIKit

@MainActor
@Suite struct UITimingParametersTests: StagesAnimators {
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
}
