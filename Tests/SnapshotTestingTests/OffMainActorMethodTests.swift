import SnapshotTesting
import XCTest

/// `async` methods of XCTest, which run off the main actor unless they say otherwise.
final class OffMainActorMethodTests: XCTestCase {
  private func expect(
    _ run: OffMainRun, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertTrue(run.hasRun, "\(run)", file: file, line: line)
  }

  func testView() async { expect(OffMainShots.view()) }

  func testController() async { expect(OffMainShots.controller()) }

  func testSwiftUI() async { expect(OffMainShots.swiftUI()) }

  func testMotion() async { expect(OffMainShots.motion()) }

  func testWaiting() async { expect(OffMainShots.waiting()) }

  func testObservers() async {
    let (run, calls) = OffMainShots.observed()
    expect(run)
    XCTAssertEqual(calls, ["alpha 0.5", "notification", "timer", "action", "layout"])
  }

  func testDetachedTask() async {
    let run = await Task.detached { OffMainShots.text() }.value
    expect(run)
  }

  func testQueueThatTheMainThreadTurnsFor() throws {
    let isDone = expectation(description: "The snapshot is taken.")
    let runs = Runs()
    DispatchQueue.global().async {
      runs.last = OffMainShots.view()
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
    expect(try XCTUnwrap(runs.last))
  }

  func testQueueThatTheMainThreadIsBlockedByFailsAndGoesOn() throws {
    let runs = Runs()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      runs.impatient = OffMainShots.impatientView()
      runs.text = OffMainShots.plainText()
      runs.image = OffMainShots.plainImage()
    }
    group.wait()
    let failures = try XCTUnwrap(runs.impatient).failures
    XCTAssertEqual(failures.count, 2)
    XCTAssertTrue(failures.allSatisfy { $0.contains("Timed out after 50 ms") }, "\(failures)")
    for run in [try XCTUnwrap(runs.text), try XCTUnwrap(runs.image)] {
      XCTAssertTrue(run.hasMatched, "\(run)")
      XCTAssertEqual(run.noteCounts, [0, 0])
    }
  }
}

private final class Runs: @unchecked Sendable {
  var last: OffMainRun?
  var impatient: OffMainRun?
  var text: OffMainRun?
  var image: OffMainRun?
}

extension OffMainShots {
  static func impatientView() -> OffMainRun {
    OffMainRun {
      verifySnapshot(
        of: OffMainCard.make(), as: .image, named: "a", snapshotDirectory: $0, timeout: 0.05,
        testName: "t()")
    }
  }

  static func plainText() -> OffMainRun {
    OffMainRun {
      verifySnapshot(of: "text", as: .lines, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  /// An image needs no view, and is drawn where the main actor is blocked.
  static func plainImage() -> OffMainRun {
    OffMainRun {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      return verifySnapshot(
        of: image, as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }
}
