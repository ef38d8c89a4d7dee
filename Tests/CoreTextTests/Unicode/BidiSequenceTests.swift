import Testing

@testable import CoreText

/// The rules of UAX #9 for weak and neutral types, each on the classes that it names.
@Suite struct BidiSequenceTests {
  private func levels(
    _ classes: [BidiClass], _ direction: BidiParagraph.BaseDirection = .leftToRight
  ) -> [UInt8] {
    BidiParagraph(classes: classes, direction: direction).levels
  }

  @Test func `W1: a mark takes the type of what stands before it`() {
    #expect(levels([.rightToLeft, .nonspacingMark]) == [1, 1])
    #expect(levels([.nonspacingMark, .rightToLeft]) == [0, 1])
    #expect(levels([.nonspacingMark, .leftToRight], .rightToLeft) == [1, 2])
    // After the end of an isolate it is neutral.
    #expect(
      levels([.rightToLeftIsolate, .popDirectionalIsolate, .nonspacingMark, .rightToLeft])
        == [0, 0, 0, 1])
  }

  @Test func `W2: digits after an Arabic letter are Arabic, until another letter comes`() {
    #expect(levels([.arabicLetter, .europeanNumber]) == [1, 2])
    #expect(levels([.arabicLetter, .otherNeutral, .europeanNumber]) == [1, 1, 2])
    #expect(levels([.arabicLetter, .leftToRight, .europeanNumber]) == [1, 0, 0])
  }

  @Test func `W4: one separator between two numbers belongs to them`() {
    let separators: [BidiClass] = [.europeanSeparator, .commonSeparator]
    for separator in separators {
      #expect(
        levels([.rightToLeft, .europeanNumber, separator, .europeanNumber]) == [1, 2, 2, 2])
    }
    // Between Arabic numbers a common separator does, a European one does not.
    let arabic: [BidiClass] = [.arabicLetter, .europeanNumber]
    #expect(levels(arabic + [.commonSeparator, .europeanNumber]) == [1, 2, 2, 2])
    #expect(levels(arabic + [.europeanSeparator, .europeanNumber]) == [1, 2, 1, 2])
    // Two separators do not.
    #expect(
      levels([.rightToLeft, .europeanNumber, .commonSeparator, .commonSeparator, .europeanNumber])
        == [1, 2, 1, 1, 2])
  }

  @Test func `W5: signs beside a European number belong to it`() {
    #expect(levels([.rightToLeft, .europeanTerminator, .europeanNumber]) == [1, 2, 2])
    #expect(levels([.rightToLeft, .europeanNumber, .europeanTerminator]) == [1, 2, 2])
    let many: [BidiClass] = [.europeanTerminator, .europeanTerminator, .europeanNumber]
    #expect(levels([.rightToLeft] + many) == [1, 2, 2, 2])
  }

  @Test func `W6: other signs are neutral`() {
    #expect(levels([.rightToLeft, .europeanTerminator, .rightToLeft]) == [1, 1, 1])
    #expect(levels([.arabicLetter, .europeanNumber, .europeanTerminator]) == [1, 2, 0])
  }

  @Test func `W7: a number after a letter from left to right runs with it`() {
    #expect(levels([.leftToRight, .europeanNumber, .rightToLeft]) == [0, 0, 1])
    #expect(levels([.leftToRight, .otherNeutral, .europeanNumber], .rightToLeft) == [2, 2, 2])
    #expect(levels([.rightToLeft, .europeanNumber, .leftToRight]) == [1, 2, 0])
  }

  @Test func `N1: what stands between two of one direction runs with them`() {
    #expect(levels([.rightToLeft, .otherNeutral, .rightToLeft]) == [1, 1, 1])
    #expect(levels([.rightToLeft, .whitespace, .europeanNumber]) == [1, 1, 2])
    #expect(levels([.arabicNumber, .whitespace, .rightToLeft]) == [2, 1, 1])
    #expect(levels([.leftToRight, .whitespace, .leftToRight], .rightToLeft) == [2, 2, 2])
  }

  @Test func `N2: what stands between two directions runs with the paragraph`() {
    let classes: [BidiClass] = [.leftToRight, .otherNeutral, .whitespace, .rightToLeft]
    #expect(levels(classes) == [0, 0, 0, 1])
    #expect(levels(classes, .rightToLeft) == [2, 1, 1, 1])
    #expect(levels([.europeanNumber, .otherNeutral, .rightToLeft]) == [0, 0, 1])
  }

  @Test func `I1, I2: levels rise to the next that fits`() {
    let classes: [BidiClass] = [.leftToRight, .arabicNumber, .rightToLeft]
    #expect(levels(classes) == [0, 2, 1])
    #expect(levels(classes, .rightToLeft) == [2, 2, 1])
  }

  /// Capitals stand for Hebrew letters; all are embedded from right to left, as in the examples
  /// of rule N0.
  @Test(arguments: [
    ("AB(CD[&ef]!)gh", "11111112211122"),
    ("smith (fabrikam ARABIC) HEBREW", "222221122222222111111111111111"),
    ("ARABIC book(s)", "11111112222222"),
  ])
  func `N0: pairs of brackets run as the standard's examples`(
    _ text: String, _ expected: String
  ) {
    let characters = text.unicodeScalars.map { scalar in
      (65...90).contains(scalar.value) ? scalar.value - 65 + 0x5D0 : scalar.value
    }
    let paragraph = BidiParagraph(characters, direction: .rightToLeft)
    #expect(paragraph.levels.map(String.init).joined() == expected)
  }
}
