import Testing

@testable import CoreText

@Suite struct BidiClassTests {
  /// UAX #9, table 4.
  @Test(
    arguments: [
      (0x41, BidiClass.leftToRight), (0x5D0, .rightToLeft), (0x627, .arabicLetter),
      (0x35, .europeanNumber), (0x2B, .europeanSeparator), (0x24, .europeanTerminator),
      (0x661, .arabicNumber), (0x2C, .commonSeparator), (0x300, .nonspacingMark),
      (0xAD, .boundaryNeutral), (0x2029, .paragraphSeparator), (0x9, .segmentSeparator),
      (0x20, .whitespace), (0x21, .otherNeutral), (0x202A, .leftToRightEmbedding),
      (0x202E, .rightToLeftOverride), (0x202C, .popDirectionalFormat),
      (0x2067, .rightToLeftIsolate), (0x2069, .popDirectionalIsolate),
    ] as [(UInt32, BidiClass)])
  func `characters have the classes of the standard`(character: UInt32, expected: BidiClass) {
    #expect(BidiClass(of: character) == expected)
  }

  @Test func `isolates stay in the text and count as neutral, embeddings are taken out`() {
    let isolates: [BidiClass] = [.leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate]
    #expect(BidiClass.allCases.filter(\.isIsolateInitiator) == isolates)
    for isolate in isolates + [.popDirectionalIsolate] {
      #expect(isolate.isNeutral && !isolate.isRemoved)
    }
    #expect(BidiClass.leftToRightEmbedding.isRemoved && BidiClass.boundaryNeutral.isRemoved)
  }

  @Test func `a number past Unicode's end has the class of letters`() {
    #expect(BidiClass(of: .max) == .leftToRight)
  }
}
