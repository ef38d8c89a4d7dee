import Testing

@testable import CoreGraphics

@Suite struct PDFNumberTests {
  @Test func `lengths have three places and factors six`() {
    #expect(PDFNumber.text(12.34567) == "12.346")
    #expect(PDFNumber.factor(12.345678901) == "12.345679")
    #expect(PDFNumber.text(-0.5) == "-0.5")
    #expect(PDFNumber.text(7) == "7")
    #expect(PDFNumber.text(-0.0004) == "0")
  }

  /// PDF 1.4, 3.2.2: a number is a sign, digits and a point. There is no exponent, no infinity.
  @Test func `numbers of any size are digits, a point and a sign`() {
    var numbers: [CGFloat] = [0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    for exponent in stride(from: -300, through: 300, by: 7) {
      numbers += [1, -1.234567891].map { $0 * CGFloat(DeterministicMath.pow(10, Double(exponent))) }
    }
    for text in numbers.flatMap({ [PDFNumber.text($0), PDFNumber.factor($0)] }) {
      let digits = text.drop { $0 == "-" }
      #expect(text.count - digits.count <= 1)
      #expect(digits.allSatisfy { "0123456789.".contains($0) }, "\(text)")
      #expect(digits.first?.isNumber == true && digits.last?.isNumber == true)
      #expect(digits.filter { $0 == "." }.count <= 1)
    }
  }

  @Test func `what is too large is the largest number, and what is none is 0`() {
    #expect(PDFNumber.text(1e300) == "1000000000")
    #expect(PDFNumber.factor(-1e300) == "-1000000000")
    #expect([.nan, .infinity, -.infinity].map { PDFNumber.text($0) } == ["0", "0", "0"])
  }

  @Test func `a rectangle is two corners, the lower left one first`() {
    #expect(PDFNumber.text(CGRect(x: 1, y: 2, width: 3, height: 4)) == "[1 2 4 6]")
    #expect(PDFNumber.text(CGRect(x: 4, y: 6, width: -3, height: -4)) == "[1 2 4 6]")
  }

  @Test func `a transform is its six numbers in the order of cm`() {
    let transform = CGAffineTransform(a: 0.123456789, b: 2, c: 3, d: 4, tx: 5.00049, ty: 6)
    #expect(PDFNumber.text(transform) == "0.123457 2 3 4 5 6")
  }

  /// PDF 1.4, 3.2.3 and 3.8.1: brackets are escaped, and UTF-16 begins with its mark.
  @Test func `strings of Latin letters are in brackets, others in UTF-16`() {
    #expect(PDFNumber.string("Title") == "(Title)")
    #expect(PDFNumber.string("a(b)\\c") == "(a\\(b\\)\\\\c)")
    #expect(PDFNumber.string("") == "()")
    #expect(PDFNumber.string("é") == "<FEFF00E9>")
    // Beyond 16 bits there are two units: D800 and DC00 with ten bits of the rest each.
    #expect(PDFNumber.string("\u{1F600}") == "<FEFFD83DDE00>")
    #expect(PDFNumber.string("a\n") == "<FEFF0061000A>")
  }

  /// PDF 1.4, 3.2.4: what is no regular character is a number sign and two digits.
  @Test func `names have letters, digits and numbers of bytes`() {
    #expect(PDFNumber.name("Top-1_a") == "Top-1_a")
    #expect(PDFNumber.name("a b") == "a#20b")
    #expect(PDFNumber.name("#/(%") == "#23#2F#28#25")
    #expect(PDFNumber.name("é") == "#C3#A9")
  }
}
