import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerAppearanceTests {
  let log = CallLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func `a root controller appears in Apple's order`() {
    let controller = RecordingController("a", log)
    window.rootViewController = controller
    #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
    window.makeKeyAndVisible()
    #expect(log.take() == ["a.viewWillAppear", "a.viewIsAppearing in window"])
    #expect(controller.view.frame == window.bounds)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews", "a.viewDidAppear",
      ])
    window.isHidden = true
    #expect(log.take() == ["a.viewWillDisappear", "a.viewDidDisappear"])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(
      log.take() == ["a.viewWillAppear", "a.viewIsAppearing in window", "a.viewDidAppear"])
  }

  @Test func `a new root controller takes the old one's place`() {
    let (old, new) = (RecordingController("old", log), RecordingController("new", log))
    window.rootViewController = old
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
    window.rootViewController = new
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "new.loadView", "new.viewDidLoad", "old.viewWillDisappear", "old.viewDidDisappear",
        "new.viewWillAppear", "new.viewIsAppearing in window", "new.viewWillLayoutSubviews",
        "new.viewDidLayoutSubviews", "new.viewDidAppear",
      ])
    #expect(old.view.superview == nil)
    #expect(window.subviews == [new.view])
  }

  @Test func `a child in the hierarchy appears with its parent`() {
    let (parent, child) = (RecordingController("parent", log), RecordingController("child", log))
    parent.addChild(child)
    #expect(log.take() == ["child.willMove(parent)"])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "parent.viewWillAppear", "child.viewWillAppear", "parent.viewIsAppearing in window",
        "child.viewIsAppearing in window",
      ])
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "parent.viewWillLayoutSubviews", "parent.viewDidLayoutSubviews",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews",
        "child.viewDidAppear", "parent.viewDidAppear",
      ])
    window.isHidden = true
    #expect(
      log.take() == [
        "parent.viewWillDisappear", "child.viewWillDisappear", "child.viewDidDisappear",
        "parent.viewDidDisappear",
      ])
  }

  @Test func `a child added to a visible parent appears at once, and leaves at once`() {
    let (parent, child) = (RecordingController("parent", log), RecordingController("child", log))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    child.loadViewIfNeeded()
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "child.willMove(parent)", "child.viewWillAppear", "child.viewIsAppearing in window",
        "child.viewDidAppear", "child.didMove(parent)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child.willMove(nil)", "child.viewWillDisappear", "child.viewDidDisappear",
        "child.didMove(nil)",
      ])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `a container that forwards nothing drives its children itself`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = RecordingController("child", log)
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = log.take()
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(log.take() == ["child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "child.viewWillAppear", "child.viewIsAppearing in window", "child.viewDidAppear",
      ])
  }

  @Test func `begin and end may come in any number and stay balanced`() {
    let controller = RecordingController("a", log)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    #expect(log.take() == [])
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(
      log.take() == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewWillDisappear",
        "a.viewDidDisappear",
      ])
  }
}
