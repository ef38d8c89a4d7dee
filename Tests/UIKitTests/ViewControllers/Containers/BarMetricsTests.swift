import Testing
import UIKit

/// Places and sizes in bars as they are in pictures that iOS drew at 3x.
@MainActor
@Suite struct BarMetricsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))

  private func show(_ controller: UIViewController, _ size: CGSize, inset: CGFloat) {
    window.frame.size = size
    window.screenSafeArea = UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }

  /// The pixels that are not clear, of a view drawn at 3x.
  private func ink(of view: UIView) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    var box = CGRect.null
    for (y, row) in try #require(image.cgImage).rgbaRows.enumerated() {
      for (x, pixel) in row.enumerated() where pixel & 0xFF > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGRect(
      x: box.minX / 3, y: box.minY / 3, width: box.width / 3, height: box.height / 3)
  }

  private func navigation() -> (UINavigationController, UIBarButtonItem) {
    let content = UIViewController()
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    content.navigationItem.leftBarButtonItem = item
    return (UINavigationController(rootViewController: content), item)
  }

  /// Windows of an iPhone 8, SE in landscape, 8 Plus, and X in landscape.
  @Test(arguments: [(375, 0, 16), (568, 0, 20), (414, 0, 20), (812, 44, 60), (896, 44, 60)])
  func `a bar's item stands at the margin, beside what the device covers`(
    width: Int, inset: Int, x: Int
  ) throws {
    let (navigation, _) = navigation()
    show(navigation, CGSize(width: width, height: 375), inset: CGFloat(inset))
    let button = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { $0.currentImage != nil })
    let place = button.convert(CGPoint.zero, to: window)
    #expect((place.x - CGFloat(x)).magnitude < 1e-9)
  }

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

  @Test func `the add item's plus is 17⅔ × 18`() throws {
    let (navigation, _) = navigation()
    show(navigation, CGSize(width: 375, height: 812), inset: 0)
    let ink = try ink(of: navigation.navigationBar)
    #expect(ink == CGRect(x: 18, y: 13, width: 53.0 / 3, height: 18))
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

  @Test func `lines at bars' edges are black at 0.3 and a pixel high`() throws {
    let (navigation, _) = navigation()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    show(tabs, CGSize(width: 375, height: 812), inset: 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
      UIColor.white.setFill()
      $0.fill(window.bounds)
      window.layer.render(in: $0.cgContext)
    }
    let rows = try #require(image.cgImage).rgbaRows
    let column = rows.map { $0[500] }
    // 812 − 49 − 21 = 742: the line lies above it.
    for (row, isLine) in [(131, false), (132, true), (133, false), (2224, false), (2225, true)] {
      #expect(column[row] == (isLine ? 0xB2B2_B2FF : 0xFFFF_FFFF), "\(row)")
    }
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
