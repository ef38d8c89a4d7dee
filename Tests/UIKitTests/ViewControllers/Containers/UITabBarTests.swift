import Testing
import UIKit

private final class Item: UITabBarItem {
  var changes: [String] = []

  override var title: String? {
    didSet { changes.append("title") }
  }
  override var image: UIImage? {
    didSet { changes.append("image") }
  }
}

private final class Listener: NSObject, UITabBarDelegate {
  var selected: [String?] = []

  var customizing: [String] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title) }

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    customizing.append("will begin \(items.count) \(tabBar.isCustomizing)")
  }
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    customizing.append("did begin \(items.count) \(tabBar.isCustomizing)")
  }
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    customizing.append("will end \(changed) \(tabBar.isCustomizing)")
  }
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    customizing.append("did end \(changed) \(tabBar.isCustomizing)")
  }
}

private final class Tabs: UITabBarController {
  var log: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.append("\(item.title ?? "") at \(selectedIndex)")
  }
}

@MainActor
@Suite struct UITabBarTests {
  private func bar(_ titles: String...) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.setItems(titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }, animated: false)
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `customising tells the delegate, and changes no item`() {
    let bar = bar("One", "Two")
    let listener = Listener()
    bar.delegate = listener
    #expect(!bar.endCustomizing(animated: false))
    bar.beginCustomizingItems(bar.items ?? [])
    bar.beginCustomizingItems([])
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: true))
    #expect(
      listener.customizing == [
        "will begin 2 false", "did begin 2 true", "will end false true", "did end false false",
      ])
    #expect(bar.items?.count == 2)
  }

  @Test func `an item's traits are read out with those of a button`() {
    let bar = bar("One", "Two")
    bar.items?[1].accessibilityTraits = .header
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    #expect(buttons(bar)[0].accessibilityTraits == .button)
    #expect(buttons(bar)[1].accessibilityTraits == [.button, .header, .selected])
  }

  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func `a subclass of the item hears of its properties`() {
    let item = Item(title: "Home", image: nil, tag: 3)
    item.image = UIImage()
    #expect(item.title == "Home" && item.tag == 3)
    #expect(item.changes == ["title", "image", "image"])
    #expect((item as UIBarItem).isEnabled)
  }

  @Test func `a bar by itself selects what is touched, and tells its delegate`() {
    let (bar, listener) = (bar("One", "Two"), Listener())
    bar.delegate = listener
    buttons(bar)[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedItem?.title == "Two" && listener.selected == ["Two"])
  }

  @Test func `a controller hears of the touched item before it selects`() {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    tabs.loadViewIfNeeded()
    tabs.view.layoutIfNeeded()
    buttons(tabs.tabBar)[1].sendActions(for: .touchUpInside)
    #expect(tabs.log == ["Two at 0"] && tabs.selectedIndex == 1)
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

  @Test func `insets and offsets move image and title`() throws {
    let bar = bar("One")
    let item = try #require(bar.items?.first)
    item.image = UIImage(cgImage: .make([[Pixel.red]]))
    bar.layoutIfNeeded()
    let parts = try #require(buttons(bar).first).subviews
    let (image, title) = (parts[0].frame, parts[1].frame)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.layoutIfNeeded()
    #expect(parts[0].frame == image.offsetBy(dx: 0, dy: 6))
    #expect(parts[1].frame == title.offsetBy(dx: 3, dy: -2))
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
