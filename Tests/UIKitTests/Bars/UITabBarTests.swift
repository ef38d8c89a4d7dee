import Testing
import UIKit

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

@MainActor
@Suite struct UITabBarTests: BareTabBar {
  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
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

  @Test func `a bar by itself selects what is touched, and tells its delegate`() {
    let (bar, listener) = (bar("One", "Two"), Listener())
    bar.delegate = listener
    buttons(bar)[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedItem?.title == "Two" && listener.selected == ["Two"])
  }
}
