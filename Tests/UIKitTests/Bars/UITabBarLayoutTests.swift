import Testing
import UIKit

/// The More item, and the tabs of iOS 18.
@MainActor
@Suite struct UITabBarLayoutTests: ShowsTabs, BareTabBar {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func titles(_ tabs: UITabBarController) -> [String] {
    (tabs.tabBar.items ?? []).map { $0.title ?? "" }
  }

  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  // MARK: Layouts

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, CGFloat(49)),
    (.regular, .regular, 50), (.compact, .compact, 32),
  ])
  func `titles stand below images on phones held upright, and beside them elsewhere`(
    width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass, points: CGFloat
  ) throws {
    window.screenTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: height),
    ])
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "circle"), tag: 0)
    tabs.viewControllers = [page]
    show(tabs)
    #expect(tabs.tabBar.frame.height == points)
    let button = try #require(tabs.tabBar.subviews.first { $0 is UIControl })
    let label = try #require(button.subviews.first { $0 is UILabel })
    let image = try #require(button.subviews.first { $0 is UIImageView })
    #expect((label.frame.minY >= image.frame.maxY - 4) == (height == .regular && width == .compact))
    #expect((label.frame.minX >= image.frame.maxX) == (width == .regular || height == .compact))
  }

  @Test func `items fill the bar, or stand in its middle`() {
    let bar = bar("One", "Two")
    #expect(buttons(bar).map(\.frame.minX) == [0, 150])
    bar.itemPositioning = .centered
    bar.itemWidth = 50
    bar.itemSpacing = 20
    bar.layoutIfNeeded()
    #expect(buttons(bar).map(\.frame.minX) == [90, 160])
    #expect(buttons(bar).map(\.frame.width) == [50, 50])
    bar.itemWidth = 200
    bar.layoutIfNeeded()
    #expect(buttons(bar).map(\.frame.minX) == [0, 150])
  }

  @Test func `a shadow image without pixels takes the line away`() throws {
    let bar = bar("One")
    let line = try #require(
      bar.subviews.first?.subviews.first {
        String(describing: type(of: $0)) == "_UIBarBackgroundShadowView"
      })
    #expect(line.frame.height > 0)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    #expect(line.frame.height == 0)
  }
}
