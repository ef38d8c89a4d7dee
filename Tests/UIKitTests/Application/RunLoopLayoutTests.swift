import Foundation
import UIKit
import XCTest

/// Visible windows that are laid out when the run loop turns: how other people's tests wait.
@preconcurrency @MainActor
final class RunLoopLayoutTests: XCTestCase {
  private final class Counting: UIView {
    var layoutCount = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      onLayout?()
    }
  }

  private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frame = window.bounds
    window.addSubview(view)
    return window
  }

  func testVisibleWindowIsLaidOutWhenTheRunLoopTurns() {
    let view = Counting()
    let window = window(with: view)
    window.isHidden = false
    XCTAssertEqual(view.layoutCount, 0)
    turn()
    XCTAssertEqual(view.layoutCount, 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    XCTAssertEqual(view.layoutCount, 1)
    turn()
    XCTAssertEqual(view.layoutCount, 2)
    turn()
    XCTAssertEqual(view.layoutCount, 2)
    XCTAssertFalse(window.layer.isSubtreeLayoutNeeded)
  }

  func testHiddenWindowIsLeftAlone() {
    let view = Counting()
    let window = window(with: view)
    turn()
    XCTAssertEqual(view.layoutCount, 0)
    window.isHidden = false
    turn()
    window.isHidden = true
    view.setNeedsLayout()
    turn()
    XCTAssertEqual(view.layoutCount, 1)
  }

  func testConstraintThatChangesIsInTheFramesAfterATurn() {
    let view = UIView()
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    let width = part.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    let window = window(with: view)
    window.isHidden = false
    turn()
    XCTAssertEqual(part.frame.width, 10)
    width.constant = 25
    turn()
    XCTAssertEqual(part.frame.width, 25)
    XCTAssertFalse(window.needsConstraintPass)
  }

  func testUpdateOfConstraintsRunsInATurn() {
    final class Updating: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let view = Updating()
    let window = window(with: view)
    window.isHidden = false
    turn()
    XCTAssertEqual(view.count, 1)
    view.setNeedsUpdateConstraints()
    turn()
    XCTAssertEqual(view.count, 2)
  }

  func testRootControllerHasAppearedAfterATurn() {
    final class Appearing: UIViewController {
      var hasAppeared = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
      }
    }
    let controller = Appearing()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    XCTAssertFalse(controller.hasAppeared)
    turn()
    XCTAssertTrue(controller.hasAppeared)
  }

  func testAHostsWindowWaitsForTheHost() throws {
    let view = Counting()
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    host.host(view)
    turn()
    XCTAssertEqual(view.layoutCount, 0)
    try host.settle()
    XCTAssertEqual(view.layoutCount, 1)
    host.tearDown()
  }

  func testAWindowIsNotKeptForItsTurn() {
    weak var gone: UIWindow?
    do {
      let window = window(with: UIView())
      window.isHidden = false
      gone = window
    }
    XCTAssertNil(gone)
    turn()
  }

  func testALayoutThatNeverSettlesLeavesTheRunLoopAlone() {
    let view = Counting()
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    let window = window(with: view)
    window.isHidden = false
    let deadline = Date(timeIntervalSinceNow: 0.1)
    RunLoop.main.run(until: deadline)
    XCTAssertLessThan(Date().timeIntervalSince(deadline), 5)
    XCTAssertGreaterThanOrEqual(view.layoutCount, CALayer.maximumPassCount)
    window.isHidden = true
    turn()
    let count = view.layoutCount
    turn()
    XCTAssertEqual(view.layoutCount, count)
  }
}
