import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerContainmentTests {
  @Test func `a parent is told of a child's size, and asked for it`() {
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 30, height: 40)
    child.preferredContentSize = CGSize(width: 30, height: 40)
    #expect(parent.log == ["30.0"])
    #expect(parent.childForHomeIndicatorAutoHidden === child)
    #expect(parent.preferredStatusBarUpdateAnimation == .slide)
  }

  @Test func `a child has one parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    child.addChild(second)
    #expect(second.parent == nil)
  }
}
