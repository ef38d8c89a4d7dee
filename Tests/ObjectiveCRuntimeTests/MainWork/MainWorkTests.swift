import Foundation
import ObjectiveCRuntime
import Synchronization
import Testing

/// Notes what comes, with the time.
final class WorkLog: Sendable {
  let work: MainWork
  private let known = Mutex<[String]>([])

  init(_ work: MainWork) { self.work = work }

  var lines: [String] { known.withLock { $0 } }

  func note(_ what: String) {
    let time = work.time
    known.withLock { $0.append("\(what) \(time)") }
  }
}

/// Has code ask the main thread for work, and lets time pass.
@MainActor protocol MainWorkTaking {}

extension MainWorkTaking {
  func lines(
    until end: Double, _ body: @MainActor (WorkLog) -> Void
  ) -> [String] {
    let work = MainWork()
    let log = WorkLog(work)
    work.run { body(log) }
    pass(work, until: end)
    work.close()
    return log.lines
  }

  func pass(_ work: MainWork, until end: Double) {
    while work.runRound() {}
    while let next = work.nextTime, next <= end {
      work.time = next
      while work.runNext() { while work.runRound() {} }
    }
    work.time = end
  }
}

@MainActor @Suite struct MainWorkTests: MainWorkTaking {
  private nonisolated func after(
    _ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
  }

  @Test func `blocks without a time come first, in order, each round after the last`() {
    let lines = lines(until: 0) { log in
      DispatchQueue.main.async {
        log.note("a")
        DispatchQueue.main.async { log.note("c") }
      }
      DispatchQueue.main.async { log.note("b") }
      #expect(log.lines == [])
    }
    #expect(lines == ["a 0.0", "b 0.0", "c 0.0"])
  }

  @Test func `blocks come in the order of their times, and equal ones as they were asked for`() {
    let lines = lines(until: 1) { log in
      after(0.3) { log.note("a") }
      after(0.1) {
        log.note("b")
        after(0.2) { log.note("c") }
      }
      after(0.3) { log.note("d") }
      after(1.5) { log.note("late") }
    }
    #expect(lines == ["b 0.1", "a 0.3", "d 0.3", "c 0.3"])
  }

  @Test func `a deadline counts from the reading of the clock, however long code takes`() {
    let lines = lines(until: 1) { log in
      let start = DispatchTime.now()
      let wallStart = DispatchWallTime.now()
      Thread.sleep(forTimeInterval: 0.02)
      DispatchQueue.main.asyncAfter(deadline: start + 0.5) { log.note("a") }
      DispatchQueue.main.asyncAfter(wallDeadline: wallStart + .milliseconds(250)) { log.note("b") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { log.note("c") }
    }
    #expect(lines == ["c 0.0", "b 0.25", "a 0.5"])
  }

  @Test func `a work item that is cancelled does not come`() {
    let lines = lines(until: 1) { log in
      let item = DispatchWorkItem { log.note("a") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      after(0.1) { item.cancel() }
      DispatchQueue.main.async(execute: DispatchWorkItem { log.note("b") })
    }
    #expect(lines == ["b 0.0"])
  }

  @Test func `blocks of the run loop and operations of the main queue are work, too`() {
    let lines = lines(until: 1) { log in
      RunLoop.main.perform { log.note("run loop") }
      OperationQueue.main.addOperation { log.note("operation") }
    }
    #expect(lines == ["run loop 0.0", "operation 0.0"])
  }

  @Test func `what another queue does is waited for, and what it hands on`() {
    let lines = lines(until: 1) { log in
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.01)
        DispatchQueue.main.async { log.note("a") }
        DispatchQueue.main.sync { log.note("sync") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("c") }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
        DispatchQueue.main.async { log.note("b") }
      }
    }
    #expect(lines == ["sync 0.0", "a 0.0", "b 0.2", "c 0.3"])
  }

  @Test func `a queue that nobody else keeps is there when its block is due`() {
    let lines = lines(until: 1) { log in
      DispatchQueue(label: "own").asyncAfter(deadline: .now() + 0.2) {
        dispatchPrecondition(condition: .notOnQueue(.main))
        DispatchQueue.main.async { log.note("a") }
      }
      DispatchQueue(label: "own").asyncAfter(deadline: .now() + 9) { log.note("late") }
    }
    #expect(lines == ["a 0.2"])
  }

  @Test func `a group tells the main queue once it is empty`() {
    let lines = lines(until: 1) { log in
      let group = DispatchGroup()
      group.enter()
      after(0.3) { group.leave() }
      DispatchQueue.main.async(group: group) { log.note("member") }
      group.notify(queue: .main) { log.note("empty") }
    }
    #expect(lines == ["member 0.0", "empty 0.3"])
  }

  @Test func `work that asks for itself without end can be put off`() {
    let work = MainWork()
    let log = WorkLog(work)
    @Sendable func again() {
      DispatchQueue.main.async {
        log.note("again")
        again()
      }
    }
    work.run { again() }
    for _ in 1...3 { #expect(work.runRound()) }
    work.postponeReady(until: 0.5)
    #expect(!work.runRound())
    #expect(work.nextTime == 0.5)
    work.time = 0.5
    #expect(work.runNext())
    work.close()
    #expect(log.lines == ["again 0.0", "again 0.0", "again 0.0", "again 0.5"])
  }

  @Test func `what is left goes to the system, with the time that it has left`() async {
    let work = MainWork()
    let start = ContinuousClock.now
    let ends = Mutex<[Duration]>([])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      work.run {
        DispatchQueue.main.asyncAfter(deadline: .now() + 60.05) {
          ends.withLock { $0.append(.now - start) }
          done.resume()
        }
      }
      #expect(work.nextTime == 60.05)
      work.time = 60
      #expect(!work.runNext())
      work.close()
    }
    let waited = ends.withLock { $0 }
    #expect(waited.count == 1)
    #expect(waited.allSatisfy { $0 > .milliseconds(30) && $0 < .seconds(30) })
    #expect(work.nextTime == nil)
  }

  @Test func `what was asked for before, and by others, stays the system's`() async {
    let work = MainWork()
    let log = WorkLog(work)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      after(0) { log.note("before") }
      work.run { after(0.01) { log.note("during") } }
      after(0.02) {
        log.note("after")
        done.resume()
      }
    }
    #expect(log.lines == ["before 0.0", "after 0.0"])
    pass(work, until: 1)
    #expect(log.lines.last == "during 0.01")
    work.close()
    let isDone = work.run { () -> Bool in
      after(0) { log.note("closed") }
      return work.nextTime == nil
    }
    #expect(isDone)
  }
}
