import Testing

@testable import SnapshotCore

/// Applies edits to source whose calls are named `check`.
@Suite struct InlineSourceTests {
  /// The edit of the call number `index` from 0: its `(` or `{` follows the name.
  private func edit(
    _ source: String, _ text: String?, call index: Int = 0, label: String = "matches",
    old: [String] = [], offset: Int = 0, had: Bool = false
  ) throws -> InlineEdit {
    let places = source.ranges(of: "check")
    let end = places[index].upperBound
    let start = try #require(source[end...].firstIndex { $0 != " " })
    let before = source[..<start]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex { $0.isNewline }.map { before.index(after: $0) }
    return InlineEdit(
      line: line, column: before[(lineStart ?? before.startIndex)...].utf8.count + 1,
      label: label, oldLabels: old, offset: offset, hadExpectation: had, text: text)
  }

  private func applied(_ source: String, _ edits: InlineEdit...) throws -> String {
    String(decoding: try InlineSource(Array(source.utf8)).applying(edits), as: UTF8.self)
  }

  @Test func `a missing closure is written behind the call, indented as the file is`() throws {
    let source = """
      func f() {
          check(of: [1], as: .dump)
          next()
      }
      """
    #expect(
      try applied(source, edit(source, "a\n\n  b\n")) == """
        func f() {
            check(of: [1], as: .dump) {
                \"""
                a

                  b

                \"""
            }
            next()
        }
        """)
  }

  @Test func `a parenthesis that stands alone gives its own indentation`() throws {
    let source = "func f() {\n  if a, check(\n    of: 1\n  )\n}"
    #expect(
      try applied(source, edit(source, "x"))
        == "func f() {\n  if a, check(\n    of: 1\n  ) {\n    \"\"\"\n    x\n    \"\"\"\n  }\n}")
  }

  @Test func `a closure is replaced, whatever it holds`() throws {
    let source = ##"""
      func f() {
        check(of: "(", as: .lines) {
          // } in a comment, and /* one more } */
          #"""
          old "} \#(value(")")) text
          """#
        }
      }
      """##
    #expect(
      try applied(source, edit(source, "new", had: true))
        == "func f() {\n  check(of: \"(\", as: .lines) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n}")
  }

  @Test func `a labelled argument is replaced where it stands`() throws {
    let source = """
      func f() {
        check(
          of: ["a", "b"], as: .dump,
          matches: {
            "old"
          })
      }
      """
    #expect(
      try applied(source, edit(source, "new", had: true)) == """
        func f() {
          check(
            of: ["a", "b"], as: .dump,
            matches: {
              \"""
              new
              \"""
            })
        }
        """)
  }

  @Test func `closures are counted from the call's first, in the list or behind it`() throws {
    for (source, expected) in [
      ("check { 1 }", "check { 1 } is: {\n  \"\"\"\n  x\n  \"\"\"\n}"),
      ("check(of: { 1 })", "check(of: { 1 }) {\n  \"\"\"\n  x\n  \"\"\"\n}"),
      ("check(a, Pair<Int, Int>()) { 1 }",
        "check(a, Pair<Int, Int>()) { 1 } is: {\n  \"\"\"\n  x\n  \"\"\"\n}"),
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

  @Test func `several closures of one call are written in one go`() throws {
    let source = "check { 1 } body: { \"o\" }\ncheck(2)"
    #expect(
      try applied(
        source, edit(source, "h", label: "head", offset: 1),
        edit(source, "z", call: 1))
        == """
        check { 1 } head: {
          \"""
          h
          \"""
        } body: { "o" }
        check(2) {
          \"""
          z
          \"""
        }
        """)
    let bare = "check { 1 }"
    #expect(
      try applied(
        bare, edit(bare, "h", label: "head", offset: 1), edit(bare, "b", label: "body", offset: 2)
      ) == "check { 1 } head: {\n  \"\"\"\n  h\n  \"\"\"\n} body: {\n  \"\"\"\n  b\n  \"\"\"\n}")
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

  @Test func `a value that is absent takes its closure away`() throws {
    let behind = "check(of: 1) {\n  \"a\"\n}\nnext()"
    #expect(try applied(behind, edit(behind, nil, had: true)) == "check(of: 1)\nnext()")
    let inside = "check(of: 1, matches: { \"a\" })"
    #expect(try applied(inside, edit(inside, nil, had: true)) == "check(of: 1)")
    let labelled = "check { 1 } is: { \"a\" }"
    #expect(
      try applied(labelled, edit(labelled, nil, label: "is", offset: 1, had: true))
        == "check { 1 }")
    let only = "check { \"a\" }"
    #expect(throws: InlineSourceError.noClosure(before: 0)) {
      try applied(only, edit(only, nil, had: true))
    }
  }

  @Test func `line ends stay what they are in the file`() throws {
    let source = "func f() {\r\n\tcheck(1)\r\n}\r\n"
    #expect(
      try applied(source, edit(source, "a\nb"))
        == "func f() {\r\n\tcheck(1) {\r\n\t\t\"\"\"\r\n\t\ta\r\n\t\tb\r\n\t\t\"\"\"\r\n"
        + "\t}\r\n}\r\n")
  }

  @Test func `source that is not what was built is left alone`() throws {
    let source = "check(of: 1)\n"
    for (line, column) in [(1, 1), (1, 7), (9, 1), (1, 0), (1, 99)] {
      let edit = InlineEdit(line: line, column: column, hadExpectation: false, text: "x")
      #expect(throws: InlineSourceError.notACall(line: line, column: column)) {
        try applied(source, edit)
      }
    }
    // The call had a closure when the tests were built.
    #expect(throws: InlineSourceError.self) { try applied(source, edit(source, "x", had: true)) }
    let open = "check(of: \"a"
    #expect(throws: InlineSourceError.unbalanced) { try applied(open, edit(open, "x")) }
    #expect(throws: InlineSourceError.noClosure(before: 1)) {
      try applied(source, edit(source, "x", offset: 1))
    }
  }

  @Test func `a thousand brackets in each other are refused, not a crash`() throws {
    let source = "check(" + String(repeating: "(", count: 100_000)
    #expect(throws: InlineSourceError.unbalanced) { try applied(source, edit(source, "x")) }
  }

  @Test func `the closure's line is found for a failure`() throws {
    let source = "\ncheck(\n  1\n) {\n  \"a\"\n}"
    let edit = try edit(source, nil, had: true)
    #expect(InlineSource(Array(source.utf8)).closureLine(edit) == 4)
    #expect(InlineSource(Array("\ncheck(1)".utf8)).closureLine(edit) == nil)
  }
}
