import Testing
import UIKit

@MainActor
@Suite struct UIMenuTests {
  @Test func `a menu has what it was made with`() {
    let action = UIAction(title: "Copy", image: nil, attributes: .destructive, state: .on) { _ in }
    let menu = UIMenu(
      title: "Edit", subtitle: "now", image: nil, identifier: .edit,
      options: [.displayInline, .singleSelection], preferredElementSize: .small,
      children: [action])
    #expect(menu.title == "Edit" && menu.subtitle == "now")
    #expect(menu.identifier == .edit && menu.options.contains(.displayInline))
    #expect(menu.preferredElementSize == .small)
    #expect(menu.selectedElements == [action])
    let other = menu.replacingChildren([UIDeferredMenuElement.uncached { $0([]) }])
    #expect(other.identifier == .edit && other.children.count == 1)
    #expect(UIMenu(children: []).identifier != UIMenu(children: []).identifier)
  }

  @Test func `a menu inside counts among the selected where it is inline`() {
    let on = UIAction(title: "A", state: .on) { _ in }
    let inner = UIAction(title: "B", state: .on) { _ in }
    let inline = UIMenu(options: .displayInline, children: [inner])
    let closed = UIMenu(children: [UIAction(title: "C", state: .on) { _ in }])
    #expect(UIMenu(children: [on, inline, closed]).selectedElements == [on, inner])
  }
}
