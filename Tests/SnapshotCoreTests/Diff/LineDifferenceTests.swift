import SnapshotCore
import Testing

@Suite struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String? {
    LineDifference.text(old, new)
  }

  @Test func `equal texts have none`() {
    #expect(difference("a\nb", "a\nb") == nil)
    #expect(difference("", "") == nil)
  }

  @Test func `removed and added lines stand with three lines around them`() {
    let old = (1...12).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "\n6\n", with: "\nsix\n6½\n")
    #expect(
      difference(old, new) == """
        @@ -3,7 +3,8 @@
          3
          4
          5
        - 6
        + six
        + 6½
          7
          8
          9
        """)
  }

  @Test func `changes far apart are two pieces`() {
    let old = (1...30).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "2\n3\n4\n", with: "2\n4\n") + "\n31"
    #expect(
      difference(old, new) == """
        @@ -1,6 +1,5 @@
          1
          2
        - 3
          4
          5
          6
        @@ -28,3 +27,4 @@
          28
          29
          30
        + 31
        """)
  }

  @Test func `a line's end is a difference that is named`() {
    #expect(difference("a\n", "a") == "@@ -1,2 +1,1 @@\n  a\n- ")
    #expect(difference("a\r\nb", "a\nb") != nil)
  }

  @Test func `Unicode forms that look the same differ`() {
    #expect(difference("é", "e\u{301}") == "@@ -1,1 +1,1 @@\n- é\n+ e\u{301}")
  }

  @Test func `texts of many lines show the first that differs, and say how many there are`() {
    let old = (1...20_000).map { "\($0)" }.joined(separator: "\n")
    let new = (1...20_000).map { "\($0 < 3 ? $0 : $0 + 1)" }.joined(separator: "\n")
    #expect(
      difference(old, new) == """
        The texts have 20,000 and 20,000 lines: too many to show all that differ. The first is \
        line 3:
        - 3
        + 4
        """)
  }

  @Test func `a carriage return at a line's end is seen`() {
    #expect(difference("a\r\nb", "a\nb") == "@@ -1,2 +1,2 @@\n- a␍\n+ a\n  b")
  }
}
