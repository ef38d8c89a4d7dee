/// A pattern of characters' categories, as grammars of syllables are written in.
indirect enum SyllablePattern: ExpressibleByArrayLiteral, Sendable {
  /// A character of one of the categories, a bit for each.
  case one(UInt64)
  case sequence([SyllablePattern])
  case either(SyllablePattern, SyllablePattern)
  case optional(SyllablePattern)
  /// Any number of repeats, also 0.
  case any(SyllablePattern)

  init(arrayLiteral elements: SyllablePattern...) {
    self = .sequence(elements)
  }

  static func of<Category: RawRepresentable>(_ categories: Category...) -> SyllablePattern
  where Category.RawValue == UInt8 {
    .one(categories.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  /// A character of any category.
  static var everything: SyllablePattern { .one(.max) }

  static func | (left: SyllablePattern, right: SyllablePattern) -> SyllablePattern {
    .either(left, right)
  }

  var maybe: SyllablePattern { .optional(self) }
  var many: SyllablePattern { .any(self) }
  /// A pattern that is there once or more.
  var some: SyllablePattern { [self, .any(self)] }
}

/// Divides text into syllables: a deterministic machine over categories, made of a grammar.
///
/// The longest syllable that a rule of the grammar allows is taken; of rules that allow the same
/// one, the first.
final class SyllableMachine: Sendable {
  struct Syllable {
    let range: Range<Int>
    /// The number of the rule.
    let kind: UInt8
  }

  /// How far the machine looks past the last place where a syllable may end, and how long a
  /// syllable may be, so that hostile text takes linear time.
  private static let maximumLook = 512
  private static let maximumLength = 1024
  private static let dead: UInt16 = .max

  /// The next state by state and category, 64 to a state.
  private let next: [UInt16]
  /// The rule that may end in each state; −1 where no rule may.
  private let ends: [Int16]

  /// - Parameter rules: The last has to take a character of any category.
  init(_ rules: [SyllablePattern]) {
    var builder = Builder()
    for (number, rule) in rules.enumerated() { builder.add(rule, number: number) }
    (next, ends) = builder.machine(dead: Self.dead)
  }

  /// - Complexity: O(*n*).
  func syllables(count: Int, _ category: (Int) -> UInt8) -> [Syllable] {
    var syllables: [Syllable] = []
    var start = 0
    while start < count {
      var (state, at) = (0, start)
      var end = start + 1
      var kind = UInt8(0)
      let limit = min(count, start + Self.maximumLength)
      while at < limit, at - end < Self.maximumLook {
        let following = next[state << 6 | Int(category(at) & 63)]
        if following == Self.dead { break }
        state = Int(following)
        at += 1
        if ends[state] >= 0 { (end, kind) = (at, UInt8(ends[state])) }
      }
      syllables.append(Syllable(range: start..<end, kind: kind))
      start = end
    }
    return syllables
  }
}

/// Makes the deterministic machine, by Thompson's construction and that of subsets.
private struct Builder {
  private var jumps: [[Int]] = [[]]
  private var steps: [[(set: UInt64, to: Int)]] = [[]]
  /// Which rule ends at a state.
  private var endings: [Int: Int] = [:]

  mutating func add(_ pattern: SyllablePattern, number: Int) {
    let start = state()
    jumps[0].append(start)
    endings[append(pattern, after: start)] = number
  }

  private mutating func state() -> Int {
    jumps.append([])
    steps.append([])
    return jumps.count - 1
  }

  /// - Returns: The state after the pattern.
  private mutating func append(_ pattern: SyllablePattern, after start: Int) -> Int {
    switch pattern {
    case .one(let set):
      let end = state()
      steps[start].append((set, end))
      return end
    case .sequence(let parts):
      return parts.reduce(start) { append($1, after: $0) }
    case .either(let first, let second):
      let end = state()
      for part in [first, second] {
        let own = state()
        jumps[start].append(own)
        jumps[append(part, after: own)].append(end)
      }
      return end
    case .optional(let part):
      let own = state()
      jumps[start].append(own)
      let end = append(part, after: own)
      jumps[start].append(end)
      return end
    case .any(let part):
      let loop = state()
      jumps[start].append(loop)
      jumps[append(part, after: loop)].append(loop)
      let end = state()
      jumps[loop].append(end)
      return end
    }
  }

  /// The states that are reached without a character, ascending.
  private func closure(_ states: [Int]) -> [Int] {
    var isReached = [Bool](repeating: false, count: jumps.count)
    var waiting = states
    while let state = waiting.popLast() {
      if isReached[state] { continue }
      isReached[state] = true
      waiting += jumps[state]
    }
    return isReached.indices.filter { isReached[$0] }
  }

  func machine(dead: UInt16) -> (next: [UInt16], ends: [Int16]) {
    var numbers: [[Int]: Int] = [:]
    var subsets = [closure([0])]
    numbers[subsets[0]] = 0
    var next: [UInt16] = []
    var ends: [Int16] = []
    var current = 0
    while current < subsets.count {
      let subset = subsets[current]
      // A syllable has a character at least.
      let rule = current == 0 ? nil : subset.compactMap { endings[$0] }.min()
      ends.append(Int16(rule ?? -1))
      for category in 0..<64 {
        let bit = UInt64(1) << UInt64(category)
        let reached = subset.flatMap { steps[$0].filter { $0.set & bit != 0 }.map(\.to) }
        guard !reached.isEmpty else {
          next.append(dead)
          continue
        }
        let following = closure(reached)
        if let known = numbers[following] {
          next.append(UInt16(known))
        } else {
          numbers[following] = subsets.count
          next.append(UInt16(subsets.count))
          subsets.append(following)
        }
      }
      current += 1
    }
    return (next, ends)
  }
}
