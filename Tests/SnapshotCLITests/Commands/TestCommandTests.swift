import Foundation
import SnapshotCore
import SnapshotTool
import Testing

/// `verify` and `record` against a package whose `swift` is a script: it prints what
/// `swift test` would and hands in records.
@Suite struct TestCommandTests: MatchedRun {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test func `a green run exits 0 and writes a report`() throws {
    let run = try package.run(["verify"], records: matched())
    #expect(run.exitCode == 0)
    #expect(run.output.contains("✓ The snapshot matches"))
    #expect(run.output.contains("report      .build/snapshot-report.html"))
    let page = try FileAccess.read(package.root + "/.build/snapshot-report.html")
    #expect(String(decoding: page.prefix(15), as: UTF8.self) == "<!doctype html>")
  }

  @Test func `arguments that look like a crash do not make one, in a green run or a red one`()
    throws
  {
    let output = """
      ◇ Test run started.
      ◇ Test case passing 1 argument x → "Test Suite 'All tests' started at 2" to a(_:) started.
      ◇ Test case passing 1 argument x → "
      Test Suite 'All tests' started at 2
      T/C.swift:7: Fatal error: no picture
      " to a(_:) started.
      """
    #expect(try package.run(["verify"], records: matched(), output: output).exitCode == 0)
    let failure = "\n✘ Test b() recorded an issue at B.swift:3:4: Expectation failed: 1 == 2"
    let run = try package.run(["verify"], records: matched(), output: output + failure, status: 1)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("B.swift:3") && !run.output.contains("crashed"))
  }

  @Test func `the run's folder says what ran and how it ended`() throws {
    _ = try package.run(["verify"], records: matched())
    var folder = try #require(try package.childEnvironment()["SNAPSHOT_RUN_DIR"])
    let whole = try RunManifest.read(from: folder)
    #expect(whole.command == "verify" && whole.packageRoot == package.root)
    #expect(whole.endedWhole && whole.exitCode == 0 && !whole.isFiltered)
    for arguments in [["--filter", "A"], ["--", "--skip", "A"]] {
      _ = try package.run(["verify"] + arguments, records: matched())
      folder = try #require(try package.childEnvironment()["SNAPSHOT_RUN_DIR"])
      #expect(try RunManifest.read(from: folder).isFiltered)
    }
    _ = try package.run(["verify"], records: [])
    folder = try #require(try package.childEnvironment()["SNAPSHOT_RUN_DIR"])
    #expect(try RunManifest.read(from: folder).trouble == .noResults)
    #expect(try RunReport(runFolder: folder).headline == "No snapshot was compared")
  }

  @Test func `a difference exits 1 and names test, numbers and report`() throws {
    let end = package.record("1").ended(.differed, message: "differs")
    let run = try package.run(
      ["verify"], records: [package.record("1"), end],
      output: "\(package.root)/Tests/CardTests.swift:12: error: CardTests.testCard : failed - x",
      status: 1)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("CardTests.testCard"))
    #expect(!run.output.contains("not a snapshot"))
    #expect(run.output.contains("1 of 1 snapshot does not match"))
  }

  @Test func `the child is told what to write and where`() throws {
    _ = try package.run(["verify"], records: matched(), environment: ["CI": "true"])
    let verify = try package.childEnvironment()
    #expect(verify["SNAPSHOT_RECORD"] == "never")
    // The same in every run, and a link to the run's folder.
    #expect(verify["SNAPSHOT_RUN_DIR"] == package.root + "/.build/snapshot-run")
    let run = SnapshotEnvironment.followingRunLink(verify)["SNAPSHOT_RUN_DIR"]
    #expect(run?.hasPrefix(package.root + "/.build/snapshot-runs/") == true)
    #expect(verify["SNAPSHOT_ARTIFACTS"] == verify["SNAPSHOT_RUN_DIR"].map { $0 + "/artifacts" })
    #expect(verify["CI"] == "true")
    for (arguments, mode) in [([], "all"), (["--mode", "failed"], "failed")] {
      _ = try package.run(["record"] + arguments, records: matched())
      #expect(try package.childEnvironment()["SNAPSHOT_RECORD"] == mode)
    }
  }

  @Test func `options reach swift test`() throws {
    _ = try package.run(["verify"], records: matched())
    #expect(try arguments() == ["test", "--parallel"])
    _ = try package.run(
      [
        "verify", "--filter", "Card", "--filter=Ring", "--configuration", "release",
        "--scratch-path", ".other", "--no-parallel", "--", "--enable-code-coverage",
      ], records: matched())
    #expect(
      try arguments() == [
        "test", "--no-parallel", "--scratch-path", package.root + "/.other", "--configuration",
        "release", "--filter", "Card", "--filter", "Ring", "--enable-code-coverage",
      ])
    #expect(FileAccess.exists(package.root + "/.other/snapshot-report.html"))
  }

  @Test func `the package is found from a folder in it`() throws {
    try FileAccess.makeFolder(package.root + "/Sources/Deep")
    let run = try package.run(
      ["verify"], records: matched(), directory: package.root + "/Sources/Deep")
    #expect(run.exitCode == 0)
    let outside = try ScratchFolder()
    let none = try CommandRun(["verify"], directory: outside.path)
    #expect(none.exitCode == 3)
    #expect(none.errors.contains("no Package.swift"))
  }

  @Test func `no results are an error, whatever swift test says`() throws {
    let run = try package.run(["verify"], records: [])
    #expect(run.exitCode == 3)
    #expect(run.output.contains("No snapshot was compared"))
  }

  @Test func `a failed build is exit 3 with the compiler's errors`() throws {
    let run = try package.run(
      ["verify"], records: [],
      before: """
        Building for debugging...
        [3/9] Compiling Card Card.swift
        /p/Card.swift:3:7: error: cannot find 'x' in scope
         2 | func f() {
         3 |   x
           |   `- error: cannot find 'x' in scope
        [4/9] Compiling Other Other.swift
        """, status: 1)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("/p/Card.swift:3:7: error: cannot find 'x' in scope"))
    #expect(run.output.contains("3 |   x"))
    #expect(run.output.contains("swift-test.log"))
  }

  @Test func `a start without an end is a crash, exit 3`() throws {
    let run = try package.run(
      ["verify"], records: matched() + [package.record("2", snapshot: "CardTests/b.1.png")],
      output: "error: Process '/x' exited with unexpected signal code 11", status: 1)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("CardTests/b.1.png"))
    #expect(run.output.contains("a process ended with signal 11"))
  }

  @Test func `another test's failure is said to be none of a snapshot, exit 1`() throws {
    let run = try package.run(
      ["verify"], records: matched(),
      output: "/p/SumTests.swift:9: error: SumTests.testSum : XCTAssertEqual failed", status: 1)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("SumTests.testSum  not a snapshot"))
    #expect(run.output.contains("All snapshots match, but 1 test failed otherwise"))
  }

  @Test func `a failure that nobody explains is exit 3`() throws {
    let run = try package.run(["verify"], records: matched(), output: "strange", status: 1)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("strange"))
  }

  @Test func `recording exits 0 and lists what was written`() throws {
    var end = package.record("1").ended(.recorded)
    end.written = .replaced
    end.referencePath = package.root + "/__Snapshots__/CardTests/card.1.png"
    let run = try package.run(["record"], records: [end])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("● rewritten __Snapshots__/CardTests/card.1.png"))
  }

  @Test(arguments: [12, 40]) func `a test that records and fails otherwise is shown and exits 1`(
    _ line: Int
  ) throws {
    var end = package.record("1").ended(.recorded)
    end.written = .created
    let run = try package.run(
      ["record"], records: [end],
      output: "\(end.file):\(line): error: CardTests.testCard : failed - no price", status: 1)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("CardTests.testCard  not a snapshot"), "\(run.output)")
    #expect(run.output.contains("no price"))
    #expect(run.output.contains("1 snapshot recorded, but 1 test failed otherwise"))
  }

  @Test func `a recording that ends with a failure which nobody explains exits 3`() throws {
    var end = package.record("1").ended(.recorded)
    end.written = .created
    let run = try package.run(["record"], records: [end], output: "strange", status: 1)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("strange"))
  }

  @Test(arguments: ["record", "verify"])
  func `a run removes what a killed process left half written, and nothing else`(command: String)
    throws
  {
    // Process 4,194,305 cannot exist: Linux counts to 4,194,304 at most.
    let names = [
      ".a.png.4194305-x.tmp", ".b.png.\(getpid())-x.tmp", "c.png", ".hidden", "notes.tmp",
    ]
    for name in names {
      try FileAccess.makeFolder(package.root + "/__Snapshots__/T")
      try FileAccess.write([1], to: package.root + "/__Snapshots__/T/" + name)
    }
    try FileAccess.makeFolder(package.root + "/.build/snapshots/T")
    let artifact = package.root + "/.build/snapshots/T/" + names[0]
    try FileAccess.write([1], to: artifact)
    _ = try package.run([command], records: matched())
    #expect(!FileAccess.exists(artifact))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: package.root + "/__Snapshots__/T")
    #expect(Set(left) == Set(names.dropFirst()))
  }

  @Test func `an interrupted run ends its child, reports what there is, and exits 3`() throws {
    let run = try package.run(
      ["verify"], records: matched(), after: "exec sleep 60",
      duringRun: { process in
        let deadline = Date().addingTimeInterval(20)
        while !FileAccess.exists(package.root + "/handed-in"), Date() < deadline { usleep(20_000) }
        usleep(300_000)
        kill(process.processIdentifier, SIGINT)
      })
    #expect(run.exitCode == 3)
    #expect(run.output.contains("Interrupted after 1 snapshot"))
    let child = try FileAccess.read(package.root + "/child-pid")
    #expect(isGone(String(decoding: child, as: UTF8.self)))
  }

  @Test func `an interrupted run names the tests that ran`() throws {
    let stream = package.root + "/stream"
    let event = #"{"kind":"event","payload":{"kind":"#
    let id = "T.Card/hang()/C.swift:1:1"
    let events = """
      {"kind":"test","payload":{"kind":"function","id":"\(id)"}}
      \(event)"runStarted"}}
      \(event)"testStarted","testID":"\(id)"}}

      """
    try FileAccess.write(Array(events.utf8), to: stream)
    let run = try package.run(
      ["verify"], records: matched(),
      after: """
        while [ "$1" != --event-stream-output-path ]; do shift; done
        cp '\(stream)' "$2"
        trap 'echo "[2/2] Testing CardTests.Card/testHang"; exit 1' INT
        sleep 60 & touch '\(package.root)/waits'; wait
        """,
      duringRun: { process in
        let deadline = Date().addingTimeInterval(20)
        while !FileAccess.exists(package.root + "/waits"), Date() < deadline { usleep(20_000) }
        kill(process.processIdentifier, SIGINT)
      })
    #expect(run.exitCode == 3)
    #expect(
      run.output.contains(
        """
        ✗ Interrupted: the run is not complete.
          Card.testHang had not ended.
          Card/hang() had not ended.

        """))
  }

  @Test func `what is asked of pictures of other programs reaches the tests`() throws {
    _ = try package.run(
      ["record", "--replace-foreign", "--foreign-tolerance", "2,0.1%"], records: matched())
    let environment = SnapshotEnvironment(try package.childEnvironment())
    #expect(environment.replacesForeign)
    #expect(environment.foreignTolerance == Tolerance(maximumDelta: 2, differingFraction: 0.001))
    _ = try package.run(["record"], records: matched())
    let standard = SnapshotEnvironment(try package.childEnvironment())
    #expect(!standard.replacesForeign && standard.foreignTolerance == nil)
  }

  @Test func `previews need settings that can be read before anything is built`() throws {
    try FileAccess.write(
      Array(#"{"previews": {"style": []}}"#.utf8), to: package.root + "/.snapshot.json")
    let run = try package.run(["verify", "--previews"], records: matched())
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("has the key “style”"))
  }
}
