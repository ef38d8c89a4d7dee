import Testing
import UIKit

@MainActor
@Suite struct PresentationTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root: RecordingController

  init() {
    root = RecordingController("A", log)
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
  }

  private func present(
    _ name: String, _ style: UIModalPresentationStyle, from presenter: UIViewController? = nil
  ) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.modalPresentationStyle = style
    (presenter ?? root).present(controller, animated: true) { [log] in log.add("completed") }
    window.layoutIfNeeded()
    return controller
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

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .popover,
    .overCurrentContext, .custom,
  ])
  func `over a presenter that stays, only the presented one hears of it`(
    style: UIModalPresentationStyle
  ) {
    let controller = present("B", style)
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing in window",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "completed",
      ])
    #expect(root.view.window === window)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(controller.view.window == nil)
  }

  @Test func `a sheet is a card below the status bar`() {
    let controller = present("B", .pageSheet)
    #expect(controller.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(controller.view.layer.cornerRadius == 10)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
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

  @Test func `alongside blocks run in the transition, completions at its end`() {
    let controller = RecordingController("B", log)
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: true)
    let isQueued = controller.transitionCoordinator?.animate(
      alongsideTransition: { [log] _ in log.add("alongside") },
      completion: { [log] in log.add("over, cancelled \($0.isCancelled)") })
    #expect(isQueued == true)
    window.layoutIfNeeded()
    let calls = log.take()
    #expect(calls.contains("alongside"))
    #expect(calls.last == "over, cancelled false")
  }

  @Test func `a rotation tells of the size, then lays out`() {
    final class Turning: RecordingController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("\(name).viewWillTransition \(Int(size.width))x\(Int(size.height))")
        coordinator.animate(
          alongsideTransition: { [log, name] _ in log.add("\(name).alongside") },
          completion: { [log, name] _ in log.add("\(name).completion") })
      }
    }
    let turning = Turning("T", log)
    window.rootViewController = turning
    window.layoutIfNeeded()
    _ = log.take()
    window.resize(
      to: CGSize(width: 844, height: 390), traits: UITraitCollection(verticalSizeClass: .compact),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "T.viewWillTransition 844x390", "T.alongside", "T.viewWillLayoutSubviews",
        "T.viewDidLayoutSubviews", "T.completion",
      ])
    #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(turning.view.safeAreaInsets.left == 47)
    #expect(turning.traitCollection.verticalSizeClass == .compact)
  }
}
