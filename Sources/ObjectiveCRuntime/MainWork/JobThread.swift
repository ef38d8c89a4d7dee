import Foundation
import Synchronization

/// A thread that does one job after the other. Unlike a queue it needs no worker of the system's,
/// which other tests may block all of.
final class JobThread: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var isStarted = false
    var isStopped = false
  }

  private let state = Mutex(State())
  private let added = DispatchSemaphore(value: 0)

  /// Does a job after those that it was given before.
  func add(_ job: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      defer { state.isStarted = true }
      return !state.isStarted
    }
    if isFirst { Thread.detachNewThread { [self] in work() } }
    added.signal()
  }

  /// Ends the thread once its jobs are done.
  func stop() {
    state.withLock { $0.isStopped = true }
    added.signal()
  }

  private func work() {
    while true {
      let (job, isOver) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isStopped)
      }
      if let job {
        job()
      } else if isOver {
        return
      } else {
        added.wait()
      }
    }
  }
}
