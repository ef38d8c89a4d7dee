import Testing
import UIKit

@MainActor
@Suite struct UITableViewCellTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, rowHeight: CGFloat = UITableView.automaticDimension,
    direction: UISemanticContentAttribute = .unspecified,
    _ configure: @escaping (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let fixture = TableFixture([["Text", "Next"]])
    fixture.cellStyle = style
    fixture.configure = { cell, path in
      cell.semanticContentAttribute = direction
      cell.contentView.semanticContentAttribute = direction
      if path.row == 0 { configure(cell) }
    }
    let stage = TableStage(fixture)
    stage.table.rowHeight = rowHeight
    stage.settle()
    return withExtendedLifetime((fixture, stage)) { stage.table.cellForRow(at: .at(0))! }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.51 }

  @Test func `a cell with a text is 44 points high, the text within its margins`() {
    let cell = cell(.default) { _ in }
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.detailTextLabel == nil)
  }

  @Test func `a disclosure sign narrows the content`() {
    let cell = cell(.default) { $0.accessoryType = .disclosureIndicator }
    let sign = cell.subviews.first { $0 !== cell.contentView && $0.frame.minX > 200 }!
    #expect(sign.frame.maxX == 304)
    #expect(isNear(sign.frame.midY, 22))
    #expect(cell.contentView.frame.maxX == sign.frame.minX)
    #expect(cell.textLabel!.frame.maxX == cell.contentView.frame.maxX - 8)
  }

  @Test func `an image moves the text and the separator`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in }
    let cell = cell(.default) { $0.imageView?.image = image }
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 8, width: 28, height: 28))
    #expect(cell.textLabel?.frame.minX == 60)
    #expect(cell.separatorInset.left == 60)
  }

  @Test func `a subtitle stands below the text`() {
    let high = cell(.subtitle) { $0.detailTextLabel?.text = "More" }
    let (text, detail) = (high.textLabel!.frame, high.detailTextLabel!.frame)
    #expect(high.detailTextLabel?.font.pointSize == 12)
    #expect(isNear(high.frame.height, 22 + text.height + detail.height + 3))
    #expect(isNear(text.minY, 11))
    let low = cell(.subtitle, rowHeight: 44) { $0.detailTextLabel?.text = "More" }
    #expect(low.frame.height == 44)
    #expect(isNear(low.textLabel!.frame.maxY, low.detailTextLabel!.frame.minY))
    #expect(isNear(low.textLabel!.frame.minY, 44 - low.detailTextLabel!.frame.maxY))
  }

  @Test func `a value stands at the end, mirrored from right to left`() {
    let left = cell(.value1) { $0.detailTextLabel?.text = "Value" }
    #expect(left.textLabel?.frame.minX == 16)
    #expect(isNear(left.detailTextLabel!.frame.maxX, 304))
    let right = cell(.value1, direction: .forceRightToLeft) {
      $0.detailTextLabel?.text = "Value"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(isNear(right.textLabel!.frame.maxX, right.contentView.bounds.width - 16))
    #expect(isNear(right.detailTextLabel!.frame.minX, 8))
    #expect(right.contentView.frame.maxX == 320)
    #expect(right.contentView.frame.minX > 16)
  }

  @Test func `indentation moves text and separator`() {
    let cell = cell(.default) { $0.indentationLevel = 2 }
    #expect(cell.textLabel?.frame.minX == 36)
    #expect(cell.separatorInset.left == 36)
  }

  @Test func `constraints in the content decide on the height`() {
    let cell = cell(.default) { cell in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    // With half a point for the separator.
    #expect(cell.frame.height == 92.5)
    #expect(cell.contentView.subviews.last?.frame == CGRect(x: 16, y: 11, width: 288, height: 70))
  }

  @Test(arguments: [(2, 54.5), (3, 54 + 1.0 / 3)] as [(CGFloat, CGFloat)])
  func `a row that measures itself has room for its separator`(scale: CGFloat, high: CGFloat) {
    let fixture = TableFixture.rows(3)
    fixture.configure = { cell, _ in
      cell.textLabel?.text = nil
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 34)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
      ])
    }
    let stage = TableStage(fixture)
    stage.window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: scale),
    ])
    stage.settle()
    func row(_ index: Int) -> CGRect { stage.table.rectForRow(at: .at(index)) }
    #expect(abs(row(0).height - high) < 1e-9)
    #expect(abs(row(2).minY - 2 * high) < 1e-9)
    let cell = stage.table.cellForRow(at: .at(0))
    // As in iOS's logs of such rows: the content view fills the row.
    #expect(abs((cell?.contentView.frame.height ?? 0) - high) < 1e-9)
    stage.table.separatorStyle = .none
    stage.settle()
    #expect(row(0).height == 54 && row(2).minY == 108)
  }

  // cashapp/AccessibilitySnapshot, testTableHitTarget, on iOS 17.5 and 18.5 at 3x.
  @Test func `a row of one line in a list configuration has a pixel more than 44 points`() {
    let fixture = TableFixture.rows(3)
    fixture.configure = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Hello World"
      cell.contentConfiguration = content
      cell.accessoryView = UISwitch()
    }
    let stage = TableStage(fixture)
    stage.window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: 3),
    ])
    stage.settle()
    for index in 0..<3 {
      let frame = stage.table.rectForRow(at: .at(index))
      #expect(abs(frame.minY - CGFloat(index) * 133 / 3) < 1e-9)
      #expect(abs(frame.height - 133 / 3) < 1e-9)
    }
  }

  // The same: 20 points at 393 and 402.
  @Test(arguments: [(390, 16), (393, 20), (402, 20)] as [(CGFloat, CGFloat)])
  func `content is 20 points from the edge from a width of 393 on`(width: CGFloat, side: CGFloat) {
    let stage = TableStage(TableFixture.rows(1))
    stage.table.frame.size.width = width
    stage.settle()
    #expect(stage.table.cellForRow(at: .at(0))?.layoutMargins.left == side)
  }

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

  @Test func `larger text makes rows higher`() {
    let fixture = TableFixture([["Text"]])
    let stage = TableStage(fixture)
    stage.settle()
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    stage.window.traitOverrides.preferredContentSizeCategory =
      traits.preferredContentSizeCategory
    stage.settle()
    let cell = stage.table.visibleCells[0]
    #expect(cell.textLabel!.font.pointSize > 30)
    #expect(cell.frame.height > 60)
    #expect(cell.frame.height == stage.table.contentSize.height)
  }

  @Test func `separators are a pixel high, and as each style has them`() {
    func lines(_ style: UITableView.Style) -> [[CGRect]] {
      let fixture = TableFixture([["a", "b"]])
      let stage = TableStage(fixture, style: style)
      stage.settle()
      return stage.table.visibleCells.map { cell in
        cell.subviews.map(\.frame).filter { $0.height == 0.5 }
      }
    }
    let plain = CGRect(x: 16, y: 43.5, width: 304, height: 0.5)
    #expect(lines(.plain) == [[plain], [plain]])
    #expect(
      lines(.grouped) == [
        [plain, CGRect(x: 0, y: 0, width: 320, height: 0.5)],
        [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)],
      ])
    #expect(lines(.insetGrouped) == [[CGRect(x: 16, y: 43.5, width: 272, height: 0.5)], []])
  }
}
