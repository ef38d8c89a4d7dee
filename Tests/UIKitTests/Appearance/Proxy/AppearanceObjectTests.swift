import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
@Suite struct AppearanceObjectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `a bar's titles and items are as the classes say`() {
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().barTintColor = .green
    UITabBar.appearance().unselectedItemTintColor = .purple
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (bar, tabs) = (UINavigationBar(), UITabBar())
    window.addSubview(bar)
    window.addSubview(tabs)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.barTintColor == .green)
    #expect(tabs.unselectedItemTintColor == .purple)
  }

  @Test func `a window's own appearance comes when it is shown`() {
    UIWindow.appearance().tintColor = .red
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let view = UIView()
    window.addSubview(view)
    #expect(view.tintColor == .red)
  }

  @Test func `items of bars get what their class and their bar say`() {
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
    let inBars = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    inBars.tintColor = .green
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.tintColor == .green)
  }
}
