import Testing

@testable import CoreText

/// Source: OpenType 1.9, "Lookup Table", and "Lookup Type 7" of `GSUB` and 9 of `GPOS`.
@Suite struct LayoutLookupTests {
  /// A look-up of every type, with text that it changes.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let isPositioning: Bool
    let lookup: TestLookup
    let text: String

    var testDescription: String { name }

    func font(_ lookup: TestLookup) -> LayoutFont {
      // What contexts call moves or replaces all letters.
      let font = LayoutFont().with(TestGlyphClasses(bases: "abcx", ligatures: "F", marks: "^~"))
      return isPositioning
        ? font.positioning("kern", lookup, nested: [.moves("abc", TestValue(x: 1, advance: 9))])
        : font.substituting("calt", lookup, nested: [.single("abc", "ABC")])
    }

    /// What text looks like: glyphs, advances and places.
    func look(_ lookup: TestLookup) throws -> [[Int]] {
      let shaped = try font(lookup).shape(text)
      return [shaped.glyphs.map { Int($0) }, shaped.intAdvances, Array(shaped.places.joined())]
    }
  }

  static let substitutions: [Sample] =
    [
      Sample(1, .single("ab", "AB"), "abc"), Sample(1, .single("ab", adding: 1), "abc"),
      Sample(2, .multiple(["a": "xyz", "b": ""]), "abc"),
      Sample(3, .alternates(["a": "XYZ"]), "abc"),
      Sample(4, .ligatures(["abc": "F", "ab": "F"]), "abc"),
      Sample(8, .reverse(after: ["a"], "b", "B", before: ["c"]), "abc"),
    ]
    + ContextFormat.allCases.flatMap { format in
      [5, 6].map {
        Sample($0, .context($0, format, [TestRule(["a", "b"], before: [], [(0, 1)])]), "abc")
      }
    }

  private static let mark = TestMark(0, 10, 20)
  private static let anchor = TestAnchor(300, 400)

  static let positions: [Sample] =
    [
      Sample(at: 1, .moves("a", TestValue(x: 1, y: 2, advance: 3)), "abc"),
      Sample(at: 1, .moves(["a": TestValue(x: 1), "b": TestValue(y: 2)]), "abc"),
      Sample(at: 2, .pairs(["ab": (TestValue(advance: -9), TestValue(x: 3))]), "abc"),
      Sample(
        at: 2,
        .classPairs(
          "a", first: ["a"], second: ["b"],
          [
            [(TestValue(), TestValue()), (TestValue(), TestValue())],
            [(TestValue(), TestValue()), (TestValue(advance: -9), TestValue())],
          ]), "abc"),
      Sample(at: 3, .cursive(["a": (nil, anchor), "b": (anchor, nil)]), "abc"),
      Sample(at: 4, .marks(["^": mark], onBases: ["a": [anchor]]), "a^b"),
      Sample(at: 5, .marks(["^": mark], onLigatures: ["F": [[anchor], [anchor]]]), "F^b"),
      Sample(at: 6, .marks(["^": mark], onMarks: ["~": [anchor]]), "a~^"),
    ]
    + ContextFormat.allCases.flatMap { format in
      [7, 8].map { Sample(at: $0, .context($0, format, [TestRule(["a", "b"], [(0, 1)])]), "abc") }
    }

  static let samples = substitutions + positions

  // MARK: Types

  @Test(arguments: samples)
  func `a look-up far away does the same`(_ sample: Sample) throws {
    let extended = sample.lookup.extended(sample.isPositioning ? 9 : 7)
    #expect(try sample.look(extended) == sample.look(sample.lookup))
    #expect(try sample.look(extended) != sample.look(TestLookup(type: 1, [])))
  }

  @Test(arguments: samples)
  func `each type is known by its number alone`(_ sample: Sample) throws {
    let plain = try sample.look(TestLookup(type: 1, []))
    for type in [0, sample.isPositioning ? 10 : 9, 65_535] {
      var lookup = sample.lookup
      lookup.type = type
      #expect(try sample.look(lookup) == plain, "\(type)")
      #expect(try sample.look(lookup.extended(sample.isPositioning ? 9 : 7)) == plain, "\(type)")
    }
  }

  @Test(arguments: samples)
  func `an extension does not extend an extension`(_ sample: Sample) throws {
    let type = sample.isPositioning ? 9 : 7
    #expect(
      try sample.look(sample.lookup.extended(type).extended(type))
        == sample.look(TestLookup(type: 1, [])))
  }

  @Test(arguments: samples)
  func `a format that does not exist has no effect`(_ sample: Sample) throws {
    let plain = try sample.look(TestLookup(type: 1, []))
    for format in [0, 4, 256, 65_535] {
      var lookup = sample.lookup
      lookup.subtables = lookup.subtables.map { words([format]) + $0.dropFirst(2) }
      #expect(try sample.look(lookup) == plain, "\(format)")
      #expect(throws: FontError.self) { try FontFace(bytes: sample.font(lookup).bytes).validate() }
    }
  }

  @Test func `an extension of another format has no effect`() throws {
    let sample = Self.substitutions[0]
    var lookup = sample.lookup.extended(7)
    lookup.subtables[0][1] = 2
    #expect(try sample.look(lookup) == sample.look(TestLookup(type: 1, [])))
  }

  // MARK: Subtables

  @Test func `of several subtables the first that fits is applied`() throws {
    let lookup = TestLookup.single("b", "X").then(.single("ab", "YZ")).then(.single("abc", "123"))
    #expect(try LayoutFont().substituting("calt", lookup).letters("abcd") == "YX3d")
  }

  @Test func `a look-up starts from the glyphs of all its subtables`() throws {
    let lookup = TestLookup.single("b", "X").then(.single("~", "Z"))
    let face = try FontFace(bytes: LayoutFont().substituting("calt", lookup).bytes)
    let glyphs = try #require(face.layout.substitution?.lookup(0)?.glyphs)
    #expect(glyphs.words == [0, 1 << (0x62 - 64) | 1 << (0x7E - 64)])
  }

  @Test func `a look-up without subtables changes nothing`() throws {
    let font = LayoutFont().substituting("calt", TestLookup(type: 1, []), .single("a", "A"))
    #expect(try font.letters("ab") == "Ab")
    let face = try FontFace(bytes: font.bytes)
    #expect(face.layout.substitution?.lookup(0)?.isReverse == false)
  }

  @Test func `a look-up goes from the end only where all its subtables do`() throws {
    let reverse = TestLookup.reverse("a", "A")
    for (lookup, expected) in [
      (reverse, true), (reverse.then(reverse), true), (reverse.extended(7), true),
      (.single("a", "A"), false),
    ] {
      let face = try FontFace(bytes: LayoutFont().substituting("calt", lookup).bytes)
      #expect(face.layout.substitution?.lookup(0)?.isReverse == expected)
    }
  }

  @Test func `a look-up knows its flags and its set of marks`() throws {
    let lookups = [
      TestLookup.single("a", "A").with(flag: 0x0308),
      TestLookup.single("a", "A").then(.single("b", "B")).with(markSet: 7),
    ]
    let face = try FontFace(bytes: LayoutFont().substituting("calt", all: lookups).bytes)
    let table = try #require(face.layout.substitution)
    #expect(table.lookup(0)?.flag == 0x0308)
    #expect(table.lookup(0)?.markSet == nil)
    #expect(table.lookup(1)?.flag == 0x0010)
    #expect(table.lookup(1)?.markSet == 7)
    #expect(table.lookup(1)?.subtables.count == 2)
  }

  // MARK: Broken ones

  @Test(arguments: [false, true])
  func `what stands before a broken subtable counts, and the break is told`(
    _ isExtended: Bool
  ) throws {
    let whole = TestLookup.single("a", "A")
    var lookup = whole.then(TestLookup(type: 1, [words([2, 60_000, 1, 0x42])]))
    if isExtended { lookup = lookup.extended(7) }
    let font = LayoutFont().substituting("calt", lookup, .single("c", "C"))
    #expect(try font.letters("abc") == "AbC")
    let face = try FontFace(bytes: font.bytes)
    let error = try #require(face.layout.substitution?.lookup(0)?.error)
    #expect(throws: error) { try face.validate() }
    guard case .outOfBounds(let table, _, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(table == "GSUB")
  }

  @Test func `a look-up that is not there at all is broken`() throws {
    let reader = FontReader(bytes: words([1, 0, 3, 8]), range: 0..<8, table: "GSUB")
    for offset in [0, 4, 8, 9, 60_000] {
      let lookup = LayoutLookup(reader, at: offset, isPositioning: false)
      #expect(lookup.subtables.isEmpty)
      #expect(lookup.glyphs.words.isEmpty)
      if offset > 2 { #expect(lookup.error != nil, "\(offset)") }
    }
  }

  /// Subtables of some 60 KB whose every offset leads to the same list, and every list to the same
  /// part: together they would have hundreds of millions of parts.
  static let endless: [(Int, [UInt8])] = {
    let count = 15_000
    let glyph = coverage("a")
    // A list of as many offsets that lead to one part behind it.
    func list(_ part: [UInt8]) -> [UInt8] {
      words([count] + Array(repeating: 2 + 2 * count, count: count)) + part
    }
    func sets(_ set: [UInt8]) -> [UInt8] {
      let start = 6 + 2 * count
      return words([1, start + set.count, count] + Array(repeating: start, count: count)) + set
        + glyph
    }
    return [
      (2, sets(words([count]) + [UInt8](repeating: 0, count: 2 * count))),
      (4, sets(list(words([0x41, 1])))), (5, sets(list(words([1, 0])))),
      (6, sets(list(words([0, 1, 0, 0])))),
      (
        5,
        words([3, count, 0] + Array(repeating: 6 + 2 * count, count: count))
          + words([1, count] + (0..<count).map { 2 * $0 })
      ),
    ]
  }()

  @Test(arguments: endless.indices)
  func `a table that names the same parts again and again has no effect`(_ index: Int) throws {
    let (type, subtable) = Self.endless[index]
    let font = LayoutFont().substituting(
      "calt", TestLookup(type: type, [subtable]), .single("c", "C"))
    #expect(try font.letters("abc") == "abC")
    let error = try FontFace(bytes: font.bytes).layout.substitution?.lookup(0)?.error
    guard case .malformed(_, _, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasSuffix("parts"))
  }

  /// A font of which one table is damaged.
  private struct DamagedFont {
    private let whole: [UInt8]
    /// The place of the table, and of its length in the font's directory.
    let range: Range<Int>
    private let lengthPlace: Int
    private let text: [UInt16]

    init(_ sample: Sample) throws {
      whole = sample.font(sample.lookup).bytes
      text = Array(sample.text.utf16)
      let tables = try FontFile(bytes: whole).tables
      let tag: FontTag = sample.isPositioning ? "GPOS" : "GSUB"
      let index = try #require(tables.firstIndex { $0.tag == tag })
      range = tables[index].range
      lengthPlace = 12 + 16 * index + 12
    }

    /// Nil where the font is refused.
    func shape(_ change: (inout [UInt8], _ lengthPlace: Int) -> Void) -> ShapedText? {
      var bytes = whole
      change(&bytes, lengthPlace)
      guard let face = try? FontFace(bytes: bytes) else { return nil }
      return Shaper.shape(text, font: FontInstance(face), options: ShapingOptions())
    }
  }

  @Test(arguments: samples)
  func `a table that is cut off anywhere is refused or shapes the text`(_ sample: Sample) throws {
    let font = try DamagedFont(sample)
    var refused = 0
    for length in 0..<font.range.count {
      let shaped = font.shape { $0.replaceSubrange($1..<$1 + 4, with: bigEndian(UInt32(length))) }
      guard let shaped else {
        refused += 1
        continue
      }
      #expect(shaped.count <= 8 && !shaped.glyphs.isEmpty)
      #expect(shaped.advances.count == shaped.count && shaped.offsets.count == shaped.count)
    }
    // The header and the lists of scripts, features and look-ups are needed.
    #expect(refused >= 10 && refused < font.range.count)
  }

  @Test(arguments: samples, [0, 1, 2, 7, 0x7FFF, 0x8000, 0xFFFF])
  func `any number in a table may be wrong`(_ sample: Sample, _ value: Int) throws {
    let font = try DamagedFont(sample)
    for place in stride(from: font.range.lowerBound, to: font.range.upperBound - 1, by: 2) {
      let shaped = font.shape { bytes, _ in
        bytes.replaceSubrange(place..<place + 2, with: bigEndian(UInt16(value)))
      }
      guard let shaped else { continue }
      #expect(shaped.count <= 4096 && shaped.clusters.allSatisfy { (0..<3).contains($0) })
    }
  }
}

extension LayoutLookupTests.Sample {
  init(_ type: Int, _ lookup: TestLookup, _ text: String) {
    let number = lookup.subtables[0][1]
    self.init(
      name: "substitution \(type), format \(number)", isPositioning: false, lookup: lookup,
      text: text)
  }

  init(at type: Int, _ lookup: TestLookup, _ text: String) {
    let number = lookup.subtables[0][1]
    self.init(
      name: "position \(type), format \(number)", isPositioning: true, lookup: lookup, text: text)
  }
}
