import Testing

@testable import SnapshotCLI

@Suite struct EventTailTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func write(_ lines: String...) throws {
    try folder.write("events", Array(lines.joined(separator: "\n").utf8))
  }

  private let declared = [
    #"{"kind":"test","payload":{"kind":"function","id":"M.A/a()"}}"#,
    #"{"kind":"test","payload":{"kind":"suite","id":"M.A"}}"#,
  ].joined(separator: "\n")

  private func event(_ kind: String, _ test: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)"}}"#
  }

  @Test func `functions that have begun and not ended are told with their start`() throws {
    var tail = EventTail(path: folder.path + "/events")
    let started = [event("testStarted", "M.A"), event("testStarted", "M.A/a()")]
    try write(declared, started[0], started[1], "")
    tail.update(at: 5)
    #expect(tail.started.map(\.test) == ["M.A/a()"])
    #expect(tail.started.map(\.start) == [5])
    #expect(tail.lastChange == 5)
    try write(declared, started[0], started[1], event("testEnded", "M.A/a()"), "")
    tail.update(at: 9)
    #expect(tail.started.isEmpty)
    #expect(tail.lastChange == 9)
  }

  @Test func `a line that is being written is read when it is whole`() throws {
    var tail = EventTail(path: folder.path + "/events")
    let start = event("testStarted", "M.A/a()")
    try write(declared, String(start.dropLast(9)))
    tail.update(at: 1)
    #expect(tail.started.isEmpty)
    try write(declared, start, "")
    tail.update(at: 2)
    #expect(tail.started.map(\.start) == [2])
  }

  @Test func `a file that is not there yet has no tests`() {
    var tail = EventTail(path: folder.path + "/none")
    tail.update(at: 1)
    #expect(tail.started.isEmpty)
    #expect(tail.lastChange == nil)
  }
}
