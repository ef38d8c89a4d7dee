import Testing

@testable import SnapshotCore

@Suite struct SwiftSourceWalkTests: SourceEditing {
  private func applied(_ source: String, _ edits: InlineEdit...) throws -> String {
    String(decoding: try InlineSource(Array(source.utf8)).applying(edits), as: UTF8.self)
  }

  @Test func `brackets in literals, comments and regular expressions do not count`() throws {
    for argument in [
      #""\(f(")"))""#, ##"#"\#(g("]")) ) \( "#"##, "1 /* ) /* ( */ */", "a // )\n",
      "/[)]/", "#/ ) /#", "a / b / (c)", "`in`", #""\")""#, "\"\"", "#line", "[1: {_ in 2}]",
      "\"\"\"\n  ) \"\" \\(x)\n  \"\"\"", "#\"\"\"\n  ) \"\"\" (\n  \"\"\"#", "{ $0 / 2 }()",
      "x as? Y",
    ] {
      let source = "check(of: \(argument), as: .dump)"
      let result = try applied(source, edit(source, "t"))
      #expect(result == source + " {\n  \"\"\"\n  t\n  \"\"\"\n}", "\(argument)")
    }
  }

  @Test func `a thousand brackets in each other are refused, not a crash`() throws {
    let source = "check(" + String(repeating: "(", count: 100_000)
    #expect(throws: InlineSourceError.unbalanced) { try applied(source, edit(source, "x")) }
  }
}
