import Testing

@testable import SnapshotCore

@Suite struct InlineCallTests: SourceEditing {
  private func applied(_ source: String, _ edits: InlineEdit...) throws -> String {
    String(decoding: try InlineSource(Array(source.utf8)).applying(edits), as: UTF8.self)
  }

  @Test func `closures are counted from the call's first, in the list or behind it`() throws {
    for (source, expected) in [
      ("check { 1 }", "check { 1 } is: {\n  \"\"\"\n  x\n  \"\"\"\n}"),
      ("check(of: { 1 })", "check(of: { 1 }) {\n  \"\"\"\n  x\n  \"\"\"\n}"),
      (
        "check(a, Pair<Int, Int>()) { 1 }",
        "check(a, Pair<Int, Int>()) { 1 } is: {\n  \"\"\"\n  x\n  \"\"\"\n}"
      ),
    ] {
      #expect(try applied(source, edit(source, "x", label: "is", offset: 1)) == expected)
    }
    for (source, expected) in [
      ("check { 1 } is: { \"o\" }", "check { 1 } is: {\n  \"\"\"\n  x\n  \"\"\"\n}"),
      ("check { 1 } was: { \"o\" }", "check { 1 } is: {\n  \"\"\"\n  x\n  \"\"\"\n}"),
      ("check(of: { 1 }, is: { \"o\" })", "check(of: { 1 }, is: {\n  \"\"\"\n  x\n  \"\"\"\n})"),
    ] {
      let edit = try edit(source, "x", label: "is", old: ["was"], offset: 1, had: true)
      #expect(try applied(source, edit) == expected)
    }
  }

  @Test func `the closure's line is found for a failure`() throws {
    let source = "\ncheck(\n  1\n) {\n  \"a\"\n}"
    let edit = try edit(source, nil, had: true)
    #expect(InlineSource(Array(source.utf8)).closureLine(edit) == 4)
    #expect(InlineSource(Array("\ncheck(1)".utf8)).closureLine(edit) == nil)
  }
}
