import Foundation
import QuartzCore
import UIKit

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
    run(begin: { .success(()) }, finish: { _ in work() })
  }

  /// Does two pieces of work on the main actor and waits between them, while its other work goes
  /// on.
  ///
  /// - Parameters:
  ///   - delays: Waited for one after the other.
  ///   - pass: Lets the clock of animations go on by so many seconds; nil where nothing is on it.
  ///   - finish: Is done in any case; its result is dropped where the wait failed.
  static func run<Session, Value>(
    after delays: [SnapshotDelay] = [],
    begin: @escaping @MainActor () -> Result<Session, SnapshotFailure>,
    pass: (@MainActor (Session, TimeInterval) -> SnapshotFailure?)? = nil,
    finish: @escaping @MainActor (Session) -> Result<Value, SnapshotFailure>
  ) -> Async<Value> {
    // What runs later, from the main queue, does not see this task's settings and fonts.
    let settings = SnapshotTestingConfiguration.current
    let fonts = PinnedFonts.current
    let start: @MainActor () -> Result<Session, SnapshotFailure> = {
      fonts.withCurrent {
        SnapshotTestingConfiguration.$current.withValue(settings) { begin() }
      }
    }
    return .delivering { callback in
      let isCaller = isCurrent
      let takesTurns = !isCaller && !delays.isEmpty
      if takesTurns { turns.wait() }
      // SAFETY: The callback is called once, on the main actor, and whoever handed it over waits
      // for that: it is not used from two sides at once.
      @safe nonisolated(unsafe) let callback = callback
      let deliver: @MainActor (Result<Value, SnapshotFailure>) -> Void = { result in
        if takesTurns { turns.signal() }
        callback(result)
      }
      let work: @MainActor () -> Void = {
        switch start() {
        case .failure(let failure): deliver(.failure(failure))
        case .success(let session):
          let end: @MainActor (SnapshotFailure?) -> Void = { failure in
            let result = fonts.withCurrent { finish(session) }
            deliver(failure.map { .failure($0) } ?? result)
          }
          let step: @MainActor (TimeInterval) -> SnapshotFailure? = { seconds in
            fonts.withCurrent { pass?(session, seconds) }
          }
          if isCaller {
            end(wait(delays, hasClock: pass != nil, step))
          } else {
            waitElsewhere(delays[...], step, end)
          }
        }
      }
      if isCaller { return MainActor.unchecked { work() } }
      let start = MainTurn.Start()
      MainTurn.start { if start.begin() { work() } }
      let patience = settings?.sink?.patienceSeconds ?? MainTurn.standardPatienceSeconds
      if start.isDone(patienceSeconds: patience) { return }
      if takesTurns { turns.signal() }
      callback(.failure(.timedOut(seconds: patience)))
    }
  }

  /// One waits at a time: what the main actor does meanwhile may start animations, and they must
  /// be on the clock of the one that waits for them.
  private static let turns = DispatchSemaphore(value: 1)

  /// Waits on the main actor. Where its other work cannot run meanwhile, because the caller blocks
  /// it, only the clock of animations goes on, with what views ask of the main thread by it.
  ///
  /// - Parameter hasClock: Whether anything is on that clock.
  @MainActor private static func wait(
    _ delays: [SnapshotDelay], hasClock: Bool,
    _ pass: @MainActor (TimeInterval) -> SnapshotFailure?
  ) -> SnapshotFailure? {
    for delay in delays {
      if delay.condition == nil {
        let isVirtual = hasClock && !canWaitForMainActor
        let failure = isVirtual ? nil : rest(delay.seconds, pass)
        if let failure = failure ?? pass(delay.seconds) { return failure }
        continue
      }
      var waiting = Waiting(delay, isBlocked: !canWaitForMainActor)
      loop: while true {
        switch waiting.step(pass) {
        case .over(let failure?): return failure
        case .over(nil): break loop
        case .more where Thread.isMainThread: turnRunLoop(seconds: Waiting.pause)
        case .more: break
        }
      }
    }
    return nil
  }

  /// Waits while others have the main actor.
  @MainActor private static func waitElsewhere(
    _ delays: ArraySlice<SnapshotDelay>,
    _ pass: @escaping @MainActor (TimeInterval) -> SnapshotFailure?,
    _ done: @escaping @MainActor (SnapshotFailure?) -> Void
  ) {
    guard let delay = delays.first else { return done(nil) }
    let rest = delays.dropFirst()
    if delay.condition == nil {
      restElsewhere(until: .now() + delay.seconds, pass) { failure in
        if let failure = failure ?? pass(delay.seconds) { return done(failure) }
        waitElsewhere(rest, pass, done)
      }
    } else {
      waitElsewhere(Waiting(delay, isBlocked: false), pass) { failure in
        if let failure { return done(failure) }
        waitElsewhere(rest, pass, done)
      }
    }
  }

  @MainActor private static func waitElsewhere(
    _ waiting: Waiting, _ pass: @escaping @MainActor (TimeInterval) -> SnapshotFailure?,
    _ done: @escaping @MainActor (SnapshotFailure?) -> Void
  ) {
    var next = waiting
    switch next.step(pass) {
    case .over(let failure): done(failure)
    case .more: later(Waiting.pause) { [next] in waitElsewhere(next, pass, done) }
    }
  }

  @MainActor private static func later(
    _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) {
    let clock = MediaClock.current
    // SAFETY: The pause is the clock's and this function's alone, and is handed to one closure,
    // which the main actor runs once.
    @safe nonisolated(unsafe) let pause = clock.pause()
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.unchecked {
        clock.resume(pause)
        work()
      }
    }
  }

  /// Seconds from one layout to the next in a wait: a frame.
  private static let turn = 1.0 / 60

  /// Lets time pass while the main actor's other work goes on, and lays out what it changes, as
  /// the end of each turn of a device's run loop does.
  @MainActor private static func rest(
    _ seconds: TimeInterval, _ pass: @MainActor (TimeInterval) -> SnapshotFailure?
  ) -> SnapshotFailure? {
    let limit = DispatchTime.now() + seconds
    repeat {
      if let failure = rest(seconds: min(seconds, turn)) ?? pass(0) { return failure }
    } while DispatchTime.now() < limit
    return nil
  }

  /// Lets time pass as `rest` does, while others have the main actor.
  @MainActor private static func restElsewhere(
    until limit: DispatchTime, _ pass: @escaping @MainActor (TimeInterval) -> SnapshotFailure?,
    _ done: @escaping @MainActor (SnapshotFailure?) -> Void
  ) {
    let now = DispatchTime.now()
    guard now < limit else { return done(nil) }
    let left = Double(limit.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
    later(min(left, turn)) {
      if let failure = pass(0) { return done(failure) }
      restElsewhere(until: limit, pass, done)
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
