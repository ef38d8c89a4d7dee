import Testing
import UIKit

@MainActor
@Suite struct UIBackgroundConfigurationTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

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

  @Test func `a background of a list's cell is gray while it is selected`() {
    let background = UIBackgroundConfiguration.listGroupedCell()
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    let selected = background.updated(for: state)
    #expect(selected.backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(selected.updated(for: state) == background)
    var own = background
    own.backgroundColor = .red
    state.isSelected = true
    #expect(own.updated(for: state).backgroundColor == .red)
  }
}
