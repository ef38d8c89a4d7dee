import Testing
import UIKit

/// Where dynamics lead, on a clock that the tests advance.
@MainActor @Suite struct UIDynamicAnimatorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let box = UIView(frame: CGRect(x: 50, y: 10, width: 40, height: 40))
  private let host = RenderHost(
    size: CGSize(width: 200, height: 200), traits: UITraitCollection(displayScale: 1))

  init() {
    root.addSubview(box)
  }

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: root)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  private func floor(_ items: [UIView]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }

  /// Lets the clock go on with the root in a window.
  private func run(_ seconds: TimeInterval) throws {
    if host.hostedView == nil { host.host(root) }
    try host.advance(to: host.elapsed + seconds)
  }

  @Test func `gravity accelerates by a thousand points a second squared`() throws {
    let animator = animator(UIGravityBehavior(items: [box]))
    try run(0.2)
    defer { host.tearDown() }
    let time = animator.elapsedTime
    #expect(abs(box.center.y - (30 + 500 * time * time)) < 1, "\(box.center.y)")
    #expect(box.center.x == 70)
    #expect(animator.isRunning)
    #expect(abs(time - 0.2) < 0.018)
  }

  @Test func `what falls comes to rest on the lower edge and the animator pauses`() throws {
    let listener = Listener()
    let animator = animator(UIGravityBehavior(items: [box]), floor([box]))
    animator.delegate = listener
    try run(3)
    defer { host.tearDown() }
    #expect(abs(box.frame.maxY - 200) < 0.3, "\(box.frame)")
    #expect(!animator.isRunning)
    #expect(listener.calls == ["pause"])
  }

  @Test func `a still picture shows where things rest`() throws {
    box.backgroundColor = .red
    let animator = animator(UIGravityBehavior(items: [box]), floor([box]))
    host.host(root)
    defer { host.tearDown() }
    try host.settle()
    let rows = UIImage(cgImage: try host.render(scale: 1)).rgbaRows
    #expect(rows[30][70] == Pixel.clear)
    #expect(rows[180][70] == Pixel.red)
    #expect(!animator.isRunning)
  }

  @Test func `a picture of a motion shows its instant`() throws {
    box.backgroundColor = .red
    let animator = animator(UIGravityBehavior(items: [box]), floor([box]))
    try run(0.1)
    defer { host.tearDown() }
    let rows = UIImage(cgImage: try host.render(scale: 1)).rgbaRows
    #expect(rows[30][70] == Pixel.red)
    #expect(animator.isRunning)
  }

  @Test func `boxes lie on one another`() throws {
    let upper = UIView(frame: CGRect(x: 52, y: -40, width: 40, height: 30))
    root.addSubview(upper)
    let animator = animator(UIGravityBehavior(items: [box, upper]), floor([box, upper]))
    try run(4)
    defer { host.tearDown() }
    #expect(abs(box.frame.maxY - 200) < 0.5, "\(box.frame)")
    #expect(abs(upper.frame.maxY - 160) < 0.8, "\(upper.frame)")
    #expect(!animator.isRunning)
  }

  @Test func `an elastic item bounces, another does not`() throws {
    let bouncing = UIDynamicItemBehavior(items: [box])
    bouncing.elasticity = 0.9
    let animator = animator(UIGravityBehavior(items: [box]), floor([box]), bouncing)
    try run(0.75)
    defer { host.tearDown() }
    #expect(box.frame.maxY < 150, "\(box.frame)")
    #expect(animator.isRunning)
  }

  @Test func `a snap brings an item to its point upright`() throws {
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = animator(UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 150)))
    try run(4)
    defer { host.tearDown() }
    #expect(abs(box.center.x - 150) < 1 && abs(box.center.y - 150) < 1, "\(box.center)")
    #expect(abs(box.transform.b) < 0.02)
    #expect(!animator.isRunning)
  }

  @Test func `a rod keeps its length and a rope is slack`() throws {
    let anchor = CGPoint(x: 100, y: 30)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    let length = rod.length
    let animator = animator(UIGravityBehavior(items: [box]), rod)
    try run(0.7)
    defer { host.tearDown() }
    let way = CGPoint(x: box.center.x - anchor.x, y: box.center.y - anchor.y)
    #expect(abs((way.x * way.x + way.y * way.y).squareRoot() - length) < 1)
    #expect(box.center.y > 30)
    animator.removeAllBehaviors()
    #expect(rod.dynamicAnimator == nil && animator.behaviors.isEmpty)
  }

  @Test func `a push of one moves a mass of one by 100 points a second`() throws {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let animator = animator(push)
    try run(0.5)
    defer { host.tearDown() }
    #expect(abs(item.center.x - 100) < 1, "\(item.center)")
    #expect(!push.active)
    _ = animator
  }

  @Test func `a boundary stops an item and the delegate is told of it once`() throws {
    let collision = UICollisionBehavior(items: [box])
    let listener = Listener()
    collision.collisionDelegate = listener
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 120), to: CGPoint(x: 200, y: 120))
    let animator = animator(UIGravityBehavior(items: [box]), collision)
    try run(3)
    defer { host.tearDown() }
    #expect(abs(box.frame.maxY - 120) < 0.3, "\(box.frame)")
    #expect(listener.calls == ["began shelf"])
    #expect(!animator.isRunning)
  }

  @Test func `what never rests is let go after a minute`() throws {
    let field = UIFieldBehavior.vortexField()
    field.addItem(box)
    let animator = animator(field, floor([box]))
    host.host(root)
    defer { host.tearDown() }
    try host.settle()
    _ = try host.render(scale: 1)
    #expect(!animator.isRunning)
    #expect(animator.elapsedTime <= 61)
  }

  @Test func `the same scene leads to the same places`() throws {
    func places() throws -> [CGPoint] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let views = (0..<6).map { index in
        UIView(frame: CGRect(x: index * 23, y: index % 3 * 30, width: 28, height: 20))
      }
      for view in views { root.addSubview(view) }
      let animator = UIDynamicAnimator(referenceView: root)
      animator.addBehavior(UIGravityBehavior(items: views))
      animator.addBehavior(floor(views))
      let host = RenderHost(size: root.bounds.size)
      host.host(root)
      defer { host.tearDown() }
      try host.advance(to: 1.3)
      return views.map(\.center)
    }
    let first = try places()
    #expect(try places() == first)
    #expect(Set(first.map(\.y)).count > 1)
  }

  @Test func `numbers that are none move nothing`() throws {
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    let animator = animator(gravity, floor([box]))
    try run(0.5)
    defer { host.tearDown() }
    #expect(box.center.x.isFinite && box.center.y.isFinite)
    _ = animator
  }
}

private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var calls: [String] = []

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { calls.append("began \(identifier as? String ?? "\(identifier as? NSString ?? "?")")") }
}
