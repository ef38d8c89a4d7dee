import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UISnapBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `a snap ends exactly at its point, upright`() {
    let box = view(0, 0)
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = run(
      4, [UISnapBehavior(item: box, snapTo: CGPoint(x: 120, y: 140))])
    #expect(box.center == CGPoint(x: 120, y: 140))
    #expect(abs(box.transform.b) < 1e-9)
    #expect(!animator.isRunning)
  }
}
