import Snapshot
import SnapshotCore
import UIKit
import XCTest

/// Plain synchronous XCTest methods, not isolated to an actor.
final class XCTestWatcherTests: XCTestCase {
  private let folder: TemporaryFolder? = try? TemporaryFolder()

  func testRecordsNameTheMethod() throws {
    let folder = try XCTUnwrap(folder)
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verifySnapshot(of: "a", as: .lines, snapshotDirectory: folder.references)
      let record = try XCTUnwrap(folder.records().last)
      XCTAssertEqual(record.framework, .xctest)
      XCTAssertEqual(record.test, "XCTestWatcherTests.testRecordsNameTheMethod")
      XCTAssertEqual(
        folder.files(in: folder.references), ["testRecordsNameTheMethod.1.txt"])
    }
  }

  func testWaitingLetsTheMainQueueRun() throws {
    let folder = try XCTUnwrap(folder)
    nonisolated(unsafe) var text = "before"
    DispatchQueue.main.async { text = "after" }
    let strategy = Snapshotting<Int, String>.wait(
      for: 0.03, on: SimplySnapshotting.lines.pullback { _ in text })
    folder.inProcess {
      _ = verifySnapshot(
        of: 1, as: strategy, named: "a", snapshotDirectory: folder.references, testName: "t")
    }
    XCTAssertEqual(folder.text(folder.references + "/t.a.txt"), "after")
  }

  func testACallbackOnTheMainQueueArrives() throws {
    let folder = try XCTUnwrap(folder)
    let strategy = SimplySnapshotting.lines.asyncPullback { (number: Int) in
      Async<String>(run: { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { callback("\(number)") }
      })
    }
    folder.inProcess {
      _ = verifySnapshot(
        of: 7, as: strategy, named: "a", snapshotDirectory: folder.references, testName: "t")
    }
    XCTAssertEqual(folder.text(folder.references + "/t.a.txt"), "7")
  }
}

/// Views in a whole class on the main actor. Without `@preconcurrency` XCTest's discovery crashes
/// on Linux where every method is synchronous.
@preconcurrency @MainActor final class XCTestMainActorTests: XCTestCase {
  func testViewsAreDrawn() throws {
    let folder = try TemporaryFolder()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = .red
    folder.inProcess {
      for _ in 1...2 {
        _ = verifySnapshot(
          of: view, as: .image, named: "a", snapshotDirectory: folder.references)
      }
    }
    XCTAssertEqual(folder.files(in: folder.references), ["testViewsAreDrawn.a@3x.png"])
  }

  func testWaitingViewsMayChange() throws {
    let folder = try TemporaryFolder()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = .red
    DispatchQueue.main.async { MainActor.assumeIsolated { view.backgroundColor = .blue } }
    folder.inProcess {
      _ = verifySnapshot(
        of: view, as: .wait(for: 0.03, on: .image), named: "a",
        snapshotDirectory: folder.references, testName: "t")
      XCTAssertNil(
        verifySnapshot(
          of: view, as: .image, named: "a", snapshotDirectory: folder.references, testName: "t"))
    }
  }

  /// Is red once it was laid out, and queued what comes next, three times.
  private final class Chain: UIView {
    private var step = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      guard step < 3 else {
        backgroundColor = .red
        return
      }
      step += 1
      DispatchQueue.main.async { MainActor.assumeIsolated { self.setNeedsLayout() } }
    }
  }

  func testWaitingViewsAreLaidOutWhileTheyWait() throws {
    let folder = try TemporaryFolder()
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    red.backgroundColor = .red
    folder.inProcess {
      _ = verifySnapshot(
        of: red, as: .image, named: "a", snapshotDirectory: folder.references, testName: "t")
      XCTAssertNil(
        verifySnapshot(
          of: Chain(frame: red.frame), as: .wait(for: 0.2, on: .image), named: "a",
          snapshotDirectory: folder.references, testName: "t"))
    }
  }
}
