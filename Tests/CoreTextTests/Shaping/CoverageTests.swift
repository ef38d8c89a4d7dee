import Testing

@testable import CoreText

@Suite struct CoverageTests {
  @Test func `a list numbers its glyphs in order`() throws {
    let coverage = try Coverage(reader(words([1, 4, 5, 6, 9, 300])))
    #expect([5, 6, 9, 300].map { coverage.index(of: $0) } == [0, 1, 2, 3])
    #expect([0, 4, 7, 10, 301, .max].allSatisfy { !coverage.contains($0) })
  }

  @Test func `ranges number glyphs from their own start`() throws {
    let coverage = try Coverage(reader(words([2, 2, 10, 12, 0, 40, 40, 3])))
    #expect([10, 11, 12, 40].map { coverage.index(of: $0) } == [0, 1, 2, 3])
    #expect(coverage.index(of: 13) == -1)
    #expect(coverage.index(of: 39) == -1)
  }

  @Test func `a range that goes back covers nothing`() throws {
    #expect(try !Coverage(reader(words([2, 1, 12, 10, 0]))).contains(11))
  }

  @Test func `other formats and lists that are cut off are errors`() {
    #expect(throws: FontError.malformed(table: "test", offset: 0, reason: "coverage format 3")) {
      try Coverage(reader(words([3, 0])))
    }
    #expect(throws: FontError.self) { try Coverage(reader(words([1, 2, 5]))) }
    #expect(throws: FontError.self) { try Coverage(reader(words([2, 1, 5, 6]))) }
  }

  // MARK: Classes

  @Test func `classes are a list from a glyph on, or ranges`() throws {
    let list = try GlyphClasses(reader(words([1, 7, 4, 2, 2, 0, 1])))
    #expect((6...11).map { list.value(of: $0) } == [0, 2, 2, 0, 1, 0])
    let ranges = try GlyphClasses(reader(words([2, 2, 3, 4, 1, 8, 8, 5])))
    #expect((2...9).map { ranges.value(of: $0) } == [0, 1, 1, 0, 0, 0, 5, 0])
  }

  @Test func `no classes are empty, and so is a list of zeros`() throws {
    #expect(GlyphClasses.none.isEmpty)
    #expect(try GlyphClasses(reader(words([1, 7, 2, 0, 0]))).isEmpty)
    #expect(try !GlyphClasses(reader(words([1, 7, 2, 0, 1]))).isEmpty)
    #expect(throws: FontError.self) { try GlyphClasses(reader(words([3, 0]))) }
    #expect(throws: FontError.self) { try GlyphClasses(reader(words([1, 7, 2, 0]))) }
  }

  @Test func `a list at the end of all glyphs ends there`() throws {
    let classes = try GlyphClasses(reader(words([1, 0xFFFF, 2, 4, 5])))
    #expect(classes.value(of: 0xFFFF) == 4)
    #expect(classes.value(of: 0) == 0)
  }

  // MARK: Sets

  @Test func `a set has a bit for every glyph`() throws {
    var set = GlyphSet()
    set.insert(62, through: 65)
    #expect(set.words == [0b11 << 62, 0b11])
    set.insert(0, through: 0)
    #expect(set.words == [0b11 << 62 | 1, 0b11])
  }

  @Test func `a coverage goes into a set`() throws {
    var set = GlyphSet()
    try Coverage(reader(words([1, 2, 1, 3]))).insert(into: &set)
    #expect(set.words == [0b1010])
  }
}
