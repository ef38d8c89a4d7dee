import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIDynamicItemBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test(arguments: [0.0, 0.5, 0.9])
  func `elasticity decides how high a bounce is`(elasticity: Double) {
    let box = view(50, 80)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let body = UIDynamicItemBehavior(items: [box])
    body.elasticity = elasticity
    body.allowsRotation = false
    var highest = 200.0
    let gravity = UIGravityBehavior(items: [box])
    var fell = false
    gravity.action = {
      if box.frame.maxY > 199 { fell = true }
      if fell { highest = min(highest, box.frame.maxY) }
    }
    run(1.2, [gravity, collision, body])
    // From 100 points: the height goes with the square of the speed.
    #expect(abs((200 - highest) - 100 * elasticity * elasticity) < 6)
  }

  @Test func `circles roll, rectangles and anchored items stay`() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    stage.addSubview(ball)
    let ramp = view(20, 100, side: 10)
    let held = UIDynamicItemBehavior(items: [ramp])
    held.isAnchored = true
    let rough = UIDynamicItemBehavior(items: [ball])
    rough.friction = 1
    let collision = UICollisionBehavior(items: [ball, ramp])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 60))
    path.addLine(to: CGPoint(x: 200, y: 160))
    collision.addBoundary(withIdentifier: "ramp" as NSString, for: path)
    run(0.8, [UIGravityBehavior(items: [ball, ramp]), collision, held, rough])
    #expect(ball.center.x > 70)
    #expect(ball.transform.b != 0)
    #expect(ramp.frame == CGRect(x: 20, y: 100, width: 10, height: 10))
  }
}
