import Testing
import UIKit

@MainActor
@Suite struct UITableViewControllerTests {
  final class Controller: UITableViewController {
    var selected: [Int] = []
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func `the table is its view, and it is the table's delegate`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller(style: .grouped)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
    let cell = controller.tableView.visibleCells[1]
    TouchSimulator(window: window).tap(at: cell.convert(CGPoint(x: 9, y: 9), to: nil))
    #expect(controller.selected == [1])
  }

  @Test func `a table that is set is the controller's, below the bar`() {
    let controller = Controller(style: .plain)
    let table = UITableView(frame: .zero, style: .insetGrouped)
    // A view that is set was not loaded: nothing calls `viewDidLoad()`.
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView = table
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view === table)
    #expect(table.dataSource === controller)
    #expect(table.visibleCells.count == 3)
    #expect(table.adjustedContentInset.top > 0)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `a selection goes when the view appears again`() {
    let controller = Controller(style: .plain)
    let root = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    controller.tableView.selectRow(at: .at(1), animated: false, scrollPosition: .none)
    root.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(controller.tableView.indexPathForSelectedRow != nil)
    root.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
