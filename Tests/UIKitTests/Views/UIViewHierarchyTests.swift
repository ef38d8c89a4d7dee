import Testing
import UIKit

@MainActor
@Suite struct UIViewHierarchyTests {
  let log = CallLog()

  @Test func `adding to a windowless superview tells the view, then the superview`() {
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child.willMoveToSuperview(view)", "child.didMoveToSuperview(view)",
        "parent.didAddSubview",
      ])
    #expect(child.superview === parent)
    #expect(parent.subviews == [child])
    #expect(parent.layer.sublayers == [child.layer])
  }

  @Test func `joining a window tells parents before children`() {
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)
    parent.addSubview(child)
    _ = log.take()
    let window = UIWindow()
    window.addSubview(parent)
    #expect(
      log.take() == [
        "parent.willMoveToSuperview(view)", "parent.willMoveToWindow(window)",
        "child.willMoveToWindow(window)", "parent.didMoveToWindow(window)",
        "child.didMoveToWindow(window)", "parent.didMoveToSuperview(view)",
      ])
    #expect(child.window === window)
  }

  @Test func `removal from a window is told in the order of iOS`() {
    let window = UIWindow()
    let parent = RecordingView("parent", log)
    window.addSubview(parent)
    let child = RecordingView("child", log)
    parent.addSubview(child)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "child.willMoveToSuperview(nil)", "child.willMoveToWindow(nil)",
        "parent.willRemoveSubview", "child.didMoveToWindow(nil)",
        "child.didMoveToSuperview(nil)",
      ])
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(child.layer.superlayer == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test func `adding a view again moves it to the front and tells nobody`() {
    let parent = UIView()
    let first = RecordingView("first", log)
    let second = UIView()
    parent.addSubview(first)
    parent.addSubview(second)
    _ = log.take()
    parent.addSubview(first)
    #expect(parent.subviews == [second, first])
    #expect(parent.layer.sublayers == [second.layer, first.layer])
    #expect(log.take() == [])
  }

  @Test func `a view moves from its old superview to the new one`() {
    let old = RecordingView("old", log)
    let new = RecordingView("new", log)
    let child = UIView()
    old.addSubview(child)
    _ = log.take()
    new.addSubview(child)
    #expect(log.take() == ["old.willRemoveSubview", "new.didAddSubview"])
    #expect(old.subviews.isEmpty)
    #expect(new.subviews == [child])
    #expect(child.layer.superlayer === new.layer)
  }

  @Test func `every way to insert puts view and layer at the same place`() {
    let parent = UIView()
    let views = (0..<6).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    parent.insertSubview(views[5], belowSubview: UIView())
    let expected = [1, 3, 2, 0, 4, 5].map { views[$0] }
    #expect(parent.subviews == expected)
    #expect(parent.layer.sublayers == expected.map(\.layer))
  }

  @Test func `reordering keeps layers that are no view's where they are`() {
    let parent = UIView()
    let backdrop = CALayer()
    parent.layer.addSublayer(backdrop)
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    #expect(parent.layer.sublayers == [backdrop, b.layer, c.layer, a.layer])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, c, b])
    #expect(parent.layer.sublayers == [backdrop, a.layer, c.layer, b.layer])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, a, b])
    #expect(parent.layer.sublayers == [c.layer, backdrop, a.layer, b.layer])
  }

  @Test func `an index counts layers that are no view's`() {
    let parent = UIView()
    let plain = CALayer()
    parent.layer.addSublayer(plain)
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    #expect(parent.layer.sublayers == [b.layer, plain, a.layer])
    #expect(parent.subviews == [b, a])
    // The place after the plain layer: between the two views.
    parent.insertSubview(c, at: 2)
    #expect(parent.layer.sublayers == [b.layer, plain, c.layer, a.layer])
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(a, at: 0)
    #expect(parent.layer.sublayers == [a.layer, b.layer, plain, c.layer])
    #expect(parent.subviews == [a, b, c])
  }

  @Test func `siblings are neighbours of layers, whatever lies between the views`() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    let plain = CALayer()
    parent.addSubview(a)
    parent.layer.addSublayer(plain)
    parent.addSubview(b)
    parent.insertSubview(c, aboveSubview: a)
    #expect(parent.layer.sublayers == [a.layer, c.layer, plain, b.layer])
    parent.insertSubview(d, belowSubview: b)
    #expect(parent.layer.sublayers == [a.layer, c.layer, plain, d.layer, b.layer])
    #expect(parent.subviews == [a, c, d, b])
    parent.exchangeSubview(at: 1, withSubviewAt: 3)
    #expect(parent.layer.sublayers == [a.layer, b.layer, plain, d.layer, c.layer])
    #expect(parent.subviews == [a, b, d, c])
  }

  @Test func `a view cannot be its own descendant`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  @Test func `a view whose superview went away has none`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview != nil)
    }
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }
}
