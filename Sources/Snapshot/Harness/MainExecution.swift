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

  /// Does the work on the main actor, at once where the caller is on it and later otherwise.
  static func run<Value>(
    _ work: @escaping @MainActor () -> Result<Value, SnapshotFailure>
  ) -> Async<Value> {
    run(after: 0, begin: { .success(()) }, finish: { _ in work() })
  }

  /// Does two pieces of work on the main actor with time between them, in which its other work
  /// goes on.
  static func run<Session, Value>(
    after seconds: TimeInterval,
    begin: @escaping @MainActor () -> Result<Session, SnapshotFailure>,
    finish: @escaping @MainActor (Session) -> Result<Value, SnapshotFailure>
  ) -> Async<Value> {
    // Another thread does not see this task's settings.
    let settings = SnapshotTestingConfiguration.current
    let start: @MainActor () -> Result<Session, SnapshotFailure> = {
      SnapshotTestingConfiguration.$current.withValue(settings) { begin() }
    }
    return .delivering { callback in
      // The caller waits for the callback: it is not used from two sides at once.
      nonisolated(unsafe) let callback = callback
      if isCurrent {
        let wait = seconds > 0 ? { @Sendable in rest(seconds: seconds) } : { @Sendable in nil }
        MainActor.assumeIsolated {
          callback(
            start().flatMap { session in
              if let failure = wait() { .failure(failure) } else { finish(session) }
            })
        }
      } else {
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            switch start() {
            case .failure(let failure): callback(.failure(failure))
            case .success(let session):
              nonisolated(unsafe) let session = session
              DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                MainActor.assumeIsolated { callback(finish(session)) }
              }
            }
          }
        }
      }
    }
  }

  /// Lets time pass while the main actor's other work goes on; where it cannot, because the
  /// caller blocks it, that is the failure.
  static func rest(seconds: TimeInterval) -> SnapshotFailure? {
    guard canWaitForMainActor else { return .mainActorUnavailable }
    let limit = DispatchTime.now() + seconds
    if !Thread.isMainThread {
      Thread.sleep(forTimeInterval: seconds)
      return nil
    }
    while DispatchTime.now() < limit { turnRunLoop(seconds: 0.005) }
    return nil
  }

  /// Lets the main actor's queued work run until something is so, at most a fifth of a second.
  /// Does not wait where that work cannot run meanwhile.
  static func wait(until isSo: () -> Bool) {
    guard canWaitForMainActor else { return }
    let limit = DispatchTime.now() + 0.2
    while !isSo(), DispatchTime.now() < limit {
      if Thread.isMainThread {
        turnRunLoop(seconds: 0.002)
      } else {
        Thread.sleep(forTimeInterval: 0.002)
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
