import Testing
import UIKit

@MainActor
@Suite struct UITableViewCellLabelsTests: CellHost {
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.51 }

  @Test func `a cell with a text is 44 points high, the text within its margins`() {
    let cell = cell(.default) { _ in }
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.detailTextLabel == nil)
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
}
