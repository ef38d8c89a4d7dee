import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct BarAppearancesTests: ShowsBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `scrolled content shows the standard appearance, content at its top the other`() {
    let (content, scroller) = scrolling()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.standardAppearance = colored(UINavigationBarAppearance(), .red)
    show(navigation)
    #expect(color(of: navigation.navigationBar) == nil)
    scroller.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == .red)
    navigation.navigationBar.scrollEdgeAppearance = colored(UINavigationBarAppearance(), .green)
    #expect(color(of: navigation.navigationBar) == .red)
    scroller.contentOffset.y = -scroller.adjustedContentInset.top
    #expect(color(of: navigation.navigationBar) == .green)
  }

  @Test func `a bar follows its own copy, not what it was given`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let given = colored(UINavigationBarAppearance(), .red)
    navigation.navigationBar.scrollEdgeAppearance = given
    show(navigation)
    given.backgroundColor = .blue
    #expect(color(of: navigation.navigationBar) == .red)
    navigation.navigationBar.scrollEdgeAppearance?.backgroundColor = .green
    #expect(color(of: navigation.navigationBar) == .green)
  }

  @Test func `a default bar is clear at the top and has a line over scrolled content`() throws {
    let (content, scroller) = scrolling()
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(try line(of: navigation.navigationBar).isHidden)
    scroller.contentOffset.y = 100
    #expect(try !line(of: navigation.navigationBar).isHidden)
  }
}
