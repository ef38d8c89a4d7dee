import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIDynamicAnimatorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `at the first instant nothing has moved`() {
    let box = view(10, 10)
    run(0, [UIGravityBehavior(items: [box])])
    #expect(box.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(box.transform == .identity)
  }

  @Test func `the same program gives the same numbers`() {
    func positions() -> [CGPoint] {
      var boxes: [UIView] = []
      for index in 0..<6 {
        let place = CGPoint(x: CGFloat(30 + index * 7), y: CGFloat(index * 25))
        boxes.append(view(place.x, place.y, side: 18))
      }
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      let body = UIDynamicItemBehavior(items: boxes)
      body.elasticity = 0.4
      body.friction = 0.3
      run(2, [UIGravityBehavior(items: boxes), collision, body])
      return boxes.map { $0.center }
    }
    let first = positions()
    #expect(first == positions())
    #expect(first.allSatisfy { stage.bounds.insetBy(dx: -1, dy: -1).contains($0) })
  }

  @Test func `numbers without a bound end in finite places`() {
    let box = view(10, 10)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1e300, dy: -1e300)
    run(0.2, [push, UIGravityBehavior(items: [box])])
    #expect(box.center.x.isFinite && box.center.y.isFinite)
  }
}
