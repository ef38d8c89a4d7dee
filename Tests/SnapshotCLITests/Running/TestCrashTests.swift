import SnapshotCLI
import Testing

@Suite struct CrashReaderTests {
  private func crashes(_ text: String) -> [TestCrash] {
    var reader = CrashReader()
    for line in text.split(separator: "\n") { _ = reader.consume(String(line)) }
    return reader.crashes
  }

  @Test func `a crash is named with its method, its words and its innermost source`() {
    let found = crashes("""
      Test Case 'CardTests.testA' started at 2026-11-21 23:58:51.705
      Test Case 'CardTests.testA' passed (0.002 seconds)
      Test Case 'CardTests.testB' started at 2026-11-21 23:58:51.707
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
      *** Signal 4: Backtracing from 0x7fcd60cf9361... done ***
      *** Program crashed: Illegal instruction at 0x00007fcd60cf9361 ***
      Thread 0 "xctest":
        0      0x0000 sigsuspend + 65 in libc.so.6 at /libc/Sleep.swift:1:2
      Thread 1 "x" crashed:
        0               0x0000 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
        1 [ra] [thunk]  0x0001 thunk for @escaping () in x.xctest at /<compiler-generated>
        2 [ra]          0x0002 CardTests.testB() + 5 in x.xctest at /p/Tests/CardTests.swift:13:75
        3 [ra]          0x0003 main + 5 in x.xctest at /p/Other.swift:1:1
      error: Process '/x' exited with unexpected signal code 4
      """)
    #expect(
      found == [
        TestCrash(
          test: "CardTests.testB",
          words: "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
          place: "/p/Tests/CardTests.swift:13:75")
      ])
    #expect(found.first?.text.hasPrefix("CardTests.testB: Swift/Contig") == true)
    #expect(found.first?.text.hasSuffix(" at /p/Tests/CardTests.swift:13:75") == true)
  }

  @Test func `a signal without a message is told without its address`() {
    let found = crashes("""
      *** Program crashed: Bad pointer dereference at 0x0000000000000000 ***
      Thread 0 crashed:
        0 0x00 f() + 1 in x at /p/A.swift:3:1
      """)
    #expect(found == [
      TestCrash(words: "Program crashed: Bad pointer dereference", place: "/p/A.swift:3:1")
    ])
  }

  @Test func `a place that the words name already is not repeated`() {
    let crash = TestCrash(words: "T/A.swift:3: Fatal error: no", place: "/p/T/A.swift:3:1")
    #expect(crash.text == "T/A.swift:3: Fatal error: no")
  }

  @Test func `each process has its crash`() {
    let found = crashes("""
      Test Case 'A.testA' started at 1
      A.swift:1: Fatal error: a
      error: Process '/x' exited with unexpected signal code 4
      error: Process '/x M.A/testB' exited with unexpected signal code 11
      ◇ Test run started.
      B.swift:1: Fatal error: b
      """)
    #expect(found.map(\.words) == [
      "A.swift:1: Fatal error: a",
      "a process ended with signal 11: a bad pointer, or a stack overflow",
      "B.swift:1: Fatal error: b",
    ])
    #expect(found.last?.test == nil)
  }

  @Test func `a signal that is announced before the words of its process is one crash with them`() {
    let found = crashes("""
      error: Process '/x.xctest M.A/testA' exited with unexpected signal code 4
      error: Process '/x.xctest M.A/testB' exited with unexpected signal code 11
      Test Case 'A.testA' started at 1
      A.swift:1: Fatal error: a
      """)
    #expect(found.map(\.test) == ["A.testB", "A.testA"])
    #expect(found.last?.words == "A.swift:1: Fatal error: a")
  }

  @Test func `a register dump that reads like last words is no second crash`() {
    let found = crashes("""
      Test Case 'A.testA' started at 1
      A.swift:1: Fatal error: a
      *** Program crashed: Illegal instruction at 0x00007fcd60cf9361 ***
      Registers:
      rdx 0x00007ffc0a1b2c3d 46 61 74 61 6c 20 65 72 72 6f 72 3a 20 Fatal error: b
      rip 0x00007fcd60cf9361 0f 0b 48 8d *** Program crashed: c
      """)
    #expect(found.map(\.words) == ["A.swift:1: Fatal error: a"])
  }

  @Test func `a process that ends by a signal again and again is told once, without its options`() {
    var reader = CrashReader()
    for filter in ["a", "b"] {
      _ = reader.consume(
        "error: Process '/x/swiftpm-testing-helper --filter \(filter) -Xswiftc -I/long' exited "
          + "with unexpected signal code 11")
    }
    reader.nameLast("B/b()")
    #expect(reader.crashes.map(\.text) == [
      "B/b(): a process ended with signal 11: a bad pointer, or a stack overflow"
    ])
  }

  @Test func `a crash that is named later is told once`() {
    var reader = CrashReader()
    let words = "B.swift:1: Fatal error: b"
    for line in [words, "x unexpected signal code 4", words] { _ = reader.consume(line) }
    reader.nameLast("B/b()")
    #expect(reader.crashes == [TestCrash(test: "B/b()", words: "B.swift:1: Fatal error: b")])
  }

  @Test func `a crash before the first method is told once, with the method it kept from running`()
  {
    let found = crashes("""
      error: Process '/x.xctest M.CardTests/testA' exited with unexpected signal code 4
      error: Process '/x.xctest M.CardTests/testB' exited with unexpected signal code 4
      Test Suite 'Selected tests' started at 1
      Test Suite 'CardTests' started at 1
      A.swift:1: Fatal error: a
      Test Suite 'Selected tests' started at 1
      Test Suite 'CardTests' started at 1
      A.swift:1: Fatal error: a
      """)
    #expect(found.map(\.text) == [
      "CardTests.testA: A.swift:1: Fatal error: a", "CardTests.testB: A.swift:1: Fatal error: a",
    ])
  }

  @Test(arguments: ["◇ Test run started.", "Test Suite 'Selected tests' started at 2", nil])
  func `a process that goes away without a word is named by its method`(_ next: String?) {
    var reader = CrashReader()
    let lines = [
      "Test Suite 'Selected tests' started at 1", "Test Suite 'A' started at 1",
      "Test Case 'A.testA' started at 1",
    ]
    for line in lines { _ = reader.consume(line) }
    #expect(reader.openMethod == "A.testA")
    if let next { _ = reader.consume(next) } else { reader.endMethods() }
    #expect(reader.crashes == [
      TestCrash(test: "A.testA", words: TestCrash.silence(exitStatus: 1))
    ])
    #expect(reader.hasSilentEnd)
  }

  @Test func `suites that end are no crash, wherever on its line the end stands`() {
    var reader = CrashReader()
    let lines = [
      "Test Suite 'All tests' started at 1", "Test Suite 'A' started at 1",
      "Test Case 'A.testA' started at 1", "printedTest Case 'A.testA' passed (0.1 seconds)",
      "Test Suite 'A' passed at 2", "printedTest Suite 'All tests' passed at 2",
    ]
    for line in lines { _ = reader.consume(line) }
    reader.endMethods()
    #expect(reader.crashes.isEmpty)
    #expect(!reader.hasSilentEnd)
  }

  @Test func `what a test of Swift Testing is given or prints is no method and no proof`() {
    var reader = CrashReader()
    let lines = [
      "◇ Test run started.",
      "◇ Test case passing 1 argument next → \"Test Suite 'Selected tests' started at 2\" to x()",
      "◇ Test case passing 1 argument text → \"A.swift:1: Fatal error: no\" to \"x\" started.",
      // An argument with line breaks stands there as it is.
      "◇ Test case passing 1 argument text → \"", "Test Suite 'A' started at 2",
      "Test Case 'A.testA' started at 2", "\" to \"x\" started.",
      "✔ Test run with 1 test in 1 suite passed after 0.001 seconds.",
    ]
    for line in lines { _ = reader.consume(line) }
    reader.endMethods()
    #expect(reader.crashes.isEmpty)
    #expect(!reader.hasSilentEnd && !reader.hasProof)
    _ = reader.consume("A.swift:1: Fatal error: printed")
    #expect(!reader.hasProof)
    _ = reader.consume("error: Process '/x' exited with unexpected signal code 4")
    #expect(reader.hasProof)
  }

  @Test func `methods are followed again in the next process`() {
    var reader = CrashReader()
    _ = reader.consume("◇ Test run started.")
    reader.endMethods()
    _ = reader.consume("Test Suite 'A' started at 2")
    reader.endMethods()
    #expect(reader.hasSilentEnd)
  }

  @Test func `a list of tests that cannot be made is explained`() {
    var reader = CrashReader()
    let lines = [
      "Could not cast value of type '(CardTests.Card) -> @Swift.MainActor () -> ()' (0x7f) to "
        + "'(XCTest.XCTestCase) -> () throws -> ()' (0x7e).",
      "*** Program crashed: Aborted at 0x0000000000000001 ***", "Registers:", "rax 0x0",
    ]
    for line in lines { _ = reader.consume(line) }
    #expect(reader.crashes.map(\.text) == [CrashReader.listingAdvice])
  }
}
