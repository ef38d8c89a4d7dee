import Testing
import UIKit

@MainActor
@Suite struct UIKitKeysOutletsTests {
  private final class Source: NSObject, UITableViewDataSource, UINavigationControllerDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let source = Source()

  @Test func `sources and delegates are set by their keys`() {
    let table = UITableView()
    table.setValue(source, forKey: "dataSource")
    #expect(table.dataSource === source)
    table.setValue(nil, forKey: "dataSource")
    #expect(table.dataSource == nil)
    let navigation = UINavigationController()
    navigation.setValue(source, forKey: "delegate")
    #expect(navigation.delegate === source)
  }

  @Test func `a controller's view is set without being loaded first`() {
    final class Screen: UIViewController {
      var loadCount = 0
      override func loadView() {
        loadCount += 1
        super.loadView()
      }
    }
    let (screen, view) = (Screen(), UIView())
    screen.setValue(view, forKey: "view")
    #expect(screen.loadCount == 0 && screen.view === view)
    let (list, table) = (UITableViewController(), UITableView())
    list.setValue(table, forKey: "tableView")
    #expect(list.tableView === table)
  }
}
