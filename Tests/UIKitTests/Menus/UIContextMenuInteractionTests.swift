import Testing
import UIKit

@MainActor
@Suite struct UIContextMenuInteractionTests {
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

  @Test func `a context menu's configuration keeps what it was given`() {
    let configuration = UIContextMenuConfiguration(
      identifier: "row" as NSString, previewProvider: { nil }, actionProvider: { _ in nil })
    #expect(configuration.identifier as? NSString == "row")
    configuration.preferredMenuElementOrder = .fixed
    #expect(configuration.preferredMenuElementOrder == .fixed)
  }
}
