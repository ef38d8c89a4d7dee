import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct TestEventsTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a suite that did not begin is one filter`() {
    let all = [
      "M.A/x()/A.swift:1:1", "M.A/In/y()/A.swift:2:1", "M.B/`raw (name)`()/B.swift:1:1",
      "M.B/z(_:)/B.swift:2:1", "M.free()/B.swift:3:1",
    ]
    #expect(
      TestEvents.filters(for: Array(all.dropFirst().prefix(2)) + [all[4]], among: all) == [
        "^M.A/In/", "^M.B/(?:.raw..name....)/", "^(?:M.free..)/",
      ])
    #expect(TestEvents.filters(for: all, among: all).first == "^M.A/")
    #expect(TestEvents.name(of: all[1]) == "A/In/y()")
    #expect(TestEvents.name(of: all[4]) == "free()")
  }

  @Test func `a stream without its end is cut, and knows what was running`() throws {
    func events(_ lines: String...) throws -> TestEvents {
      TestEvents(path: try folder.write("events", Array(lines.joined(separator: "\n").utf8)))
    }
    let function = #"{"kind":"test","payload":{"kind":"function","id":"M.A/a()/A.swift:1:1"}}"#
    func event(_ kind: String) -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"M.A/a()/A.swift:1:1"}}"#
    }
    let cut = try events(function, event("runStarted"), event("testStarted"), "{\"kind\":\"ev")
    #expect(cut.isCut && !cut.isWhole)
    #expect(cut.running == ["M.A/a()/A.swift:1:1"])
    let ended = try events(
      function, event("runStarted"), event("testStarted"), event("testEnded"))
    #expect(ended.isCut)
    #expect(ended.running == [])
    #expect(try events(function, event("runStarted"), event("runEnded")).isWhole)
    #expect(!TestEvents(path: folder.path + "/none").isCut)
  }
}
