import Foundation
import ObjectiveCRuntime
import Testing

/// Swift's tasks on a harness's time.
@MainActor @Suite struct MainWorkTaskTests: MainWorkTaking {
  private nonisolated func elsewhere(_ number: Int) async -> String {
    "\(number)\(Thread.isMainThread ? " on main" : "")"
  }

  @Test func `a task of the main actor runs in the next round, and its sleeps end by their times`()
  {
    let lines = lines(until: 1) { log in
      Task {
        log.note("begun")
        try? await Task.sleep(for: .milliseconds(300))
        log.note("a")
        try? await Task.sleep(nanoseconds: 200_000_000)
        log.note("b")
        try? await Task.sleep(until: .now + .seconds(0.2), clock: .suspending)
        log.note("c")
        try? await Task.sleep(for: .seconds(9))
        log.note("late")
      }
      #expect(log.lines == [])
    }
    #expect(lines == ["begun 0.0", "a 0.3", "b 0.5", "c 0.7"])
  }

  @Test func `functions of no actor are waited for`() {
    let lines = lines(until: 0) { log in
      Task {
        log.note(await elsewhere(1))
        await Task.yield()
        async let a = elsewhere(2)
        async let b = elsewhere(3)
        log.note(await a + b)
      }
      Task.detached { [self] in
        let value = await elsewhere(4)
        await MainActor.run { log.note(value) }
      }
    }
    #expect(lines.sorted() == ["1 0.0", "23 0.0", "4 0.0"])
  }

  @Test func `the members of a task group sleep as long as they say`() {
    let lines = lines(until: 1) { log in
      Task {
        await withTaskGroup(of: Int.self) { group in
          for number in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(400 - 100 * number))
              return number
            }
          }
          for await number in group { log.note("\(number)") }
        }
      }
    }
    #expect(lines == ["3 0.1", "2 0.2", "1 0.3"])
  }

  @Test func `a cancelled sleep ends at once`() {
    let lines = lines(until: 1) { log in
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(0.5))
          log.note("slept")
        } catch {
          log.note("cancelled")
        }
      }
      Task {
        try? await Task.sleep(for: .seconds(0.2))
        task.cancel()
      }
    }
    #expect(lines == ["cancelled 0.2"])
  }

  @Test func `tasks and sleeps that are left over end by the wall clock`() async {
    let work = MainWork()
    let log = WorkLog(work)
    let task = work.run {
      Task {
        log.note("begun")
        try? await Task.sleep(for: .seconds(60.01))
        log.note("slept")
      }
    }
    while work.runRound() {}
    #expect(work.nextTime == 60.01)
    let other = work.run { Task { log.note("other") } }
    work.time = 60
    work.close()
    await task.value
    await other.value
    #expect(log.lines.sorted() == ["begun 0.0", "other 60.0", "slept 60.0"])
  }
}
