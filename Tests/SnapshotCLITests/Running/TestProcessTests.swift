import Foundation
import SnapshotCLI
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct TestProcessTests: MatchedRun {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test func `a process that the tests leave behind does not hold the run up`() throws {
    let start = ContinuousClock.now
    let run = try package.run(["verify"], records: matched(), after: "setsid sleep 45 &")
    #expect(run.exitCode == 0)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func `a process that outlives its test and holds its output is ended, and named`() throws {
    let start = ContinuousClock.now
    // Like `swift test`, the script waits for whoever holds the pipe, and has no process below it.
    // The pause lets the build's end be read first: what a build leaves behind is not ended.
    let run = try package.run(
      ["verify"], records: matched(),
      after: """
        sleep 0.3
        pipe='\(package.root)/pipe'
        mkfifo "$pipe"
        exec 3<> "$pipe"
        sh -c "setsid sh -c 'trap \\"\\" HUP INT TERM; sleep 47; sleep 48' > '$pipe' &"
        exec 3>&-
        read line < "$pipe"
        """)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("A test left a process running; it was ended: sleep 47"))
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// The backtrace of a crash that ends too early has an empty environment, and nobody above it.
  @Test func `so is one that has nothing of the run but the group of its test`() throws {
    let run = try package.run(
      ["verify"], records: matched(),
      after: """
        sleep 0.3
        pipe='\(package.root)/pipe'
        mkfifo "$pipe"
        exec 3<> "$pipe"
        setsid sh -c "env -i sleep 49 > '$pipe' & sleep 2.5"
        exec 3>&-
        read line < "$pipe"
        """)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("A test left a process running; it was ended: sleep 49"))
  }

  /// Runs a line of shell to its end.
  private func shell(_ line: String) throws -> (process: TestProcess, lines: [String]) {
    let process = TestProcess(
      ["sh", "-c", line], directory: package.root, environment: ["PATH": "/usr/bin:/bin"],
      logPath: package.root + "/log")
    try process.start()
    let deadline = ContinuousClock.now + .seconds(20)
    while process.isRunning || !process.isAtEndOfOutput, ContinuousClock.now < deadline {
      process.waitForEnd(seconds: 0.05)
    }
    return (process, process.takeLines())
  }

  @Test func `output and errors are lines of one stream, each taken once`() throws {
    let (process, lines) = try shell("echo one; echo two >&2; printf three; exit 3")
    #expect(lines == ["one", "two", "three"])
    #expect(process.takeLines() == [])
    #expect(process.exitStatus == 3)
  }

  @Test func `a signal is told as shells tell it`() throws {
    #expect(try shell("kill -9 $$").process.exitStatus == 128 + 9)
  }

  @Test func `an end that has been told of stays told`() throws {
    for _ in 1...40 {
      let process = try shell("kill -9 $$").process
      #expect((1...200).allSatisfy { _ in process.exitStatus == 128 + 9 })
    }
  }

  @Test func `the log has the output of one process after that of another`() throws {
    _ = try shell("echo one")
    _ = try shell("printf two")
    let log = try FileAccess.read(package.root + "/log")
    #expect(String(decoding: log, as: UTF8.self) == "one\ntwo")
  }
}
