import Foundation
import ObjectiveCRuntime
import Testing

/// Timers on a harness's time.
@MainActor @Suite struct MainWorkTimerTests: MainWorkTaking {
  @Test func `a timer fires after its interval, and again if it repeats`() {
    let lines = lines(until: 0.5) { log in
      _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
        log.note("repeated")
        #expect(timer.isValid)
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in log.note("once") }
      RunLoop.main.add(
        Timer(timeInterval: 0.25, repeats: false) { _ in log.note("added") }, forMode: .common)
      RunLoop.main.add(
        Timer(fire: Date() + 0.45, interval: 0, repeats: false) { _ in log.note("dated") },
        forMode: .default)
    }
    #expect(
      lines == ["repeated 0.2", "added 0.25", "once 0.3", "repeated 0.4", "dated 0.45"])
  }

  @Test func `a timer that has fired once, or is invalidated, does not fire again`() {
    var timer: Timer?
    let lines = lines(until: 1) { log in
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.note("once") }
      nonisolated(unsafe) var count = 0
      _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
        count += 1
        log.note("\(count)")
        if count == 2 { timer.invalidate() }
      }
      let stopped = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
        log.note("never")
      }
      nonisolated(unsafe) let doomed = stopped
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { doomed.invalidate() }
    }
    #expect(timer?.isValid == false)
    #expect(lines == ["once 0.1", "1 0.2", "2 0.4"])
  }

  @Test func `a timer whose date is moved fires then`() {
    let lines = lines(until: 2) { log in
      let paused = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        log.note("paused")
      }
      paused.fireDate = .distantFuture
      let moved = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        log.note("moved")
        timer.fireDate = Date() + 0.7
      }
      moved.fireDate = Date() + 0.5
    }
    #expect(lines == ["moved 0.5", "moved 1.2", "moved 1.9"])
  }

  @Test func `a timer that is left over fires by the wall clock`() async {
    let work = MainWork()
    let log = WorkLog(work)
    nonisolated(unsafe) let timer = work.run {
      Timer.scheduledTimer(withTimeInterval: 60.5, repeats: false) { _ in log.note("fired") }
    }
    work.time = 60
    work.close()
    let left = timer.fireDate.timeIntervalSinceNow
    #expect(left > 0 && left <= 0.5)
    timer.invalidate()
  }

  /// Foundation's on Linux fires at once.
  @Test func `a timer that nobody has on virtual time fires first after its interval`() {
    let timer = Timer(timeInterval: 7, repeats: true) { _ in }
    let left = timer.fireDate.timeIntervalSinceNow
    #expect(left > 6 && left <= 7)
    #expect(timer.timeInterval == 7)
  }
}
