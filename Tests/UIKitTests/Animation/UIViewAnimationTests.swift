import Testing
import UIKit

@MainActor
@Suite struct UIViewAnimationTests {
  @Test func `an animation arrives at once and completes`() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 10, delay: 5, options: [.curveEaseIn]) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0)
    #expect(finished == true)
  }

  @Test func `a repeating animation never completes`() {
    var completed = false
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
    } completion: { _ in
      completed = true
    }
    #expect(!completed)
  }

  @Test func `an endless chain of animations ends`() {
    var count = 0
    func pulse() {
      UIView.animate(withDuration: 1) { count += 1 } completion: { _ in pulse() }
    }
    pulse()
    #expect(count == AnimationChain.greatestDepth + 1)
    pulse()
    #expect(count == 2 * (AnimationChain.greatestDepth + 1))
  }

  @Test func `keyframes arrive in order`() {
    var steps: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { steps.append(1) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { steps.append(2) }
    }
    #expect(steps == [1, 2])
  }

  @Test func `a transition puts one view in the other's place`() {
    let (parent, old, front, new) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(old)
    parent.addSubview(front)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(parent.subviews == [new, front])
    UIView.transition(from: new, to: front, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden)
    #expect(!front.isHidden)
  }
}
