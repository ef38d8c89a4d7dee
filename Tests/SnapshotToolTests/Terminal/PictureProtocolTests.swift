import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PictureProtocolTests {
  private func choice(_ answer: String, _ variables: [String: String] = [:]) -> PictureProtocol {
    PictureProtocol(answer: answer, variables: variables)
  }

  @Test func `the best that the terminal answers for is taken`() {
    let kitty = "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}P>|kitty(0.35)\u{1b}\\\u{1b}[?62;c"
    #expect(choice(kitty) == .kitty)
    #expect(choice("\u{1b}P>|iTerm2 3.5\u{1b}\\\u{1b}[?62;4c") == .iterm)
    #expect(choice("\u{1b}[?62;c", ["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(choice("\u{1b}[?64;1;4;22c") == .sixel)
    #expect(choice("\u{1b}[?64;1;22c", ["COLORTERM": "truecolor"]) == .blocks)
    #expect(choice("\u{1b}[?64;14;22c") == .none)
    #expect(choice("") == .none)
    #expect(choice(kitty, ["TERM": "dumb"]) == .none)
  }

  @Test func `inside tmux only what tmux says counts`() {
    let answer = "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;4c"
    #expect(choice(answer, ["TMUX": "/x"]) == .sixel)
    #expect(
      choice("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62c", ["TMUX": "/x", "COLORTERM": "24bit"])
        == .blocks)
  }

  @Test func `the answer is whole with the attributes`() {
    #expect(!PictureProtocol.isComplete("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;"))
    #expect(PictureProtocol.isComplete("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;4c"))
  }
}
