import Testing

@testable import CoreText

@Suite struct CharacterMapTests {
  private typealias Map = (platform: Int, encoding: Int, body: [UInt8])

  private func table(_ maps: [Map]) -> [UInt8] {
    var list = words([0, maps.count])
    var bodies: [UInt8] = []
    for map in maps {
      list += words([map.platform, map.encoding])
      list += bigEndian(UInt32(4 + 8 * maps.count + bodies.count))
      bodies += map.body
    }
    return list + bodies
  }

  private func map(_ maps: Map..., glyphCount: Int = 100) throws -> CharacterMap {
    try CharacterMap(reader(table(maps), "cmap"), glyphCount: glyphCount)
  }

  /// Segments of format 4, with glyphs of their own for the second.
  private let format4: [UInt8] =
    words([4, 46, 0, 6, 0, 0, 0]) + words([67, 101, 0xFFFF]) + words([0])
    + words([65, 100, 0xFFFF]) + words([-60, 0, 1]) + words([0, 4, 0]) + words([9, 0])

  /// Groups of format 12 or 13.
  private func groups(_ format: Int, _ groups: [(first: Int, last: Int, glyph: Int)]) -> [UInt8] {
    words([format, 0])
      + [UInt32(16 + 12 * groups.count), 0, UInt32(groups.count)].flatMap(bigEndian)
      + groups.flatMap { group in
        [group.first, group.last, group.glyph].flatMap { bigEndian(UInt32($0)) }
      }
  }

  @Test func `a byte for each of 256 characters`() throws {
    var glyphs = [UInt8](repeating: 0, count: 256)
    glyphs[65] = 3
    let map = try map((1, 0, words([0, 262, 0]) + glyphs))
    #expect(map.glyph(65) == 3)
    #expect(map.glyph(66) == 0)
  }

  @Test func `segments have a distance or glyphs of their own`() throws {
    let map = try map((3, 1, format4))
    #expect((64...68).map { map.glyph($0) } == [0, 5, 6, 7, 0])
    #expect(map.glyph(100) == 9)
    #expect(map.glyph(101) == 0)
    #expect(map.glyph(0xFFFF) == 0)
  }

  @Test func `a trimmed list begins at its first character`() throws {
    let map = try map((0, 3, words([6, 14, 0, 48, 2, 7, 8])))
    #expect((47...50).map { map.glyph($0) } == [0, 7, 8, 0])
  }

  @Test func `groups count glyphs up, or have one for all`() throws {
    let up = try map((3, 10, groups(12, [(0x1F600, 0x1F602, 20), (0x1F610, 0x1F610, 40)])))
    #expect((0x1F5FF...0x1F603).map { up.glyph($0) } == [0, 20, 21, 22, 0])
    #expect(up.glyph(0x1F610) == 40)
    let one = try map((3, 10, groups(13, [(0x100, 0x2FF, 9)])))
    #expect(one.glyph(0x100) == 9 && one.glyph(0x2FF) == 9)
    #expect(one.glyph(0x300) == 0)
  }

  @Test(arguments: [false, true])
  func `the map of all of Unicode comes before that of its first plane`(_ isFirst: Bool) throws {
    let full: Map = (3, 10, groups(12, [(65, 65, 77)]))
    let basic: Map = (3, 1, format4)
    let map = isFirst ? try map(full, basic) : try map(basic, full)
    #expect(map.glyph(65) == 77)
  }

  @Test func `a symbol font's characters stand for those at F000`() throws {
    let symbols = words([6, 12, 0, 0xF041, 1, 5])
    #expect(try map((3, 0, symbols)).glyph(0x41) == 5)
    #expect(try map((3, 1, symbols)).glyph(0x41) == 0)
    #expect(try map((3, 1, symbols)).glyph(0xF041) == 5)
  }

  @Test func `glyphs that the font does not have are none`() throws {
    let map = try map((3, 10, groups(12, [(65, 90, 2)])), glyphCount: 5)
    #expect((65...69).map { map.glyph($0) } == [2, 3, 4, 0, 0])
  }

  @Test func `numbers past Unicode have no glyph, however many a group names`() throws {
    let map = try map((3, 10, groups(13, [(0x10_FFFF, 0xFFFF_FFFF, 1)])))
    #expect(map.glyph(0x10_FFFF) == 1)
    #expect(map.glyph(0x11_0000) == 0)
    #expect(map.glyph(.max) == 0)
  }

  @Test func `a font without a map of Unicode is refused`() {
    #expect(throws: FontError.self) { try map((3, 5, format4)) }
    #expect(throws: FontError.self) { try map((3, 1, words([2, 6, 0]))) }
    #expect(throws: FontError.self) { try map() }
  }

  /// U+2764 has its usual glyph with selector 15 and another with selector 16.
  private var selectors: [UInt8] {
    func selector(_ number: UInt8, _ standard: Int, _ special: Int) -> [UInt8] {
      [0x00, 0xFE, number] + bigEndian(UInt32(standard)) + bigEndian(UInt32(special))
    }
    let standard: [UInt8] = bigEndian(UInt32(1)) + [0, 0x27, 0x63, 1]
    let special: [UInt8] = bigEndian(UInt32(1)) + [0, 0x27, 0x64] + words([42])
    return words([14]) + bigEndian(UInt32(0)) + bigEndian(UInt32(2)) + selector(0x0E, 32, 0)
      + selector(0x0F, 0, 32 + standard.count) + standard + special
  }

  @Test func `variation selectors choose glyphs`() throws {
    let map = try map((0, 5, selectors), (3, 10, groups(12, [(0x2763, 0x2764, 6)])))
    #expect(map.glyph(0x2764) == 7)
    #expect(map.glyph(0x2764, selector: 0xFE0E) == 7)
    #expect(map.glyph(0x2763, selector: 0xFE0E) == 6)
    #expect(map.glyph(0x2764, selector: 0xFE0F) == 42)
    #expect(map.glyph(0x2763, selector: 0xFE0F) == nil)
    #expect(map.glyph(0x2765, selector: 0xFE0E) == nil)
    #expect(map.glyph(0x2764, selector: 0xFE01) == nil)
  }

  @Test func `maps cut off anywhere are errors`() {
    let whole = table([(3, 10, groups(12, [(65, 66, 2), (70, 71, 4)]))])
    for count in 0..<whole.count {
      #expect(throws: FontError.self) {
        try CharacterMap(reader(Array(whole.prefix(count))), glyphCount: 9)
      }
    }
  }
}
