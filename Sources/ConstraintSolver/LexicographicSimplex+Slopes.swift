extension LexicographicSimplex {
  mutating func clearSlope() {
    if slope.count < levelCount {
      slope.append(contentsOf: repeatElement(0, count: levelCount - slope.count))
    }
    for level in 0..<levelCount { slope[level] = 0 }
  }

  /// Sign of the slopes' first level that is not 0.
  func slopeSign() -> Int {
    for level in 0..<levelCount {
      if slope[level] < -slopeTolerance { return -1 }
      if slope[level] > slopeTolerance { return 1 }
    }
    return 0
  }

  /// Sums the slopes of everything in the basis.
  mutating func sumGradient() {
    for column in 0..<columnCount { gradient.clear(column) }
    for row in 0..<rowCount {
      let entity = rowEntity[row]
      let split = place[entity]
      for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
        let breakpoint = breakpoints[index]
        let factor = index < split ? breakpoint.right : breakpoint.left
        guard breakpoint.level >= 0, factor != 0 else { continue }
        for index in tableau.range(row) {
          let cell = tableau[index]
          if gradient.isExact {
            gradient.add(factor * cell.coefficient, Int(cell.column), breakpoint.level)
          } else {
            gradient.addRounded(factor * cell.coefficient, Int(cell.column), breakpoint.level)
          }
        }
      }
    }
  }

  /// Sums one column's slopes, in the order of the rows.
  private mutating func sumGradient(of column: Int) {
    gradient.clear(column)
    tableau.cross(column)
    for crossing in tableau.crossings {
      let entity = rowEntity[crossing.row]
      let split = place[entity]
      for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
        let breakpoint = breakpoints[index]
        let factor = index < split ? breakpoint.right : breakpoint.left
        guard breakpoint.level >= 0, factor != 0 else { continue }
        gradient.addRounded(factor * crossing.coefficient, column, breakpoint.level)
      }
    }
  }

  /// Adds a row, once for each unit of `factor`, to the slopes of a level.
  ///
  /// Slopes that are not exact are summed again, once they are needed.
  mutating func charge(_ row: Int, _ factor: Double, level: Int) {
    guard level >= 0, factor != 0 else { return }
    for index in tableau.range(row) {
      let cell = tableau[index]
      let column = Int(cell.column)
      if gradient.isExact { gradient.add(factor * cell.coefficient, column, level) }
      staleColumns.insert(column)
    }
  }

  /// Leaves in `slope` how the cost changes when a column's entity moves.
  mutating func computeSlope(_ column: Int, _ direction: Double, _ split: Int) {
    let entity = columnEntity[column]
    slopeTolerance = 1e-9 + 1e-11 * gradient.magnitude[column]
    for level in 0..<levelCount { slope[level] = gradient[column, level] }
    for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
      let breakpoint = breakpoints[index]
      if breakpoint.level >= 0 {
        slope[breakpoint.level] += index < split ? breakpoint.right : breakpoint.left
      }
    }
    if direction < 0 {
      for level in 0..<levelCount { slope[level] = -slope[level] }
    }
  }

  /// Finds, for each column with new slopes, what its moves would do to the cost.
  mutating func refreshCandidates() {
    gradient.reserve(levels: levelCount)
    clearSlope()
    if isSmall {
      sumGradient()
      for column in 0..<columnCount { refreshCandidate(column) }
      candidates.updateAll()
      return
    }
    if !gradient.isExact {
      if staleColumns.items.count > columnCount / 2 {
        sumGradient()
      } else {
        for column in staleColumns.items { sumGradient(of: column) }
      }
    }
    for column in staleColumns.items { refreshCandidate(column) }
    candidates.update(staleColumns.items)
    if !isBreakingTies { remainingWork -= staleColumns.items.count * levelCount }
    staleColumns.removeAll()
  }

  private mutating func refreshCandidate(_ column: Int) {
    let entity = columnEntity[column]
    var free: Moves = []
    var best = Candidates.Candidate.none
    if let (level, slope) = firstSlope(column, placeAbove(entity)) {
      if slope < 0, !refused[column].contains(.up) {
        best = .init(level: Int32(level), isUp: true, slope: slope, entity: Int32(entity))
      }
    } else {
      free.insert(.up)
    }
    if let (level, slope) = firstSlope(column, place[entity]) {
      if slope > 0, !refused[column].contains(.down) {
        let down = Candidates.Candidate(
          level: Int32(level), isUp: false, slope: -slope, entity: Int32(entity))
        if down.precedes(best) { best = down }
      }
    } else {
      free.insert(.down)
    }
    openCount += (free.isEmpty ? 0 : 1) - (moves[column].isEmpty ? 0 : 1)
    moves[column] = free
    candidates.set(best, of: column)
  }

  /// How the cost grows with a column's entity, at the highest level where it changes at all.
  ///
  /// - Parameter split: The first of the entity's breakpoints that are above it.
  private func firstSlope(_ column: Int, _ split: Int) -> (level: Int, slope: Double)? {
    let entity = columnEntity[column]
    let tolerance = 1e-9 + 1e-11 * gradient.magnitude[column]
    for level in 0..<levelCount {
      var slope = gradient[column, level]
      for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1]
      where breakpoints[index].level == level {
        slope += index < split ? breakpoints[index].right : breakpoints[index].left
      }
      if abs(slope) > tolerance { return (level, slope) }
    }
    return nil
  }

  /// Whether so many steps in succession had length 0 that they may go in a circle.
  var usesBland: Bool { degenerateSteps > 20 + entityCount }

  /// The column and direction that lessen the highest level most; call after
  /// `refreshCandidates`.
  ///
  /// After many steps of length 0 the entity of the lowest index is taken instead, which
  /// cannot cycle (Bland, "New finite pivoting rules for the simplex method", 1977).
  mutating func chooseColumn() -> (column: Int, direction: Double)? {
    guard usesBland else {
      return candidates.best.map { ($0.column, $0.candidate.isUp ? 1 : -1) }
    }
    var chosen = -1
    for column in 0..<columnCount where candidates.all[column].level != .max {
      if chosen < 0 || columnEntity[column] < columnEntity[chosen] { chosen = column }
    }
    guard chosen >= 0 else { return nil }
    return (chosen, candidates.all[chosen].isUp ? 1 : -1)
  }

  func firstNonzeroLevel() -> Int? {
    for level in 0..<levelCount where abs(slope[level]) > slopeTolerance { return level }
    return nil
  }

  /// Whether a cost that falls for ever does so by a tie that is being broken: the errors of
  /// constraints have a minimum sum.
  var isEndless: Bool {
    guard let level = firstNonzeroLevel() else { return false }
    return level == levelCount - 1 && isPushing
  }

}
