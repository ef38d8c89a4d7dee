import Foundation
import Snapshot
import Testing

/// Every reference says `reference`; `match` alone is to pass.
@Suite struct TestingFailures {
  @Test func match() {
    assertSnapshot(of: "reference", as: .lines, named: "text", record: .never)
  }

  @MainActor @Test func mainThread() {
    assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
  }

  @Test func async() async {
    await Task.yield()
    assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
  }

  @Test func detachedTask() async {
    await Task.detached {
      assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
    }.value
  }

  @Test func thread() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
      done.signal()
    }
    done.wait()
  }

  @Test func queue() async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        assertSnapshot(of: "actual", as: .lines, named: "text", record: .never)
        done.resume()
      }
    }
  }

  @Test func missing() {
    assertSnapshot(of: "actual", as: .lines, named: "none")
  }
}
