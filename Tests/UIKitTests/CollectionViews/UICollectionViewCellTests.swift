import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewCellTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  @Test func `what is selected shows the selected background`() {
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(!selected.isHidden)
    #expect(selected.frame == cell.bounds)
  }

  @Test func `a content configuration brings its own content view`() {
    let plain = cell.contentView
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    cell.contentConfiguration = content
    let list = cell.contentView
    #expect(list is UIListContentView)
    #expect(plain.superview == nil && list.superview === cell)
    #expect(list.frame == cell.bounds)
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView === list)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `the handler is called with the state before layout, once for several changes`() {
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    cell.layoutIfNeeded()
    #expect(states.count == 1)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states.count == 2)
    #expect(states.last?.isSelected == true && states.last?.isHighlighted == true)
    cell.layoutIfNeeded()
    #expect(states.count == 2)
  }
}
