import Testing

@testable import CoreText

@Suite struct GlyphTableTests: ReadsOutlines {
  private let triangle = "M10 20 L110 20 L60 120 Z"

  // MARK: Simple glyphs

  /// The same three points, each time in another of the forms that coordinates have.
  @Test(
    arguments: [
      // Two bytes each.
      ([1, 1, 1], words([10, 100, -50]), words([20, 0, 100])),
      // A byte and a sign; what does not change has none.
      ([0x37, 0x33, 0x27], [10, 100, 50], [20, 100]),
      // A byte each, 0 among them.
      ([0x37, 0x37, 0x27], [10, 100, 50], [20, 0, 100]),
      // One axis in bytes, the other one in words.
      ([0x13, 0x13, 0x03], [10, 100, 50], words([20, 0, 100])),
      ([0x25, 0x21, 0x25], words([10, 100, -50]), [20, 100]),
      // The bits 6 and 7, of overlaps and of nothing, do not count.
      ([0xC1, 0x41, 0x81], words([10, 100, -50]), words([20, 0, 100])),
    ] as [([UInt8], [UInt8], [UInt8])])
  func `coordinates are words, bytes with a sign, or the same as before`(
    _ flags: [UInt8], _ x: [UInt8], _ y: [UInt8]
  ) throws {
    let glyph = OutlineBytes.simple(ends: [2], flags: flags, x: x, y: y)
    #expect(try path(TestFont.outlines([glyph])) == triangle)
  }

  /// Three steps of 10 to the right and 5, 10 and 15 up.
  @Test(arguments: [
    [0x37, 0x37, 0x37], [0x3F, 2], [0x37, 0x3F, 1], [0x3F, 1, 0x37], [0x3F, 0, 0x3F, 1],
  ])
  func `a flag is for as many points more as the byte after it says`(_ flags: [UInt8]) throws {
    let glyph = OutlineBytes.simple(
      ends: [3], flags: [0x31] + flags, x: [10, 10, 10], y: [5, 10, 15])
    #expect(try path(TestFont.outlines([glyph])) == "M0 0 L10 5 L20 15 L30 30 Z")
  }

  @Test func `a flag that goes on after the last point ends there`() throws {
    let glyph = OutlineBytes.simple(
      ends: [3], flags: [0x31, 0x3F, 255], x: [10, 10, 10], y: [5, 10, 15])
    #expect(try path(TestFont.outlines([glyph])) == "M0 0 L10 5 L20 15 L30 30 Z")
  }

  @Test(
    arguments: [
      // The last point is off the curve.
      ([(0, 0, true), (10, 0, true), (10, 10, false)], "M0 0 L10 0 Q10 10 0 0 Z"),
      // Between two that are off it there is one in their middle, at halves too.
      (
        [(0, 0, true), (10, 0, false), (21, 10, false), (0, 20, true)],
        "M0 0 Q10 0 15.5 5 Q21 10 0 20 Z"
      ),
      // The first one is off the curve: the contour begins at the last.
      ([(0, 0, false), (10, 0, true), (10, 10, true)], "M10 10 Q0 0 10 0 Z"),
      // Both are: it begins in their middle.
      ([(0, 0, false), (20, 0, true), (20, 20, false)], "M10 10 Q0 0 20 0 Q20 20 10 10 Z"),
      ([(0, 0, false), (20, 30, false)], "M10 15 Q0 0 10 15 Q20 30 10 15 Z"),
      // One point is no shape, and no harm.
      ([(5, 5, true)], "M5 5 Z"), ([(5, 5, false)], "M5 5 Q5 5 5 5 Z"),
    ] as [(OutlineBytes.Contour, String)])
  func `points off the curve are controls, wherever a contour begins`(
    _ contour: OutlineBytes.Contour, _ expected: String
  ) throws {
    #expect(try path(TestFont.outlines([OutlineBytes.contours([contour])])) == expected)
  }

  @Test func `contours follow each other, each closed, those without points left out`() throws {
    let first: OutlineBytes.Contour = [(0, 0, true), (10, 0, true), (0, 10, true)]
    let second: OutlineBytes.Contour = [(20, 20, true), (20, 30, true)]
    let expected = "M0 0 L10 0 L0 10 Z M20 20 L20 30 Z"
    #expect(
      try path(TestFont.outlines([OutlineBytes.contours([first, second])])) == expected)
    #expect(
      try path(TestFont.outlines([OutlineBytes.contours([first, [], second])])) == expected)
  }

  @Test func `instructions are read past`() throws {
    let glyph = OutlineBytes.simple(
      ends: [2], flags: [1, 1, 1], x: words([10, 100, -50]), y: words([20, 0, 100]),
      instructions: [0x40, 3, 1, 2, 3])
    #expect(try path(TestFont.outlines([glyph])) == triangle)
  }

  /// What is between the least x of the header and the bearing moves the outline.
  @Test(arguments: [(10, 10, 10), (10, 35, 35), (10, -4, -4), (0, 25, 35)])
  func `an outline stands at its bearing`(_ least: Int, _ bearing: Int, _ x: Int) throws {
    let glyph = OutlineBytes.contours(
      [[(10, 0, true), (20, 0, true), (20, 10, true)]], left: least)
    let font = try TestFont.outlines([glyph], metrics: [(500, bearing)])
    #expect(try path(font) == "M\(x) 0 L\(x + 10) 0 L\(x + 10) 10 Z")
  }

  @Test(arguments: [false, true])
  func `offsets of glyphs are words of halves, or long`(_ isLong: Bool) throws {
    let glyphs = [OutlineBytes.box(0, 0, 10, 20), [], OutlineBytes.box(5, 6, 1, 1)].map {
      $0 + ($0.count % 2 == 0 ? [] : [0])
    }
    let font = try TestFont.outlines(glyphs, hasLongOffsets: isLong)
    #expect(try path(font, 0) == "M0 0 L10 0 L10 20 L0 20 Z")
    #expect(try path(font, 1) == "")
    #expect(try path(font, 2) == "M5 6 L6 6 L6 7 L5 7 Z")
  }

  /// OpenType 1.9: no data beyond the header are required, instructions may be there.
  @Test(arguments: [[], words([0]), words([2, 0x4F4F])])
  func `a glyph without contours needs no more than its header`(_ rest: [UInt8]) throws {
    let font = try TestFont.outlines([words([0, 0, 0, 0, 0]) + rest])
    #expect(try path(font) == "")
  }

  // MARK: Composite glyphs

  private typealias Part = OutlineBytes.Part

  /// A glyph of parts after a box of 10 by 20 as glyph 0.
  private func composed(_ parts: [Part], left: Int = 0) throws -> String {
    try path(
      TestFont.outlines([
        OutlineBytes.composite(parts, left: left), OutlineBytes.box(0, 0, 10, 20),
      ]))
  }

  @Test(arguments: [(true, 100, -5), (false, 100, -5), (false, -128, 127), (true, -3000, 9000)])
  func `a part is moved by words or by bytes`(_ hasWords: Bool, _ x: Int, _ y: Int) throws {
    let found = try composed([Part(glyph: 1, arguments: (x, y), hasWords: hasWords)])
    #expect(
      found == "M\(x) \(y) L\(x + 10) \(y) L\(x + 10) \(y + 20) L\(x) \(y + 20) Z")
  }

  @Test(arguments: [
    ([0.5], "M0 0 L5 0 L5 10 L0 10 Z"),
    ([-1], "M0 0 L-10 0 L-10 -20 L0 -20 Z"),
    ([1.5, 0.5], "M0 0 L15 0 L15 10 L0 10 Z"),
    // A quarter turn to the left.
    ([0, 1, -1, 0], "M0 0 L0 10 L-20 10 L-20 0 Z"),
    // The second number is what x adds to y, the third what y adds to x.
    ([1, 0.5, 0, 1], "M0 0 L10 5 L10 25 L0 20 Z"),
    ([1, 0, 0.5, 1], "M0 0 L10 0 L20 20 L10 20 Z"),
  ])
  func `a part is scaled, on each axis, or turned`(
    _ transform: [Double], _ expected: String
  ) throws {
    #expect(try composed([Part(glyph: 1, transform: transform)]) == expected)
  }

  /// Bit 11 asks for offsets that are scaled with the part, bit 12 for those that are not; with
  /// both or with none they are not.
  @Test(arguments: [
    (0, 100, -40), (0x1000, 100, -40), (0x800, 50, -30), (0x1800, 100, -40), (4, 100, -40),
  ])
  func `an offset is in the whole's units unless it is to be scaled`(
    _ flags: Int, _ x: Int, _ y: Int
  ) throws {
    let part = Part(glyph: 1, arguments: (100, -40), transform: [0.5, 0.75], flags: flags)
    #expect(
      try composed([part]) == "M\(x) \(y) L\(x + 5) \(y) L\(x + 5) \(y + 15) L\(x) \(y + 15) Z")
  }

  @Test(arguments: [false, true])
  func `a part is attached by a point of its own to one before it`(_ hasWords: Bool) throws {
    let first = Part(glyph: 1)
    // The upper right corner of the first box holds the lower left one of the second.
    let second = Part(glyph: 1, arguments: (2, 0), isAttached: true, hasWords: hasWords)
    let box = "M0 0 L10 0 L10 20 L0 20 Z"
    #expect(try composed([first, second]) == box + " M10 20 L20 20 L20 40 L10 40 Z")
    // Points are counted through all parts before: 6 is the second box's upper right corner.
    let third = Part(glyph: 1, arguments: (6, 3), isAttached: true, hasWords: hasWords)
    #expect(
      try composed([first, second, third])
        == box + " M10 20 L20 20 L20 40 L10 40 Z M20 20 L30 20 L30 40 L20 40 Z")
  }

  @Test func `a part is attached after it was scaled`() throws {
    let small = Part(glyph: 1, arguments: (2, 1), isAttached: true, transform: [0.5])
    #expect(
      try composed([Part(glyph: 1), small])
        == "M0 0 L10 0 L10 20 L0 20 Z M5 20 L10 20 L10 30 L5 30 Z")
  }

  @Test func `a part of parts counts its own points`() throws {
    let pair = OutlineBytes.composite([
      Part(glyph: 1), Part(glyph: 1, arguments: (2, 0), isAttached: true),
    ])
    let whole = OutlineBytes.composite([
      Part(glyph: 1, arguments: (100, 0)), Part(glyph: 2, arguments: (0, 50)),
    ])
    #expect(
      try path(TestFont.outlines([whole, OutlineBytes.box(0, 0, 10, 20), pair]))
        == "M100 0 L110 0 L110 20 L100 20 Z M0 50 L10 50 L10 70 L0 70 Z"
        + " M10 70 L20 70 L20 90 L10 90 Z")
  }

  @Test(arguments: [(4, 0), (0, 4), (0xFFFF, 0), (0, 0xFFFF)])
  func `points that are not there attach nothing`(_ whole: Int, _ own: Int) {
    #expect(throws: FontError.self) {
      try composed([Part(glyph: 1), Part(glyph: 1, arguments: (whole, own), isAttached: true)])
    }
  }

  /// The box begins at 0 and has a bearing of 15; the whole has one of 0.
  @Test(arguments: [(0, 0), (0x200, 15)])
  func `a part whose metrics are used moves the whole to its bearing`(_ flags: Int, _ x: Int) throws
  {
    let whole = OutlineBytes.composite([Part(glyph: 1, flags: flags)])
    let font = try TestFont.outlines(
      [whole, OutlineBytes.box(0, 0, 10, 20)], metrics: [(500, 0), (600, 15)])
    #expect(try path(font) == "M\(x) 0 L\(x + 10) 0 L\(x + 10) 20 L\(x) 20 Z")
  }

  @Test func `instructions after the parts are left alone`() throws {
    let whole = OutlineBytes.composite([Part(glyph: 1, flags: 0x100)]) + words([3]) + [1, 2, 3]
    let font = try TestFont.outlines([whole, OutlineBytes.box(0, 0, 10, 20)])
    #expect(try path(font) == "M0 0 L10 0 L10 20 L0 20 Z")
  }

  // MARK: Broken tables

  @Test func `a simple glyph that is cut off anywhere is an error`() throws {
    let whole = OutlineBytes.simple(
      ends: [0, 2], flags: [0x37, 0x0B, 1], x: [10, 100, 50], y: [20] + words([5, 9]),
      instructions: [1, 2, 3])
    #expect(try path(TestFont.outlines([whole])) == "M10 20 Z M-90 25 L-140 34 Z")
    for count in 1..<whole.count {
      #expect(throws: FontError.self) { try path(TestFont.outlines([Array(whole.prefix(count))])) }
    }
  }

  @Test func `a composite glyph that is cut off anywhere is an error`() throws {
    let whole = OutlineBytes.composite([
      Part(glyph: 0, hasWords: false), Part(glyph: 0, transform: [1, 0, 0, 1]),
      Part(glyph: 0, transform: [1, 1]), Part(glyph: 0, transform: [1]),
    ])
    let box = OutlineBytes.box(0, 0, 10, 20)
    #expect(try path(TestFont.outlines([box, whole]), 1).hasSuffix("L0 20 Z"))
    for count in 1..<whole.count {
      #expect(throws: FontError.self) {
        try path(TestFont.outlines([box, Array(whole.prefix(count))]), 1)
      }
    }
  }

  @Test(arguments: [[2, 1], [0, 1, 0], [5]])
  func `ends of contours that fall, or lie beyond the points, are errors`(_ ends: [Int]) {
    let glyph = OutlineBytes.simple(
      ends: ends, flags: [1, 1, 1], x: words([10, 100, -50]), y: words([20, 0, 100]))
    #expect(throws: FontError.self) { try path(TestFont.outlines([glyph])) }
  }

  @Test func `glyphs that are not in the table are errors that say so`() throws {
    let box = OutlineBytes.box(0, 0, 10, 20)
    func outline(_ loca: [UInt32], _ glyph: UInt16 = 0) throws -> GlyphOutline {
      let font = TestFont(glyphs: loca.dropFirst().map { _ in TestFont.Glyph() })
      let bytes = try font.bytes(replacing: [("glyf", box), ("loca", loca.flatMap(bigEndian))])
      return try FontInstance(FontFace(bytes: bytes)).outline(glyph)
    }
    #expect(try outline([0, UInt32(box.count)]).verbs.count == 5)
    #expect(throws: FontError.outOfBounds(table: "glyf", offset: 0, count: 1)) {
      try outline([0, UInt32(box.count) + 1])
    }
    #expect(
      throws: FontError.malformed(
        table: "loca", offset: 0, reason: "a glyph that ends before it begins")
    ) { try outline([4, 2]) }
    #expect(throws: FontError.malformed(table: "glyf", offset: 0, reason: "no glyph 1")) {
      try outline([0, 0], 1)
    }
    #expect(throws: FontError.self) {
      try outline([0xFFFF_FFFF, 0xFFFF_FFFF])
    }
  }

  @Test func `a list of offsets that is too short, or of an unknown form, is refused`() throws {
    let font = TestFont(glyphs: [.box(0, 0, 1, 1), .box(0, 0, 1, 1)])
    let short = try font.bytes(replacing: [("loca", [UInt8](repeating: 0, count: 11))])
    #expect(throws: FontError.outOfBounds(table: "loca", offset: 0, count: 12)) {
      try FontFace(bytes: short)
    }
    let head = [UInt8](repeating: 0, count: 18) + words([1000]) + [UInt8](repeating: 0, count: 30)
    let odd = try font.bytes(replacing: [("head", head + words([2, 0]))])
    #expect(throws: FontError.malformed(table: "head", offset: 50, reason: "loca format 2")) {
      try FontFace(bytes: odd)
    }
  }

  /// Glyphs of two parts each, both the glyph before.
  private func tower(_ height: Int, parts: Int) throws -> [UInt8] {
    try TestFont.outlines(
      [OutlineBytes.box(0, 0, 10, 20)]
        + (0..<height).map { glyph in
          OutlineBytes.composite((0..<parts).map { _ in Part(glyph: glyph) })
        })
  }

  @Test func `parts of parts may go deep, but neither too deep nor in a circle`() throws {
    #expect(try path(tower(10, parts: 1), 10) == "M0 0 L10 0 L10 20 L0 20 Z")
    #expect(throws: FontError.self) { try path(tower(40, parts: 1), 40) }
    let circle = [1, 2, 0].map { OutlineBytes.composite([Part(glyph: $0)]) }
    for glyph in 0..<3 as Range<UInt16> {
      #expect(throws: FontError.self) { try path(TestFont.outlines(circle), glyph) }
    }
  }

  @Test func `parts that double at every level are many before they are too many`() throws {
    #expect(try path(tower(6, parts: 2), 6).count { $0 == "Z" } == 64)
    // 2¹⁴ boxes, of which each would cost little.
    #expect(throws: FontError.self) { try path(tower(14, parts: 2), 14) }
  }

  @Test func `parts that the font does not have are an error`() {
    #expect(throws: FontError.self) { try composed([Part(glyph: 2)]) }
    #expect(throws: FontError.self) { try composed([Part(glyph: 0xFFFF)]) }
  }
}
