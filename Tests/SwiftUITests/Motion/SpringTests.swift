import SwiftUI
import Testing

@Suite struct SpringTests {
  @Test func `duration and bounce are the physics of Apple's talk`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4)
    #expect(abs(spring.damping - 20.10619) < 1e-4)
    #expect(abs(spring.duration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.2) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.8) < 1e-9)
  }

  @Test func `a critical spring has its closed form`() {
    // 1 - (1 + w t) e^(-w t), w = 4 pi.
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(abs(spring.value(target: 1.0, time: 0.25) - 0.82102556) < 1e-6)
    #expect(abs(spring.velocity(target: 1.0, time: 0.25) - 1.70601696) < 1e-5)
  }

  @Test func `steps of time lead where one step does`() {
    let spring = Spring(duration: 0.7, bounce: 0.4)
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<30 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01)
    }
    #expect(abs(value - spring.value(target: 10, initialVelocity: 3, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 10, initialVelocity: 3, time: 0.3)) < 1e-8)
  }
}
