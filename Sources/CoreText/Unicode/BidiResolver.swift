/// Rules P2 to I2 of UAX #9, on one paragraph.
struct BidiResolver {
  private let original: [BidiClass]
  private let characters: [UInt32]
  /// The characters' classes as overrides leave them.
  private var classes: [BidiClass]
  private(set) var levels: [UInt8]
  /// The partner of each isolate, which is its end, and the reverse; −1 where there is no partner.
  private let partners: [Int32]

  private static let maxDepth: UInt8 = 125

  init(classes: [BidiClass], characters: [UInt32]) {
    original = classes
    self.classes = classes
    self.characters = characters
    levels = [UInt8](repeating: 0, count: classes.count)
    partners = Self.isolatePartners(classes)
  }

  /// Pairs isolates with their ends, by rule BD9.
  private static func isolatePartners(_ classes: [BidiClass]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: classes.count)
    var open: [Int32] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator {
        open.append(Int32(index))
      } else if kind == .popDirectionalIsolate, let start = open.popLast() {
        partners[index] = start
        partners[Int(start)] = Int32(index)
      } else if kind == .paragraphSeparator {
        open.removeAll(keepingCapacity: true)
      }
    }
    return partners
  }

  /// P2, P3: whether the first strong character outside isolates runs from right to left.
  func isRightToLeft(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      switch original[index] {
      case .leftToRight, .paragraphSeparator: return false
      case .rightToLeft, .arabicLetter: return true
      case let kind where kind.isIsolateInitiator:
        guard partners[index] >= 0 else { return false }
        index = Int(partners[index])
      default: break
      }
      index += 1
    }
    return false
  }

  mutating func resolve(baseLevel: UInt8) {
    setExplicitLevels(baseLevel)
    resolveSequences(baseLevel)
    for index in levels.indices where original[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : baseLevel
    }
  }

  // MARK: - Explicit levels

  private struct Embedding {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  /// Sets the levels of embeddings, overrides and isolates, by rules X1 to X8.
  private mutating func setExplicitLevels(_ baseLevel: UInt8) {
    let base = Embedding(level: baseLevel, override: nil, isIsolate: false)
    var stack = [base]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    for index in original.indices {
      let kind = original[index]
      let current = stack[stack.count - 1]
      levels[index] = current.level
      switch kind {
      case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
        .rightToLeftOverride:
        let isRightToLeft = kind == .rightToLeftEmbedding || kind == .rightToLeftOverride
        let level = Self.next(current.level, isRightToLeft)
        if level <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override = Self.override(kind)
          stack.append(Embedding(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        if let override = current.override { classes[index] = override }
        let level = Self.next(current.level, opensRightToLeft(index))
        if level <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Embedding(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let outer = stack[stack.count - 1]
        levels[index] = outer.level
        if let override = outer.override { classes[index] = override }
      case .popDirectionalFormat:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !current.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .paragraphSeparator:
        levels[index] = baseLevel
        stack = [base]
        (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
      case .boundaryNeutral: break
      default:
        if let override = current.override { classes[index] = override }
      }
    }
  }

  private func opensRightToLeft(_ index: Int) -> Bool {
    switch original[index] {
    case .rightToLeftIsolate: true
    case .firstStrongIsolate:
      isRightToLeft(
        from: index + 1, to: partners[index] >= 0 ? Int(partners[index]) : original.count)
    default: false
    }
  }

  private static func override(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .leftToRightOverride: .leftToRight
    case .rightToLeftOverride: .rightToLeft
    default: nil
    }
  }

  /// The lowest higher level that is odd, or even.
  private static func next(_ level: UInt8, _ isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  // MARK: - Isolating run sequences

  /// X9, X10: the text in runs of one level, which isolates leave out of one another.
  private mutating func resolveSequences(_ baseLevel: UInt8) {
    let kept = original.indices.filter { !original[$0].isRemoved }
    guard !kept.isEmpty else { return }
    var starts: [Int] = []
    var runOfCharacter = [Int32](repeating: -1, count: original.count)
    for (place, index) in kept.enumerated() {
      if place == 0 || levels[index] != levels[kept[place - 1]] { starts.append(place) }
      runOfCharacter[index] = Int32(starts.count - 1)
    }
    starts.append(kept.count)
    // Levels change while sequences are resolved, but their ends depend on the explicit ones.
    let explicit = levels
    var sequence = BidiSequence()
    for first in 0..<starts.count - 1 {
      let head = kept[starts[first]]
      if original[head] == .popDirectionalIsolate, partners[head] >= 0 { continue }
      sequence.indices.removeAll(keepingCapacity: true)
      var run = first
      while true {
        sequence.indices.append(contentsOf: kept[starts[run]..<starts[run + 1]])
        let tail = kept[starts[run + 1] - 1]
        guard original[tail].isIsolateInitiator, partners[tail] >= 0 else { break }
        run = Int(runOfCharacter[Int(partners[tail])])
      }
      let level = explicit[head]
      let before = starts[first] > 0 ? explicit[kept[starts[first] - 1]] : baseLevel
      let tail = kept[starts[run + 1] - 1]
      let isOpen = original[tail].isIsolateInitiator || starts[run + 1] == kept.count
      let after = isOpen ? baseLevel : explicit[kept[starts[run + 1]]]
      sequence.level = level
      sequence.start = max(level, before) & 1 == 1 ? .rightToLeft : .leftToRight
      sequence.end = max(level, after) & 1 == 1 ? .rightToLeft : .leftToRight
      sequence.resolve(original: original, classes: classes, characters: characters)
      for (place, index) in sequence.indices.enumerated() {
        levels[index] = sequence.resolvedLevel(at: place)
      }
    }
  }
}
