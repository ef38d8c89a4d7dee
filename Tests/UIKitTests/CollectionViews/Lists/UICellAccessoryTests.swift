import Testing
import UIKit

@MainActor
@Suite struct UICellAccessoryTests: ListCellHost {
  @Test func `signs for editing are there in editing alone`() {
    let stage = stage {
      $0.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    #expect(frames(stage).count == 1)
    stage.list.view.isEditing = true
    stage.settle()
    let signs = frames(stage)
    #expect(signs.count == 2)
    #expect(signs.first?.minX == 16)
    #expect(stage.list.cell(0)?.contentView.frame.minX == 38)
    #expect(stage.lines(0).first?.minX == 54)
  }

  @Test func `a view of the app's own stands where its placement says`() {
    let block = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let placement = UICellAccessory.Placement.trailing(
      at: UICellAccessory.Placement.position(after: .disclosureIndicator))
    var isTaken = false
    let stage = stage { cell in
      guard !isTaken else { return }
      isTaken = true
      cell.accessories = [
        .disclosureIndicator(),
        .customView(configuration: .init(customView: block, placement: placement)),
      ]
    }
    #expect(block.superview === stage.list.cell(0))
    #expect(block.frame == CGRect(x: 274, y: 12, width: 30, height: 20))
  }
}
