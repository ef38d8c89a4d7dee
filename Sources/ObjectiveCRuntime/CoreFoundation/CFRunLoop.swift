import Foundation
import Synchronization

// Core Foundation's run loops are Foundation's on Linux.

/// Core Foundation's name of `RunLoop`.
public typealias CFRunLoop = RunLoop
/// Core Foundation's name of `Timer`.
public typealias CFRunLoopTimer = Timer

/// The mode in which a run loop serves a timer or a block.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, as `RunLoop.Mode` has it.
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The mode in which a loop usually runs.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All the modes that are called common.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")

  fileprivate var foundation: RunLoop.Mode {
    if self == .commonModes { return .common }
    return self == .defaultMode ? .default : RunLoop.Mode(rawValue)
  }
}

/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// The run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

private let stops = Mutex<Set<ObjectIdentifier>>([])

private func takeStop(of loop: RunLoop) -> Bool {
  stops.withLock { $0.remove(ObjectIdentifier(loop)) != nil }
}

/// Runs the current loop until `CFRunLoopStop` is called for it.
public func CFRunLoopRun() {
  let loop = RunLoop.current
  while !takeStop(of: loop) {
    guard loop.run(mode: .default, before: Date.distantFuture) else { return }
  }
}

/// Runs the current loop for some seconds, or until it is stopped.
///
/// - Parameter returnAfterSourceHandled: Whether the first thing that is done ends it.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  let end = Date(timeIntervalSinceNow: max(seconds, 0))
  let mode = (mode ?? .defaultMode).foundation
  repeat {
    guard loop.run(mode: mode, before: end) else { return .finished }
    if takeStop(of: loop) { return .stopped }
    if returnAfterSourceHandled, Date() < end { return .handledSource }
  } while Date() < end
  return .timedOut
}

/// Makes `CFRunLoopRun` and `CFRunLoopRunInMode` return in a loop, after what it does now, also
/// where timers still wait.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let rl else { return }
  stops.withLock { _ = $0.insert(ObjectIdentifier(rl)) }
  // Foundation's loop goes on after a timer or a block, and has this way alone to be left.
  rl._stop()
  CFRunLoopWakeUp(rl)
}

/// Wakes a loop that waits.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

/// Runs a block in one of the loop's next turns.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!
) {
  guard let rl, let block else { return }
  let name = (mode as? String).map { CFRunLoopMode(rawValue: $0) } ?? .defaultMode
  rl.perform(inModes: [name.foundation], block: block)
}

/// - Parameters:
///   - fireDate: The first time, in seconds since 2001.
///   - interval: The seconds between two times; 0 or less for a timer that fires once.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: AnyObject?, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: UInt,
  _ order: Int, _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(interval, 0),
    repeats: interval > 0
  ) { block?($0) }
}

/// Adds a timer to a loop in one of its modes.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let timer else { return }
  rl?.add(timer, forMode: (mode ?? .defaultMode).foundation)
}

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer will fire again; false for nil.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// The same as `CFRunLoopTimerInvalidate`: a timer of Foundation's is in one loop.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }
