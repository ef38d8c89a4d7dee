import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct InlineMarkdownParserTests {
  /// The text with letters for what is said of it: `b` bold, `i` italic, `c` code, `s` struck.
  private func marked(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
  ) throws -> String {
    let text = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax),
      baseURL: URL(string: "http://x.y/"))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks = [
        (InlinePresentationIntent.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"),
        (.strikethrough, "s"),
      ].filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { "→" + $0.absoluteString } ?? ""
      return marks + "(" + String(text[run.range].characters) + ")" + link
    }.joined()
  }

  @Test(arguments: [
    ("*a* **b** ***c***", "i(a)( )b(b)( )bi(c)"), ("***a** b*", "bi(a)i( b)"),
    ("**a *b***", "b(a )bi(b)"), ("snake_case_word", "(snake_case_word)"),
    ("2*3*4", "(2)i(3)(4)"), ("a * b", "(a * b)"), ("**not", "(**not)"),
    ("`*a*` ``b`c``", "c(*a*)( )c(b`c)"), ("~~gone~~ ~a~", "s(gone)( )s(a)"),
    ("\\*a\\* &amp; &#65; &b", "(*a* & A &b)"), ("`open", "(`open)"),
  ])
  func `marks between letters follow CommonMark`(_ markdown: String, _ expected: String) throws {
    #expect(try marked(markdown) == expected)
  }

  @Test(arguments: [
    ("[a *b*](c \"d\")", "(a )→http://x.y/ci(b)→http://x.y/c"),
    ("<http://a.b>", "(http://a.b)→http://a.b"), ("<a@b.c>", "(a@b.c)→mailto:a@b.c"),
    ("[a](b(c))", "(a)→http://x.y/b(c)"), ("[a] (b)", "([a] (b))"), ("[a](b", "([a](b)"),
  ])
  func `links have an address`(_ markdown: String, _ expected: String) throws {
    #expect(try marked(markdown) == expected)
  }

  @Test func `ends of lines are spaces, breaks, or stay`() throws {
    #expect(try marked("a\n  b\n\nc") == "(a b c)")
    #expect(try marked("a\n  b", .inlineOnlyPreservingWhitespace) == "(a\n  b)")
    let text = try AttributedString(markdown: "a  \nb\\\nc\nd")
    #expect(String(text.characters) == "a\nb\nc d")
    #expect(
      text.runs.compactMap(\.inlinePresentationIntent) == [.lineBreak, .lineBreak, .softBreak])
  }

  @Test func `a picture has its address`() throws {
    let text = try AttributedString(markdown: "![sun](sun.png)")
    #expect(text.runs.compactMap(\.imageURL?.relativeString) == ["sun.png"])
  }
}
