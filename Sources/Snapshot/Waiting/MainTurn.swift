import Foundation
import Synchronization
import UIKit

/// A turn on the main actor, for an assertion that runs elsewhere and waits for it.
///
/// A turn comes after all work that the main actor was given before, such as the other tests of a
/// run. The wait goes on while assertions make progress there or the process computes. Where
/// neither is so, a test blocks the main actor, and the turn is given up.
enum MainTurn {
  /// Seconds that are waited where an assertion does not say how long.
  static let standardPatienceSeconds = 5.0

  /// Counts what the main actor does for assertions.
  private static let progress = Atomic(0)

  /// How often a turn is waited for again because the process computes, which may be another test
  /// than the one that has the main actor.
  private static let maximumBusyWaits = 60

  /// Seconds for which the processors have worked for this process.
  private static func processorSeconds() -> Double { Double(clock()) / 1e6 }

  /// How often a wait looks whether other threads want a processor.
  private static let looksPerWait = 20

  /// How many threads of this process run, or wait for nothing but a processor or a disk; the
  /// caller's is one of them.
  private static var runnableThreadCount: Int {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.count { thread in
      let status = FileManager.default.contents(atPath: "\(folder)/\(thread)/stat")
      return status.map(isRunnable(status:)) ?? false
    }
  }

  /// Whether a thread's `stat` says so: `1234 (its name) R …`. The name may have brackets.
  static func isRunnable(status: Data) -> Bool {
    guard let bracket = status.lastIndex(of: UInt8(ascii: ")")),
      status.endIndex - bracket > 2
    else { return false }
    return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(status[bracket + 2])
  }

  static func noteProgress() { progress.wrappingAdd(1, ordering: .relaxed) }

  /// Does the work on the main actor, in the caller's task, and waits until it is done.
  ///
  /// - Parameter seconds: How long to wait while the main actor does nothing for assertions and
  ///   the process computes for less than half of the time.
  /// - Returns: Nil where the main actor is blocked; the work is not done then.
  static func take<Value>(
    patienceSeconds seconds: Double, _ work: () throws -> Value
  ) throws -> Value? {
    if MainExecution.isCurrent { return try work() }
    return try withoutActuallyEscaping(work) { work in
      // The job alone has the work, and lets go of it before this function goes on.
      let job = Job(work)
      start { job.run() }
      guard job.start.isDone(patienceSeconds: seconds) else {
        job.drop()
        return nil
      }
      job.ended.wait()
      return try job.takeResult()?.get()
    }
  }

  /// Has the work done on the main actor later, in the caller's task: the task's own values hold
  /// there too, such as the running test.
  static func start(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      noteProgress()
      work()
    }
  }

  /// The start of work that was handed to the main actor. It begins or is given up, once.
  final class Start: Sendable {
    private enum State { case waiting, begun, givenUp }

    private let state = Mutex(State.waiting)
    private let began = DispatchSemaphore(value: 0)

    /// - Returns: Whether the work is still waited for.
    func begin() -> Bool {
      let isWaitedFor = state.withLock { state in
        if state == .waiting { state = .begun }
        return state == .begun
      }
      began.signal()
      return isWaitedFor
    }

    /// Waits for the start.
    ///
    /// - Returns: Whether the work has begun. If not, it never will.
    func isDone(patienceSeconds seconds: Double) -> Bool {
      var runnableLooks = 0

      /// Waits for the start, and counts how often other threads want a processor meanwhile.
      func hasBegun(within seconds: Double) -> Bool {
        runnableLooks = 0
        for _ in 0..<MainTurn.looksPerWait {
          let slice = seconds / Double(MainTurn.looksPerWait)
          if began.wait(timeout: .now() + slice) == .success { return true }
          if MainTurn.runnableThreadCount > 1 { runnableLooks += 1 }
        }
        return false
      }

      var seen = (progress: progress.load(ordering: .relaxed), processor: processorSeconds())
      var waits = 0
      while !hasBegun(within: max(seconds, 0)) {
        let now = (progress: progress.load(ordering: .relaxed), processor: processorSeconds())
        waits = now.progress == seen.progress ? waits + 1 : 0
        // A crowded machine gives a process that computes less than it asks for.
        let isIdle =
          now.processor - seen.processor < seconds / 2
          && runnableLooks < MainTurn.looksPerWait / 2
        if waits > 0, isIdle || waits > maximumBusyWaits, giveUp() { return false }
        seen = now
      }
      return true
    }

    private func giveUp() -> Bool {
      state.withLock { state in
        if state == .waiting { state = .givenUp }
        return state == .givenUp
      }
    }
  }

  /// Work that one thread hands to the main actor, and waits for.
  private final class Job<Value>: @unchecked Sendable {
    let start = Start()
    let ended = DispatchSemaphore(value: 0)
    /// The main actor's until `ended` is signalled, the caller's from then on.
    private var result: Result<Value, any Error>?
    private var work: (() throws -> Value)?

    init(_ work: @escaping () throws -> Value) { self.work = work }

    func run() {
      guard start.begin() else { return }
      perform()
      ended.signal()
    }

    private func perform() {
      guard let work else { return }
      self.work = nil
      result = Result { try work() }
    }

    func takeResult() -> Result<Value, any Error>? {
      defer { result = nil }
      return result
    }

    func drop() { work = nil }
  }
}
