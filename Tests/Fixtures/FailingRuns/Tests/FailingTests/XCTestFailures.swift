import Snapshot
import XCTest

/// Every reference says `reference`; `testMatch` alone is to pass.
final class XCTestFailures: XCTestCase {
  func testMatch() {
    assertSnapshot(of: "reference", as: .lines, named: "text", record: .never)
  }

  func testMainThread() {
    assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
  }

  func testAsync() async {
    assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
  }

  func testDetachedTask() async {
    await Task.detached {
      assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
    }.value
  }

  func testThread() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
      done.signal()
    }
    done.wait()
  }

  func testQueue() {
    let done = expectation(description: "asserted")
    DispatchQueue.global().async {
      assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testMissing() {
    assertSnapshot(of: "actual", as: .lines, named: "none")
  }
}

/// An assertion outside of every test, which XCTest would lose: the process fails all the same.
final class XCTestLateFailures: XCTestCase {
  override class func tearDown() {
    assertSnapshot(
      of: "actual", as: .lines, named: "text", record: .never, testName: "classTearDown")
  }

  func testNothing() {
    assertSnapshot(of: "reference", as: .lines, named: "text", record: .never)
  }
}
