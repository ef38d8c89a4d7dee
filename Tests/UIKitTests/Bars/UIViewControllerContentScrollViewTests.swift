import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct UIViewControllerContentScrollViewTests: ShowsBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `a named scroll view decides in place of the first subview`() {
    let (content, first) = scrolling()
    let second = UIScrollView(frame: content.view.bounds)
    second.contentSize = CGSize(width: 100, height: 3000)
    content.view.addSubview(second)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.standardAppearance = colored(UINavigationBarAppearance(), .red)
    show(navigation)
    #expect(content.contentScrollView(for: .top) === first)
    content.setContentScrollView(second, for: .top)
    #expect(content.contentScrollView(for: .top) === second)
    #expect(content.contentScrollView(for: .bottom) === first)
    first.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == nil)
    second.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == .red)
    content.setContentScrollView(nil, for: .top)
    #expect(content.contentScrollView(for: .top) === first)
  }
}
