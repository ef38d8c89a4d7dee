import Testing
import UIKit

@MainActor
@Suite struct UITableViewFillerTests: ShowsIndex {
  @Test func `empty rows have lines where they are asked for`() {
    let (window, table) = table(IndexSource(nil))
    func lines() -> [CGRect] {
      table.subviews.filter { "\(type(of: $0))" == "_UITableViewCellSeparatorView" }.map(\.frame)
        .sorted { $0.minY < $1.minY }
    }
    #expect(lines() == [])
    table.fillerRowHeight = 30
    settle(window)
    #expect(lines() == [149.5, 179.5].map { CGRect(x: 16, y: $0, width: 304, height: 0.5) })
    table.fillerRowHeight = UITableView.automaticDimension
    settle(window)
    #expect(lines().map(\.minY) == [159.5, 199.5])
  }
}
