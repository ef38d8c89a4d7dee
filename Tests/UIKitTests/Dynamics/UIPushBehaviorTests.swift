import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIPushBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `a push of 1 gives 100 × 100 points 100 points a second`() {
    let box = view(0, 0, side: 100)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    run(0.5, [push])
    #expect(abs(box.frame.minX - 50) < 0.5)
    #expect(!push.active)
    let other = view(0, 0, side: 100)
    let steady = UIPushBehavior(items: [other], mode: .continuous)
    steady.pushDirection = CGVector(dx: 0, dy: 1)
    run(1, [steady])
    #expect(abs(other.frame.minY - 50) < 0.5)
  }
}
