import Testing
import UIKit

@MainActor
@Suite struct HeldConfigurationsTests: CellHost {
  @Test func `a content configuration takes the place of the labels`() {
    let cell = cell(.subtitle) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = String(repeating: "much more text ", count: 8)
      cell.contentConfiguration = content
    }
    #expect(cell.contentView is UIListContentView)
    #expect(cell.textLabel == nil)
    #expect(cell.frame.height > 80)
    #expect(cell.subviews.contains { $0 === cell.contentView })
    let view = cell.contentView
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(cell.textLabel != nil)
  }

  @Test func `configurations follow the cell's state`() {
    var states: [Bool] = []
    let cell = cell(.default) { cell in
      cell.backgroundConfiguration = .listPlainCell()
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    #expect(states == [false])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }
}
