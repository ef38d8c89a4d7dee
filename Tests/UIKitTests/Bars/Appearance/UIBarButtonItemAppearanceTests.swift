import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct UIBarButtonItemAppearanceTests: ShowsBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `an item's appearance goes before the bar's`() {
    let (content, scroller) = scrolling()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.standardAppearance = colored(UINavigationBarAppearance(), .red)
    content.navigationItem.standardAppearance = colored(UINavigationBarAppearance(), .blue)
    show(navigation)
    scroller.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == .blue)
  }
}
