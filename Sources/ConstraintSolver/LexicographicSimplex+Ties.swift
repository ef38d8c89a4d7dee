extension LexicographicSimplex {
  /// Whether the optimum may leave something open, as seen from the present basis.
  var mayBeAmbiguous: Bool { openCount > 0 }

  /// Fixes what the optimum leaves open; call after `minimise`.
  mutating func breakTies(_ bounds: [Bound]) {
    guard mayBeAmbiguous else { return }
    remainingWork = Self.workLimit / 16
    isBreakingTies = true
    let order = (0..<entityCount).sorted { rank($0) < rank($1) }
    var hasShrunk = false
    for entity in order {
      remainingWork -= columnCount
      guard remainingWork > 0 else { return }
      guard mayMove(entity) else { continue }
      let outcome: Outcome
      if let sign = stretchDirection(entity, bounds) {
        levelCount += 1
        outcome = push(entity, sign)
      } else {
        if !hasShrunk {
          hasShrunk = true
          guard shrinkLengths(bounds), mayBeAmbiguous else { return }
          guard mayMove(entity) else { continue }
        }
        levelCount += 1
        outcome = pull(entity)
      }
      guard outcome == .optimal, mayBeAmbiguous else { return }
    }
  }

  /// Makes every length that is open, and that no constraint wants at one value, as small as it
  /// can be: those whose floors came first are the first.
  ///
  /// - Returns: False if steps ran out.
  private mutating func shrinkLengths(_ bounds: [Bound]) -> Bool {
    for floor in bounds where floor.isFloor {
      remainingWork -= columnCount
      guard remainingWork > 0 else { return false }
      guard mayMove(floor.entity), stretchDirection(floor.entity, bounds) == nil else { continue }
      levelCount += 1
      // The length grows to the side on which the inequality holds.
      let shrinking: Double = floor.relation == .lessThanOrEqual ? 1 : -1
      switch push(floor.entity, shrinking) {
      case .optimal: if !mayBeAmbiguous { return true }
      case .stalled, .unbounded: return false
      }
    }
    return true
  }

  /// The minimum and maximum of an entity among the optimal solutions; nil if steps ran out.
  mutating func range(of entity: Int) -> ClosedRange<Double>? {
    guard mayMove(entity) else { return value[entity]...value[entity] }
    levelCount += 1
    defer {
      setAnchor(entity, left: 0, right: 0, level: -1)
      levelCount -= 1
      refreshCandidates()
    }
    var ends = (-Double.infinity, Double.infinity)
    for direction in [1.0, -1.0] {
      setAnchor(entity, left: -direction, right: -direction, level: levelCount - 1)
      switch minimise() {
      case .stalled: return nil
      case .unbounded: break
      case .optimal:
        if direction > 0 { ends.1 = value[entity] } else { ends.0 = value[entity] }
      }
    }
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  private func rank(_ entity: Int) -> (Int, Int) {
    (firstBound[entity] < 0 ? Int.max : firstBound[entity], entity)
  }

  private func mayMove(_ entity: Int) -> Bool {
    let position = position[entity]
    if position >= 0 { return !moves[position].isEmpty }
    for index in tableau.range(~position) {
      let cell = tableau[index]
      if !moves[Int(cell.column)].isEmpty, abs(cell.coefficient) > Self.pivotTolerance {
        return true
      }
    }
    return false
  }

  /// The direction in which an entity with one wanted value stretches, nil for any other.
  private func stretchDirection(_ entity: Int, _ bounds: [Bound]) -> Double? {
    guard firstBound[entity] >= 0 else { return nil }
    let first = bounds[firstBound[entity]]
    if first.relation == .equal { return first.sign }
    var index = nextBound[firstBound[entity]]
    while index >= 0 {
      let bound = bounds[index]
      if bound.relation != first.relation,
        abs(bound.value - first.value) <= 1e-10 * (1 + abs(first.value))
      {
        return first.sign
      }
      index = nextBound[index]
    }
    return nil
  }

  private mutating func push(_ entity: Int, _ sign: Double) -> Outcome {
    for direction in [sign, -sign] {
      setAnchor(entity, left: -direction, right: -direction, level: levelCount - 1)
      let outcome = minimise()
      if outcome != .unbounded { return outcome }
    }
    return pull(entity)
  }

  private mutating func pull(_ entity: Int) -> Outcome {
    setAnchor(entity, left: -1, right: 1, level: levelCount - 1)
    return minimise()
  }

  private mutating func setAnchor(_ entity: Int, left: Double, right: Double, level: Int) {
    isPushing = level >= 0 && left == right
    let index = anchor[entity]
    let position = position[entity]
    let old = breakpoints[index]
    breakpoints[index] = Breakpoint(value: old.value, left: left, right: right, level: level)
    if position < 0 {
      let isPassed = index < place[entity]
      gradient.reserve(levels: levelCount)
      charge(~position, isPassed ? -old.right : -old.left, level: old.level)
      charge(~position, isPassed ? right : left, level: level)
    } else {
      staleColumns.insert(position)
    }
  }
}
