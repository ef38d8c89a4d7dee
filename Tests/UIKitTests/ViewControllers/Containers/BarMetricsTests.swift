import Testing
import UIKit

/// Places and sizes in bars as they are in pictures that iOS drew at 3x.
@MainActor
@Suite struct BarMetricsTests: MeasuresBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))

  @Test func `both ends, the back button and large titles keep away from the notch`() throws {
    let (navigation, _) = navigation()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.title = "Title"
    let right = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
    navigation.topViewController?.navigationItem.rightBarButtonItem = right
    show(navigation, CGSize(width: 812, height: 375), inset: 44)
    let bar = navigation.navigationBar
    let last = try #require(
      all(UIButton.self, in: bar).first { $0.currentAttributedTitle?.string == "Right" })
    #expect(last.convert(last.bounds, to: bar).maxX == 812 - 60)
    let large = try #require(
      all(UILabel.self, in: bar).first { $0.text == "Title" && !$0.isHidden })
    #expect(large.convert(CGPoint.zero, to: bar).x == 60)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    let back = try #require(
      all(UIButton.self, in: bar).first { $0.currentTitle == "Title" && !$0.isHidden })
    #expect(back.convert(CGPoint.zero, to: bar).x == 52)
  }

  @Test(arguments: [
    UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure,
  ])
  func `buttons with a sign are 24⅓ × 23⅔`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.intrinsicContentSize == CGSize(width: 73.0 / 3, height: 71.0 / 3))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == button.bounds)
  }

  @Test func `the ring of an added contact is 65 pixels wide`() throws {
    let button = UIButton(type: .contactAdd)
    button.sizeToFit()
    button.layoutIfNeeded()
    let ink = try ink(of: button)
    #expect(ink == CGRect(x: 4.0 / 3, y: 1, width: 65.0 / 3, height: 65.0 / 3))
  }

  @Test func `tab buttons stand between what the device covers`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<4).map { _ in UIViewController() }
    show(tabs, CGSize(width: 812, height: 375), inset: 44)
    let frames = all(UIControl.self, in: tabs.tabBar).map(\.frame)
    #expect(frames.map(\.minX) == [44, 225, 406, 587])
    #expect(frames.allSatisfy { $0.width == 181 })
  }

  @Test func `a disabled item takes no tap`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<2).map { _ in UIViewController() }
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    show(tabs, CGSize(width: 400, height: 800), inset: 0)
    TouchSimulator(window: window).tap(at: CGPoint(x: 300, y: 750))
    #expect(tabs.selectedIndex == 0)
    tabs.viewControllers?[1].tabBarItem.isEnabled = true
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 300, y: 750))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a stack has its first controller's tab item unless it has its own`() {
    let content = UIViewController()
    content.title = "Mine"
    let navigation = UINavigationController(rootViewController: content)
    #expect(navigation.tabBarItem === content.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
  }

  @Test func `a long title keeps away from the back button`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let long = UINavigationItem(title: String(repeating: "long ", count: 20))
    bar.setItems([UINavigationItem(title: "Before"), long], animated: false)
    bar.layoutIfNeeded()
    let back = try #require(all(UIButton.self, in: bar).first { !$0.isHidden })
    let label = try #require(
      all(UILabel.self, in: bar).first { $0.text == long.title && $0.superview?.isHidden == false })
    #expect(label.frame.minX >= back.frame.maxX)
  }
}
