import Testing
import UIKit

@MainActor
@Suite struct CellAccessoryViewTests: CellHost {
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.51 }

  @Test func `a disclosure sign narrows the content`() {
    let cell = cell(.default) { $0.accessoryType = .disclosureIndicator }
    let sign = cell.subviews.first { $0 !== cell.contentView && $0.frame.minX > 200 }!
    #expect(sign.frame.maxX == 304)
    #expect(isNear(sign.frame.midY, 22))
    #expect(cell.contentView.frame.maxX == sign.frame.minX)
    #expect(cell.textLabel!.frame.maxX == cell.contentView.frame.maxX - 8)
  }
}
