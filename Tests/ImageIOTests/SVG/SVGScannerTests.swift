import Testing

@testable import ImageIO

@Suite struct SVGScannerTests {
  @Test func `numbers are the nearest ones, however they are written`() {
    for text in ["0.1", "123.456", "-.5", "1e-7", "12345678901234567890", "3.", "+2", "1E3"] {
      var scanner = SVGScanner(text)
      let plain = text.hasSuffix(".") ? String(text.dropLast()) : text
      #expect(scanner.number() == Double(plain))
      #expect(scanner.isAtEnd)
    }
    #expect(SVGScanner.numbers("1,2 3-4.5.5") == [1, 2, 3, -4.5, 0.5])
    #expect(SVGScanner.numbers("1 x 2") == [1])
    var word = SVGScanner("e5")
    #expect(word.number() == nil)
  }
}
