import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Snapshot

@Suite struct ParallelVerdictsTests {
  private func assertion(_ name: String) -> Assertion {
    let site = AssertionSite(
      fileID: #fileID, filePath: #filePath, testName: "verdicts", line: #line, column: #column)
    return Assertion(site: site, name: name, record: nil, timeoutSeconds: 5)
  }

  private func picture(_ judge: @escaping () -> Verdict) -> TakenSnapshot {
    var taken = TakenSnapshot(judging: judge)
    taken.isPicture = true
    return taken
  }

  private func names(_ verdicts: ParallelVerdicts) -> [String] {
    var names: [String] = []
    verdicts.finish { names.append(($0.name ?? "") + "\($1.status)") }
    return names
  }

  @Test func `pictures are judged at the same time and told of in order`() {
    let verdicts = ParallelVerdicts(threadCount: 2)
    let second = DispatchSemaphore(value: 0)
    verdicts.add(
      assertion("a "),
      picture {
        // Waits in vain where the second is not judged meanwhile.
        let isThere = second.wait(timeout: .now() + 20) == .success
        return Verdict(isThere ? .matched : .failed)
      })
    verdicts.add(
      assertion("b "),
      picture {
        second.signal()
        return Verdict(.differed)
      })
    #expect(names(verdicts) == ["a matched", "b differed"])
    #expect(names(verdicts) == [])
  }

  @Test func `what may call the test's own code is judged by the caller`() {
    let verdicts = ParallelVerdicts(threadCount: 4)
    let caller = pthread_self()
    let isSame = Atomic(false)
    verdicts.add(
      assertion("text "),
      TakenSnapshot(judging: {
        isSame.store(pthread_equal(caller, pthread_self()) != 0, ordering: .relaxed)
        return Verdict(.matched)
      }))
    let isCaller = isSame.load(ordering: .relaxed)
    #expect(isCaller)
    #expect(names(verdicts) == ["text matched"])
  }

  @Test func `one core judges each before the next is taken`() {
    let verdicts = ParallelVerdicts(threadCount: 1)
    let count = Atomic(0)
    for index in 0..<5 {
      verdicts.add(
        assertion("\(index) "),
        picture {
          count.add(1, ordering: .relaxed)
          return Verdict(.matched)
        })
      let judged = count.load(ordering: .relaxed)
      #expect(judged == index + 1)
    }
    #expect(names(verdicts).count == 5)
  }

  @Test func `the record's end gets the verdict and the time that it took`() {
    var taken = picture { Verdict(.matched) }
    taken.ending = { verdict, seconds in
      #expect(seconds >= 0)
      return Verdict(failed: "\(verdict.status)")
    }
    let verdicts = ParallelVerdicts(threadCount: 2)
    verdicts.add(assertion("a "), taken)
    var failures: [String?] = []
    verdicts.finish { failures.append($1.failure) }
    #expect(failures == ["matched"])
  }
}
