import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerPresentationTests: ShowsPresenter {
  let log = CallLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root: RecordingController

  init() {
    root = RecordingController("A", log)
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
  }

  @Test func `a full screen takes the presenter away`() {
    let controller = present("B", .fullScreen)
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing in window", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.viewDidAppear", "A.viewDidDisappear", "completed",
      ])
    #expect(root.view.window == nil)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.presentingViewController === root)
    #expect(root.presentedViewController === controller)
    controller.dismiss(animated: true) { [log] in log.add("dismissed") }
    #expect(controller.isBeingDismissed)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing in window",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewDidDisappear",
        "A.viewDidAppear", "dismissed",
      ])
    #expect(root.view.window === window)
    #expect(root.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
  }

  @Test func `a presented controller is released after its dismissal`() {
    weak var gone: UIViewController?
    do {
      let controller = present("B", .fullScreen)
      gone = controller
      controller.dismiss(animated: true)
      window.layoutIfNeeded()
    }
    #expect(gone == nil)
  }

  @Test func `a child presents for its outermost container`() {
    let child = RecordingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    let controller = present("B", .fullScreen, from: child)
    #expect(controller.presentingViewController === root)
    #expect(child.presentedViewController === controller)
  }

  @Test func `a controller that defines the context is covered alone`() {
    let child = RecordingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    window.layoutIfNeeded()
    _ = log.take()
    let controller = present("B", .currentContext, from: child)
    #expect(controller.presentingViewController === child)
    #expect(log.take().contains("child.viewDidDisappear"))
    #expect(root.view.window === window)
  }

  @Test func `dismissing takes all that lies above`() {
    let second = present("B", .fullScreen)
    let third = present("C", .fullScreen, from: second)
    _ = log.take()
    root.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(third.presentingViewController == nil && second.presentingViewController == nil)
    #expect(root.view.window === window)
    #expect(log.take().last == "A.viewDidAppear")
  }

  @Test func `who presents already presents nothing more`() {
    let second = present("B", .overFullScreen)
    _ = log.take()
    let third = present("C", .overFullScreen)
    #expect(log.take() == ["completed"])
    #expect(third.presentingViewController == nil)
    #expect(root.presentedViewController === second)
  }
}
