import Testing
import UIKit

/// What opaque bars, `edgesForExtendedLayout` and their kin do to the views of controllers.
@MainActor
@Suite struct BarPartsTests: FillsWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func frame(_ y: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 390, height: bottom - y)
  }

  // MARK: Views without a size of their own

  private final class BareController: UIViewController {
    override func loadView() { view = UIView() }
  }

  @Test func `every container gives a bare view the window's size`() {
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let all = CGRect(x: 0, y: 0, width: 320, height: 480)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = BareController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let split = UISplitViewController()
    let detail = BareController()
    split.viewControllers = [BareController(), detail]
    let tabs = UITabBarController()
    let tab = BareController()
    tabs.viewControllers = [tab]
    let root = BareController()
    let containers: [(UIViewController, UIViewController)] = [
      (UINavigationController(rootViewController: root), root), (tabs, tab), (pages, page),
      (split, detail),
    ]
    for (container, child) in containers {
      show(container)
      #expect(child.view.frame == all, "\(type(of: container))")
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    let pushed = BareController()
    navigation.pushViewController(pushed, animated: true)
    window.layoutIfNeeded()
    #expect(pushed.view.frame == all)
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext] {
      let presented = BareController()
      presented.modalPresentationStyle = style
      navigation.present(presented, animated: false)
      window.layoutIfNeeded()
      #expect(presented.view.frame == all, "\(style)")
      navigation.dismiss(animated: false)
      window.layoutIfNeeded()
    }
  }
}
