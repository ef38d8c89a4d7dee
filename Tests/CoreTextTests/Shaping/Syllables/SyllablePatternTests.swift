import Testing

@testable import CoreText

@Suite struct SyllablePatternTests {
  private enum Kind: UInt8 { case consonant, vowel, halant, other }

  private let c = SyllablePattern.of(Kind.consonant)
  private let v = SyllablePattern.of(Kind.vowel)
  private let h = SyllablePattern.of(Kind.halant)

  private func divide(_ rules: [SyllablePattern], _ text: [Kind]) -> [[Int]] {
    SyllableMachine(rules + [.everything]).syllables(count: text.count) { text[$0].rawValue }
      .map { [$0.range.lowerBound, $0.range.upperBound, Int($0.kind)] }
  }

  @Test func `a syllable goes on as far as its rule does`() {
    let text: [Kind] = [.consonant, .vowel, .vowel, .consonant, .other]
    #expect(divide([[c, v.many]], text) == [[0, 3, 0], [3, 4, 0], [4, 5, 1]])
  }

  @Test func `the longest syllable counts, and among equals the first rule`() {
    #expect(divide([c, [c, v]], [.consonant, .vowel]) == [[0, 2, 1]])
    #expect(divide([[c, v.maybe], [c, v]], [.consonant, .vowel]) == [[0, 2, 0]])
  }

  @Test func `what is begun and not ended is given back`() {
    let text: [Kind] = [.consonant, .halant, .vowel]
    #expect(divide([[c, h, c]], text) == [[0, 1, 1], [1, 2, 1], [2, 3, 1]])
  }

  @Test func `one or more is at least one`() {
    #expect(divide([[v.some, h]], [.halant]) == [[0, 1, 1]])
    #expect(divide([[v.some, h]], [.vowel, .vowel, .halant]) == [[0, 3, 0]])
  }

  @Test func `either of two patterns will do`() {
    #expect(divide([[c, v | h]], [.consonant, .halant]) == [[0, 2, 0]])
  }
}
