import SnapshotCLI
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct TestOutputTests {
  private func output(_ text: String) -> TestOutput {
    var output = TestOutput()
    for line in text.split(separator: "\n") { output.consume(String(line)) }
    return output
  }

  @Test func `the build's steps and the tests' begin are seen`() {
    var output = TestOutput()
    #expect(output.phase == .starting)
    output.consume("[3/12] Compiling Card Card.swift")
    #expect(output.phase == .building(step: 3, steps: 12))
    output.consume("Build complete! (2.31s)")
    #expect(output.phase == .testing)
    #expect(self.output("[1/5] Testing CardTests.CardTests/testA").phase == .testing)
    #expect(self.output("◇ Test run started.").phase == .testing)
  }

  @Test func `errors keep the lines that explain them, warnings do not`() {
    let output = output("""
      [3/12] Compiling Card Card.swift
      /p/A.swift:1:1: warning: unused
       1 | let a
      /p/A.swift:3:7: error: cannot find 'x' in scope
       3 |   x
      /p/A.swift:3:7: note: did you mean y
      [4/12] Compiling B
      error: fatalError
      """)
    #expect(
      output.buildErrors == [
        "/p/A.swift:3:7: error: cannot find 'x' in scope", " 3 |   x", "error: fatalError",
      ])
  }

  @Test func `failures of both frameworks are read`() {
    let output = output("""
      Build complete! (1s)
      /p/Tests/CardTests.swift:12: error: CardTests.testCard : XCTAssertEqual failed: ("1") - a : b
      ✘ Test shadow() recorded an issue at CardTests.swift:30:5: Expectation failed: 1 == 2
      ✘ Test "raw name's here" recorded an issue at S.swift:7:48: Issue recorded
      ↳ what it says
      ✘ Test args(_:) recorded an issue with 1 argument n → 2 at S.swift:6:50: no
      ✘ Test shadow() failed after 0.001 seconds with 1 issue.
      """)
    #expect(
      output.failures == [
        .init(
          file: "/p/Tests/CardTests.swift", line: 12, test: "CardTests.testCard",
          message: "XCTAssertEqual failed: (\"1\") - a : b"),
        .init(
          file: "CardTests.swift", line: 30, test: "shadow()",
          message: "Expectation failed: 1 == 2"),
        .init(file: "S.swift", line: 7, test: "raw name's here", message: "what it says"),
        .init(file: "S.swift", line: 6, test: "args(_:)", message: "no"),
      ])
  }

  @Test func `what stands in an argument is nobody's failure and no count`() {
    let output = output("""
      Build complete! (1s)
      ◇ Test run started.
      ◇ Test case passing 1 argument line → "/p/A.swift:1: error: A.b : no" to read(_:) started.
      ◇ Test case passing 1 argument line → "✘ Test b() recorded an issue at B.swift:1:2: no" to x
      ◇ Test case passing 1 argument line → "✔ Test run with 7 tests passed" to read(_:) started.
      ◇ Test case passing 1 argument text → "
      /p/A.swift:1: error: A.b : no
      " to read(_:) started.
      ✔ Test run with 1 test in 1 suite passed after 0.001 seconds.
      """)
    #expect(output.failures.isEmpty)
    #expect(output.testsRun == 1)
  }

  @Test func `failures at a failed snapshot's place are the snapshot's`() {
    let output = output("""
      Build complete! (1s)
      ✘ Test a() recorded an issue at CardTests.swift:30:5: The picture differs
      ✘ Test b() recorded an issue at CardTests.swift:31:5: Expectation failed
      """)
    var record = RunRecord(
      event: .end, assertion: "1", snapshot: "x", test: "a", framework: .swiftTesting,
      file: "/p/Tests/CardTests.swift", line: 30)
    record.status = .differed
    #expect(output.otherFailures(than: RunSummary([record])).map(\.line) == [31])
    for good in [RunRecord.Status.matched, .recorded] {
      record.status = good
      #expect(output.otherFailures(than: RunSummary([record])).map(\.line) == [30, 31])
    }
  }

  @Test func `crashes are kept, also in the middle of a line`() {
    let output = output("""
      Build complete! (1s)
      Tests/X.swift:7: Fatal error: boom
      0x00 APerror: Process '/x' exited with unexpected signal code 4
      """)
    #expect(output.crashes.crashes.map(\.text) == ["Tests/X.swift:7: Fatal error: boom"])
  }

  @Test func `the registers of a crash are no lines that explain anything`() {
    let text = """
      error: signalled(6): x.xctest --dump-tests-json output:
          *** Program crashed: Aborted at 0x00000000000012f2 ***
          Registers:
          rax 0x0000000000000000  0
      """
    #expect(output(text).lastLines == text.split(separator: "\n").prefix(2).map(String.init))
    #expect(output("Build complete! (1s)\n" + text).lastLines.count == 3)
    #expect(output(text).buildErrors == output(text).lastLines)
  }

  @Test func `tests are counted as both frameworks count them`() {
    let parallel = """
      Build complete! (1.0s)
      [1/3] Testing A.B/testC
      [2/3] Testing A.B/testD
      ✔ Test run with 12 tests in 3 suites passed after 0.001 seconds.
      """
    #expect(output(parallel).testsRun == 15)
    let serial = """
      Test Suite 'A' passed at 2026-01-02
      \t Executed 3 tests, with 0 failures (0 unexpected) in 0.006 (0.006) seconds
      \t Executed 5 tests, with 0 failures (0 unexpected) in 0.006 (0.006) seconds
      ✘ Test run with 1 test in 1 suite failed after 0.001 seconds with 1 issue.
      """
    #expect(output(serial).testsRun == 6)
    #expect(output("[1/3] Compiling A").testsRun == 0)
  }
}
