import CoreText
import Testing

/// Capital letters stand for Hebrew ones, as in the specification's examples.
@Suite struct BidiParagraphTests {
  private func hebrew(_ text: String) -> [UInt32] {
    characters(text).map { (65...90).contains($0) ? $0 - 65 + 0x5D0 : $0 }
  }

  private func levels(
    _ text: String, _ direction: BidiParagraph.BaseDirection = .natural
  ) -> String {
    let paragraph = BidiParagraph(hebrew(text), direction: direction)
    return paragraph.levels(ofLine: 0..<paragraph.levels.count).map(String.init).joined()
  }

  private func shown(
    _ text: String, _ direction: BidiParagraph.BaseDirection = .natural
  ) -> String {
    let all = Array(text.unicodeScalars)
    let paragraph = BidiParagraph(hebrew(text), direction: direction)
    var result = String.UnicodeScalarView()
    for index in paragraph.visualOrder(ofLine: 0..<all.count) { result.append(all[index]) }
    return String(result)
  }

  @Test func `plain text stays as it is`() {
    let paragraph = BidiParagraph(hebrew("Only (ascii), 12%".lowercased()))
    #expect(paragraph.isPlain)
    #expect(paragraph.baseLevel == 0)
    #expect(paragraph.visualRuns(ofLine: 2..<6).map(\.range) == [2..<6])
    #expect(BidiParagraph([]).visualRuns(ofLine: 0..<0) == [])
  }

  @Test func `the first letter chooses the direction`() {
    #expect(BidiParagraph(hebrew("12 ABC def")).baseLevel == 1)
    #expect(BidiParagraph(hebrew("12 abc DEF")).baseLevel == 0)
    #expect(BidiParagraph(hebrew("12")).baseLevel == 0)
    #expect(BidiParagraph(hebrew("\u{2067}ABC\u{2069} def")).baseLevel == 0)
    #expect(BidiParagraph(hebrew("abc"), direction: .rightToLeft).baseLevel == 1)
  }

  @Test func `words from right to left are turned round`() {
    #expect(shown("car is THE CAR") == "car is RAC EHT")
    #expect(shown("THE CAR is", .rightToLeft) == "is RAC EHT")
    #expect(levels("a B 1 c") == "0011200")
  }

  @Test func `numbers run from left to right in either`() {
    #expect(levels("AB 12,5%") == "11122222")
    #expect(shown("AB 12") == "12 BA")
  }

  @Test func `digits after Arabic letters are Arabic`() {
    let paragraph = BidiParagraph([0x627, 0x31, 0x2B, 0x32])
    #expect(paragraph.levels == [1, 2, 1, 2])
  }

  @Test func `brackets take the direction of what they enclose`() {
    #expect(levels("A (b) C", .rightToLeft) == "1112111")
    #expect(levels("a (B) c") == "0001000")
    #expect(levels("a (B c) D", .leftToRight) == "000100001")
  }

  @Test func `isolates do not touch what stands around them`() {
    #expect(levels("a \u{2067}B c\u{2069} d") == "000112000")
    #expect(levels("A \u{2068}b\u{2069} C") == "1112111")
  }

  @Test func `overrides turn letters round`() {
    #expect(shown("\u{202E}abc\u{202C}").filter(\.isLetter) == "cba")
  }

  @Test func `depth beyond the limit is ignored`() {
    let deep = [UInt32](repeating: 0x202B, count: 300) + [0x61]
    let paragraph = BidiParagraph(deep)
    #expect(paragraph.levels.last == 126)
    #expect(paragraph.levels.allSatisfy { $0 <= 126 })
  }

  @Test func `spaces at a line's end run with the paragraph`() {
    let paragraph = BidiParagraph(hebrew("abc DEF "), direction: .leftToRight)
    #expect(paragraph.levels(ofLine: 0..<8).last == 0)
    let inner = BidiParagraph(hebrew("abc DEF GHI"), direction: .leftToRight)
    #expect(inner.levels(ofLine: 4..<8) == [1, 1, 1, 0])
    #expect(inner.levels[7] == 1)
    #expect(inner.visualOrder(ofLine: 4..<8) == [6, 5, 4, 7])
  }

  @Test func `a separator ends embeddings`() {
    let paragraph = BidiParagraph([0x202E, 0x61, 0x2029, 0x61], direction: .leftToRight)
    #expect(paragraph.levels == [0, 1, 0, 0])
  }

  @Test func `brackets have mirror images and letters have none`() {
    #expect(BidiParagraph.mirrored(0x28) == 0x29)
    #expect(BidiParagraph.mirrored(0xBB) == 0xAB)
    #expect(BidiParagraph.mirrored(0x61) == nil)
  }
}
