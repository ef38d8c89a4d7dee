import Foundation
import SnapshotCore
import Testing

/// `verify` where the process of Swift Testing goes away: a `swift` that is a script writes an
/// event stream and records, as the real one does.
@Suite struct CrashedRunTests {
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

  /// A script's end: the first time it crashes while two() runs, the second time all is well.
  private func script(firstStatus: Int, words: String) throws -> String {
    let first = stream([
      ("runStarted", ""), ("testStarted", "one()"), ("testEnded", "one()"),
      ("testStarted", "two()"),
    ])
    let second = stream([
      ("runStarted", ""), ("testStarted", "three()"), ("testEnded", "three()"), ("runEnded", ""),
    ])
    let more = records("3", "three()").map { JSONText.string($0) + "\n" }.joined()
    for (name, text) in [("first", first), ("second", second), ("more", more)] {
      try FileAccess.write(Array(text.utf8), to: package.root + "/" + name)
    }
    return """
      case "$*" in *--skip-build*) again=1; esac
      while [ "$1" != --event-stream-output-path ]; do shift; done
      if [ -z "$again" ]; then
        cp '\(package.root)/first' "$2"; echo '\(words)'; exit \(firstStatus)
      fi
      cp '\(package.root)/second' "$2"; cp '\(package.root)/more' "$SNAPSHOT_RUN_DIR/2-y.jsonl"
      """
  }

  @Test func `the others are run after a crash, and each snapshot is reported once`() throws {
    let run = try package.run(
      ["verify", "--filter", "Card"],
      records: records("1", "one()") + records("2", "two()", isWhole: false),
      after: try script(firstStatus: 1, words: "T/C.swift:7: Fatal error: no picture"))
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

  @Test func `a test that ends its process with 0 is no success`() throws {
    let run = try package.run(
      ["verify"], records: records("1", "one()"), after: try script(firstStatus: 0, words: ""))
    #expect(run.exitCode == 3)
    #expect(run.output.contains("CardTests/two(): ended its process with exit status 0"))
  }
}
