import Testing
import UIKit

@MainActor
@Suite struct MenuTests {
  private final class Target: UIView {
    var received: [String] = []

    func refresh(_ sender: Any?) { received.append("refresh") }
  }

  private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
        UIMenu(title: "", children: suggested)
      }
    }
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

  @Test func `a command calls its method unless it is disabled`() {
    let target = Target()
    let command = UICommand(
      title: "Refresh", action: Selector("refresh:", Target.refresh), propertyList: ["a": 1])
    command.performWithSender(nil, target: target)
    command.attributes = .disabled
    command.performWithSender(nil, target: target)
    #expect(target.received == ["refresh"])
    let key = UIKeyCommand(
      title: "R", action: Selector("refresh:", Target.refresh), input: "r",
      modifierFlags: [.command, .shift], discoverabilityTitle: "Refresh")
    #expect(key.input == "r" && key.modifierFlags == [.command, .shift])
    #expect((key as UICommand).discoverabilityTitle == "Refresh")
    #expect(key.wantsPriorityOverSystemBehavior == false)
  }

  @Test func `a pop-up button shows the element that is on, and two arrows`() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "None"
    let plain = button.intrinsicContentSize
    button.menu = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    #expect(button.configuration?.title == "None" && button.intrinsicContentSize == plain)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.configuration?.title == "Large")
    var bare = button.configuration
    bare?.indicator = .none
    let wide = button.intrinsicContentSize
    button.configuration = bare
    #expect(wide.width == button.intrinsicContentSize.width + 14)
    let system = UIButton(type: .system)
    system.changesSelectionAsPrimaryAction = true
    system.showsMenuAsPrimaryAction = true
    system.menu = button.menu
    #expect(system.currentTitle == "Large")
  }

  @Test func `a control makes and drops its interactions`() {
    let control = UIControl()
    #expect(control.interactions.isEmpty && !control.showsMenuAsPrimaryAction)
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.view === control)
    control.toolTip = "Help"
    #expect(control.toolTipInteraction?.defaultToolTip == "Help")
    #expect(control.interactions.count == 2)
    control.isContextMenuInteractionEnabled = false
    control.toolTip = nil
    #expect(control.interactions.isEmpty && control.contextMenuInteraction == nil)
  }

  @Test func `the primary action is what a tap does`() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `an edit menu that is presented is noted until it is dismissed`() throws {
    let owner = MenuOwner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 6)))
    #expect(interaction.location(in: view) == CGPoint(x: 5, y: 6))
    #expect(notes(view) == [FidelityNote(.menu, "UIEditMenuInteraction")])
    interaction.dismissMenu()
    #expect(notes(view).isEmpty)
    #expect(interaction.location(in: view) == .zero)
  }

  private func notes(_ view: UIView) -> [FidelityNote] {
    FidelityLedger.collecting {
      let context = CGContext.forImage(bounds: view.bounds, scale: 1, isOpaque: false)
      if let context { view.layer.render(in: context) }
    }.map(\.key)
  }

  @Test func `a context menu's configuration keeps what it was given`() {
    let configuration = UIContextMenuConfiguration(
      identifier: "row" as NSString, previewProvider: { nil }, actionProvider: { _ in nil })
    #expect(configuration.identifier as? NSString == "row")
    configuration.preferredMenuElementOrder = .fixed
    #expect(configuration.preferredMenuElementOrder == .fixed)
  }
}
