/// How far a glyph is moved; nil is left out of the record.
struct TestValue {
  var x: Int?
  var y: Int?
  var advance: Int?
  /// Text along lines has no use for it, though records have a place for it.
  var yAdvance: Int?
  /// What the numbers vary by: of x, y, advance and vertical advance.
  var devices: [[UInt8]?]

  init(
    x: Int? = nil, y: Int? = nil, advance: Int? = nil, yAdvance: Int? = nil,
    devices: [[UInt8]?] = [nil, nil, nil, nil]
  ) {
    (self.x, self.y, self.advance, self.yAdvance) = (x, y, advance, yAdvance)
    self.devices = devices
  }

  fileprivate var flags: Int {
    let parts = [x != nil, y != nil, advance != nil, yAdvance != nil] + devices.map { $0 != nil }
    return parts.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
  }

  fileprivate func fields(_ flags: Int) -> [LayoutField] {
    let fields: [LayoutField] =
      [x, y, advance, yAdvance].map { .number($0 ?? 0) } + devices.map { .offset($0) }
    return fields.enumerated().filter { flags & 1 << $0.offset != 0 }.map(\.element)
  }
}

/// A table of what a number varies by: an item of a store, or hints of another format.
func device(_ inner: Int, outer: Int = 0, format: Int = 0x8000) -> [UInt8] {
  words([outer, inner, format])
}

/// A place where glyphs meet.
struct TestAnchor {
  var x: Int
  var y: Int
  /// The format that has the number of a point besides.
  var point: Int?
  /// The format that has tables of what x and y vary by.
  var devices: (x: [UInt8]?, y: [UInt8]?)?

  init(_ x: Int, _ y: Int, point: Int? = nil, devices: (x: [UInt8]?, y: [UInt8]?)? = nil) {
    (self.x, self.y, self.point, self.devices) = (x, y, point, devices)
  }

  var bytes: [UInt8] {
    if let devices {
      return layoutBytes([3, .number(x), .number(y), .offset(devices.x), .offset(devices.y)])
    }
    return words(point.map { [2, x, y, $0] } ?? [1, x, y])
  }
}

/// The class of a mark, and its place that meets another glyph's.
struct TestMark {
  var markClass: Int
  var anchor: TestAnchor

  init(_ markClass: Int, _ anchor: TestAnchor) {
    (self.markClass, self.anchor) = (markClass, anchor)
  }

  init(_ markClass: Int, _ x: Int, _ y: Int) { self.init(markClass, TestAnchor(x, y)) }
}

extension TestLookup {
  typealias Marks = KeyValuePairs<TestGlyphs, TestMark>

  /// Moves glyphs all alike.
  static func moves(_ glyphs: TestGlyphs, _ value: TestValue) -> TestLookup {
    let flags = value.flags
    let head: [LayoutField] = [1, .offset(coverage(glyphs)), .number(flags)]
    return TestLookup(type: 1, [layoutBytes(head + value.fields(flags))])
  }

  /// Moves each glyph by its own value.
  static func moves(_ values: KeyValuePairs<TestGlyphs, TestValue>) -> TestLookup {
    let sorted = values.sorted { $0.key.first < $1.key.first }
    let flags = values.reduce(0) { $0 | $1.value.flags }
    let glyphs = TestGlyphs(sorted.map(\.key.first))
    let head: [LayoutField] = [
      2, .offset(coverage(glyphs)), .number(flags), .number(sorted.count),
    ]
    return TestLookup(
      type: 1, [layoutBytes(head + sorted.flatMap { $0.value.fields(flags) })])
  }

  /// Moves pairs of glyphs.
  static func pairs(
    _ pairs: KeyValuePairs<TestGlyphs, (TestValue, TestValue)>
  ) -> TestLookup {
    let left = pairs.reduce(0) { $0 | $1.value.0.flags }
    let right = pairs.reduce(0) { $0 | $1.value.1.flags }
    let firsts = TestGlyphs(pairs.map(\.key.first))
    let sets = firsts.sorted.map { first -> LayoutField in
      let own = pairs.filter { $0.key.first == first }
        .sorted { $0.key.numbers[1] < $1.key.numbers[1] }
      let records = own.flatMap { pair -> [LayoutField] in
        [.number(pair.key.numbers[1])] + pair.value.0.fields(left) + pair.value.1.fields(right)
      }
      return .offset(layoutBytes([.number(own.count)] + records))
    }
    let head: [LayoutField] = [1, .offset(coverage(firsts)), .number(left), .number(right)]
    return TestLookup(type: 2, [layoutBytes(head + LayoutField.list(sets))])
  }

  /// Moves pairs of glyphs by class.
  ///
  /// - Parameters:
  ///   - covered: All glyphs that are the first of pairs, those without a class among them.
  ///   - values: A row for each first class, class 0 before all, of pairs of values for each
  ///     second class.
  static func classPairs(
    _ covered: TestGlyphs, first: [TestGlyphs], second: [TestGlyphs],
    _ values: [[(TestValue, TestValue)]]
  ) -> TestLookup {
    let all = Array(values.joined())
    let left = all.reduce(0) { $0 | $1.0.flags }
    let right = all.reduce(0) { $0 | $1.1.flags }
    let head: [LayoutField] = [
      2, .offset(coverage(covered)), .number(left), .number(right), .offset(classes(first)),
      .offset(classes(second)), .number(first.count + 1), .number(second.count + 1),
    ]
    let records = all.flatMap { $0.0.fields(left) + $0.1.fields(right) }
    return TestLookup(type: 2, [layoutBytes(head + records)])
  }

  // MARK: Anchors

  /// Letters that join, with the places where they begin and end.
  static func cursive(
    _ letters: KeyValuePairs<TestGlyphs, (entry: TestAnchor?, exit: TestAnchor?)>
  ) -> TestLookup {
    let sorted = letters.sorted { $0.key.first < $1.key.first }
    let covered = coverage(TestGlyphs(sorted.map(\.key.first)))
    let records = sorted.flatMap { letter -> [LayoutField] in
      [.offset(letter.value.entry?.bytes), .offset(letter.value.exit?.bytes)]
    }
    return TestLookup(
      type: 3, [layoutBytes([1, .offset(covered), .number(sorted.count)] + records)])
  }

  /// Marks on letters; a letter has an anchor for each class.
  static func marks(
    _ marks: Marks, onBases bases: KeyValuePairs<TestGlyphs, [TestAnchor?]>
  ) -> TestLookup {
    TestLookup(type: 4, [attachment(marks, bases.map { ($0.key, [$0.value]) }, isRows: true)])
  }

  /// Marks on ligatures, which have a row of anchors for each part.
  static func marks(
    _ marks: Marks, onLigatures ligatures: KeyValuePairs<TestGlyphs, [[TestAnchor?]]>
  ) -> TestLookup {
    TestLookup(
      type: 5, [attachment(marks, ligatures.map { ($0.key, $0.value) }, isRows: false)])
  }

  /// Marks on marks.
  static func marks(
    _ marks: Marks, onMarks others: KeyValuePairs<TestGlyphs, [TestAnchor?]>
  ) -> TestLookup {
    TestLookup(type: 6, [attachment(marks, others.map { ($0.key, [$0.value]) }, isRows: true)])
  }

  /// - Parameter isRows: Whether the anchors of all glyphs are rows of one table; else each glyph
  ///   has a table with as many rows as it has parts.
  private static func attachment(
    _ marks: Marks, _ others: [(glyph: TestGlyphs, rows: [[TestAnchor?]])], isRows: Bool
  ) -> [UInt8] {
    let marks = marks.sorted { $0.key.first < $1.key.first }
    let others = others.sorted { $0.glyph.first < $1.glyph.first }
    let classCount = (marks.map(\.value.markClass).max() ?? 0) + 1
    let markRecords = marks.flatMap { mark -> [LayoutField] in
      [.number(mark.value.markClass), .offset(mark.value.anchor.bytes)]
    }
    let rows = others.flatMap { other -> [LayoutField] in
      let anchors = other.rows.joined().map { LayoutField.offset($0?.bytes) }
      return isRows ? anchors : [.offset(layoutBytes([.number(other.rows.count)] + anchors))]
    }
    return layoutBytes([
      1, .offset(coverage(TestGlyphs(marks.map(\.key.first)))),
      .offset(coverage(TestGlyphs(others.map(\.glyph.first)))), .number(classCount),
      .offset(layoutBytes([.number(marks.count)] + markRecords)),
      .offset(layoutBytes([.number(others.count)] + rows)),
    ])
  }
}
