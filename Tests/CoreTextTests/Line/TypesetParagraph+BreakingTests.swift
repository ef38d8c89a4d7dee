import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TypesetParagraphBreakingTests: LaysTextOut {
  private func strings(_ layout: TextLayout, _ text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.line.range], as: UTF16.self) }
  }

  @Test func `lines end between words`() throws {
    let text = "The quick brown fox jumps"
    let layout = try layout(text, width: 100)
    #expect(strings(layout, text) == ["The quick ", "brown fox ", "jumps"])
    #expect(layout.lines.allSatisfy { $0.line.visibleWidth <= 100 })
    #expect((layout.size.height - 3 * 17 * 2444 / 2048).magnitude < 0.001)
    #expect(layout.isComplete)
  }

  @Test func `a word is pushed out so that the last one is not alone`() throws {
    func lines(_ text: String, width: CGFloat, count: Int = 0) throws -> [String] {
      let layout = try layout(text, width: width, lines: count) {
        $0.pushesWordsOut = true
        $0.lineBreakMode = .byTruncatingTail
      }
      return strings(layout, text)
    }
    let fox = "The quick brown fox jumps"
    #expect(try lines("brown fox jumps", width: 100) == ["brown ", "fox jumps"])
    // Where there are more than two lines the last word stays.
    #expect(try lines(fox, width: 100) == ["The quick ", "brown fox ", "jumps"])
    // Two words stay as they are; a word alone on its line stays there.
    #expect(
      try lines(fox + " high", width: 100) == ["The quick ", "brown fox ", "jumps high"])
    #expect(try lines("Incomparable jumps", width: 120) == ["Incomparable ", "jumps"])
    // Two words that do not fit into the last line are not put there.
    #expect(try lines("an interesting jumping", width: 130) == ["an interesting ", "jumping"])
    #expect(try lines("a b c\nd e f", width: 300) == ["a b c\n", "d e f"])
    #expect(try lines(fox, width: 100, count: 2).count == 2)
  }

  @Test func `Korean words are kept whole where that is asked for`() throws {
    let text = "가나다라 마바사"
    // Room for all but the last syllable.
    let width = try layout("가나다라 마바").size.width
    #expect(strings(try layout(text, width: width), text)[0] == "가나다라 마바")
    let whole = try layout(text, width: width) { $0.breaking = .keepsHangulWords }
    #expect(strings(whole, text)[0] == "가나다라 ")
  }

  @Test func `a word that is too long is cut where it must be`() throws {
    let text = "Incomprehensible"
    let layout = try layout(text, width: 60)
    #expect(layout.lines.count > 2)
    #expect(strings(layout, text).joined() == text)
  }
}
