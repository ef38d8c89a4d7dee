import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIAttachmentBehaviorTests: DynamicScene {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

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
}
