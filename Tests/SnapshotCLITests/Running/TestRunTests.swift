import Foundation
import SnapshotCore
import Testing

/// `verify` where the process of Swift Testing goes away: a `swift` that is a script writes an
/// event stream and records, as the real one does.
@Suite struct TestRunTests {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  private func stream(_ lines: [(kind: String, test: String)]) -> String {
    func id(_ test: String) -> String { "T.CardTests/\(test)/C.swift:1:1" }
    let functions = ["one()", "two()", "three()"].map {
      #"{"kind":"test","payload":{"kind":"function","id":"\#(id($0))"}}"#
    }
    let events = lines.map {
      #"{"kind":"event","payload":{"kind":"\#($0.kind)","testID":"\#(id($0.test))"}}"#
    }
    return (functions + events).joined(separator: "\n") + "\n"
  }

  private func records(_ assertion: String, _ test: String, isWhole: Bool = true) -> [RunRecord] {
    var start = package.record(assertion, snapshot: "CardTests/\(test).1.png")
    start.test = "CardTests/\(test)"
    return isWhole ? [start, start.ended(.matched)] : [start]
  }

  /// A script's end: the first time it crashes while two() runs; then two() runs alone, and
  /// crashes unless it `isInnocent`; then all is well.
  private func script(
    status: Int, words: String, isInnocent: Bool = false
  ) throws -> String {
    let first = stream([
      ("runStarted", ""), ("testStarted", "one()"), ("testEnded", "one()"),
      ("testStarted", "two()"),
    ])
    let alone = stream([("runStarted", ""), ("testStarted", "two()")])
    let whole = stream([("runStarted", ""), ("runEnded", "")])
    func lines(_ records: [RunRecord]) -> String {
      records.map { JSONText.string($0) + "\n" }.joined()
    }
    let files = [
      ("first", first), ("alone", isInnocent ? whole : alone), ("last", whole),
      ("two", lines(records("2-1", "two()", isWhole: isInnocent))),
      ("three", lines(records("3", "three()"))),
    ]
    for (name, text) in files {
      try FileAccess.write(Array(text.utf8), to: package.root + "/" + name)
    }
    return """
      run=first; records=
      case "$*" in
        *two*) run=alone; records=two;;
        *three*) run=last; records=three;;
      esac
      while [ "$1" != --event-stream-output-path ]; do shift; done
      cp '\(package.root)'/$run "$2"
      [ -z "$records" ] || cp '\(package.root)'/$records "$SNAPSHOT_RUN_DIR/$records.jsonl"
      if grep -q runEnded "$2"; then exit 0; fi
      echo '\(words)'; exit \(status)
      """
  }

  @Test func `the others are run after a crash, and each snapshot is reported once`() throws {
    let run = try package.run(
      ["verify", "--filter", "Card"],
      records: records("1", "one()") + records("2", "two()", isWhole: false),
      after: try script(status: 1, words: "T/C.swift:7: Fatal error: no picture"))
    #expect(run.exitCode == 3)
    #expect(run.output.contains("A test crashed. All other tests ran."))
    #expect(run.output.contains("CardTests/two(): T/C.swift:7: Fatal error: no picture"))
    #expect(run.output.contains("1 crashed, 2 match"))
    #expect(
      try package.childArguments().dropLast(4) == [
        "test", "--skip-build", "--disable-xctest", "--no-parallel", "--filter",
        "^T.CardTests/(?:three..)/",
      ])
  }

  @Test func `a test that ends well alone keeps its verdict, and is not accused`() throws {
    let run = try package.run(
      ["verify"], records: records("1", "one()") + records("2", "two()", isWhole: false),
      after: try script(
        status: 1, words: "T/C.swift:7: Fatal error: no picture", isInnocent: true))
    #expect(run.exitCode == 3)
    #expect(
      run.output.contains(
        "  T/C.swift:7: Fatal error: no picture "
          + "(while CardTests/two() ran, which passes on its own)\n"))
    #expect(run.output.contains("\n  3 match\n"))
  }

  @Test func `methods whose process ends with 0 before its suites are no success`() throws {
    let run = try package.run(
      ["verify", "--no-parallel"], records: records("1", "one()"),
      output: """
        Test Suite 'All tests' started at 1
        Test Suite 'MethodTests' started at 1
        Test Case 'MethodTests.testA' started at 1
        """)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("A test process crashed; the tests after it did not run."))
    #expect(run.output.contains("MethodTests.testA: ended its process without a message"))
  }

  @Test func `a method that ends its process with 0 in a parallel run is no success`() throws {
    let run = try package.run(
      ["verify"], records: records("1", "one()"), output: "[1/1] Testing T.MethodTests/testA",
      after: "mkdir \"$SNAPSHOT_RUN_DIR/running\""
        + "; printf MethodTests.testA > \"$SNAPSHOT_RUN_DIR/running/1-a\"")
    #expect(run.exitCode == 3)
    #expect(run.output.contains("A test crashed. All other tests ran."))
    #expect(run.output.contains("MethodTests.testA: ended its process without a message"))
  }

  @Test func `a test that takes longer than it may ends the run, and is named`() throws {
    let hanging = stream([("runStarted", ""), ("testStarted", "two()")])
    try FileAccess.write(Array(hanging.utf8), to: package.root + "/hanging")
    let run = try package.run(
      ["verify", "--test-timeout", "1"], records: records("1", "one()"),
      after: """
        while [ "$1" != --event-stream-output-path ]; do shift; done
        cp '\(package.root)/hanging' "$2"
        sleep 60 & wait
        """)
    #expect(run.exitCode == 3)
    #expect(
      run.output.contains(
        """
        A test had not ended after 1 s (--test-timeout), and the run was ended.
          CardTests/two() had not ended.
        """), "\(run.output)")
    #expect(run.output.contains("✗ A test took too long"))
  }

  @Test func `a run in which nothing happens is ended, and says so`() throws {
    let run = try package.run(
      ["verify", "--idle-timeout", "2"], records: records("1", "one()"), after: "sleep 60 & wait")
    #expect(run.exitCode == 3)
    #expect(
      run.output.contains("Nothing happened for 2 s, and the run was ended"), "\(run.output)")
    #expect(run.output.contains("✗ Nothing happened for too long"))
  }

  @Test func `references that no test asked for are named, and fail a strict run alone`() throws {
    try FileAccess.makeFolder(package.root + "/__Snapshots__/CardTests")
    for name in ["one", "gone"] {
      try FileAccess.write(
        Array("a".utf8), to: package.root + "/__Snapshots__/CardTests/\(name).1.txt")
    }
    let records = records("1", "one()").map { $0.with { $0.snapshot = "CardTests/one.1.txt" } }
    let warned = try package.run(["verify"], records: records)
    #expect(warned.exitCode == 0)
    #expect(warned.output.contains("2 references, 1 compared: no test asked for this one."))
    #expect(
      warned.output.contains(
        "CardTests/gone.1.txt was not compared: no test of the package asks for it."))
    for (arguments, ci, exitCode) in [
      (["--strict"], "", Int32(1)), ([], "true", 1), (["--no-strict"], "true", 0),
    ] {
      let run = try package.run(
        ["verify"] + arguments, records: records, environment: ["CI": ci])
      #expect(run.exitCode == exitCode, "\(run.output)")
    }
    let filtered = try package.run(["verify", "--strict", "--filter", "one"], records: records)
    #expect(filtered.exitCode == 0)
    #expect(!filtered.output.contains("was not compared"))
  }

  @Test func `references of skipped tests are counted, and fail nothing`() throws {
    try FileAccess.makeFolder(package.root + "/__Snapshots__/C")
    for name in ["one", "two", "testThree"] {
      try FileAccess.write(Array("a".utf8), to: package.root + "/__Snapshots__/C/\(name).1.txt")
    }
    try FileAccess.makeFolder(package.root + "/Tests")
    try FileAccess.write(
      Array("import XCTest\nclass MoreTests: XCTestCase { func testThree() {} }\n".utf8),
      to: package.root + "/Tests/C.swift")
    let events = stream([
      ("runStarted", ""), ("testStarted", "one()"), ("testEnded", "one()"),
      ("testSkipped", "two()"), ("runEnded", ""),
    ])
    try FileAccess.write(Array(events.utf8), to: package.root + "/events")
    let run = try package.run(
      ["verify", "--strict"],
      records: records("1", "one()").map { $0.with { $0.snapshot = "C/one.1.txt" } },
      after: """
        while [ "$1" != --event-stream-output-path ]; do shift; done
        cp '\(package.root)/events' "$2"
        mkdir "$SNAPSHOT_RUN_DIR/skipped"
        printf MoreTests.testThree > "$SNAPSHOT_RUN_DIR/skipped/1-a"
        """)
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.contains("1 matches, 2 skipped"), "\(run.output)")
    let xml = String(
      decoding: try FileAccess.read(package.root + "/.build/snapshot-report.xml"), as: UTF8.self)
    #expect(xml.contains("skipped=\"2\""))
    #expect(xml.contains("<skipped message=\"CardTests/two() was skipped or is disabled\"/>"))
  }

  @Test func `a test that ends its process with 0 is no success`() throws {
    let run = try package.run(
      ["verify"], records: records("1", "one()"), after: try script(status: 0, words: ""))
    #expect(run.exitCode == 3)
    #expect(run.output.contains("CardTests/two(): ended its process with exit status 0"))
  }
}
