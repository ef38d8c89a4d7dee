import SnapshotCore
import SnapshotTool
import Testing

@Suite struct TerminalTextTests {
  @Test func `ideographs, Hangul, full-width forms and emoji take two columns`() {
    #expect(TerminalText.columns(of: "card") == 4)
    #expect(TerminalText.columns(of: "日本") == 4)
    #expect(TerminalText.columns(of: "한ｈ🎴") == 6)
    #expect(TerminalText.columns(of: "e\u{301}") == 1)
  }

  @Test func `what fits stays, and what does not ends in an ellipsis`() {
    #expect(TerminalText.fitted("card", columns: 4) == "card")
    #expect(TerminalText.fitted("cards", columns: 4) == "car…")
    #expect(TerminalText.fitted("日本語", columns: 5) == "日本…")
    #expect(TerminalText.fitted("日本語", columns: 4) == "日…")
    #expect(TerminalText.fitted("card", columns: 0) == "")
  }

  @Test func `control characters are written out and take their columns`() {
    #expect(TerminalText.fitted("a\nb", columns: 9) == "a\\nb")
    #expect(TerminalText.fitted("a\nb", columns: 3) == "a\\…")
  }
}
