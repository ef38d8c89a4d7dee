import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIFieldBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `fields push where their region is`() {
    let (inside, outside) = (view(10, 10), view(150, 150))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 20, y: 20)
    field.region = UIRegion(radius: 30)
    field.addItem(inside)
    field.addItem(outside)
    run(0.2, [field])
    #expect(inside.center.x > 20.5)
    #expect(outside.center == CGPoint(x: 160, y: 160))
    #expect(UIRegion(size: CGSize(width: 10, height: 10)).inverse().contains(CGPoint(x: 9, y: 0)))
  }
}
