import UIKit
import XCTest

@testable import Cards

final class RowsTests: XCTestCase, UITableViewDataSource, UITableViewDelegate {
  private var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { log.append("row") }

  func testTestIsSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 3)
    let path = IndexPath(row: 0, section: 0)
    table.delegate!.tableView!(table, didSelectRowAt: path)
    table.delegate?.tableView?(table, didSelectRowAt: path)
    table.delegate?.tableView?(table, didDeselectRowAt: path)
    XCTAssertEqual(log, ["row", "row"])
    let height: CGFloat = table.delegate?.tableView?(table, heightForRowAt: path) ?? 44
    XCTAssertEqual(height, 44)
    XCTAssertTrue(responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
    XCTAssertFalse(responds(to: #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:))))
  }
}

class ObjectTests: XCTestCase {
  private var taps = 0
  private var keys: [String] = []

  @objc private func tapped() { taps += 1 }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keys.append(keyPath ?? "")
  }

  func testTestIsTarget() {
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: #selector(tapped), name: Notification.Name("object"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("object"), object: nil)
    Sender(target: self, action: #selector(tapped)).send()
    XCTAssertEqual(taps, 3)
    let label = UILabel()
    label.addObserver(self, forKeyPath: "text", options: [.new], context: nil)
    label.text = "a"
    label.removeObserver(self, forKeyPath: "text")
    XCTAssertEqual(keys, ["text"])
    XCTAssertNotNil(Bundle(for: classForCoder))
  }

  func testObjects() {
    let (one, other) = (NamedSuit(), NamedSuit())
    XCTAssertEqual(one, other)
    other.name = "spades"
    XCTAssertNotEqual(one, other)
    XCTAssertEqual(NSStringFromClass(Stamp.self), "CDStamp")
    let toggle = Toggle()
    toggle.isSelected = true
    XCTAssertEqual(toggle.log, ["will true", "did false"])
    let views = [UIView(), UILabel(), Title()]
    XCTAssertEqual(
      views.map { $0.style() }, [["view"], ["view", "label"], ["view", "label", "title"]])
    let types: [UIView.Type] = [UILabel.self, Title.self]
    XCTAssertEqual(types.map { $0.nibName() }, ["view", "title of view"])
    XCTAssertEqual(Sender.duration(["duration": 2]), 2)
    XCTAssertEqual(Sender.duration([:]), 0.25)
    XCTAssertEqual(Keys.hidden, "hidden")
  }

  func testExpectedFailures() {
    XCTExpectFailure("known") { XCTFail("a") }
    XCTExpectFailure("may be", options: .nonStrict()) {}
    XCTExpectFailure("in the rest")
    XCTFail("b")
  }
}
