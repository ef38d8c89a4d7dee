import UIKit

/// A suite that shows a tab bar by itself.
@MainActor protocol BareTabBar {}

extension BareTabBar {
  func bar(_ titles: String...) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.setItems(titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }, animated: false)
    bar.layoutIfNeeded()
    return bar
  }
}
