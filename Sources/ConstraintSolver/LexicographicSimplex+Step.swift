extension LexicographicSimplex {
  /// A breakpoint that a move has left behind.
  struct Passage {
    /// Which of the column's crossings its row is.
    var crossing: Int
    var breakpoint: Int
    var isForwards: Bool
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
    tableau.cross(column)
    passed.removeAll(keepingCapacity: true)
    sweep.reset()
    while true {
      guard let (length, crossing) = nextBreakpoint(entity, direction, own, start) else {
        undoPasses()
        return false
      }
      let isOwn = crossing < 0
      let rate = isOwn ? 1 : tableau.crossings[crossing].coefficient * direction
      let split = isOwn ? own : place[rowEntity[tableau.crossings[crossing].row]]
      let forwards = isOwn ? isUp : rate > 0
      let index = forwards ? split : split - 1
      let breakpoint = breakpoints[index]
      if breakpoint.level >= 0 {
        slope[breakpoint.level] += abs(rate) * (breakpoint.right - breakpoint.left)
      }
      if slopeSign() >= 0 {
        finishMove(
          column, direction, length, start, crossing: crossing, breakpoint: index, own: own)
        return true
      }
      if isOwn {
        own += isUp ? 1 : -1
      } else {
        place[rowEntity[tableau.crossings[crossing].row]] += forwards ? 1 : -1
        passed.append(Passage(crossing: crossing, breakpoint: index, isForwards: forwards))
      }
    }
  }

  // MARK: Looking ahead

  /// The breakpoint that the move meets next, as its distance and crossing, -1 for the entity's
  /// own.
  private mutating func nextBreakpoint(
    _ entity: Int, _ direction: Double, _ own: Int, _ start: Double
  ) -> (length: Double, crossing: Int)? {
    if !sweep.isActive, passed.count >= Sweep.minimumPasses,
      tableau.crossings.count >= Sweep.minimumRows
    {
      beginSweep(entity, direction, own, start)
    }
    guard sweep.isActive else { return nearestBreakpoint(entity, direction, own, start) }
    while sweep.next < sweep.events.count,
      isPassed(sweep.events[sweep.next], direction, own)
    {
      sweep.next += 1
    }
    if sweep.next == sweep.events.count { return nil }
    guard sweep.isNextClear() else { return nearestBreakpoint(entity, direction, own, start) }
    let event = sweep.events[sweep.next]
    return (event.distance, Int(event.crossing))
  }

  private func nearestBreakpoint(
    _ entity: Int, _ direction: Double, _ own: Int, _ start: Double
  ) -> (length: Double, crossing: Int)? {
    var length = Double.infinity
    var chosen = -2
    let isUp = direction > 0
    if isUp ? own < firstBreakpoint[entity + 1] : own > firstBreakpoint[entity] {
      length = abs(breakpoints[isUp ? own : own - 1].value - start)
      chosen = -1
    }
    let usesBland = usesBland
    let crossings = tableau.crossings
    for index in crossings.indices {
      let speed = crossings[index].coefficient * direction
      if abs(speed) < Self.pivotTolerance { continue }
      let other = rowEntity[crossings[index].row]
      let split = place[other]
      if speed > 0 ? split == firstBreakpoint[other + 1] : split == firstBreakpoint[other] {
        continue
      }
      let target = breakpoints[speed > 0 ? split : split - 1].value
      let distance = max(0, (target - value[other]) / speed)
      let tolerance = 1e-10 * (1 + distance)
      if distance < length - tolerance {
        length = distance
        chosen = index
      } else if chosen >= 0, distance <= length + tolerance {
        let isPreferred =
          usesBland
          ? other < rowEntity[crossings[chosen].row]
          : abs(speed) > abs(crossings[chosen].coefficient)
        if isPreferred {
          length = min(length, distance)
          chosen = index
        }
      }
    }
    return chosen == -2 ? nil : (length, chosen)
  }

  /// Sorts all breakpoints that are ahead.
  private mutating func beginSweep(
    _ entity: Int, _ direction: Double, _ own: Int, _ start: Double
  ) {
    sweep.begin()
    var index = direction > 0 ? own : own - 1
    let end = direction > 0 ? firstBreakpoint[entity + 1] : firstBreakpoint[entity] - 1
    while index != end {
      sweep.append(
        distance: abs(breakpoints[index].value - start), order: -.infinity, crossing: -1,
        breakpoint: index)
      index += direction > 0 ? 1 : -1
    }
    let usesBland = usesBland
    for (position, crossing) in tableau.crossings.enumerated() {
      let speed = crossing.coefficient * direction
      if abs(speed) < Self.pivotTolerance { continue }
      let other = rowEntity[crossing.row]
      let order = usesBland ? Double(other) : -abs(speed)
      var index = speed > 0 ? place[other] : place[other] - 1
      let end = speed > 0 ? firstBreakpoint[other + 1] : firstBreakpoint[other] - 1
      while index != end {
        let distance = max(0, (breakpoints[index].value - value[other]) / speed)
        sweep.append(distance: distance, order: order, crossing: position, breakpoint: index)
        index += speed > 0 ? 1 : -1
      }
    }
    sweep.sort()
  }

  private func isPassed(_ event: Sweep.Event, _ direction: Double, _ own: Int) -> Bool {
    let breakpoint = Int(event.breakpoint)
    if event.crossing < 0 { return direction > 0 ? breakpoint < own : breakpoint >= own }
    let crossing = tableau.crossings[Int(event.crossing)]
    let split = place[rowEntity[crossing.row]]
    return crossing.coefficient * direction > 0 ? breakpoint < split : breakpoint >= split
  }

  private mutating func undoPasses() {
    for passage in passed {
      place[rowEntity[tableau.crossings[passage.crossing].row]] += passage.isForwards ? -1 : 1
    }
  }

  // MARK: Arriving

  private mutating func finishMove(
    _ column: Int, _ direction: Double, _ length: Double, _ start: Double, crossing: Int,
    breakpoint: Int, own: Int
  ) {
    let entity = columnEntity[column]
    degenerateSteps = length <= 1e-12 * (1 + abs(start)) ? degenerateSteps + 1 : 0
    for crossing in tableau.crossings {
      value[rowEntity[crossing.row]] += crossing.coefficient * direction * length
      movedRows.insert(crossing.row)
    }
    if !isSmall {
      chargePasses()
      staleColumns.insert(column)
    }
    if crossing < 0 {
      rest(entity, on: breakpoint)
      return
    }
    value[entity] = start + direction * length
    place[entity] = own
    exchange(column, crossing, restingOn: breakpoint)
  }

  /// Brings the slopes of the rows up to date whose breakpoints were passed.
  private mutating func chargePasses() {
    for passage in passed {
      let breakpoint = breakpoints[passage.breakpoint]
      let bend = breakpoint.right - breakpoint.left
      charge(
        tableau.crossings[passage.crossing].row, passage.isForwards ? bend : -bend,
        level: breakpoint.level)
    }
  }

  /// Exchanges the entities of a column and of one of the rows that cross it.
  private mutating func exchange(_ column: Int, _ crossing: Int, restingOn breakpoint: Int) {
    let row = tableau.crossings[crossing].row
    let (entity, leaving) = (columnEntity[column], rowEntity[row])
    if gradient.isExact {
      chargeAll(row, sign: -1)
      clearSlope()
      // What the other rows cost with each unit of the column: they follow the row from now on.
      for (index, other) in tableau.crossings.enumerated() where index != crossing {
        addCosts(of: rowEntity[other.row], each: other.coefficient)
      }
    }
    rest(leaving, on: breakpoint)
    columnEntity[column] = leaving
    rowEntity[row] = entity
    position[leaving] = column
    position[entity] = ~row
    tableau.pivot(at: crossing)
    if !isBreakingTies {
      remainingWork -= tableau.crossings.count * tableau.pivotRow.count / 64
    }
    if isSmall { return }
    for cell in tableau.pivotRow { staleColumns.insert(Int(cell.column)) }
    guard gradient.isExact else { return }
    for level in 0..<levelCount where slope[level] != 0 {
      if abs(slope[level]) > Gradient.exactSumLimit { gradient.isExact = false }
      gradient.add(-slope[level], column, level)
      for cell in tableau.pivotRow {
        gradient.add(slope[level] * cell.coefficient, Int(cell.column), level)
      }
    }
    chargeAll(row, sign: 1)
    if !tableau.isPlain { gradient.isExact = false }
    if !gradient.isExact {
      for column in 0..<columnCount { staleColumns.insert(column) }
    }
  }

  /// Adds what the entity of a row costs, or takes it back, to the slopes.
  private mutating func chargeAll(_ row: Int, sign: Double) {
    let entity = rowEntity[row]
    let split = place[entity]
    for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
      let breakpoint = breakpoints[index]
      let factor = index < split ? breakpoint.right : breakpoint.left
      charge(row, sign * factor, level: breakpoint.level)
    }
  }

  /// Adds to `slope` what an entity in the basis costs.
  private mutating func addCosts(of entity: Int, each coefficient: Double) {
    let split = place[entity]
    for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
      let breakpoint = breakpoints[index]
      guard breakpoint.level >= 0 else { continue }
      slope[breakpoint.level] +=
        (index < split ? breakpoint.right : breakpoint.left) * coefficient
    }
  }
}
