import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewControllerChildTransitionTests {
  private let parent = UIViewController()
  private let old = UIViewController()
  private let new = UIViewController()

  init() {
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
  }

  @Test func `one child's view takes the other's place at the end of the animation`() {
    MediaClock.withOwn { clock in
      var finished: Bool?
      parent.transition(
        from: old, to: new, duration: 1, animations: { new.view.alpha = 0.5 },
        completion: { finished = $0 })
      #expect(parent.view.subviews == [old.view, new.view])
      #expect(new.view.alpha == 0.5 && finished == nil)
      clock.advance(to: 1)
      #expect(parent.view.subviews == [new.view] && finished == true)
    }
  }

  @Test func `in a transition by name the old view is hidden, and shown again afterwards`() {
    MediaClock.withOwn { clock in
      parent.transition(
        from: old, to: new, duration: 1, options: .transitionCrossDissolve)
      #expect(old.view.isHidden && new.view.superview === parent.view)
      clock.advance(to: 1)
      #expect(!old.view.isHidden && parent.view.subviews == [new.view])
    }
  }

  @Test func `a controller that is no child is refused`() {
    let stranger = UIViewController()
    let raised = NibText.raised {
      parent.transition(from: old, to: stranger, duration: 0)
    }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("common parent view controller") == true)
    #expect(parent.view.subviews == [old.view])
  }
}
