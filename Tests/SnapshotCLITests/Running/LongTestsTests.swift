import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct LongTestsTests {
  private let folder: ScratchFolder
  private var lines: [String] = []

  init() throws {
    folder = try ScratchFolder()
  }

  private func id(_ name: String) -> String { "M.A/\(name)/A.swift:1:1" }

  private mutating func declare(_ names: [String]) throws {
    try write(
      names.map { #"{"kind":"test","payload":{"kind":"function","id":"\#(id($0))"}}"# }
        + [#"{"kind":"test","payload":{"kind":"suite","id":"M.A"}}"#])
    try note("testStarted", "M.A")
  }

  private mutating func note(_ kind: String, _ test: String) throws {
    let test = test == "M.A" ? test : id(test)
    try write([#"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)"}}"#])
  }

  private mutating func write(_ new: [String]) throws {
    lines += new
    // The line that is being written is not whole.
    let text = lines.joined(separator: "\n") + "\n{\"kind\":\"eve"
    try folder.write("events", Array(text.utf8))
  }

  private func started() -> LongTests {
    var long = LongTests()
    long.begin(directory: folder.path, eventsPath: folder.path + "/events")
    return long
  }

  @Test mutating func `a function that runs for long is named, then less and less often`() throws {
    try declare(["hang()"])
    var long = started()
    try note("testStarted", "hang()")
    long.update(at: 10)
    #expect(long.line(at: 39) == nil)
    #expect(long.line(at: 40) == "Still running: A/hang() (30 s)")
    #expect(long.line(at: 69) == nil)
    #expect(long.line(at: 70) == "Still running: A/hang() (1 min 0 s)")
    #expect(long.line(at: 129) == nil)
    #expect(long.line(at: 130) != nil)
    try note("testEnded", "hang()")
    long.update(at: 131)
    #expect(long.line(at: 1000) == nil)
    #expect(long.overdue(at: 1000, limitSeconds: 1) == [])
  }

  @Test mutating func `who waits for a turn is not accused while others end`() throws {
    try declare(["one()", "two()"])
    var long = started()
    try note("testStarted", "one()")
    try note("testStarted", "two()")
    long.update(at: 0)
    try note("testEnded", "one()")
    long.update(at: 50)
    #expect(long.line(at: 79) == nil)
    #expect(long.overdue(at: 79, limitSeconds: 30) == [])
    #expect(long.line(at: 80) == "Still running: A/two() (1 min 20 s)")
    #expect(long.overdue(at: 80, limitSeconds: 30) == ["A/two()"])
  }

  @Test mutating func `of many, those in an assertion are named and the rest is counted`() throws {
    let names = (1...6).map { "t\($0)()" }
    try declare(names)
    for name in names { try note("testStarted", name) }
    var long = started()
    long.update(at: 0)
    let line = long.line(at: 30) { $0 == "A/t5()" }
    #expect(line == "Still running: A/t5() (30 s), 5 others, none of which ended for 30 s")
    #expect(long.line(at: 100) == nil)
    #expect(long.line(at: 130) == "Still running: 6 tests, none of which ended for 2 min 10 s")
  }

  @Test func `each method of XCTest has a time of its own`() throws {
    var long = started()
    try folder.write("running/1-a", Array("Card.testA".utf8))
    long.update(at: 0)
    try folder.write("running/2-b", Array("Card.testB".utf8))
    long.update(at: 20)
    #expect(long.line(at: 30) == "Still running: Card.testA (30 s)")
    #expect(long.overdue(at: 49, limitSeconds: 30) == ["Card.testA"])
    FileAccess.discard(folder.path + "/running/1-a")
    long.update(at: 50)
    #expect(long.overdue(at: 50, limitSeconds: 30) == ["Card.testB"])
  }
}
