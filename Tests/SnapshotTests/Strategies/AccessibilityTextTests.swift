import Snapshot
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTextTests: AccessibleCard {
  @Test func `the text has elements in reading order`() {
    #expect(
      value(card(), Snapshotting<UIView, String>.accessibility) == """
        1. “Ada”
           traits: header
           frame: (10 10; 180 20)
        2. “Follow”
           traits: button
           hint: Shows her posts
           identifier: follow
           frame: (10 50; 80 44)

        """)
  }

  @Test func `frames count from what is shown of a scrolled view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 80)
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 50, height: 20))
    label.text = "Ada"
    scroll.addSubview(label)
    let text = value(scroll, Snapshotting<UIView, String>.accessibility)
    #expect(text?.contains("frame: (10 20; 50 20)") == true)
  }

  @Test func `a view without elements says so`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      value(view, Snapshotting<UIView, String>.accessibility)
        == "Nothing in UIView is accessible.\n")
  }
}
