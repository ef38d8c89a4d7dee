import SnapshotCLI
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct TestIssuesTests {
  private func event(
    line: Int, test: String = "CardTests.CardTests/shadow()/Card.swift:6:4",
    symbol: String = "fail", isKnown: Bool = false, texts: [String]
  ) -> String {
    let messages = texts.enumerated().map { index, text in
      #"{"symbol":"\#(index == 0 ? symbol : "details")","text":"\#(text)"}"#
    }.joined(separator: ",")
    return #"{"kind":"event","version":0,"payload":{"kind":"issueRecorded","issue":{"isKnown":"#
      + #"\#(isKnown),"sourceLocation":{"_filePath":"/p/Tests/CardTests.swift","column":5,"#
      + #""fileID":"CardTests/CardTests.swift","line":\#(line)}},"messages":[\#(messages)],"#
      + #""testID":"\#(test)"}}"#
  }

  private func stream(_ lines: [String]) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    let path = folder.path + "/events"
    try FileAccess.write(Array(lines.joined(separator: "\n").utf8), to: path)
    return (folder, path)
  }

  @Test func `path, suite and comment are read; known issues and warnings are left out`() throws {
    let (folder, path) = try stream([
      #"{"kind":"event","payload":{"kind":"testStarted"}}"#,
      event(line: 30, texts: ["Expectation failed: 1 == 2", "one is not two"]),
      event(line: 31, isKnown: true, texts: ["Expectation failed"]),
      event(line: 32, symbol: "warning", texts: ["Issue recorded", "careful"]),
      event(line: 33, texts: ["Issue recorded", "what it says"]), "{\"issueRecorded\" torn",
    ])
    #expect(
      TestIssues(path: path).failures == [
        .init(
          file: "/p/Tests/CardTests.swift", line: 30, test: "CardTests/shadow()",
          message: "Expectation failed: 1 == 2\none is not two"),
        .init(
          file: "/p/Tests/CardTests.swift", line: 33, test: "CardTests/shadow()",
          message: "what it says"),
      ])
    #expect(TestIssues(path: folder.path + "/none").failures.isEmpty)
  }

  @Test func `what was printed gives way to what the stream knows`() throws {
    let (folder, path) = try stream([
      event(line: 30, texts: ["Expectation failed: 1 == 2", "why"]),
      event(line: 30, texts: ["Expectation failed: 3 == 4"]),
    ])
    var output = TestOutput()
    for line in [
      "Build complete! (1s)",
      "/p/Tests/Old.swift:12: error: Old.testCard : failed",
      "✘ Test shadow() recorded an issue at CardTests.swift:30:5: Expectation failed: 1 == 2",
      "✘ Test shadow() recorded an issue at CardTests.swift:30:5: Expectation failed: 3 == 4",
      "✘ Test other() recorded an issue at Other.swift:1:5: Expectation failed",
    ] { output.consume(line) }
    withExtendedLifetime(folder) { output.completeFailures(from: path) }
    #expect(
      output.failures.map { "\($0.file):\($0.line) \($0.test) \($0.message)" } == [
        "/p/Tests/Old.swift:12 Old.testCard failed",
        "/p/Tests/CardTests.swift:30 CardTests/shadow() Expectation failed: 1 == 2\nwhy",
        "/p/Tests/CardTests.swift:30 CardTests/shadow() Expectation failed: 3 == 4",
        "Other.swift:1 other() Expectation failed",
      ])
  }
}
