import Testing
import UIKit

@MainActor
@Suite struct UITableViewCellTests: CellHost {
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
}
