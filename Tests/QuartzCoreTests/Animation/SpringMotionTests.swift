import QuartzCore
import Testing

@Suite struct SpringMotionTests {
  @Test func `the closed form agrees with the integrated motion`() {
    // Runge and Kutta's method with 200,000 steps.
    let cases: [(SpringMotion, Double, Double)] = [
      (SpringMotion(stiffness: 100, damping: 10), 0.2, 0.8494256348541145),
      (SpringMotion(stiffness: 100, damping: 10), 0.5, 1.074590566595034),
      (
        SpringMotion(mass: 2, stiffness: 150, damping: 7, initialVelocity: 3), 0.4,
        1.4628382192171347
      ),
      (SpringMotion(stiffness: 100, damping: 20), 0.3, 0.8008517265285452),
      (SpringMotion(stiffness: 100, damping: 30, initialVelocity: 5), 0.3, 0.6988240585020258),
    ]
    for (motion, time, expected) in cases {
      #expect(abs(motion.progress(at: time) - expected) < 1e-9)
    }
  }
}
