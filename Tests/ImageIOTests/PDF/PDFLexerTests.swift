import Testing

@testable import ImageIO

@Suite struct PDFLexerTests {
  @Test func `values are read as the standard has them`() {
    func text(_ source: String) -> [UInt8]? {
      var lexer = PDFLexer(Array(source.utf8)[...])
      if case .string(let bytes) = lexer.object() { return bytes }
      return nil
    }
    #expect(text("(a(b)\\)\\n\\101\\\nc)") == Array("a(b))\nAc".utf8))
    #expect(text("<48 65 6C 6C 6F 2>") == Array("Hello ".utf8))
    var lexer = PDFLexer(Array("/A#20B 12 0 R 3 -.5 +7 true [1 2] % c\n null foo".utf8)[...])
    #expect(lexer.object()?.name == "A B")
    guard case .reference(12) = lexer.object() else {
      Issue.record("12 0 R is no reference")
      return
    }
    #expect(lexer.object()?.integer == 3)
    #expect(lexer.object()?.number == -0.5)
    #expect(lexer.object()?.integer == 7)
    guard case .boolean(true) = lexer.object(), case .array(let list) = lexer.object(),
      case .null = lexer.object(), case .keyword("foo") = lexer.next()
    else {
      Issue.record("a value is another")
      return
    }
    #expect(list.count == 2)
    #expect(lexer.next() == nil)
  }

  @Test func `brackets inside each other end`() {
    var lexer = PDFLexer([UInt8](repeating: UInt8(ascii: "["), count: 100_000)[...])
    #expect(lexer.next() == nil)
    var dictionaries = PDFLexer(Array(String(repeating: "<</A", count: 50_000).utf8)[...])
    #expect(dictionaries.next() == nil)
  }
}
