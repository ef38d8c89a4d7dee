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

  /// Sums, by level and column, the slopes of everything in the basis.
  mutating func computeGradient() {
    let size = levelCount * columnCount
    if gradient.count < size {
      gradient.append(contentsOf: repeatElement(0, count: size - gradient.count))
    }
    for index in 0..<size { gradient[index] = 0 }
    for column in 0..<columnCount { magnitude[column] = 0 }
    for row in 0..<rowCount {
      let entity = rowEntity[row]
      let split = place[entity]
      for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
        let breakpoint = breakpoints[index]
        let factor = index < split ? breakpoint.right : breakpoint.left
        guard breakpoint.level >= 0, factor != 0 else { continue }
        addToGradient(row, factor, level: breakpoint.level)
      }
    }
  }

  /// Adds a row, once for each unit of `factor`, to the slopes of a level.
  private mutating func addToGradient(_ row: Int, _ factor: Double, level: Int) {
    let source = row * columnCount
    let target = level * columnCount
    for word in 0..<wordCount {
      var bits = occupied[row * wordCount + word]
      while bits != 0 {
        let column = 64 * word + bits.trailingZeroBitCount
        bits &= bits - 1
        let product = factor * tableau[source + column]
        gradient[target + column] += product
        magnitude[column] = max(magnitude[column], abs(product))
      }
    }
  }

  /// Leaves in `slope` how the cost changes when a column's entity moves.
  private mutating func computeSlope(_ column: Int, _ direction: Double, _ split: Int) {
    let entity = columnEntity[column]
    slopeTolerance = 1e-9 + 1e-11 * magnitude[column]
    for level in 0..<levelCount { slope[level] = gradient[level * columnCount + column] }
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

  /// The column and direction that lessen the highest level most; notes in `moves` which
  /// directions change nothing.
  ///
  /// After many steps of length 0 the entity of the lowest index is taken instead, which
  /// cannot cycle (Bland, "New finite pivoting rules for the simplex method", 1977).
  mutating func chooseColumn() -> (column: Int, direction: Double)? {
    clearSlope()
    let usesBland = degenerateSteps > 20 + entityCount
    var best: (column: Int, direction: Double)?
    var bestLevel = Int.max
    var bestSlope = 0.0
    for column in 0..<columnCount {
      let entity = columnEntity[column]
      let low = place[entity]
      let high = placeAbove(entity)
      var free: Moves = []
      for direction in [1.0, -1.0] {
        computeSlope(column, direction, direction > 0 ? high : low)
        guard let level = firstNonzeroLevel() else {
          free.insert(direction > 0 ? .up : .down)
          continue
        }
        guard slope[level] < 0 else { continue }
        if refused[column].contains(direction > 0 ? .up : .down) { continue }
        let isBetter: Bool
        if let best {
          let order = entity < columnEntity[best.column]
          isBetter =
            usesBland
            ? order
            : level < bestLevel
              || (level == bestLevel
                && (slope[level] < bestSlope || (slope[level] == bestSlope && order)))
        } else {
          isBetter = true
        }
        if isBetter {
          best = (column, direction)
          bestLevel = level
          bestSlope = slope[level]
        }
      }
      moves[column] = free
    }
    return best
  }

  private func firstNonzeroLevel() -> Int? {
    for level in 0..<levelCount where abs(slope[level]) > slopeTolerance { return level }
    return nil
  }

  /// Whether a cost that falls for ever does so by a tie that is being broken: the errors of
  /// constraints have a least sum.
  var isEndless: Bool {
    guard let level = firstNonzeroLevel() else { return false }
    return level == levelCount - 1 && isPushing
  }

  /// Moves a column's entity until the cost no longer falls.
  ///
  /// - Returns: False if the cost falls for ever; nothing has changed then.
  mutating func move(_ column: Int, _ direction: Double) -> Bool {
    let entity = columnEntity[column]
    let isUp = direction > 0
    var own = isUp ? placeAbove(entity) : place[entity]
    let start = value[entity]
    computeSlope(column, direction, own)
    for row in 0..<rowCount {
      rate[row] = tableau[row * columnCount + column] * direction
    }
    passed.removeAll(keepingCapacity: true)
    while true {
      guard let (length, row) = nextBreakpoint(entity, isUp, own, start) else {
        undoPasses()
        return false
      }
      let isOwn = row < 0
      let split = isOwn ? own : place[rowEntity[row]]
      let forwards = isOwn ? isUp : rate[row] > 0
      let index = forwards ? split : split - 1
      let breakpoint = breakpoints[index]
      if breakpoint.level >= 0 {
        let speed = isOwn ? 1 : abs(rate[row])
        slope[breakpoint.level] += speed * (breakpoint.right - breakpoint.left)
      }
      if slopeSign() >= 0 {
        finishMove(column, direction, length, start, row: row, breakpoint: index, own: own)
        return true
      }
      if isOwn {
        own += isUp ? 1 : -1
      } else {
        place[rowEntity[row]] += forwards ? 1 : -1
        passed.append(forwards ? row : ~row)
      }
    }
  }

  /// The breakpoint that the move meets next, as its distance and row, -1 for the entity's own.
  private func nextBreakpoint(
    _ entity: Int, _ isUp: Bool, _ own: Int, _ start: Double
  ) -> (length: Double, row: Int)? {
    var length = Double.infinity
    var chosen = -2
    if isUp ? own < firstBreakpoint[entity + 1] : own > firstBreakpoint[entity] {
      length = abs(breakpoints[isUp ? own : own - 1].value - start)
      chosen = -1
    }
    let usesBland = degenerateSteps > 20 + entityCount
    for row in 0..<rowCount {
      let speed = rate[row]
      if abs(speed) < Self.pivotTolerance { continue }
      let other = rowEntity[row]
      let split = place[other]
      if speed > 0 ? split == firstBreakpoint[other + 1] : split == firstBreakpoint[other] {
        continue
      }
      let target = breakpoints[speed > 0 ? split : split - 1].value
      let distance = max(0, (target - value[other]) / speed)
      let tolerance = 1e-10 * (1 + distance)
      if distance < length - tolerance {
        length = distance
        chosen = row
      } else if chosen >= 0, distance <= length + tolerance {
        let isPreferred =
          usesBland ? other < rowEntity[chosen] : abs(speed) > abs(rate[chosen])
        if isPreferred {
          length = min(length, distance)
          chosen = row
        }
      }
    }
    return chosen == -2 ? nil : (length, chosen)
  }

  private mutating func undoPasses() {
    for row in passed {
      place[rowEntity[row < 0 ? ~row : row]] += row < 0 ? 1 : -1
    }
  }

  private mutating func finishMove(
    _ column: Int, _ direction: Double, _ length: Double, _ start: Double, row: Int,
    breakpoint: Int, own: Int
  ) {
    let entity = columnEntity[column]
    degenerateSteps = length <= 1e-12 * (1 + abs(start)) ? degenerateSteps + 1 : 0
    for other in 0..<rowCount where rate[other] != 0 {
      value[rowEntity[other]] += rate[other] * length
    }
    if row < 0 {
      rest(entity, on: breakpoint)
      return
    }
    value[entity] = start + direction * length
    place[entity] = own
    let leaving = rowEntity[row]
    rest(leaving, on: breakpoint)
    columnEntity[column] = leaving
    rowEntity[row] = entity
    pivot(row, column)
  }

  /// Exchanges what a row and a column stand for.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let (columns, words) = (columnCount, wordCount)
    filled.removeAll(keepingCapacity: true)
    for word in 0..<words {
      var bits = occupied[row * words + word]
      while bits != 0 {
        filled.append(64 * word + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    let inverse = 1 / tableau[row * columns + column]
    for index in filled { tableau[row * columns + index] *= -inverse }
    tableau[row * columns + column] = inverse
    for other in 0..<rowCount where other != row {
      let target = other * columns
      let factor = tableau[target + column]
      if factor == 0 { continue }
      tableau[target + column] = 0
      for index in filled {
        tableau[target + index] += factor * tableau[row * columns + index]
      }
      if abs(tableau[target + column]) < 1e-13 { tableau[target + column] = 0 }
      for word in 0..<words { occupied[other * words + word] |= occupied[row * words + word] }
    }
  }
}
