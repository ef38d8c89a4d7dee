import Foundation
import Synchronization

/// Waiting for a snapshot in a synchronous assertion.
enum SnapshotWait {
  /// The snapshot, or why there is none. Most are there at once.
  ///
  /// On the main thread the run loop turns meanwhile: timers, the main queue and the main actor
  /// go on. Anywhere else the thread sleeps.
  static func result<Format>(
    of snapshot: Async<Format>, timeoutSeconds: Double
  ) -> Result<Format, SnapshotFailure> {
    let arrival = Arrival<Format>()
    snapshot.deliver(to: arrival.deliver)
    if let result = arrival.result { return result }
    let limit = DispatchTime.now() + max(timeoutSeconds, 0)
    if Thread.isMainThread {
      while arrival.result == nil, DispatchTime.now() < limit {
        MainExecution.turnRunLoop(seconds: 0.005)
      }
    } else {
      _ = arrival.semaphore.wait(timeout: limit)
    }
    if let result = arrival.result { return result }
    return .failure(
      MainExecution.canWaitForMainActor
        ? .timedOut(seconds: timeoutSeconds) : .mainActorUnavailable)
  }

  private final class Arrival<Format>: @unchecked Sendable {
    let semaphore = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var stored: Result<Format, SnapshotFailure>?

    /// The first one that was delivered.
    var result: Result<Format, SnapshotFailure>? { lock.withLock { stored } }

    func deliver(_ result: Result<Format, SnapshotFailure>) {
      lock.withLock { stored = stored ?? result }
      semaphore.signal()
    }
  }
}
