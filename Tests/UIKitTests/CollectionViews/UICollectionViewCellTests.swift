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

  @Test func `a background configuration follows the state and replaces background views`() {
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.subviews.count == 2 && cell.subviews.last === cell.contentView)
    cell.layoutIfNeeded()
    let ground = cell.subviews[0].subviews[0]
    #expect(ground.backgroundColor == .systemBackground)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(ground.backgroundColor == .systemGray4)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews == [cell.backgroundView, cell.contentView])
  }

  @Test func `a background loses its view with its configuration, its stroke follows traits`() {
    let own = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = own
    background.strokeColor = .label
    background.strokeWidth = 1
    cell.backgroundConfiguration = background
    let ground = cell.subviews[0].subviews[0]
    #expect(own.superview === ground)
    cell.overrideUserInterfaceStyle = .dark
    let white = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(ground.layer.borderColor == white.cgColor)
    background.customView = nil
    cell.backgroundConfiguration = background
    #expect(ground.subviews == [])
  }

  @Test func `a configured cell is as high as its content in the width that it is given`() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is much too long for one line of two hundred points"
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 200, height: 44)
    attributes.fixedDimensions = FixedDimensions(width: true)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size.width == 200)
    #expect(preferred.size.height > 60)
    #expect(attributes.size.height == 44)
  }
}
