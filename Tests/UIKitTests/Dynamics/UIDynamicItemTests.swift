import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIDynamicItemTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private final class Outlined: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  }

  @Test func `an outline that an item does not give is that of its bounds`() {
    let box = Outlined(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    stage.addSubview(box)
    #expect(box.collisionBoundingPath.bounds == CGRect(x: -10, y: -10, width: 20, height: 20))
    let attributes = UICollectionViewLayoutAttributes()
    attributes.frame = CGRect(x: 5, y: 5, width: 8, height: 4)
    #expect(attributes.collisionBoundingPath.bounds == CGRect(x: -4, y: -2, width: 8, height: 4))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    run(4, [UIGravityBehavior(items: [box]), collision])
    #expect(abs(box.frame.maxY - 200) < 0.3)
    #expect(abs(box.frame.minX - 50) < 0.3)
  }

  @Test func `groups move all their items, hulls are convex`() throws {
    let (a, b) = (view(10, 10), view(50, 10))
    let group = UIDynamicItemGroup(items: [a, b])
    run(0.1, [UIGravityBehavior(items: [group])])
    #expect(a.center.y == b.center.y && a.center.y > 20)
    #expect(abs(b.center.x - a.center.x - 40) < 1e-9)
    let star = UIBezierPath()
    star.move(to: CGPoint(x: -10, y: -10))
    for point in [CGPoint(x: 10, y: -10), .zero, CGPoint(x: 10, y: 10), CGPoint(x: -10, y: 10)] {
      star.addLine(to: point)
    }
    star.close()
    guard case .polygon(let corners) = try #require(BodyShape.hull(of: star.cgPath)) else {
      Issue.record("a hull is a polygon")
      return
    }
    #expect(corners.count == 4)
    #expect(abs(BodyShape.polygon(corners).area - 400) < 1e-9)
  }
}
