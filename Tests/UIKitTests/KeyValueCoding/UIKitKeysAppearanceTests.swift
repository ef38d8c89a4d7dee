import Testing
import UIKit

@MainActor
@Suite struct UIKitKeysAppearanceTests {
  @Test func `what proxies set of bars and lists has its key`() {
    let bar = UITabBar()
    bar.setValue(60, forKey: "itemWidth")
    bar.setValue(UITabBar.ItemPositioning.centered.rawValue, forKey: "itemPositioning")
    #expect(bar.itemWidth == 60 && bar.itemPositioning == .centered)
    let scroll = UIScrollView()
    scroll.setValue(false, forKey: "delaysContentTouches")
    #expect(!scroll.delaysContentTouches)
    let table = UITableView()
    table.setValue(UIColor.red, forKey: "sectionIndexColor")
    #expect(table.sectionIndexColor == .red)
    #expect(table.value(forKey: "sectionIndexColor") as? UIColor == .red)
  }

  @Test func `titles' attributes are a value like others`() {
    let bar = UINavigationBar()
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    bar.setValue(attributes, forKey: "titleTextAttributes")
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    bar.setValue(nil, forKey: "titleTextAttributes")
    #expect(bar.titleTextAttributes == nil)
  }
}
