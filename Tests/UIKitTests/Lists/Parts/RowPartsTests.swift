import Testing
import UIKit

@MainActor
@Suite struct RowPartsTests: CellHost {
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
