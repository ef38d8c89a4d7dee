import Snapshot
import UIKit
import XCTest

/// A test case is an object, as on Apple's platforms.
@preconcurrency @MainActor
final class TestCaseObjectTests: XCTestCase, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func testTestIsSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = self
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 3)
    XCTAssertTrue(table.dataSource?.isEqual(self) ?? false)
  }

  func testTestHasClass() {
    XCTAssertTrue(classForCoder == TestCaseObjectTests.self)
    XCTAssertTrue(TestCaseObjectTests.classForCoder() == TestCaseObjectTests.self)
    XCTAssertTrue(superclass == XCTestCase.self)
    XCTAssertEqual(description, name)
  }
}
