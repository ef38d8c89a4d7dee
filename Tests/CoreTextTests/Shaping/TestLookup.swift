/// A look-up of a test's font, and the subtables of substitutions.
struct TestLookup {
  enum Flag {
    static let rightToLeft = 1
    static let ignoresBases = 2
    static let ignoresLigatures = 4
    static let ignoresMarks = 8

    /// Skips marks of other classes.
    static func attachment(_ markClass: Int) -> Int { markClass << 8 }
  }

  var type: Int
  var flag = 0
  /// Which set of marks is not skipped; nil where no set filters them.
  var markSet: Int?
  var subtables: [[UInt8]]

  init(type: Int, _ subtables: [[UInt8]]) {
    (self.type, self.subtables) = (type, subtables)
  }

  func with(flag: Int) -> TestLookup {
    var lookup = self
    lookup.flag = flag
    return lookup
  }

  func with(markSet: Int) -> TestLookup {
    var lookup = self
    lookup.markSet = markSet
    return lookup
  }

  /// Adds the subtables of another look-up of the type.
  func then(_ other: TestLookup) -> TestLookup {
    var lookup = self
    lookup.subtables += other.subtables
    return lookup
  }

  /// Puts the subtables far away.
  ///
  /// - Parameter type: 7 for substitutions, 9 for positions.
  func extended(_ type: Int) -> TestLookup {
    var lookup = self
    lookup.type = type
    lookup.subtables = subtables.map { layoutBytes([1, .number(self.type), .longOffset($0)]) }
    return lookup
  }

  var bytes: [UInt8] {
    let filter: [LayoutField] = markSet.map { [.number($0)] } ?? []
    return layoutBytes(
      [.number(type), .number(markSet == nil ? flag : flag | 0x10)]
        + LayoutField.list(subtables.map { .offset($0) }) + filter)
  }

  // MARK: Substitutions

  /// One glyph for another, in the order in which both are written.
  static func single(
    _ glyphs: TestGlyphs, _ substitutes: TestGlyphs, _ format: ListFormat = .glyphs
  ) -> TestLookup {
    let pairs = zip(glyphs.numbers, substitutes.numbers).sorted { $0.0 < $1.0 }
    let list = LayoutField.list(LayoutField.numbers(pairs.map(\.1)))
    return TestLookup(type: 1, [layoutBytes([2, .offset(coverage(glyphs, format))] + list)])
  }

  /// One glyph for another that has a number so much greater.
  static func single(_ glyphs: TestGlyphs, adding difference: Int) -> TestLookup {
    TestLookup(type: 1, [layoutBytes([1, .offset(coverage(glyphs)), .number(difference)])])
  }

  /// Several glyphs for one.
  static func multiple(_ sequences: KeyValuePairs<TestGlyphs, TestGlyphs>) -> TestLookup {
    TestLookup(type: 2, [lists(sequences)])
  }

  /// One of several glyphs for one.
  static func alternates(_ choices: KeyValuePairs<TestGlyphs, TestGlyphs>) -> TestLookup {
    TestLookup(type: 3, [lists(choices)])
  }

  private static func lists(_ entries: KeyValuePairs<TestGlyphs, TestGlyphs>) -> [UInt8] {
    let sorted = entries.sorted { $0.key.first < $1.key.first }
    let lists = sorted.map { entry -> LayoutField in
      .offset(layoutBytes(LayoutField.list(LayoutField.numbers(entry.value.numbers))))
    }
    let covered = coverage(TestGlyphs(sorted.map(\.key.first)))
    return layoutBytes([1, .offset(covered)] + LayoutField.list(lists))
  }

  /// One glyph for several; of those with the same first glyph, what is wanted most comes first.
  static func ligatures(_ ligatures: KeyValuePairs<TestGlyphs, TestGlyphs>) -> TestLookup {
    let firsts = TestGlyphs(ligatures.map(\.key.first))
    let sets = firsts.sorted.map { first -> LayoutField in
      let own = ligatures.filter { $0.key.first == first }
      let list = own.map { entry -> LayoutField in
        let rest = Array(entry.key.numbers.dropFirst())
        return .offset(words([entry.value.first, rest.count + 1] + rest))
      }
      return .offset(layoutBytes(LayoutField.list(list)))
    }
    return TestLookup(
      type: 4, [layoutBytes([1, .offset(coverage(firsts))] + LayoutField.list(sets))])
  }

  /// One glyph for another between glyphs of sets, the last glyph of text first.
  static func reverse(
    after before: [TestGlyphs] = [], _ glyphs: TestGlyphs, _ substitutes: TestGlyphs,
    before following: [TestGlyphs] = []
  ) -> TestLookup {
    let pairs = zip(glyphs.numbers, substitutes.numbers).sorted { $0.0 < $1.0 }
    func list(_ sets: [TestGlyphs]) -> [LayoutField] {
      LayoutField.list(sets.map { .offset(coverage($0)) })
    }
    let fields =
      [1, .offset(coverage(glyphs))] + list(before.reversed()) + list(following)
    let numbers = LayoutField.numbers(pairs.map(\.1))
    return TestLookup(type: 8, [layoutBytes(fields + LayoutField.list(numbers))])
  }
}
