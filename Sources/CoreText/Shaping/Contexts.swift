/// What to do where glyphs stand beside each other.
struct ContextRule: Sendable {
  let backtrack: ContextSequence
  /// The glyphs after the first.
  let input: ContextSequence
  let lookahead: ContextSequence
  let actions: [(position: Int, lookup: Int)]
}

extension ContextRule {
  /// The number of glyphs and actions, and one for the rule.
  fileprivate var size: Int {
    1 + backtrack.count + input.count + lookahead.count + actions.count
  }

  func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    (!isAlone || backtrack.count == 0 && lookahead.count == 0)
      && input.matchesAll(glyphs.dropFirst())
  }
}

extension LookupApplier {
  func matchesBacktrack(_ sequence: ContextSequence) -> Bool {
    var position = index
    for number in 0..<sequence.count {
      guard let found = previous(before: position, isContext: true, sequence, number) else {
        return false
      }
      position = found
    }
    return true
  }

  /// - Parameter start: What follows the input.
  func matchesLookahead(_ sequence: ContextSequence, _ start: Int) -> Bool {
    var position = start - 1
    for number in 0..<sequence.count {
      guard let found = next(after: position, isContext: true, sequence, number) else {
        return false
      }
      position = found
    }
    return true
  }

  /// Applies the rule's look-ups if glyphs stand as it asks.
  mutating func apply(_ rule: ContextRule) -> Bool {
    if rule.input.count == 0, !matchesLookahead(rule.lookahead, index + 1) { return false }
    guard matchesBacktrack(rule.backtrack), let match = matchInput(rule.input),
      let last = match.positions.last, matchesLookahead(rule.lookahead, last + 1)
    else { return false }
    var positions = match.positions
    var end = last + 1
    for action in rule.actions where action.position < positions.count {
      index = positions[action.position]
      guard index < glyphs.count else { continue }
      let oldCount = glyphs.count
      applyNested(action.lookup)
      let change = glyphs.count - oldCount
      if change != 0 {
        guard Self.adjust(&positions, &end, after: action.position, by: change) else { break }
      }
    }
    index = max(min(end, glyphs.count), 0)
    return true
  }

  /// Moves what follows a place where glyphs were added or taken away.
  private static func adjust(
    _ positions: inout [Int], _ end: inout Int, after number: Int, by change: Int
  ) -> Bool {
    var change = change
    end += change
    if end < positions[number] {
      change += positions[number] - end
      end = positions[number]
    }
    let next = number + 1
    if change > 0 {
      guard change + positions.count <= maximumContext else { return false }
      let fresh = (1...change).map { positions[number] + $0 }
      positions.insert(contentsOf: fresh, at: next)
      for index in next + change..<positions.count { positions[index] += change }
    } else {
      let removed = min(-change, positions.count - next)
      positions.removeSubrange(next..<next + removed)
      for index in next..<positions.count { positions[index] -= removed }
    }
    return true
  }
}

extension FontReader {
  fileprivate func actions(
    at offset: Int, count: Int
  ) throws(FontError) -> [(position: Int, lookup: Int)] {
    try checkRecords(at: offset, count: count, size: 4)
    var actions: [(position: Int, lookup: Int)] = []
    for index in 0..<count {
      actions.append((try u16(offset + 4 * index), try u16(offset + 4 * index + 2)))
    }
    return actions
  }

  /// A rule of glyphs or classes.
  ///
  /// - Parameter sequence: Makes conditions of numbers; 0 for backtrack, 1 input, 2 lookahead.
  fileprivate func rule(
    isChained: Bool, _ sequence: (Int, [UInt16]) -> ContextSequence
  ) throws(FontError) -> ContextRule {
    if !isChained {
      let count = try u16(0)
      let actionCount = try u16(2)
      return ContextRule(
        backtrack: .any, input: sequence(1, try numbers(at: 4, count: count - 1)),
        lookahead: .any,
        actions: try actions(at: 4 + 2 * max(count - 1, 0), count: actionCount))
    }
    let backtrack = try numbers(at: 2, count: try u16(0))
    var at = 2 + 2 * backtrack.count
    let input = try numbers(at: at + 2, count: (try u16(at)) - 1)
    at += 2 + 2 * input.count
    let lookahead = try numbers(at: at + 2, count: try u16(at))
    at += 2 + 2 * lookahead.count
    return ContextRule(
      backtrack: sequence(0, backtrack), input: sequence(1, input),
      lookahead: sequence(2, lookahead), actions: try actions(at: at + 2, count: try u16(at)))
  }

  /// Sets of rules; none where an offset is 0.
  fileprivate func ruleSets(
    at offset: Int, isChained: Bool, _ sequence: (Int, [UInt16]) -> ContextSequence
  ) throws(FontError) -> [[ContextRule]] {
    var sets: [[ContextRule]] = []
    var total = 0
    for index in 0..<(try u16(offset)) {
      var rules: [ContextRule] = []
      let at = try u16(offset + 2 + 2 * index)
      if at != 0 {
        let set = try part(from: at)
        for number in 0..<(try set.u16(0)) {
          let part = try set.part(from: try set.u16(2 + 2 * number))
          let rule = try part.rule(isChained: isChained, sequence)
          total += rule.size
          try checkPartCount(total)
          rules.append(rule)
        }
      }
      sets.append(rules)
    }
    return sets
  }
}

/// Rules by first glyph, of glyphs.
final class GlyphContext: LayoutSubtable, @unchecked Sendable {
  private let sets: [[ContextRule]]

  init(_ table: FontReader, isChained: Bool) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    sets = try table.ruleSets(at: 4, isChained: isChained) { _, values in .glyphs(values) }
    super.init(coverage: coverage)
  }

  override func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    let number = coverage.index(of: glyphs[0])
    guard number >= 0, number < sets.count else { return false }
    return sets[number].contains { $0.wouldApply(to: glyphs, isAlone: isAlone) }
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    guard number >= 0, number < sets.count else { return false }
    for rule in sets[number] where applier.apply(rule) { return true }
    return false
  }
}

/// Rules by the first glyph's class, of classes.
final class ClassContext: LayoutSubtable, @unchecked Sendable {
  private let classes: GlyphClasses
  private let sets: [[ContextRule]]

  init(_ table: FontReader, isChained: Bool) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    var definitions: [GlyphClasses] = []
    for index in 0..<(isChained ? 3 : 1) {
      let at = try table.u16(4 + 2 * index)
      definitions.append(at == 0 ? .none : try GlyphClasses(try table.part(from: at)))
    }
    classes = isChained ? definitions[1] : definitions[0]
    sets = try table.ruleSets(at: isChained ? 10 : 6, isChained: isChained) { part, values in
      .classes(values, isChained ? definitions[part] : definitions[0])
    }
    super.init(coverage: coverage)
  }

  override func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    let number = classes.value(of: glyphs[0])
    guard coverage.contains(glyphs[0]), number < sets.count else { return false }
    return sets[number].contains { $0.wouldApply(to: glyphs, isAlone: isAlone) }
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let glyph = applier.glyphs[applier.index].id
    guard coverage.contains(glyph) else { return false }
    let number = classes.value(of: glyph)
    guard number < sets.count else { return false }
    for rule in sets[number] where applier.apply(rule) { return true }
    return false
  }
}

/// A context with one rule, whose conditions are coverages.
final class CoverageContext: LayoutSubtable, @unchecked Sendable {
  private let rule: ContextRule

  init(_ table: FontReader, isChained: Bool) throws(FontError) {
    var at = 2
    let backtrack = isChained ? try table.coverages(&at) : []
    var input: [Coverage] = []
    var lookahead: [Coverage] = []
    let actions: [(position: Int, lookup: Int)]
    if isChained {
      input = try table.coverages(&at)
      lookahead = try table.coverages(&at)
      actions = try table.actions(at: at + 2, count: try table.u16(at))
    } else {
      let count = try table.u16(2)
      let actionCount = try table.u16(4)
      input = try table.coverages(at: 6, count: count)
      actions = try table.actions(at: 6 + 2 * count, count: actionCount)
    }
    guard let first = input.first else { throw table.malformed(at, "a context of nothing") }
    rule = ContextRule(
      backtrack: .coverages(backtrack), input: .coverages(Array(input.dropFirst())),
      lookahead: .coverages(lookahead), actions: actions)
    super.init(coverage: first)
  }

  override func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    coverage.contains(glyphs[0]) && rule.wouldApply(to: glyphs, isAlone: isAlone)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    coverage.contains(applier.glyphs[applier.index].id) && applier.apply(rule)
  }
}
