import Testing

@testable import SnapshotCore

@Suite struct InlineEditTests: SourceEditing {
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
}
