import Foundation
import Synchronization
import Testing

@testable import ObjectiveCRuntime

@Suite struct CFRunLoopTests {
  @Test func `a loop runs its timers until it is stopped`() {
    var fired = 0
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let count: (Int) -> Void = { fired += $0 }
    Thread {
      let timer = CFRunLoopTimerCreateWithHandler(nil, 0, 0, 0, 0) { _ in
        count(1)
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      CFRunLoopRun()
      done.signal()
    }.start()
    done.wait()
    #expect(fired == 1)
  }

  /// Runs a body on a thread of its own, whose loop no other test has.
  private func onThread(_ body: @escaping @Sendable () -> [CFRunLoopRunResult])
    -> [CFRunLoopRunResult]
  {
    let results = Mutex<[CFRunLoopRunResult]>([])
    let done = DispatchSemaphore(value: 0)
    Thread {
      let found = body()
      results.withLock { $0 = found }
      done.signal()
    }.start()
    done.wait()
    return results.withLock { $0 }
  }

  private static func timer(_ body: @escaping @Sendable () -> Void) -> CFRunLoopTimer? {
    CFRunLoopTimerCreateWithHandler(nil, 0, 0, 0, 0) { _ in body() }
  }

  @Test func `a loop without timers is finished at once`() {
    #expect(onThread { [CFRunLoopRunInMode(.defaultMode, 1_000, false)] } == [.finished])
  }

  @Test func `a loop comes back when it is stopped, long before its time`() {
    let results = onThread {
      let timer = Self.timer { CFRunLoopStop(CFRunLoopGetCurrent()) }
      let far = CFRunLoopTimerCreateWithHandler(nil, 4e9, 0, 0, 0) { _ in }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), far, .defaultMode)
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
      return [CFRunLoopRunInMode(nil, 1_000, false)]
    }
    #expect(results == [.stopped])
  }

  @Test func `a timer that repeats stays valid until it is invalidated`() {
    let once = CFRunLoopTimerCreateWithHandler(nil, 4e9, 0, 0, 0) { _ in }
    let often = CFRunLoopTimerCreateWithHandler(nil, 4e9, 5, 0, 0) { _ in }
    #expect(once?.timeInterval == 0 && often?.timeInterval == 5)
    #expect(often?.fireDate.timeIntervalSinceReferenceDate == 4e9)
    #expect(CFRunLoopTimerIsValid(often) && !CFRunLoopTimerIsValid(nil))
    CFRunLoopTimerInvalidate(often)
    #expect(!CFRunLoopTimerIsValid(often))
    CFRunLoopRemoveTimer(CFRunLoopGetMain(), once, .defaultMode)
    #expect(!CFRunLoopTimerIsValid(once))
  }

  @Test func `modes are named as Core Foundation names them`() {
    #expect(CFRunLoopMode.defaultMode.rawValue == "kCFRunLoopDefaultMode")
    #expect(CFRunLoopMode.commonModes.rawValue == "kCFRunLoopCommonModes")
  }
}
