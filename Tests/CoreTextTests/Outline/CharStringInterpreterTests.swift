import CoreGraphics
import CoreText
import Testing

@Suite struct CharStringInterpreterTests {
  /// A CFF font of one glyph with a program.
  private func font(_ program: [UInt8]) -> [UInt8] {
    func index(_ items: [[UInt8]]) -> [UInt8] {
      if items.isEmpty { return [0, 0] }
      var offsets = [1]
      for item in items { offsets.append(offsets[offsets.count - 1] + item.count) }
      return words([items.count]) + [2] + words(offsets) + items.flatMap { $0 }
    }
    // The top dictionary says where the glyphs are: a five-byte number and operator 17.
    func top(_ at: Int) -> [UInt8] { [29] + bigEndian(Int32(at)) + [17] }
    let before: (Int) -> [UInt8] = { at in
      [1, 0, 4, 1] + index([[65]]) + index([top(at)]) + index([]) + index([])
    }
    let cff = before(before(0).count) + index([program])
    var font = TestFont(glyphs: [TestFont.Glyph()])
    font.extraTables = [("CFF ", cff)]
    return font.bytes
  }

  /// Small numbers are a byte each.
  private func number(_ value: Int) -> UInt8 { UInt8(value + 139) }

  @Test func `lines and curves are drawn from the place before`() throws {
    let program: [UInt8] = [
      number(10), number(20), 21,  // rmoveto
      number(30), 6,  // hlineto
      number(1), number(2), number(3), number(4), number(5), number(6), 8,  // rrcurveto
      14,
    ]
    let outline = try FontInstance(FontFace(bytes: font(program))).outline(0)
    #expect(outline.verbs == [.move, .line, .cubic, .close])
    #expect(
      outline.path(scale: 1).points == [
        CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 41, y: 22),
        CGPoint(x: 44, y: 26), CGPoint(x: 49, y: 32),
      ])
  }

  @Test func `hints and the width are left out`() throws {
    let program: [UInt8] = [
      number(50), number(0), number(10), 1,  // a width, hstem
      number(5), number(10), 19, 0x80,  // vstem by hintmask, one byte of mask
      number(7), 4,  // vmoveto
      number(8), 7, 14,  // vlineto
    ]
    let outline = try FontInstance(FontFace(bytes: font(program))).outline(0)
    #expect(outline.path(scale: 1).points == [CGPoint(x: 0, y: 7), CGPoint(x: 0, y: 15)])
  }

  @Test func `a program that calls what is not there names its table`() throws {
    let face = try FontFace(bytes: font([number(3), 10, 14]))
    #expect {
      try FontInstance(face).outline(0)
    } throws: { error in
      guard case .malformed("CFF ", _, _)? = error as? FontError else { return false }
      return true
    }
  }
}
