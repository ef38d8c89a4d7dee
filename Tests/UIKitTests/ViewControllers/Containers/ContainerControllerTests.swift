import Testing
import UIKit

@MainActor
@Suite struct ContainerControllerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `tabs are loaded when they are first selected`() {
    let (one, two) = (RecordingController("1", log), RecordingController("2", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    show(tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(one.view.window === window)
    #expect(!two.isViewLoaded)
    _ = log.take()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "2.loadView", "2.viewDidLoad", "1.viewWillDisappear", "2.viewWillAppear",
        "2.viewIsAppearing in window", "2.viewWillLayoutSubviews", "2.viewDidLayoutSubviews",
        "1.viewDidDisappear", "2.viewDidAppear",
      ])
    #expect(tabs.selectedViewController === two)
    #expect(one.view.superview == nil)
    #expect(two.tabBarController === tabs)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `the tab bar covers the bottom, and a tap selects`() {
    let (one, two) = (RecordingController("1", log), RecordingController("2", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    TouchSimulator(window: window).tap(at: CGPoint(x: 300, y: 780))
    #expect(tabs.selectedViewController === two)
  }

  @Test func `a tab that was selected later follows the window's size`() {
    final class PlainController: UIViewController {
      override func loadView() { view = UIView() }
    }
    let (one, two) = (PlainController(), PlainController())
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    show(tabs)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let size = CGSize(width: 844, height: 390)
    window.resize(to: size, traits: UITraitCollection(displayScale: 3), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    #expect(two.view.frame == CGRect(origin: .zero, size: size))
  }

  @Test func `a navigation controller in a tab has both bars' insets`() {
    let content = RecordingController("1", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    show(tabs)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(
      log.take().filter { $0.contains("Appear") } == [
        "1.viewWillAppear", "1.viewIsAppearing in window", "1.viewDidAppear",
      ])
  }
}
