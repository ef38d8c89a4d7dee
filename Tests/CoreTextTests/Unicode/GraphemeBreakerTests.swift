import CoreText
import Testing

@Suite struct GraphemeBreakerTests {
  private func clusters(_ text: String) -> Int {
    max(GraphemeBreaker.boundaries(in: characters(text)).count - 1, 0)
  }

  @Test func `no text has no clusters`() {
    #expect(GraphemeBreaker.boundaries(in: []) == [])
  }

  @Test func `marks belong to the letter before them`() {
    #expect(GraphemeBreaker.boundaries(in: characters("e\u{301}\u{327}a")) == [0, 3, 4])
  }

  @Test func `a line feed belongs to the carriage return before it`() {
    #expect(GraphemeBreaker.boundaries(in: characters("a\r\n\nb")) == [0, 1, 3, 4, 5])
  }

  @Test func `flags are pairs`() {
    #expect(clusters("🇩🇪🇫🇷") == 2)
    #expect(GraphemeBreaker.boundaries(in: [0x1F1E9, 0x1F1EA, 0x1F1EB]) == [0, 2, 3])
  }

  @Test func `joined emoji are one`() {
    #expect(clusters("👨‍👩‍👧‍👦") == 1)
    #expect(clusters("👍🏽") == 1)
    #expect(clusters("a\u{200D}👍") == 2)
  }

  @Test func `syllables of Hangul letters are one`() {
    #expect(GraphemeBreaker.boundaries(in: [0x1112, 0x1161, 0x11AB, 0x1100]) == [0, 3, 4])
  }

  @Test(arguments: ["naïve café", "שָׁלוֹם", "ไทย", "🏳️‍🌈 ok", "한국어"])
  func `clusters are those of the standard library`(text: String) {
    #expect(clusters(text) == text.count)
  }
}
