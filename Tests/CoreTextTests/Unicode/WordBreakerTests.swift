import CoreText
import Testing

@Suite struct WordBreakerTests {
  private func words(_ text: String) -> String {
    divided(text, at: WordBreaker.boundaries(in: characters(text)))
  }

  @Test func `words, spaces and marks stand apart`() {
    #expect(words("Hello, world") == "Hello|,| |world")
    #expect(words("a  b") == "a|  |b")
    #expect(WordBreaker.boundaries(in: []) == [])
  }

  @Test func `an apostrophe stands in a word, not at its end`() {
    #expect(words("can't") == "can't")
    #expect(words("dogs' x") == "dogs|'| |x")
  }

  @Test func `points and commas stand in numbers`() {
    #expect(words("3.14 1,5.") == "3.14| |1,5|.")
    #expect(words("v2.a") == "v2|.|a")
  }

  @Test func `Hebrew takes quotes between letters`() {
    #expect(words("צה\"ל") == "צה\"ל")
    #expect(words("a\"b") == "a|\"|b")
  }

  @Test func `marks and joined emoji stay with what they follow`() {
    #expect(words("e\u{301}a") == "e\u{301}a")
    #expect(words("👩‍🚀x") == "👩‍🚀|x")
  }

  @Test func `lines end words`() {
    #expect(words("a\r\nb\u{301}") == "a|\r\n|b\u{301}")
  }

  @Test func `words without spaces are a dictionary's`() {
    #expect(words("日本カタカナ") == "日本|カタカナ")
    #expect(words("我喜欢苹果。") == "我|喜欢|苹果|。")
    #expect(words("go ภาษาไทย 5") == "go| |ภาษา|ไทย| |5")
  }
}
