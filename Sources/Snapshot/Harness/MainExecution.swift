import Foundation

/// Getting to the main actor from synchronous code.
///
/// Under Swift Testing on Linux the main actor is not the main thread: once the runner waits in
/// the main queue, any worker thread runs that queue's jobs. So both are asked.
enum MainExecution {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code runs on the main actor's executor.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }

  /// Whether work that is queued for the main actor can run while the calling code waits: it
  /// turns the main thread's run loop, or is not on the main actor at all.
  static var canWaitForMainActor: Bool { Thread.isMainThread || !isCurrent }

  /// Does the work at once on the main actor, and later where the caller is not on it.
  static func run<Value>(
    _ work: @escaping @MainActor () -> Result<Value, SnapshotFailure>
  ) -> Async<Value> {
    .delivering { callback in
      // The caller waits for the callback: it is not used from two sides at once.
      nonisolated(unsafe) let callback = callback
      if isCurrent {
        MainActor.assumeIsolated { callback(work()) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { callback(work()) } }
      }
    }
  }

  /// Lets the main thread's timers and queued work run for a while. Call it on the main thread.
  static func turnRunLoop(seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    // Without a timer or a source the loop returns at once: then there is only the queue to
    // look after, and the thread rests between two looks.
    if !RunLoop.current.run(mode: .default, before: end) {
      Thread.sleep(forTimeInterval: min(seconds, 0.002))
    }
  }
}
