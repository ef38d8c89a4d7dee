import Testing

@testable import UIKit

@MainActor
@Suite struct UIColorPickerViewControllerTests: PicksColors {
  let owner = ColorPickerOwner()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 392, height: 700))

  @Test func `the sign at the top ends it`() throws {
    let picker = picker()
    let close = try #require(picker.view.subviews.first { $0 is UIButton } as? UIButton)
    close.sendActions(for: .touchUpInside)
    #expect(owner.ends == 1)
  }

  @Test func `controllers of lists have the methods of context menus`() {
    final class Table: UITableViewController {
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    }
    let table = Table(style: .plain)
    let path = IndexPath(row: 0, section: 0)
    #expect(
      table.tableView(UITableView(), contextMenuConfigurationForRowAt: path, point: .zero) != nil)
  }
}
