import Testing
import UIKit

@MainActor
@Suite struct UINavigationBarTests: ShowsBarItems {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `a bar by itself goes back by its button`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
    bar.layoutIfNeeded()
    try #require(all(UIButton.self, in: bar).first { !$0.isHidden })
      .sendActions(for: .touchUpInside)
    #expect(bar.items?.count == 1)
  }
}
