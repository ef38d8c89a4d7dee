import Testing
import UIKit

@MainActor
@Suite struct UIButtonMenusTests {
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

  @Test func `the primary action is what a tap does`() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(count == 1)
  }
}
