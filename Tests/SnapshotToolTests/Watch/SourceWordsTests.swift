import Testing

@testable import SnapshotTool

@Suite struct SourceWordsTests {
  @Test func `names, attributes, braces and points are words, other signs are not`() {
    #expect(
      SourceWords.of("@Test func a_1(_ b: C.D) -> [E] { b }")
        == ["@Test", "func", "a_1", "_", "b", "C", ".", "D", "E", "{", "b", "}"])
    #expect(SourceWords.of("func `a { b`()") == ["func", "`a { b`"])
  }

  @Test func `comments and strings have none`() {
    #expect(SourceWords.of("a // b {\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(SourceWords.of("a \"b { \\\" }\" c") == ["a", "c"])
    #expect(SourceWords.of("a #\"b \" { \"# c") == ["a", "c"])
    #expect(SourceWords.of("a \"\"\"\n b \" { \n\"\"\" c") == ["a", "c"])
  }

  @Test func `a string that does not end ends with its line`() {
    #expect(SourceWords.of("a \"b\nc") == ["a", "c"])
  }
}
