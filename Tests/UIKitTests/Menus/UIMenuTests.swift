import Testing
import UIKit

@MainActor
@Suite struct UIMenuTests {
  private final class Target: UIView {
    func refresh(_ sender: Any?) {}
  }

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

  @Test func `a menu of a single selection turns the others off`() {
    let (a, b) = (UIAction(title: "A", state: .on) { _ in }, UIAction(title: "B") { _ in })
    let command = UICommand(
      title: "C", action: Selector("refresh:", Target.refresh), state: .on)
    let inner = UIMenu(options: .displayInline, children: [b, command])
    let menu = UIMenu(options: .singleSelection, children: [a, inner])
    #expect(menu.selectedElements == [a])
    b.state = .on
    #expect(menu.selectedElements == [b] && a.state == .off)
    command.state = .on
    #expect(menu.selectedElements == [command])
    command.state = .off
    #expect(menu.selectedElements.isEmpty)
    a.state = .mixed
    b.state = .on
    #expect(a.state == .mixed)
  }

  @Test func `other menus have several selected elements`() {
    let (a, b) = (UIAction(title: "A", state: .on) { _ in }, UIAction(title: "B") { _ in })
    let menu = UIMenu(children: [a, b])
    b.state = .on
    #expect(menu.selectedElements == [a, b])
  }
}
