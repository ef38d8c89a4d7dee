import Testing
import UIKit

@MainActor
@Suite struct UIDynamicBehaviorTests {
  private final class Recorder: UIDynamicBehavior {
    var told: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      told.append(dynamicAnimator != nil)
    }
  }

  @Test func `children go to their parent's animator and leave it with the parent`() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let (parent, child, late) = (UIDynamicBehavior(), Recorder(), Recorder())
    parent.addChildBehavior(child)
    #expect(child.dynamicAnimator == nil)
    animator.addBehavior(parent)
    parent.addChildBehavior(late)
    #expect(child.dynamicAnimator === animator && late.dynamicAnimator === animator)
    animator.removeBehavior(parent)
    #expect(child.dynamicAnimator == nil && late.dynamicAnimator == nil)
    #expect(child.told == [true, false] && late.told == [true, false])
  }

  @Test func `a child is kept once, and taken away alone`() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let (parent, one, two) = (UIDynamicBehavior(), Recorder(), Recorder())
    animator.addBehavior(parent)
    for child in [one, two, one] { parent.addChildBehavior(child) }
    #expect(parent.childBehaviors == [one, two])
    parent.removeChildBehavior(one)
    parent.removeChildBehavior(one)
    #expect(parent.childBehaviors == [two])
    #expect(one.told == [true, false] && one.dynamicAnimator == nil)
    #expect(two.dynamicAnimator === animator)
  }
}
