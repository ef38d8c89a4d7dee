import QuartzCore
import Testing

@Suite struct CASpringAnimationTests {
  @Test func `it settles when Apple's documentation says`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(abs(spring.settlingDuration - 1.4727) < 1e-4)
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
    spring.damping = 15
    #expect(abs(spring.settlingDuration - 1.022) < 1e-3)
    spring.damping = 0
    #expect(spring.settlingDuration.isFinite)
  }

  @Test func `the motion runs in seconds, not in parts of the duration`() {
    func positions(_ duration: Double) -> [CGFloat] {
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.duration = duration
      return shown(by: CALayer(), with: [spring], at: [0, 0.1, 0.3, 0.6], \.position.x)
    }
    #expect(near(positions(1), positions(2)))
    #expect(positions(1)[0] == 0)
    #expect(positions(1)[2] > 100)
  }

  @Test func `damping beyond the critical one counts only where it is allowed`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 20
    let critical = spring.settlingDuration
    spring.damping = 50
    #expect(spring.settlingDuration == critical)
    spring.allowsOverdamping = true
    #expect(spring.settlingDuration > 2 * critical)
  }

  @Test func `a perceptual duration and a bounce make a spring`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(spring.stiffness - 157.9137) < 1e-3)
    #expect(abs(spring.damping - 20.1062) < 1e-3)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.2) < 1e-12)
  }

  @Test func `a damping ratio and a duration make a spring that rests in the end`() {
    for ratio in [0.2, 0.5, 0.8, 1] {
      for velocity in [0, 1, 10.0] {
        let motion = SpringMotion(
          duration: 0.7, dampingRatio: ratio, initialVelocity: velocity)
        #expect(abs(motion.settlingDuration - 0.7) < 1e-6)
        #expect(abs(motion.dampingRatio - ratio) < 1e-12)
      }
    }
  }

  @Test func `springs of no sense neither trap nor hang`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    for value in [0, -1, CGFloat.nan, .infinity] {
      spring.mass = value
      spring.stiffness = value
      spring.damping = value
      spring.initialVelocity = value
      #expect(!(spring.settlingDuration < 0))
    }
  }
}
