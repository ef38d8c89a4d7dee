import Testing
import UIKit

@MainActor
@Suite struct ListAccessoryViewTests: ListCellHost {
  @Test func `a hidden accessory takes no room`() {
    let stage = stage { $0.accessories = [.checkmark(options: .init(isHidden: true))] }
    #expect(frames(stage) == [])
    #expect(stage.list.cell(0)?.contentView.frame.width == 320)
  }

  @Test func `a width that is kept has the accessory in its middle`() {
    let stage = stage {
      $0.accessories = [
        .label(text: "9", options: .init(reservedLayoutWidth: .custom(60)))
      ]
    }
    #expect(stage.list.cell(0)?.contentView.frame.maxX == 244)
    #expect(abs((frames(stage).first?.midX ?? 0) - 274) < 1)
  }

  @Test func `a tap on a sign calls its handler`() {
    var calls: [String] = []
    let stage = stage {
      $0.accessories = [
        .delete(displayed: .always, actionHandler: { calls.append("delete") }),
        .detail(actionHandler: { calls.append("detail") }),
      ]
    }
    let touch = TouchSimulator(window: stage.window)
    for frame in frames(stage) {
      let touches = touch.begin(at: [CGPoint(x: frame.midX, y: frame.midY)])
      touch.end(touches)
    }
    #expect(calls == ["delete", "detail"])
  }

  @Test func `items that cannot be edited have no signs for editing`() {
    final class Warden: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item == 1 }
    }
    let warden = Warden()
    let stage = stage { $0.accessories = [.delete()] }
    stage.list.view.delegate = warden
    stage.list.view.isEditing = true
    stage.settle()
    #expect(stage.list.cell(0)?.configurationState.isEditing == false)
    #expect(stage.list.cell(1)?.configurationState.isEditing == true)
    #expect(stage.list.cell(0)?.contentView.frame.minX == 0)
    #expect(stage.list.cell(1)?.contentView.frame.minX == 38)
    stage.list.view.isEditing = false
    stage.settle()
    #expect(stage.list.cell(1)?.configurationState.isEditing == false)
    withExtendedLifetime(warden) {}
  }
}
