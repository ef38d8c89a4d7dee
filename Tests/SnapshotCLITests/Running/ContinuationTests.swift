import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct ContinuationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// A stream with the tests of M.A and M.B, of which some began and some ended.
  private func events(
    _ tests: [String] = ["a()", "b()", "c()"], started: [String], ended: [String],
    isWhole: Bool = false
  ) throws -> TestEvents {
    func id(_ name: String) -> String { "M.A/\(name)/A.swift:1:1" }
    var lines = [#"{"kind":"test","payload":{"kind":"suite","id":"M.A"},"version":0}"#]
    lines += tests.map { #"{"kind":"test","payload":{"kind":"function","id":"\#(id($0))"}}"# }
    lines.append(#"{"kind":"event","payload":{"kind":"runStarted"}}"#)
    for (kind, names) in [("testStarted", started), ("testEnded", ended)] {
      lines += names.map {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id($0))"}}"#
      }
    }
    if isWhole { lines.append(#"{"kind":"event","payload":{"kind":"runEnded"}}"#) }
    lines.append("{\"kind\":\"ev")
    return TestEvents(path: try folder.write("events", Array(lines.joined(separator: "\n").utf8)))
  }

  @Test func `what did not end is run again, and a test that crashes alone is named`() throws {
    var continuation = Continuation()
    let first = continuation.filters(after: try events(started: ["a()", "b()"], ended: ["a()"]))
    #expect(first == ["^M.A/(?:b..)/"])
    #expect(continuation.culprit == nil)
    let second = continuation.filters(after: try events(["b()"], started: ["b()"], ended: []))
    #expect(second == ["^M.A/(?:c..)/"])
    #expect(continuation.culprit == "M.A/b()/A.swift:1:1")
    let last = try events(["c()"], started: ["c()"], ended: ["c()"], isWhole: true)
    #expect(continuation.filters(after: last) == nil)
    #expect(continuation.missedTests == 0)
    #expect(continuation.culprit == nil)
    #expect(continuation.crashes == 1)
  }

  @Test func `a test that ends well alone is not accused of a crash that came while it ran`()
    throws
  {
    var continuation = Continuation()
    _ = continuation.filters(after: try events(started: ["a()", "b()"], ended: ["a()"]))
    let alone = try events(["b()"], started: ["b()"], ended: ["b()"], isWhole: true)
    #expect(continuation.filters(after: alone) == ["^M.A/(?:c..)/"])
    #expect(continuation.acquitted == "M.A/b()/A.swift:1:1")
    #expect(continuation.culprit == nil)
    let last = try events(["c()"], started: ["c()"], ended: ["c()"], isWhole: true)
    #expect(continuation.filters(after: last) == nil)
    #expect(continuation.acquitted == nil)
    #expect(continuation.missedTests == 0)
  }

  @Test func `of several running tests none is accused before it crashes alone`() throws {
    var continuation = Continuation()
    let first = continuation.filters(
      after: try events(started: ["a()", "b()", "c()"], ended: ["a()"]))
    #expect(first == ["^M.A/(?:b..|c..)/"])
    #expect(continuation.culprit == nil)
    let second = continuation.filters(after: try events(started: ["b()"], ended: []))
    #expect(second == ["^M.A/(?:c..)/"])
    #expect(continuation.culprit == "M.A/b()/A.swift:1:1")
  }

  @Test func `a run that brings nothing new is the last`() throws {
    var continuation = Continuation()
    #expect(continuation.filters(after: try events(started: [], ended: [])) == ["^M.A/"])
    #expect(continuation.filters(after: try events(started: [], ended: [])) == nil)
    #expect(continuation.missedTests == 3)
  }

  @Test func `after too many crashes the rest is counted as missed`() throws {
    let names = (0..<20).map { "t\($0)()" }
    var continuation = Continuation()
    var runs = 0
    while continuation.filters(
      after: try events(names, started: [names[runs]], ended: [])) != nil
    {
      runs += 1
    }
    #expect(runs == Continuation.maximumCrashes - 1)
    #expect(continuation.missedTests == 20 - Continuation.maximumCrashes)
  }

  @Test func `without a stream there is nothing to go on with`() {
    var continuation = Continuation()
    #expect(continuation.filters(after: TestEvents(path: "/nowhere")) == nil)
    #expect(continuation.missedTests == 0)
  }

  @Test func `the command that goes on keeps the arguments that do not choose tests`() {
    #expect(
      Continuation.arguments(
        after: [
          "swift", "test", "--parallel", "--num-workers", "3", "--num-workers=3", "--filter", "A",
          "--filter=B", "--skip", "C",
        ],
        filters: ["^M.A/"]) == [
          "swift", "test", "--skip", "C", "--skip-build", "--disable-xctest", "--no-parallel",
          "--filter", "^M.A/",
        ])
  }
}
