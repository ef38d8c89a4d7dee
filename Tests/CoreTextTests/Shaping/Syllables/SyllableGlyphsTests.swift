import Testing

@testable import CoreText

@Suite struct SyllableGlyphsTests {
  private func glyphs(_ count: Int) -> [Glyph] {
    (0..<count).map { Glyph(character: UInt32(97 + $0), cluster: Int32($0)) }
  }

  private func letters(_ glyphs: [Glyph]) -> String {
    String(String.UnicodeScalarView(glyphs.compactMap { Unicode.Scalar($0.character) }))
  }

  @Test func `neighbours of one number are a syllable`() {
    var glyphs = glyphs(5)
    glyphs.setSyllables([
      .init(range: 0..<2, kind: 3), .init(range: 2..<3, kind: 3), .init(range: 3..<5, kind: 0),
    ])
    #expect(glyphs.syllableEnd(from: 0) == 2)
    #expect(glyphs.syllableEnd(from: 2) == 3)
    #expect(glyphs.syllableEnd(from: 3) == 5)
    #expect(glyphs.indices.map { glyphs.syllableKind(at: $0) } == [3, 3, 3, 0, 0])
    var ranges: [Range<Int>] = []
    glyphs.forEachSyllable { ranges.append($1) }
    #expect(ranges == [0..<2, 2..<3, 3..<5])
    glyphs.clearSyllables()
    #expect(glyphs.syllableEnd(from: 0) == 5)
  }

  @Test func `numbers begin again after 15, and are never 0`() {
    var glyphs = glyphs(20)
    glyphs.setSyllables((0..<20).map { .init(range: $0..<$0 + 1, kind: 1) })
    #expect(glyphs.allSatisfy { $0.syllable >> 4 != 0 })
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.syllable != $1.syllable })
  }

  @Test func `merged clusters take those beside them of the same cluster along`() {
    var glyphs = glyphs(6)
    glyphs[1].cluster = 0
    glyphs[4].cluster = 3
    glyphs.mergeClusters(from: 1, to: 4)
    #expect(glyphs.map(\.cluster) == [0, 0, 0, 0, 0, 5])
    glyphs.mergeClusters(from: 5, to: 6)
    #expect(glyphs.map(\.cluster) == [0, 0, 0, 0, 0, 5])
  }

  @Test(arguments: [
    ([0, 1, 2], 0, [0, 2]), ([0, 1, 2], 1, [0, 2]), ([0, 0, 2], 0, [0, 2]),
    ([0, 0, 2], 1, [0, 2]), ([2, 1, 1], 1, [2, 1]), ([2, 1, 0], 1, [1, 0]),
    ([2, 2, 1, 0], 2, [1, 1, 0]), ([0, 1, 1, 3], 0, [0, 0, 3]), ([4], 0, []),
  ])
  func `what a glyph that is taken away stood for goes to the one before it, or after it`(
    _ clusters: [Int], _ index: Int, _ expected: [Int]
  ) {
    var glyphs = clusters.map { Glyph(character: 97, cluster: Int32($0)) }
    glyphs.removeGlyph(at: index)
    #expect(glyphs.map { Int($0.cluster) } == expected)
  }

  @Test(arguments: [(0, 3, "bcdae"), (3, 0, "dabce"), (2, 2, "abcde")])
  func `a glyph moves, and those between make room`(_ old: Int, _ new: Int, _ expected: String) {
    var glyphs = glyphs(5)
    glyphs.move(from: old, to: new)
    #expect(letters(glyphs) == expected)
  }

  @Test func `glyphs are ordered by position, and clusters merge where they pass each other`() {
    var glyphs = glyphs(5)
    for (index, position) in [4, 2, 2, 7, 9].enumerated() {
      glyphs[index].position = UInt8(position)
    }
    glyphs.sortByPosition(0..<5)
    #expect(letters(glyphs) == "bcade")
    #expect(glyphs.map(\.cluster) == [0, 0, 0, 3, 4])
  }

  @Test func `vowels turn round, each with what follows it`() {
    var glyphs = glyphs(5)
    // a and c are vowels; b is a mark of a, d and e are marks of c.
    for index in [0, 2] { glyphs[index].category = 1 }
    glyphs.reverseVowels(0..<5, 1 << 1)
    #expect(letters(glyphs) == "cdeab")
  }

  @Test func `glyphs that go together leave what they would one after the other`() {
    var dice: UInt32 = 7
    func next(below limit: UInt32) -> UInt32 {
      dice = dice &* 1_664_525 &+ 1_013_904_223
      return (dice >> 16) % limit
    }
    for _ in 0..<500 {
      let glyphs = (0..<8).map { _ in
        Glyph(character: 97 + next(below: 2), cluster: Int32(next(below: 5)))
      }
      var together = glyphs
      together.removeGlyphs { $0.character == 97 }
      var single = glyphs
      while let first = single.firstIndex(where: { $0.character == 97 }) {
        single.removeGlyph(at: first)
      }
      #expect(together.map(\.cluster) == single.map(\.cluster))
      #expect(together.allSatisfy { $0.character == 98 } && together.count == single.count)
    }
  }
}
