import CoreText
import Testing

@Suite struct LineBreakerTests {
  /// A bar where a line may end, two where it must.
  private func broken(_ text: String, options: LineBreaker.Options = []) -> String {
    let breaks = LineBreaker.breaks(in: characters(text), options: options)
    var result = ""
    for (scalar, place) in zip(text.unicodeScalars, breaks) {
      if place == .allowed { result += "|" }
      if place == .mandatory { result += "‖" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test func `the end is mandatory and the start is not`() {
    #expect(LineBreaker.breaks(in: []) == [.prohibited])
    #expect(LineBreaker.breaks(in: [97]) == [.prohibited, .mandatory])
  }

  @Test func `lines end after spaces`() {
    #expect(broken("one two  three") == "one |two  |three")
    #expect(broken("  a") == "  |a")
  }

  @Test func `lines must end after line feeds`() {
    #expect(broken("a\nb\r\nc\u{2028}d") == "a\n‖b\r\n‖c\u{2028}‖d")
  }

  @Test func `no-break spaces and word joiners glue`() {
    #expect(broken("10\u{A0}km a\u{2060}b x\u{200B}y") == "10\u{A0}km |a\u{2060}b |x\u{200B}|y")
  }

  @Test func `hyphens and slashes end lines inside words`() {
    #expect(broken("well-known a/b —x") == "well-|known |a/|b |—|x")
    #expect(broken("soft\u{AD}hyphen") == "soft\u{AD}|hyphen")
  }

  @Test func `brackets and stops stay with their text`() {
    #expect(broken("(a) [b], c! “d”") == "(a) |[b], |c! |“d”")
    #expect(broken("f(x)") == "f(x)")
  }

  @Test func `numbers keep their signs`() {
    #expect(broken("$1,234.50 -5 20% €(9)") == "$1,234.50 |-5 |20% |€(9)")
    #expect(broken("€(x)") == "€|(x)")
  }

  @Test func `ideographs break anywhere but before closing marks`() {
    #expect(broken("日本語、です。") == "日|本|語、|で|す。")
    #expect(broken("「あ」ー") == "「あ」ー")
  }

  @Test func `emoji keep joiners, tones and flags`() {
    #expect(broken("👍🏽👩‍🚀🇩🇪🇫🇷") == "👍🏽|👩‍🚀|🇩🇪|🇫🇷")
  }

  @Test func `Korean breaks between syllables unless words are kept`() {
    #expect(broken("한국어 글") == "한|국|어 |글")
    #expect(broken("한국어 글", options: .keepsHangulWords) == "한국어 |글")
  }

  @Test func `marks go with what they stand on`() {
    #expect(broken("a e\u{301}\u{301}b \u{301}c") == "a |e\u{301}\u{301}b |\u{301}c")
  }

  @Test func `Thai breaks at spaces and between words`() {
    #expect(broken("ภาษาไทย ดี") == "ภาษา|ไทย |ดี")
    #expect(broken("สวัสดีชาวโลก") == "สวัสดี|ชาว|โลก")
    #expect(broken("(ภาษาไทย)2025") == "(ภาษา|ไทย)2025")
  }

  @Test func `Lao, Khmer and Burmese break between words`() {
    #expect(broken("ສະບາຍດີຊາວໂລກ") == "ສະບາຍດີ|ຊາວໂລກ")
    #expect(broken("សួស្តីពិភពលោក") == "សួស្តី|ពិភពលោក")
    #expect(broken("မင်္ဂလာပါကမ္ဘာ") == "မင်္ဂလာ|ပါ|ကမ္ဘာ")
  }

  @Test func `a script without spaces and without a dictionary stays together`() {
    #expect(broken("ᨣᩤᩴᨾᩮᩬᩥᨦ") == "ᨣᩤᩴᨾᩮᩬᩥᨦ")
  }

  @Test func `Hebrew keeps its hyphen`() {
    #expect(broken("א-ב a-b") == "א-ב |a-|b")
  }
}
