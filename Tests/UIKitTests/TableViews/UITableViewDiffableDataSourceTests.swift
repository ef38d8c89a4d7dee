import Testing
import UIKit

@MainActor
@Suite struct UITableViewDiffableDataSourceTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  @Test func `items that stay keep their cells`() {
    let stage = TableStage(TableFixture([]))
    stage.table.rowHeight = 40
    stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var provided: [Int] = []
    let source = Source(tableView: stage.table) { table, path, item in
      provided.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    source.apply(snapshot)
    #expect(stage.texts == ["1", "2", "3", "4"])
    #expect(source.indexPath(for: 4) == .at(0, 1))
    #expect(source.itemIdentifier(for: .at(2)) == 3)
    let three = stage.table.cellForRow(at: .at(2))
    stage.table.selectRow(at: .at(2), animated: false, scrollPosition: .none)
    provided = []
    snapshot.deleteItems([1])
    snapshot.moveItem(3, afterItem: 4)
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([4])
    source.apply(snapshot, animatingDifferences: false)
    #expect(stage.texts == ["9", "2", "4", "3"])
    #expect(stage.table.cellForRow(at: .at(1, 1)) === three)
    #expect(provided.sorted() == [2, 4, 9])
    #expect(stage.table.indexPathForSelectedRow == .at(1, 1))
    #expect(source.snapshot().reloadedItemIdentifiers == [])
    source.applySnapshotUsingReloadData(source.snapshot())
    provided = []
    #expect(stage.texts.count == 4)
    #expect(provided.count == 4)
  }
}
