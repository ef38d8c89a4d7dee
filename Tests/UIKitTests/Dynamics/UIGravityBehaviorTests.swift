import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIGravityBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `gravity makes things faster by 1000 points a second each second`() {
    let box = view(10, 0)
    run(0.5, [UIGravityBehavior(items: [box])])
    #expect(abs(box.frame.minY - 125) < 1.5)
    #expect(box.frame.minX == 10)
  }

  @Test func `gravity has a direction and a magnitude`() {
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.angle = .pi / 2
    #expect(abs(gravity.gravityDirection.dx) < 1e-12)
    #expect(abs(gravity.magnitude - 2) < 1e-12)
  }
}
