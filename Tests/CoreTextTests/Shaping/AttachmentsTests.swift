import Testing

@testable import CoreText

/// Source: OpenType 1.9, `GPOS`, look-up types 3 to 6, "Anchor Table" and "Mark Array Table".
@Suite struct AttachmentsTests {
  private typealias Flag = TestLookup.Flag

  private static let ignoresMarks = TestLookup.Flag.ignoresMarks

  private let font = LayoutFont()
    .with(TestGlyphClasses(bases: "abfix", ligatures: "FGH", marks: "^~!"))

  private let rightToLeft = ShapingOptions(script: .arabic, isRightToLeft: true)

  // MARK: Marks on letters

  private let onBases = TestLookup.marks(
    ["^": TestMark(0, 100, 500), "~": TestMark(1, 50, 0)],
    onBases: [
      "a": [TestAnchor(250, 600), TestAnchor(260, -20)], "b": [TestAnchor(300, 800), nil],
    ])

  @Test(arguments: [
    // Where the anchor of the letter is, less that of the mark, less the letter's advance.
    ("a^", [[0, 0], [250 - 100 - 500, 600 - 500]]), ("b^", [[0, 0], [300 - 100 - 500, 300]]),
    ("a~", [[0, 0], [260 - 50 - 500, -20]]),
    // Several marks are on the same letter.
    ("a^~", [[0, 0], [-350, 100], [-290, -20]]), ("a^^", [[0, 0], [-350, 100], [-350, 100]]),
    // The nearest letter is the one that counts.
    ("ab^", [[0, 0], [0, 0], [-300, 300]]), ("ba^", [[0, 0], [0, 0], [-350, 100]]),
    // Without a letter, without its anchor, or on a letter that is not covered nothing moves.
    ("^a", [[0, 0], [0, 0]]), ("b~", [[0, 0], [0, 0]]), ("ax^", [[0, 0], [0, 0], [0, 0]]),
  ])
  func `a mark's anchor comes to lie on that of its letter`(
    _ text: String, _ places: [[Int]]
  ) throws {
    let shaped = try font.positioning("mark", onBases).shape(text)
    #expect(shaped.places == places)
    #expect(shaped.intAdvances == text.map { "^~".contains($0) ? 0 : 500 })
  }

  @Test func `right to left a mark stands before its letter`() throws {
    let shaped = try font.positioning("mark", onBases).shape("xa^~", rightToLeft)
    #expect(LayoutFont.letters(shaped) == "~^ax")
    #expect(shaped.places == [[210, -20], [150, 100], [0, 0], [0, 0]])
  }

  @Test func `a mark goes with a letter that is moved, before or after`() throws {
    let moves = TestLookup.moves("a", TestValue(x: 30, y: -8, advance: 40))
    for lookups in [[moves, onBases], [onBases, moves]] {
      var font = font
      font.positions.lookups = lookups
      font.positions.features = [("mark", [0, 1])]
      let shaped = try font.shape("a^")
      #expect(shaped.intAdvances == [540, 0])
      #expect(shaped.places[1][0] == 30 + 150 - 540)
    }
    let shaped = try font.positioning("mark", moves, onBases).shape("a^")
    #expect(shaped.places == [[30, -8], [-360, 92]])
  }

  @Test func `what one subtable has no anchor for may be in the next`() throws {
    let lookup = onBases.then(
      .marks(["~": TestMark(0, 0, 0)], onBases: ["b": [TestAnchor(70, 90)]]))
    #expect(try font.positioning("mark", lookup).shape("b~").places == [[0, 0], [-430, 90]])
  }

  @Test(arguments: [
    TestAnchor(250, 600), TestAnchor(250, 600, point: 3),
    TestAnchor(250, 600, devices: (nil, nil)),
    // Hints for 11 and 12 pixels.
    TestAnchor(250, 600, devices: (words([11, 12, 2, 0x1100]), nil)),
  ])
  func `all formats of an anchor have a place`(_ anchor: TestAnchor) throws {
    for (mark, base) in [(TestAnchor(0, 0), anchor), (anchor, TestAnchor(0, 0))] {
      let lookup = TestLookup.marks(["^": TestMark(0, mark)], onBases: ["a": [base]])
      let sign = base.x == 0 ? -1 : 1
      #expect(
        try font.positioning("mark", lookup).shape("a^").places
          == [[0, 0], [sign * 250 - 500, sign * 600]])
    }
  }

  @Test(arguments: [(400, 0, 0), (900, 101, -61), (650, 51, -30), (525, 25, -15)])
  func `anchors vary with the font's axes, and their distance is rounded once`(
    _ weight: Int, _ x: Int, _ y: Int
  ) throws {
    // The letter's anchor varies by 100 and -60, the mark's by -1 and 1: at half, by 50.5 together.
    let lookup = TestLookup.marks(
      ["^": TestMark(0, TestAnchor(10, 20, devices: (device(2), device(3))))],
      onBases: ["a": [TestAnchor(200, 300, devices: (device(0), device(1)))]])
    let font = font.varying(by: [100, -60, -1, 1]).positioning("mark", lookup)
    let shaped = try font.shape("a^", ShapingOptions(), [("wght", weight << 16)])
    #expect(shaped.places == [[0, 0], [190 - 500 + x, 280 + y]])
  }

  @Test func `of glyphs that were one the first takes the mark, or one with an anchor`() throws {
    let split = font.substituting("ccmp", .multiple(["x": "ai", "f": "ia"]))
      .positioning("mark", onBases)
    // i has no anchor: the mark is on a, two letters back.
    #expect(try split.shape("x^").places == [[0, 0], [0, 0], [150 - 1000, 100]])
    #expect(try split.shape("f^").places == [[0, 0], [0, 0], [150 - 500, 100]])
    // Letters that were two characters are not one.
    #expect(try split.shape("ai^").places == [[0, 0], [0, 0], [0, 0]])
  }

  // MARK: Marks on ligatures

  /// F has two parts and G three, whose anchors are 100 apart.
  private let onLigatures = TestLookup.marks(
    ["^": TestMark(0, 0, 0), "~": TestMark(0, 0, 0), "!": TestMark(1, 0, 0)],
    onLigatures: [
      "F": [[TestAnchor(100, 700), nil], [TestAnchor(200, 800), TestAnchor(200, -80)]],
      "G": [
        [TestAnchor(100, 700), TestAnchor(100, -70)], [TestAnchor(200, 800), TestAnchor(200, -80)],
        [TestAnchor(300, 900), TestAnchor(300, -90)],
      ],
    ])

  private func ligatures(_ lookups: KeyValuePairs<TestGlyphs, TestGlyphs>...) -> LayoutFont {
    font.substituting(
      "liga", all: lookups.map { TestLookup.ligatures($0).with(flag: Self.ignoresMarks) }
    ).positioning("mark", onLigatures)
  }

  @Test(arguments: [
    ("f^i", "F^", [[-400, 700]]), ("fi^", "F^", [[-300, 800]]),
    ("f^i~", "F^~", [[-400, 700], [-300, 800]]), ("f^~i", "F^~", [[-400, 700], [-400, 700]]),
    ("fi^~", "F^~", [[-300, 800], [-300, 800]]), ("fi!", "F!", [[-300, -80]]),
    // The first part of F has no place for the mark.
    ("f!i", "F!", [[0, 0]]), ("f!i^", "F!^", [[0, 0], [-300, 800]]),
    ("f^f~i!", "G^~!", [[-400, 700], [-300, 800], [-200, -90]]),
    ("f!ffi^", "f!G^", [[0, 0], [0, 0], [-200, 900]]),
    // A glyph of a character has no parts to tell apart: its last one counts.
    ("F^", "F^", [[-300, 800]]),
  ])
  func `a mark is on the part of a ligature that it was typed after`(
    _ text: String, _ letters: String, _ places: [[Int]]
  ) throws {
    let shaped = try ligatures(["ffi": "G", "fi": "F"]).shape(text)
    #expect(LayoutFont.letters(shaped) == letters)
    #expect(Array(shaped.places.suffix(places.count)) == places)
  }

  @Test func `a ligature of a ligature has the parts of both`() throws {
    let font = ligatures(["ff": "H"], ["Hi": "G"])
    let shaped = try font.shape("f^f~i^")
    #expect(LayoutFont.letters(shaped) == "G^~^")
    #expect(Array(shaped.places.dropFirst()) == [[-400, 700], [-300, 800], [-200, 900]])
    let end = ligatures(["fi": "F"], ["fF": "G"])
    #expect(
      Array(try end.shape("f^f~i^").places.dropFirst())
        == [[-400, 700], [-300, 800], [-200, 900]])
  }

  @Test func `a ligature of a ligature of a ligature has the parts of all`() throws {
    let anchors: [[TestAnchor?]] = (1...4).map { [TestAnchor(100 * $0, 0)] }
    let font = font.substituting(
      "liga",
      all: [["fi": "F"], ["fF": "G"], ["Gx": "H"]].map {
        TestLookup.ligatures($0).with(flag: Self.ignoresMarks)
      }
    ).positioning(
      "mark",
      .marks(["^": TestMark(0, 0, 0), "~": TestMark(0, 0, 0)], onLigatures: ["H": anchors]))
    let shaped = try font.shape("f~fi^x^")
    #expect(LayoutFont.letters(shaped) == "H~^^")
    #expect(shaped.places.map { $0[0] } == [0, 100 - 500, 300 - 500, 400 - 500])
  }

  @Test func `a mark of a part that the ligature has no anchors for is on the last`() throws {
    let font = ligatures(["ffi": "F"])
    #expect(
      Array(try font.shape("f^f~i^").places.dropFirst())
        == [[-400, 700], [-300, 800], [-300, 800]])
  }

  @Test func `marks that were one mark are on the part that it was typed after`() throws {
    let font = ligatures(["fi": "F"]).substituting("ccmp", .multiple(["~": "^^"]))
    let last = [200 - 500, 800]
    #expect(try font.shape("fi~").places == [[0, 0], last, last])
  }

  @Test func `right to left a mark knows its part too`() throws {
    let shaped = try ligatures(["fi": "F"]).shape("f^i~", rightToLeft)
    #expect(LayoutFont.letters(shaped) == "~^F")
    #expect(shaped.places == [[200, 800], [100, 700], [0, 0]])
  }

  // MARK: Marks on marks

  private let onMarks = TestLookup.marks(
    ["~": TestMark(0, 50, 500), "!": TestMark(0, 0, 0)],
    onMarks: ["^": [TestAnchor(100, 900)], "~": [TestAnchor(60, 700)]])

  private func stacks(_ flag: Int = 0, _ set: Int? = nil) -> LayoutFont {
    var lookup = onMarks.with(flag: flag)
    lookup.markSet = set
    var font = font
    font.glyphClasses?.markClasses = ["^!", "~"]
    font.glyphClasses?.markSets = ["^!"]
    return font.positioning("mark", onBases, onLigatures).positioning("mkmk", lookup)
  }

  @Test func `a mark stands on the mark before it, wherever that is`() throws {
    let shaped = try stacks().shape("a^~!")
    let first = [250 - 100 - 500, 600 - 500]
    let second = [first[0] + 100 - 50, first[1] + 900 - 500]
    #expect(shaped.places == [[0, 0], first, second, [second[0] + 60, second[1] + 700]])
    let turned = try stacks().shape("a^~!", rightToLeft)
    #expect(turned.places == [[260, 1200], [200, 500], [150, 100], [0, 0]])
  }

  @Test func `a mark does not reach over a letter to a mark`() throws {
    #expect(try stacks().shape("^b~").places == [[0, 0], [0, 0], [0, 0]])
    // Flags that ignore letters do not count here.
    #expect(try stacks(Flag.ignoresBases).shape("^b~").places == [[0, 0], [0, 0], [0, 0]])
  }

  @Test func `marks of other classes or sets are looked through`() throws {
    let direct = try stacks().shape("a^~!").places
    for font in [stacks(Flag.attachment(1)), stacks(0, 0)] {
      let places = try font.shape("a^~!").places
      #expect(places[3] == [-350 + 100, 100 + 900])
      #expect(places[2] == [260 - 50 - 500, -20])
      #expect(places[3] != direct[3])
    }
  }

  @Test func `marks of one part of a ligature stand on each other, others do not`() throws {
    let font = stacks().substituting("liga", .ligatures(["fi": "F"]).with(flag: Self.ignoresMarks))
    #expect(try font.shape("f^~i").places == [[0, 0], [-400, 700], [-350, 1100]])
    #expect(try font.shape("f^i~").places == [[0, 0], [-400, 700], [-300, 800]])
    #expect(try font.shape("fi^~").places == [[0, 0], [-300, 800], [-250, 1200]])
    let long = stacks().substituting(
      "liga", .ligatures(["ffi": "G"]).with(flag: Self.ignoresMarks))
    #expect(try long.shape("f^f~i").places == [[0, 0], [-400, 700], [-300, 800]])
  }

  @Test func `a mark that was made of letters stands on the mark before it`() throws {
    let font = stacks().substituting("liga", .ligatures(["xb": "!"]))
    let shaped = try font.shape("a^xb")
    #expect(LayoutFont.letters(shaped) == "a^!")
    #expect(shaped.places == [[0, 0], [-350, 100], [-350 + 100, 100 + 900]])
  }

  // MARK: Letters that join

  /// From left to right a goes up by 60 and from right to left b goes down by as much.
  private let joins = TestLookup.cursive([
    "a": (TestAnchor(20, 40), TestAnchor(480, 100)),
    "b": (TestAnchor(480, 100), TestAnchor(20, 40)), "f": (nil, TestAnchor(450, 10)),
    "i": (TestAnchor(30, 5), nil),
  ])

  @Test func `an exit and the next entry are one point`() throws {
    let shaped = try font.positioning("curs", joins).shape("aaa")
    #expect(shaped.intAdvances == [480, 460, 480])
    #expect(shaped.places == [[0, 0], [-20, 60], [-20, 120]])
  }

  @Test func `a flag says whether the first or the last letter stands on the baseline`() throws {
    let shaped = try font.positioning("curs", joins.with(flag: Flag.rightToLeft)).shape("xaaax")
    #expect(shaped.intAdvances == [500, 480, 460, 480, 500])
    #expect(shaped.places == [[0, 0], [0, -120], [-20, -60], [-20, 0], [0, 0]])
  }

  @Test(arguments: [(0, [-120, -60, 0]), (Flag.rightToLeft, [0, 60, 120])])
  func `right to left the exit is on the left`(_ flag: Int, _ heights: [Int]) throws {
    let shaped = try font.positioning("curs", joins.with(flag: flag)).shape("bbb", rightToLeft)
    #expect(shaped.intAdvances == [480, 460, 480])
    #expect(shaped.places == zip([0, -20, -20], heights).map { [$0, $1] })
  }

  @Test func `a letter without an entry or an exit ends what is joined`() throws {
    let font = font.positioning("curs", joins)
    // f has no entry, and i no exit: fi and fa join, af and ia do not.
    #expect(try font.shape("fi").places == [[0, 0], [-30, 5]])
    #expect(try font.shape("fi").intAdvances == [450, 470])
    #expect(try font.shape("af").places == [[0, 0], [0, 0]])
    #expect(try font.shape("ia").intAdvances == [500, 500])
    #expect(try font.shape("axa").places == [[0, 0], [0, 0], [0, 0]])
  }

  @Test func `marks between letters that join are skipped, and stand as high as theirs`() throws {
    let skipping = joins.with(flag: Self.ignoresMarks)
    let up = font.positioning("curs", skipping).positioning("mark", onBases)
    let shaped = try up.shape("a^a^")
    #expect(shaped.intAdvances == [480, 0, 480, 0])
    #expect(shaped.places == [[0, 0], [150 - 480, 100], [-20, 60], [150 - 20 - 480, 160]])
    let down = font.positioning("curs", joins.with(flag: Self.ignoresMarks | Flag.rightToLeft))
      .positioning("mark", onBases)
    #expect(try down.shape("a^a^").places.map { $0[1] } == [-60, 40, 0, 100])
    #expect(try font.positioning("curs", joins).shape("a^a").places[2] == [0, 0])
  }

  @Test func `look-ups of both directions join what the other one joined`() throws {
    let first = TestLookup.cursive([
      "a": (nil, TestAnchor(500, 10)), "b": (TestAnchor(0, 30), nil),
    ])
    let second = TestLookup.cursive([
      "b": (nil, TestAnchor(500, 50)), "f": (TestAnchor(0, 80), nil),
    ]).with(flag: Flag.rightToLeft)
    // The last letter is on the baseline, and the others are where their ends meet.
    let chain = try font.positioning("curs", first, second).shape("abf")
    #expect(chain.places.map { $0[1] } == [80 - 50 + 30 - 10, 80 - 50, 0])
    // What joins last says which of two letters follows the other.
    let turned = first.with(flag: Flag.rightToLeft)
    #expect(try font.positioning("curs", first, turned).shape("ab").places == [[0, 20], [0, 0]])
    #expect(try font.positioning("curs", turned, first).shape("ab").places == [[0, 0], [0, -20]])
  }

  @Test func `entries and exits vary with the font's axes`() throws {
    let lookup = TestLookup.cursive([
      "a": (
        TestAnchor(20, 40, devices: (device(0), nil)),
        TestAnchor(480, 100, devices: (nil, device(1)))
      )
    ])
    let font = font.varying(by: [10, -30]).positioning("curs", lookup)
    let shaped = try font.shape("aa", ShapingOptions(), [("wght", 900 << 16)])
    #expect(shaped.intAdvances == [480, 470])
    #expect(shaped.places == [[0, 0], [-30, 30]])
  }

  // MARK: Broken ones

  @Test(arguments: [
    // Anchors beyond the end, and one that is cut off.
    (3, [1, 10, 1, 60_000, 60_000, 1, 1, 0x61], false),
    (3, [1, 10, 1, 18, 18, 1, 1, 0x61, 0, 1], false),
    // More letters, marks, letters with anchors and classes than there are.
    (3, [1, 10, 9000, 0, 0, 1, 1, 0x61], true),
    (4, [1, 12, 12, 1, 18, 18, 1, 1, 0x61, 9000], true),
    (4, [1, 12, 12, 9000, 18, 20, 1, 1, 0x61, 0, 9000], true),
    (6, [1, 12, 12, 65_535, 18, 20, 1, 1, 0x61, 0, 65_535], true),
    (5, [1, 12, 12, 1, 18, 20, 1, 1, 0x61, 0, 9000], true),
    (5, [1, 12, 12, 1, 18, 20, 1, 1, 0x61, 0, 1, 60_000], true),
    // No table of marks at all.
    (4, [1, 12, 12, 1, 60_000, 60_000, 1, 1, 0x61], true),
  ])
  func `what is attached at places that are not there is not moved`(
    _ type: Int, _ subtable: [Int], _ isError: Bool
  ) throws {
    let font = font.positioning("mark", TestLookup(type: type, [words(subtable)]))
    let shaped = try font.shape("aa^a^~")
    #expect(!shaped.hasOffsets)
    #expect(shaped.intAdvances == [500, 500, 0, 500, 0, 0])
    let face = try FontFace(bytes: font.bytes)
    #expect((face.layout.positioning?.lookup(0)?.error != nil) == isError)
  }
}
