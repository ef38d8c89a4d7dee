import Testing
import UIKit

@MainActor
@Suite struct UIViewTests {
  @Test func `a tag is found depth first`() {
    let root = UIView()
    let (branch, leaf, later) = (UIView(), UIView(), UIView())
    root.addSubview(branch)
    branch.addSubview(leaf)
    root.addSubview(later)
    leaf.tag = 7
    later.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
  }

  @Test func `a mask view leaves its superview and masks with its layer`() {
    let (parent, view, mask) = (UIView(), UIView(), UIView())
    parent.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil)
    #expect(view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }
}
