import Testing

@testable import CoreText

/// The rules of UAX #9 for embeddings, overrides and isolates.
@Suite struct BidiResolverTests {
  private func levels(_ classes: [BidiClass], base: UInt8 = 0) -> [UInt8] {
    var resolver = BidiResolver(classes: classes, characters: [])
    resolver.resolve(baseLevel: base)
    return resolver.levels
  }

  @Test func `an embedding raises what is inside, its signs are taken out`() {
    let (open, close) = (BidiClass.rightToLeftEmbedding, BidiClass.popDirectionalFormat)
    #expect(levels([open, .leftToRight, close, .leftToRight]) == [0, 2, 2, 0])
    #expect(levels([.leftToRightEmbedding, .rightToLeft, close]) == [0, 3, 3])
    #expect(levels([.leftToRightEmbedding, .leftToRight, close], base: 1) == [1, 2, 2])
  }

  @Test func `an override turns letters into its direction, and no further`() {
    let close = BidiClass.popDirectionalFormat
    #expect(levels([.rightToLeftOverride, .leftToRight, close, .leftToRight]) == [0, 1, 1, 0])
    #expect(levels([.leftToRightOverride, .rightToLeft, close, .rightToLeft]) == [0, 2, 2, 1])
  }

  @Test func `an isolate is neutral outside, whatever is inside`() {
    let close = BidiClass.popDirectionalIsolate
    #expect(levels([.rightToLeftIsolate, .leftToRight, close]) == [0, 2, 0])
    #expect(
      levels([.rightToLeft, .rightToLeftIsolate, .leftToRight, close, .europeanNumber])
        == [1, 1, 2, 1, 2])
    #expect(
      levels([.leftToRight, .rightToLeftIsolate, .rightToLeft, close, .leftToRight])
        == [0, 0, 1, 0, 0])
  }

  @Test func `an isolate may take its direction from its first letter`() {
    let (open, close) = (BidiClass.firstStrongIsolate, BidiClass.popDirectionalIsolate)
    #expect(levels([open, .rightToLeft, close]) == [0, 1, 0])
    #expect(levels([open, .whitespace, .arabicLetter, .leftToRight, close]) == [0, 1, 1, 2, 0])
    #expect(levels([open, .leftToRight, close]) == [0, 2, 0])
  }

  @Test func `the end of an embedding does not end an isolate`() {
    #expect(
      levels([
        .rightToLeftIsolate, .popDirectionalFormat, .leftToRight, .popDirectionalIsolate,
        .leftToRight,
      ]) == [0, 0, 2, 0, 0])
  }

  @Test func `the end of an isolate ends embeddings inside`() {
    #expect(
      levels([
        .rightToLeftIsolate, .leftToRightEmbedding, .leftToRight, .popDirectionalIsolate,
        .leftToRight,
      ]) == [0, 0, 2, 0, 0])
  }

  @Test func `ends without a beginning change nothing`() {
    #expect(
      levels([.popDirectionalFormat, .popDirectionalIsolate, .leftToRight, .rightToLeft])
        == [0, 0, 0, 1])
  }

  @Test(arguments: [
    ([.rightToLeft], true), ([.leftToRight], false), ([.arabicLetter, .leftToRight], true),
    ([.europeanNumber, .otherNeutral], false), ([.whitespace, .rightToLeft], true),
    ([.rightToLeftIsolate, .rightToLeft, .popDirectionalIsolate, .leftToRight], false),
    ([.leftToRightIsolate, .leftToRight, .popDirectionalIsolate, .rightToLeft], true),
    ([.rightToLeftIsolate, .rightToLeft], false),
    ([.rightToLeftEmbedding, .leftToRight], false),
    ([.paragraphSeparator, .rightToLeft], false),
  ] as [([BidiClass], Bool)])
  func `P2, P3: the first letter outside isolates is the paragraph's direction`(
    _ classes: [BidiClass], _ isRightToLeft: Bool
  ) {
    let resolver = BidiResolver(classes: classes, characters: [])
    #expect(resolver.isRightToLeft(from: 0, to: classes.count) == isRightToLeft)
  }

  @Test func `no text has no levels`() {
    #expect(levels([]) == [])
  }
}
