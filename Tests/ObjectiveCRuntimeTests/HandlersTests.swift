import Foundation
import Synchronization
import Testing

@testable import ObjectiveCRuntime

@Suite struct HandlersTests {
  @Test func `a task's handler answers in place of the process's`() {
    let handlers = Handlers<Int, String>()
    #expect(handlers.answer(1) == nil)
    handlers.set { "process \($0)" }
    #expect(handlers.answer(2) == "process 2")
    handlers.withHandler {
      "task \($0)"
    } operation: {
      #expect(handlers.answer(3) == "task 3")
    }
    #expect(handlers.answer(4) == "process 4")
    handlers.set(nil)
    #expect(handlers.answer(5) == nil)
  }

  @Test func `the last of 100,000 reports is as deep in the stack as the first`() {
    let depth = StackDepth()
    let handlers = Handlers<Int, Int>()
    handlers.set {
      depth.note()
      return $0
    }
    #expect(depth.ofReports { _ = handlers.answer($0) }.count == 1)
    handlers.withHandler {
      depth.note()
      return $0
    } operation: {
      #expect(depth.ofReports { _ = handlers.answer($0) }.count == 1)
    }
  }

  @Test func `exceptions, classes made at run time and missing texts do not deepen the stack`() {
    let depth = StackDepth()
    ObjectiveCException.handlers.withHandler { _ in
      depth.note()
      return true
    } operation: {
      let depths = depth.ofReports { _ in ObjectiveCException.raise("NSRangeException", "A test.") }
      #expect(depths.count == 1)
    }
    ClassPairs.handlers.withHandler { _ in
      depth.note()
    } operation: {
      let depths = depth.ofReports { _ in _ = objc_allocateClassPair(NSObject.self, "Patched", 0) }
      #expect(depths.count == 1)
    }
    TextLookup.handlers.withHandler { _ in
      depth.note()
    } operation: {
      let lack = TextLookup.Lack(kind: .missing, subject: "a text")
      #expect(depth.ofReports { _ in _ = TextLookup.handlers.answer(lack) }.count == 1)
    }
  }
}

/// How deep in the stack a handler is called.
private final class StackDepth: Sendable {
  private let isWanted = Atomic(false)
  private let last = Atomic(0)

  /// Called by the handler.
  func note() {
    guard isWanted.load(ordering: .relaxed) else { return }
    last.store(Thread.callStackReturnAddresses.count, ordering: .relaxed)
  }

  /// The depths at the first two and the last two of 100,000 reports, without repetition.
  func ofReports(_ report: (Int) -> Void) -> Set<Int> {
    var depths: Set<Int> = []
    for number in 0..<100_000 {
      let isMeasured = number < 2 || number >= 99_998
      isWanted.store(isMeasured, ordering: .relaxed)
      report(number)
      if isMeasured { depths.insert(last.exchange(0, ordering: .relaxed)) }
    }
    return depths.contains(0) ? [] : depths
  }
}
