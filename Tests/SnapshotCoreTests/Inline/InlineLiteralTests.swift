import Testing

@testable import SnapshotCore

@Suite struct InlineLiteralTests {
  @Test func `as many pound signs as keep the text what it is`() {
    #expect(InlineLiteral.lines("a") == ["\"\"\"", "a", "\"\"\""])
    #expect(InlineLiteral.lines("a\\n") == ["#\"\"\"", "a\\n", "\"\"\"#"])
    #expect(InlineLiteral.lines("\"\"\"#") == ["##\"\"\"", "\"\"\"#", "\"\"\"##"])
    // A mark that joins the last quote to one character does not hide it.
    #expect(InlineLiteral.lines("\"\"\"\u{301}").first == "#\"\"\"")
    #expect(InlineLiteral.lines("") == ["\"\"\"", "", "\"\"\""])
  }

  @Test func `what source cannot hold is escaped`() {
    #expect(InlineLiteral.lines("a\r\nb\t") == ["\"\"\"", "a\\r", "b\t", "\"\"\""])
    #expect(InlineLiteral.lines("\\\r")[1] == "\\\\#r")
    #expect(InlineLiteral.lines("\u{1b}\u{202e}\u{feff}é")[1] == "\\u{1b}\\u{202e}\\u{feff}é")
  }
}
