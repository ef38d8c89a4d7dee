import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UICollisionBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `what falls comes to rest on the edge of the reference view`() {
    let box = view(50, 50)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = run(4, [UIGravityBehavior(items: [box]), collision])
    #expect(abs(box.frame.maxY - 200) < 0.3)
    #expect(abs(box.frame.minX - 50) < 0.3)
    #expect(!animator.isRunning)
    #expect(animator.elapsedTime < 3)
  }

  @Test func `things stand on each other`() {
    let (lower, upper) = (view(50, 150), view(52, 100))
    let collision = UICollisionBehavior(items: [lower, upper])
    collision.translatesReferenceBoundsIntoBoundary = true
    run(4, [UIGravityBehavior(items: [lower, upper]), collision])
    #expect(abs(lower.frame.maxY - 200) < 0.5)
    #expect(abs(upper.frame.maxY - 180) < 0.8)
  }

  @Test func `an item off its support turns and falls`() {
    let box = view(60, 60, side: 40)
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 120), to: CGPoint(x: 70, y: 120))
    collision.translatesReferenceBoundsIntoBoundary = true
    run(0.6, [UIGravityBehavior(items: [box]), collision])
    #expect(box.transform.b > 0.1, "It turns clockwise around the shelf's end.")
  }

  @Test func `a delegate is told of contacts and of rest`() {
    final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      var heard: [String] = []

      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { heard.append("began \(identifier.map { "\($0)" } ?? "edge") \(Int(p.y.rounded()))") }

      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("rest") }
    }
    let listener = Listener()
    let box = view(50, 100)
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 180), to: CGPoint(x: 200, y: 180))
    collision.collisionDelegate = listener
    MediaClock.withOwn { clock in
      let animator = UIDynamicAnimator(referenceView: stage)
      animator.delegate = listener
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      clock.advance(to: 5)
    }
    #expect(listener.heard.first == "began floor 180")
    #expect(listener.heard.last == "rest")
  }
}
