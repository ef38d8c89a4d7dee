import Testing
import UIKit

@MainActor
@Suite struct UIViewHitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func `the frontmost view that contains the point is hit`() {
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }

  @Test func `hidden, transparent and inert views let touches through`() {
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
  }

  @Test func `a subview outside of its superview is not hit`() {
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
    back.addSubview(outside)
    #expect(root.hitTest(CGPoint(x: 65, y: 5), with: nil) === root)
  }
}
