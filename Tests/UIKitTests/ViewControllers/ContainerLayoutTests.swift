import Testing
import UIKit

/// Containers whose views are laid out without a window.
@MainActor
@Suite struct ContainerLayoutTests {
  private func laidOut(_ container: UIViewController) {
    container.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    container.view.layoutIfNeeded()
  }

  @Test func `layout loads the child, and lays it out`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    laidOut(navigation)
    #expect(page.isViewLoaded && page.view.frame.width == 390)
    #expect(page.view.isDescendant(of: navigation.view))
    let inner = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: inner), UIViewController()]
    laidOut(tabs)
    #expect(inner.isViewLoaded && inner.view.isDescendant(of: tabs.view))
    #expect(tabs.viewControllers?[1].isViewLoaded == false)
  }

  @Test func `a child that layout has loaded appears once the container does`() throws {
    final class Page: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    laidOut(navigation)
    #expect(page.calls == [])
    let host = RenderHost(size: CGSize(width: 390, height: 844))
    host.host(navigation)
    try host.settle()
    #expect(page.calls == ["will", "did"])
    host.tearDown()
  }

  @Test func `a controller pushed before layout takes the place of the one below`() {
    let (page, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    laidOut(navigation)
    navigation.pushViewController(next, animated: false)
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(next.view.superview != nil && page.view.superview == nil)
  }

  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func `a hidden view of a stack does not count for the row's height`(
    _ alignment: UIStackView.Alignment
  ) {
    let views = [20, 70].map { height in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    let fit = { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    #expect(fit() == 70)
    views[1].isHidden = true
    #expect(fit() == 20)
    views[1].isHidden = false
    #expect(fit() == 70)
  }
}
