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

  func testQueueThatTheMainThreadTurnsFor() {
    let isDone = expectation(description: "The snapshot is taken.")
    let runs = Runs()
    DispatchQueue.global().async {
      runs.last = OffMainShots.view()
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
    XCTAssertEqual(runs.last?.hasRun, true)
  }

  func testQueueThatTheMainThreadIsBlockedByFailsAndGoesOn() throws {
    let runs = Runs()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      runs.failure = OffMainShots.impatientView()
      runs.text = OffMainShots.plainText()
      runs.image = OffMainShots.plainImage()
    }
    group.wait()
    XCTAssertTrue(try XCTUnwrap(runs.failure).contains("No snapshot within 0.2"))
    XCTAssertNil(runs.text)
    XCTAssertNil(runs.image)
  }
}

private final class Runs: @unchecked Sendable {
  var last: OffMainRun?
  var failure: String?
  var text: String? = "not run"
  var image: String? = "not run"
}

extension OffMainShots {
  static func impatientView() -> String? {
    OffMainRun {
      verifySnapshot(
        of: OffMainCard.make(), as: .image, named: "a", snapshotDirectory: $0, timeout: 0.2,
        testName: "t()")
    }.failures.first
  }

  static func plainText() -> String? {
    OffMainRun {
      verifySnapshot(of: "text", as: .lines, named: "a", snapshotDirectory: $0, testName: "t()")
    }.failures.first
  }

  /// An image needs no view, and is drawn where the main actor is blocked.
  static func plainImage() -> String? {
    OffMainRun {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      return verifySnapshot(
        of: image, as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
    }.failures.first
  }
}
