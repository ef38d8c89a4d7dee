import Testing

@testable import CoreText

@Suite struct CFFTableTests: ReadsOutlines {
  /// A program that draws a line from a point on the x axis.
  private func bar(_ x: Int) -> String { "\(x) hmoveto 7 vlineto endchar" }

  @Test func `every glyph has its program, those after the last have none`() throws {
    let font = try CFFBytes(programs: [bar(1), bar(2), bar(300)]).font(glyphCount: 4)
    #expect(try path(font, 0) == "M1 0 L1 7 Z")
    #expect(try path(font, 2) == "M300 0 L300 7 Z")
    #expect(try path(font, 3) == "")
  }

  @Test func `PostScript outlines come before TrueType's`() throws {
    var font = TestFont(glyphs: [.box(0, 0, 9, 9)])
    font.extraTables = [("CFF ", CFFBytes(programs: [bar(4)]).bytes)]
    #expect(try path(font.bytes) == "M4 0 L4 7 Z")
  }

  @Test func `a font of CFF2 alone has no outlines that are read`() throws {
    let font = try TestFont(glyphs: [TestFont.Glyph()]).bytes(
      replacing: [("CFF2", [2, 0, 5, 0, 0])], without: ["glyf", "loca"])
    #expect(throws: FontError.missingTable("glyf")) { try FontFace(bytes: font) }
  }

  // MARK: Lists

  @Test(arguments: [1, 2, 3, 4])
  func `offsets of a list have one byte to four`(_ size: Int) throws {
    var cff = CFFBytes(programs: [bar(1), bar(2)])
    cff.offsetSize = size
    #expect(try path(cff.font(), 1) == "M2 0 L2 7 Z")
  }

  @Test(arguments: [0, 5, 255])
  func `offsets of any other size are refused`(_ size: UInt8) {
    let index = [0, 1, size] + [UInt8](repeating: 1, count: 12)
    #expect(
      throws: FontError.malformed(table: "CFF ", offset: 2, reason: "offsets of \(size) bytes")
    ) { try CFFIndex(reader(index, "CFF "), at: 0) }
  }

  @Test func `a list gives its entries and says where it ends`() throws {
    let bytes = [9] + CFFBytes.index([[1, 2], [], [3]], offsetSize: 1) + [8, 8]
    let list = try CFFIndex(reader(bytes), at: 1)
    // Two bytes for the number, one for the size, four offsets, three bytes of data.
    #expect(list.count == 3 && list.end == 11)
    #expect(try (0..<3).map { try list.range($0).map { Array(bytes[$0]) } } == [[1, 2], [], [3]])
    #expect(try list.range(3) == nil)
    #expect(try list.range(-1) == nil)
  }

  @Test func `an empty list is two bytes long`() throws {
    let list = try CFFIndex(reader([7, 0, 0]), at: 1)
    #expect(list.count == 0 && list.end == 3)
    #expect(try list.range(0) == nil)
    #expect(CFFIndex.empty(reader([])).count == 0)
  }

  @Test func `entries that go back or beyond the table are errors`() throws {
    // Offsets 1, 4, 2, 60 of five bytes of data.
    let list = try CFFIndex(reader([0, 3, 1, 1, 4, 2, 60, 1, 2, 3, 4, 5]), at: 0)
    #expect(try list.range(0) == 7..<10)
    #expect(throws: FontError.self) { try list.range(1) }
    #expect(throws: FontError.self) { try list.range(2) }
  }

  // MARK: Dictionaries

  /// Where the programs are, written in each way that a whole number has.
  @Test(arguments: [0, 1, 2])
  func `numbers of dictionaries have one byte to five`(_ form: Int) throws {
    var cff = CFFBytes(programs: [bar(5)])
    switch form {
    case 0: cff.encodeOffset = { [UInt8(truncatingIfNeeded: $0 + 139)] }
    case 1: cff.encodeOffset = { [28] + bigEndian(Int16($0)) }
    default:
      // Two bytes are for 108 and above: the header makes room.
      cff.headerSize = 200
      cff.encodeOffset = { at in
        [UInt8(247 + (at - 108) >> 8), UInt8(truncatingIfNeeded: at - 108)]
      }
    }
    #expect(try path(cff.font()) == "M5 0 L5 7 Z")
  }

  @Test func `a negative number of two bytes is no place`() {
    var cff = CFFBytes(programs: [bar(5)])
    cff.encodeOffset = { _ in [251, 0] }
    #expect(throws: FontError.self) { try cff.font().withFace() }
  }

  @Test func `real numbers and operators that are not needed are read past`() throws {
    var cff = CFFBytes(programs: [bar(6)])
    // A matrix of real numbers: 0.001 is the nibbles `a 0 0 1 f`, −2.25 is `e 2 a 2 5 f`.
    cff.topStart =
      [30, 0xA0, 0x01, 0xFF, 30, 0xE2, 0xA2, 0x5F, 139, 30, 0xA0, 0x01, 0xFF, 139, 139, 12, 7]
      + [140, 2, 28, 0x11, 0x11, 5]
    #expect(try path(cff.font()) == "M6 0 L6 7 Z")
  }

  @Test func `a header may be longer than that of version 1`() throws {
    var cff = CFFBytes(programs: [bar(5)])
    cff.headerSize = 11
    #expect(try path(cff.font()) == "M5 0 L5 7 Z")
  }

  @Test func `a table without a top dictionary, or one without programs, is refused`() {
    let nothing = [1, 0, 4, 2] + CFFBytes.index([[65]]) + CFFBytes.index([])
    #expect(
      throws: FontError.malformed(table: "CFF ", offset: 12, reason: "no top dictionary")
    ) { try CFFTable(reader(nothing + [0, 0, 0, 0], "CFF ")) }
    let silent = [1, 0, 4, 2] + CFFBytes.index([[65]]) + CFFBytes.index([[139, 2]])
    #expect(throws: FontError.malformed(table: "CFF ", offset: 19, reason: "no glyphs")) {
      try CFFTable(reader(silent + [0, 0, 0, 0], "CFF "))
    }
  }

  // MARK: Fonts keyed by CID

  /// Two dictionaries, whose first subroutine draws a line at 10 and at 20.
  private func keyed(_ selector: [UInt8]) throws -> [UInt8] {
    var cff = CFFBytes(programs: [String](repeating: "-107 callsubr", count: 4))
    cff.dictionaries = [[bar(10)], [bar(20)]]
    cff.selector = selector
    return try cff.font()
  }

  @Test(
    arguments: [
      // A byte for every glyph.
      [0, 1, 0, 0, 1],
      // Ranges by their first glyph, and the end of the last.
      [3] + words([3, 0]) + [1] + words([1]) + [0] + words([3]) + [1] + words([4]),
    ] as [[UInt8]])
  func `a glyph's subroutines are those of its dictionary`(_ selector: [UInt8]) throws {
    let font = try keyed(selector)
    #expect(
      try (0..<4).map { try path(font, $0) }
        == ["M20 0 L20 7 Z", "M10 0 L10 7 Z", "M10 0 L10 7 Z", "M20 0 L20 7 Z"])
  }

  @Test func `without a list of dictionaries by glyph all have the first`() throws {
    #expect(try path(keyed([]), 3) == "M10 0 L10 7 Z")
  }

  @Test func `a dictionary that is not there is an error of its glyphs`() throws {
    let font = try keyed([0, 0, 2, 0, 255])
    #expect(try path(font, 2) == "M10 0 L10 7 Z")
    #expect(throws: FontError.self) { try path(font, 1) }
    #expect(throws: FontError.self) { try path(font, 3) }
  }

  // MARK: Accented letters

  /// The letter A, an acute, which the standard encoding has at 194, and glyphs of both.
  private let letters = [
    "", "5 hlineto endchar", "0 3 rmoveto 2 hlineto endchar", "10 20 65 194 endchar",
    "500 10.5 -4 65 194 endchar", "10 20 66 194 endchar",
  ]

  /// The names 34, A, and 125, acute, in each form that lists of names have.
  @Test(
    arguments: [
      [0] + words([34, 125, 391, 392, 393]),
      [1] + words([34]) + [0] + words([125]) + [0] + words([391]) + [2],
      [2] + words([34, 0, 125, 0, 391, 2]),
    ] as [[UInt8]])
  func `a glyph may be a letter with an accent above it`(_ names: [UInt8]) throws {
    var cff = CFFBytes(programs: letters)
    cff.names = names
    let font = try cff.font()
    #expect(try path(font, 3) == "M0 0 L5 0 Z M10 23 L12 23 Z")
    // The width comes first, as everywhere.
    #expect(try path(font, 4) == "M0 0 L5 0 Z M10.5 -1 L12.5 -1 Z")
    #expect(throws: FontError.self) { try path(font, 5) }
  }

  @Test func `a range of names is one of glyphs`() throws {
    var cff = CFFBytes(programs: letters)
    // The first two glyphs are @ and A, the third is the acute.
    cff.programs = ["", "9 hlineto", letters[1], letters[2], letters[3]]
    cff.names = [1] + words([33]) + [1] + words([125]) + [0] + words([391]) + [0]
    #expect(try path(cff.font(), 4) == "M0 0 L5 0 Z M10 23 L12 23 Z")
  }

  @Test func `without a list glyphs have the names that every reader knows`() throws {
    var programs = [String](repeating: "", count: 130)
    (programs[34], programs[125], programs[1]) = (letters[1], letters[2], letters[3])
    #expect(try path(CFFBytes(programs: programs).font(), 1) == "M0 0 L5 0 Z M10 23 L12 23 Z")
    // There is no glyph with the number that a letter's name has.
    #expect(throws: FontError.self) {
      try path(CFFBytes(programs: ["", letters[3]]).font(), 1)
    }
  }

  @Test(arguments: ["10 20 0 194 endchar", "10 20 65 255 endchar", "10 20 -5 32767 endchar"])
  func `codes that stand for nothing are errors`(_ program: String) {
    #expect(throws: FontError.self) { try path(CFFBytes(programs: [program]).font()) }
  }

  @Test func `an accent may stand anywhere, however far`() throws {
    var programs = [String](repeating: "", count: 130)
    // Doubled until the place has more digits than there are.
    programs[1] = "32767 32767 mul" + String(repeating: " dup add", count: 60) + " 0 65 194 endchar"
    programs[125] = letters[2]
    #expect(try path(CFFBytes(programs: programs).font(), 1).hasPrefix("M"))
  }

  @Test func `a letter that is an accented one itself goes no further`() throws {
    var programs = [String](repeating: "", count: 130)
    programs[34] = "5 hlineto 10 20 65 194 endchar"
    programs[125] = letters[2]
    #expect(
      try path(CFFBytes(programs: programs).font(), 34)
        == "M0 0 L5 0 Z M0 0 L5 0 Z M10 23 L12 23 Z")
  }

  // MARK: Broken tables

  @Test func `a table that is cut off anywhere is an error`() throws {
    var cff = CFFBytes(programs: ["-107 callsubr", "-107 callgsubr"])
    cff.global = [bar(3)]
    cff.local = [bar(4)]
    func use(_ table: [UInt8]) throws {
      let font = try TestFont(glyphs: [TestFont.Glyph(), TestFont.Glyph()]).bytes(
        replacing: [("CFF ", table)], without: ["glyf", "loca"])
      try FontFace(bytes: font).validate()
    }
    let whole = cff.bytes
    try use(whole)
    for count in 0..<whole.count {
      #expect(throws: FontError.self, "\(count) bytes") { try use(Array(whole.prefix(count))) }
    }
  }

  @Test func `a private dictionary outside the table is refused`() {
    for (size, offset) in [(6, 5000), (5000, 40), (1, -1)] {
      var cff = CFFBytes(programs: [bar(5)])
      cff.topStart = CFFBytes.long(size) + CFFBytes.long(offset) + [18]
      #expect(throws: FontError.self) { try cff.font().withFace() }
    }
  }

  @Test func `no damage to a table stops the process`() throws {
    var cff = CFFBytes(programs: ["-107 callsubr", "-107 callgsubr"])
    cff.global = ["1 2 3 4 5 6 rrcurveto return"]
    cff.dictionaries = [[bar(10)], [bar(20)]]
    cff.selector = [0, 0, 1]
    let whole = cff.bytes
    var readable = 0
    for place in whole.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] = value
        let font = try TestFont(glyphs: [TestFont.Glyph(), TestFont.Glyph()]).bytes(
          replacing: [("CFF ", bytes)], without: ["glyf", "loca"])
        if (try? font.withFace { try $0.validate() }) != nil { readable += 1 }
      }
    }
    #expect(readable > 0 && readable < 5 * whole.count)
  }
}

extension [UInt8] {
  /// Reads the bytes as a font.
  fileprivate func withFace(_ body: (FontFace) throws -> Void = { _ in }) throws {
    try body(FontFace(bytes: self))
  }
}
