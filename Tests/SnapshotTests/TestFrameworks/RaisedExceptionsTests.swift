import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// What iOS raises an exception for fails the test by name, and the others go on.
@MainActor @Suite struct RaisedExceptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var texts = ["a", "b"]
    var identifier = "cell"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    return table
  }

  private func expectFailure(_ reason: String, _ body: @MainActor () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      "\(issue)".contains("NSInternalInconsistencyException: " + reason)
    }
  }

  @Test func `a wrong update of a table fails the test, and the table shows its data`() {
    let rows = Rows()
    let table = table(rows)
    rows.texts = ["a", "b", "c"]
    expectFailure("Invalid update: invalid number of rows in section 0.") {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c"])
    expectFailure("Invalid update: attempt to delete row 7 from section 0") {
      table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
    }
    table.layoutIfNeeded()
    expectFailure("Invalid update: there is no section 3 among the 1 before the update") {
      table.reloadSections([3], with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  @Test func `a cell without a registered class fails the test, and is empty`() {
    let table = table(Rows())
    var cell: UITableViewCell?
    expectFailure("unable to dequeue a cell with identifier nobody") {
      cell = table.dequeueReusableCell(
        withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
    }
    #expect(cell?.reuseIdentifier == "nobody")
    let list = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    expectFailure("UICollectionView has no class for cells with the identifier nobody") {
      _ = list.dequeueReusableCell(
        withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
    }
    expectFailure("UICollectionView has no class for views of kind k with the identifier nobody") {
      _ = list.dequeueReusableSupplementaryView(
        ofKind: "k", withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func list(_ items: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.isHidden = false
    list.layoutIfNeeded()
    return list
  }

  @Test func `a wrong update of a collection view fails the test, and it shows its data`() {
    let items = Items()
    let list = list(items, UICollectionViewFlowLayout())
    items.count = 5
    expectFailure("invalid update of a UICollectionView: the changes lead to 2 items") {
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    list.layoutIfNeeded()
    // Five items below one another, with four gaps.
    #expect(list.contentSize == CGSize(width: 100, height: 290))
    expectFailure("invalid update of a UICollectionView: there is no item at [0, 9]") {
      list.reloadItems(at: [IndexPath(item: 9, section: 0)])
    }
    list.layoutIfNeeded()
    expectFailure("invalid update of a UICollectionView: there is no section 4") {
      list.deleteSections([4])
    }
    list.layoutIfNeeded()
    // Five items below one another, with four gaps.
    #expect(list.contentSize == CGSize(width: 100, height: 290))
  }

  @Test func `a section that is not provided fails the test, and has plain lines`() {
    let items = Items()
    expectFailure("The section provider returned no section for section 0, which has 3 items") {
      let list = list(items, UICollectionViewCompositionalLayout { _, _ in nil })
      #expect(list.visibleCells.map(\.frame.height) == [44, 44, 44])
    }
  }

  private typealias ListSnapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test func `what a snapshot does not have fails the test, and changes nothing`() {
    var snapshot = ListSnapshot()
    expectFailure("There are no sections to append items to") { snapshot.appendItems([1]) }
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    expectFailure("Invalid section identifier: there is no section c") {
      snapshot.appendItems([3], toSection: "c")
      #expect(snapshot.numberOfItems(inSection: "c") == 0)
      #expect(snapshot.itemIdentifiers(inSection: "c") == [])
    }
    expectFailure("Invalid item identifier: there is no item 9") {
      snapshot.insertItems([3], beforeItem: 9)
      snapshot.insertItems([3], afterItem: 9)
      snapshot.moveItem(9, beforeItem: 1)
      snapshot.moveItem(1, beforeItem: 9)
      snapshot.reloadItems([9])
      snapshot.reconfigureItems([9])
    }
    expectFailure("Section identifiers must be unique: a is there already") {
      snapshot.appendSections(["a"])
    }
    expectFailure("Supplied section identifiers are not unique: c is given more than once") {
      snapshot.appendSections(["c", "c"])
    }
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func `an item that is there is moved, and one given twice fails the test`() {
    var snapshot = ListSnapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    // iOS logs it and moves the item.
    snapshot.appendItems([1, 4], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 4])
    snapshot.insertItems([2, 1], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 2, 1])
    expectFailure("Supplied item identifiers are not unique: 5 is given more than once") {
      snapshot.appendItems([5, 6, 5], toSection: "b")
    }
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 6])
    #expect(snapshot.numberOfItems == 6)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "a")
  }

  @Test func `in an assertion it is the assertion that fails, and nothing is recorded`() {
    let rows = Rows()
    rows.identifier = "nobody"
    let failure = folder.inProcess {
      verifySnapshot(
        of: {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
          table.dataSource = rows
          return table as UIView
        }(), as: .image, named: "a", snapshotDirectory: folder.references)
    }
    #expect(failure?.hasPrefix("On iOS an exception would end this test while UITableView") == true)
    #expect(
      failure?.contains(
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier nobody")
        == true)
    #expect(folder.files(in: folder.references) == [])
  }
}
