import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct DynamicsTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func view(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    stage.addSubview(view)
    return view
  }

  /// Runs an animator for some seconds of a clock of its own.
  @discardableResult private func run(
    _ seconds: Double, _ behaviors: [UIDynamicBehavior],
    then check: (UIDynamicAnimator) -> Void = { _ in }
  ) -> UIDynamicAnimator {
    MediaClock.withOwn { clock in
      let animator = UIDynamicAnimator(referenceView: stage)
      for behavior in behaviors { animator.addBehavior(behavior) }
      clock.advance(to: seconds)
      check(animator)
      return animator
    }
  }

  @Test func `at the first instant nothing has moved`() {
    let box = view(10, 10)
    run(0, [UIGravityBehavior(items: [box])])
    #expect(box.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(box.transform == .identity)
  }

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

  @Test func `a snap ends exactly at its point, upright`() {
    let box = view(0, 0)
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = run(
      4, [UISnapBehavior(item: box, snapTo: CGPoint(x: 120, y: 140))])
    #expect(box.center == CGPoint(x: 120, y: 140))
    #expect(abs(box.transform.b) < 1e-9)
    #expect(!animator.isRunning)
  }

  @Test func `a stiff attachment keeps its length, a rope may hang loose`() {
    let (hung, roped) = (view(90, 40), view(140, 40))
    let anchor = UIAttachmentBehavior(item: hung, attachedToAnchor: CGPoint(x: 50, y: 50))
    var worst = 0.0
    anchor.action = {
      let (x, y) = (hung.center.x - 50, hung.center.y - 50)
      worst = max(worst, abs((x * x + y * y).squareRoot() - 50))
    }
    #expect(anchor.length == 50)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: roped, offsetFromCenter: .zero, attachedTo: hung, offsetFromCenter: .zero)
    run(1, [UIGravityBehavior(items: [hung, roped]), anchor, rope])
    #expect(worst < 1)
    let (x, y) = (roped.center.x - hung.center.x, roped.center.y - hung.center.y)
    #expect((x * x + y * y).squareRoot() < 51)
  }

  @Test func `a spring swings at its frequency`() {
    let box = view(90, 90)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 50))
    spring.frequency = 1
    spring.damping = 0
    spring.length = 30
    // It rests at 80, and half a second later is as far on the other side.
    run(0.5, [spring])
    #expect(abs(box.center.y - 60) < 2)
  }

  @Test func `a fixed attachment moves two as one, a slide along its axis alone`() {
    let (left, right) = (view(40, 40), view(80, 40))
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 70, y: 50))
    run(0.3, [UIGravityBehavior(items: [left]), fixed])
    let (across, down) = (right.center.x - left.center.x, right.center.y - left.center.y)
    #expect(abs((across * across + down * down).squareRoot() - 40) < 1)
    #expect(abs(left.transform.b - right.transform.b) < 0.02)
    let slider = view(10, 10)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: slider, attachmentAnchor: slider.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 30)
    let gravity = UIGravityBehavior(items: [slider])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    run(1, [gravity, slide])
    #expect(abs(slider.center.y - 20) < 0.5)
    #expect(abs(slider.center.x - 50) < 1)
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
