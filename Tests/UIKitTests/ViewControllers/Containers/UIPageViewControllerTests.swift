import Testing
import UIKit

@MainActor
@Suite struct UIPageViewControllerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `pages take each other's place`() {
    let (one, two) = (RecordingController("1", log), RecordingController("2", log))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([one], direction: .forward, animated: false)
    show(pages)
    _ = log.take()
    var isComplete = false
    pages.setViewControllers([two], direction: .forward, animated: true) { isComplete = $0 }
    window.layoutIfNeeded()
    #expect(isComplete)
    #expect(pages.viewControllers == [two])
    #expect(
      log.take().filter { !$0.contains("Layout") } == [
        "1.willMove(nil)", "2.willMove(parent)", "2.loadView", "2.viewDidLoad",
        "1.viewWillDisappear", "2.viewWillAppear", "2.viewIsAppearing in window",
        "1.viewDidDisappear", "2.viewDidAppear", "1.didMove(nil)", "2.didMove(parent)",
      ])
    #expect(two.view.frame == window.bounds)
  }
}
