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
}
