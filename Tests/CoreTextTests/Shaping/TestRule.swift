/// A rule of a context: sets of glyphs in the order in which they are read, and what is done.
struct TestRule {
  typealias Action = (at: Int, lookup: Int)

  var before: [TestGlyphs] = []
  var input: [TestGlyphs]
  var after: [TestGlyphs] = []
  var actions: [Action]

  init(
    after before: [TestGlyphs] = [], _ input: [TestGlyphs], before following: [TestGlyphs] = [],
    _ actions: [Action]
  ) {
    (self.before, self.input, self.after) = (before, input, following)
    self.actions = actions
  }

  fileprivate var actionFields: [LayoutField] {
    LayoutField.numbers(actions.flatMap { [$0.at, $0.lookup] })
  }

  /// The rule's bytes, with numbers for sets.
  fileprivate func bytes(
    isChained: Bool, _ number: (_ part: Int, _ set: TestGlyphs) -> Int
  ) -> [UInt8] {
    let rest = input.dropFirst().map { number(1, $0) }
    if !isChained {
      return layoutBytes(
        LayoutField.numbers([input.count, actions.count] + rest) + actionFields)
    }
    let sequences =
      [before.count] + before.reversed().map { number(0, $0) } + [input.count] + rest
      + [after.count] + after.map { number(2, $0) }
    return layoutBytes(
      LayoutField.numbers(sequences) + [.number(actions.count)] + actionFields)
  }
}

/// The formats of contexts.
enum ContextFormat: Int, CaseIterable {
  /// Each set is one glyph.
  case glyphs = 1
  /// Each set is a class, the empty one that of glyphs without a class.
  case classes = 2
  case coverages = 3
}

extension TestLookup {
  /// A look-up with rules, of which the first that fits is used.
  ///
  /// - Parameters:
  ///   - type: 5 or 6 for substitutions, 7 or 8 for positions; 6 and 8 look at what is around.
  static func context(_ type: Int, _ format: ContextFormat, _ rules: [TestRule]) -> TestLookup {
    let isChained = type == 6 || type == 8
    let subtables =
      switch format {
      case .glyphs: [glyphRules(rules, isChained)]
      case .classes: [classRules(rules, isChained)]
      case .coverages: rules.map { coverages($0, isChained) }
      }
    return TestLookup(type: type, subtables)
  }

  private static func glyphRules(_ rules: [TestRule], _ isChained: Bool) -> [UInt8] {
    let firsts = TestGlyphs(rules.map { $0.input[0].numbers[0] })
    let sets = firsts.sorted.map { first in
      set(rules.filter { $0.input[0].numbers[0] == first }, isChained) { $1.numbers[0] }
    }
    return layoutBytes(
      [1, .offset(coverage(firsts))] + LayoutField.list(sets.map { .offset($0) }))
  }

  private static func set(
    _ rules: [TestRule], _ isChained: Bool, _ number: (Int, TestGlyphs) -> Int
  ) -> [UInt8] {
    layoutBytes(
      LayoutField.list(rules.map { .offset($0.bytes(isChained: isChained, number)) }))
  }

  private static func classRules(_ rules: [TestRule], _ isChained: Bool) -> [UInt8] {
    // Backtrack, input and lookahead have classes of their own.
    let parts = [rules.flatMap(\.before), rules.flatMap(\.input), rules.flatMap(\.after)]
      .map { sets in
        sets.reduce(into: [TestGlyphs]()) { known, set in
          if !set.numbers.isEmpty, !known.contains(set) { known.append(set) }
        }
      }
    func number(_ part: Int, _ set: TestGlyphs) -> Int {
      (parts[part].firstIndex(of: set) ?? -1) + 1
    }
    let sets = (0...parts[1].count).map { value -> LayoutField in
      let own = rules.filter { number(1, $0.input[0]) == value }
      return .offset(own.isEmpty ? nil : set(own, isChained, number))
    }
    let definitions = (isChained ? parts : [parts[1]]).map { LayoutField.offset(classes($0)) }
    let firsts = TestGlyphs(rules.flatMap { $0.input[0].numbers })
    return layoutBytes(
      [2, .offset(coverage(firsts))] + definitions + LayoutField.list(sets))
  }

  private static func coverages(_ rule: TestRule, _ isChained: Bool) -> [UInt8] {
    func fields(_ sets: [TestGlyphs]) -> [LayoutField] { sets.map { .offset(coverage($0)) } }
    let count = LayoutField.number(rule.actions.count)
    if !isChained {
      return layoutBytes(
        [3, .number(rule.input.count), count] + fields(rule.input) + rule.actionFields)
    }
    return layoutBytes(
      [3] + LayoutField.list(fields(rule.before.reversed()))
        + LayoutField.list(fields(rule.input)) + LayoutField.list(fields(rule.after))
        + [count] + rule.actionFields)
  }
}
