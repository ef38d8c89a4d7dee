import Testing
import UIKit

@MainActor
@Suite struct UINavigationControllerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation: UINavigationController
  private let first: RecordingController

  init() {
    first = RecordingController("A", log)
    navigation = UINavigationController(rootViewController: first)
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `the root controller is loaded, appears and belongs to its container`() {
    #expect(
      log.take() == [
        "A.willMove(parent)", "A.didMove(parent)", "A.loadView", "A.viewDidLoad",
        "A.viewWillAppear", "A.viewIsAppearing in window", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ])
    #expect(first.navigationController === navigation)
    #expect(navigation.topViewController === first)
  }

  @Test func `a push goes in the order of iOS`() {
    _ = log.take()
    let second = RecordingController("B", log)
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear", "B.viewIsAppearing in window",
      ])
    #expect(second.transitionCoordinator != nil)
    #expect(second.isMovingToParent)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "A.viewDidDisappear",
        "B.viewDidAppear", "B.didMove(parent)",
      ])
    #expect(second.transitionCoordinator == nil)
    #expect(!second.isMovingToParent)
    #expect(first.view.superview == nil)
    #expect(second.view.window === window)
  }

  @Test func `a pop mirrors the push and lets the controller go`() {
    weak var gone: RecordingController?
    do {
      let second = RecordingController("B", log)
      gone = second
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      _ = log.take()
      #expect(navigation.popViewController(animated: true) === second)
      window.layoutIfNeeded()
    }
    #expect(
      log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing in window", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)",
      ])
    #expect(gone == nil)
    #expect(navigation.viewControllers == [first])
  }

  @Test func `the last controller stays`() {
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [])
  }

  @Test func `going to the root takes all the others away and shows one transition`() {
    let (second, third) = (RecordingController("B", log), RecordingController("C", log))
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    navigation.pushViewController(third, animated: false)
    window.layoutIfNeeded()
    _ = log.take()
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    window.layoutIfNeeded()
    let calls = log.take()
    #expect(
      calls.filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing in window",
        "C.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(calls.contains("B.didMove(nil)") && calls.contains("C.didMove(nil)"))
  }

  @Test func `a stack outside of a window loads nothing`() {
    let (one, two) = (RecordingController("1", log), RecordingController("2", log))
    _ = log.take()
    let stack = UINavigationController(rootViewController: one)
    stack.pushViewController(two, animated: true)
    #expect(
      log.take() == [
        "1.willMove(parent)", "1.didMove(parent)", "2.willMove(parent)", "2.didMove(parent)",
      ])
    #expect(!one.isViewLoaded && !two.isViewLoaded)
  }

  @Test func `a second push before the layout ends the first one`() {
    _ = log.take()
    let (second, third) = (RecordingController("B", log), RecordingController("C", log))
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(third, animated: true)
    window.layoutIfNeeded()
    let calls = log.take().filter { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(
      calls == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing in window",
        "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "C.viewWillAppear",
        "C.viewIsAppearing in window", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    #expect(navigation.viewControllers == [first, second, third])
  }

  @Test func `the bar covers the top of the content, and does not when hidden`() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 47)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 143)
  }

  @Test func `an animator of the delegate decides when the push ends`() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
      }
    }
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let animator = Animator()
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? animator : nil }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    let second = RecordingController("B", log)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    _ = log.take()
    #expect(delegate.animator.context?.viewController(forKey: .from) === first)
    #expect(second.transitionCoordinator?.transitionDuration == 0.5)
    delegate.animator.context?.completeTransition(true)
    #expect(log.take() == ["A.viewDidDisappear", "B.viewDidAppear", "B.didMove(parent)"])
    #expect(first.view.superview == nil)
  }
}
