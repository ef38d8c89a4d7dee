internal import CProcessDefaults
import Foundation
import Synchronization

extension MainWork {
  /// Where something is done; C has the numbers as well.
  enum Place: UInt32 {
    case main, queue
    /// Where tasks run that are on no actor.
    case noActor
  }

  /// Something to do. One thread at a time has it.
  enum Piece: @unchecked Sendable {
    case call(CMainWorkCall, queue: UInt, on: Place)
    case timer(Timer)

    var timer: Timer? {
      if case .timer(let timer) = self { return timer }
      return nil
    }

    /// Whether the main thread does it.
    var isOnMain: Bool {
      if case .call(_, queue: _, let place) = self { return place == .main }
      return true
    }

    /// Has the system do it.
    func handBack(after seconds: Double) {
      let nanoseconds = Int64(clamping: seconds)
      switch self {
      case .call(let call, let queue, let place):
        CMainWorkHandBack(nanoseconds, queue, call)
        if place == .queue { CMainWorkReleaseQueue(queue) }
      case .timer(let timer):
        guard timer.isValid else { return }
        timer.fireDate = seconds < 1e9 ? Date(timeIntervalSinceNow: seconds) : .distantFuture
        RunLoop.main.add(timer, forMode: .common)
      }
    }
  }

  struct TimedPiece: Sendable {
    let time: Double
    /// Numbers the pieces in the order in which they were asked for.
    let number: Int
    let piece: Piece
  }

  /// A timer that calls its block or method, on the main actor.
  struct FiringTimer: @unchecked Sendable {
    let timer: Timer
    /// When it fires next, where its block has said so.
    var time: Double?
  }

  /// What another thread waits for.
  final class AwaitedCall: Sendable {
    let call: CMainWorkCall
    private let isDone = Atomic(false)
    private let ended = DispatchSemaphore(value: 0)

    init(_ call: CMainWorkCall) { self.call = call }

    func end(isDone: Bool) {
      self.isDone.store(isDone, ordering: .releasing)
      ended.signal()
    }

    func wait() -> Bool {
      ended.wait()
      return isDone.load(ordering: .acquiring)
    }
  }
}

extension Int64 {
  /// The nanoseconds of so many seconds, in range.
  init(clamping seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    self = nanoseconds >= 4e18 ? 4_000_000_000_000_000_000 : Int64(Swift.max(nanoseconds, 0))
  }
}
