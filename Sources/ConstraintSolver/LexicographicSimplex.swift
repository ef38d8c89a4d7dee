/// Minimises a hierarchy of piecewise linear costs over one group of columns.
///
/// An entity is a column or a form, a fixed linear combination of columns. All constraints on
/// one entity are breakpoints of its value: each adds to the cost of one level a slope to its
/// left and a slope to its right. No error or slack variables exist, so the tableau has one row
/// a form and one column a column, whatever the number of constraints and priorities. Level 0
/// is what is required: its minimum is 0 exactly if the requirements can be met.
///
/// A state is a basis: the entities outside rest on one of their breakpoints, the others follow.
/// A step moves one entity along the first direction whose slopes, compared from the highest
/// level down, decrease the cost, past every breakpoint until they no longer do.
///
/// Ties: where the optimum leaves entities open they are fixed one after the other, in the order
/// in which constraints first referred to them. An entity that its constraints want at one
/// value (a content size) becomes as large as the optimum allows: the item first referenced
/// stretches, or keeps its size. Any other comes as near as possible to the bound that came
/// first, and to 0 if it has none; before the first of those, lengths that nothing wants larger
/// become as small as the optimum allows. So the outcome does not depend on the pivots.
/// In groups that leave thousands of entities open, only as many are fixed as `workLimit` lets;
/// the rest stay where the pivots left them, which is the same in every run.
struct LexicographicSimplex: Sendable {
  /// One constraint on an entity, its coefficient divided out.
  struct Bound {
    var entity: Int
    var value: Double
    /// Error of the constraint for each unit of the entity's.
    var weight: Double
    var level: Int
    var relation: ConstraintSolver.Relation
    /// Sign of the entity in the constraint.
    var sign: Double
    /// Whether it says how small a length may be.
    var isFloor = false
  }

  struct Breakpoint {
    var value: Double
    var left: Double
    var right: Double
    /// -1 while it costs nothing.
    var level: Int
  }

  enum Outcome {
    case optimal
    case unbounded
    case stalled
  }

  /// What a step may do in one column.
  struct Moves: OptionSet {
    let rawValue: UInt8
    static let up = Moves(rawValue: 1)
    static let down = Moves(rawValue: 2)
  }

  static let pivotTolerance = 1e-9

  var columnCount = 0
  var rowCount = 0
  var levelCount = 0
  /// Row entities in terms of column entities.
  var tableau = SparseTableau()
  /// Which entity each column or row holds at present.
  var columnEntity: [Int] = []
  var rowEntity: [Int] = []
  /// The column of each entity, or the complement of its row.
  var position: [Int] = []
  var breakpoints: [Breakpoint] = []
  /// The index at which the breakpoints of each entity start, and one index more for the end.
  var firstBreakpoint: [Int] = []
  /// The breakpoint of each entity that costs nothing until a tie is broken there.
  var anchor: [Int] = []
  /// The first constraint that refers to each entity; -1 if none does.
  var firstBound: [Int] = []
  /// For each constraint the next one that refers to the same entity; -1 if none does.
  var nextBound: [Int] = []
  var value: [Double] = []
  /// A breakpoint of each entity: in the basis the first one above it, outside the first one that
  /// it rests on.
  var place: [Int] = []
  var gradient = Gradient()
  var candidates = Candidates()
  /// Columns for which what depends on their slopes is out of date.
  var staleColumns = MarkedList()
  /// Rows whose values were carried along, and not summed again.
  var movedRows = MarkedList()
  /// Columns with directions that only rounding makes look worthwhile.
  var refusedColumns: [Int] = []
  /// The directions of each column that change no cost.
  var moves: [Moves] = []
  /// How many columns have such directions.
  var openCount = 0
  /// The directions of each column that look worthwhile through rounding alone.
  var refused: [Moves] = []
  var slope: [Double] = []
  /// Slopes up to this are rounding noise.
  var slopeTolerance = 1e-9
  /// The breakpoints that the present move passed, with the places of their rows in the column.
  var passed: [Passage] = []
  var sweep = Sweep()
  /// Whether the last level is a tie that rewards an entity without limit.
  var isPushing = false
  var degenerateSteps = 0
  /// How much steps may still touch; bounds the time of one group.
  var remainingWork = 0
  /// Whether steps break ties. Then they are charged as if every coefficient were stored, so that
  /// it does not depend on how many are which ties are broken.
  var isBreakingTies = false

  static let workLimit = 4_000_000_000
  /// The maximum number of cells of a tableau.
  static let cellLimit = 16_000_000

  var entityCount: Int { columnCount + rowCount }

  /// Whether there are so few columns that all are looked at after every step: to know which ones
  /// have changed would cost more.
  var isSmall: Bool { columnCount <= 8 }

  /// Loads a problem. `tableau` must hold the forms' coefficients already.
  ///
  /// - Parameter bounds: In the order of insertion; levels from 0 up to `levelCount`.
  mutating func load(columns: Int, levels: Int, bounds: [Bound]) {
    columnCount = columns
    rowCount = tableau.rowCount
    levelCount = levels
    isPushing = false
    isBreakingTies = false
    degenerateSteps = 0
    remainingWork = Self.workLimit
    let entities = entityCount
    // The arrays keep the length that the largest group needed.
    columnEntity.fill(columns, with: 0)
    rowEntity.fill(rowCount, with: 0)
    position.fill(entities, with: 0)
    for entity in 0..<columns {
      columnEntity[entity] = entity
      position[entity] = entity
    }
    for row in 0..<rowCount {
      rowEntity[row] = columns + row
      position[columns + row] = ~row
    }
    anchor.fill(entities, with: -1)
    firstBound.fill(entities, with: -1)
    nextBound.fill(bounds.count, with: -1)
    value.fill(entities, with: 0)
    place.fill(entities, with: 0)
    firstBreakpoint.fill(entities + 1, with: 0)
    moves.fill(columns, with: [])
    refused.fill(columns, with: [])
    refusedColumns.removeAll(keepingCapacity: true)
    openCount = 0
    slopeTolerance = 1e-9
    loadBreakpoints(bounds)
    placeColumns()
    placeRows()
    movedRows.reset(count: rowCount)
    staleColumns.reset(count: columns)
    candidates.reset(columns: columns)
    gradient.reset(columns: columns, levels: levels)
    gradient.isExact = !isSmall && tableau.isPlain && areCostsPlain(bounds)
    if isSmall { return }
    if gradient.isExact { sumGradient() }
    for column in 0..<columns { staleColumns.insert(column) }
  }

  /// Whether sums of slopes are exact whatever their order.
  private func areCostsPlain(_ bounds: [Bound]) -> Bool {
    guard bounds.count <= Gradient.exactBoundLimit else { return false }
    for bound in bounds where !SparseTableau.isPlain(bound.weight) { return false }
    return true
  }

  private mutating func loadBreakpoints(_ bounds: [Bound]) {
    let entities = entityCount
    for bound in bounds { firstBreakpoint[bound.entity] += 1 }
    var total = 0
    for entity in 0..<entities {
      let count = firstBreakpoint[entity] + 1
      firstBreakpoint[entity] = total
      place[entity] = total
      total += count
    }
    firstBreakpoint[entities] = total
    breakpoints.fill(total, with: Breakpoint(value: 0, left: 0, right: 0, level: -1))
    for (index, bound) in bounds.enumerated() {
      if firstBound[bound.entity] < 0 {
        firstBound[bound.entity] = index
        insert(Breakpoint(value: bound.value, left: 0, right: 0, level: -1), bound.entity)
      } else {
        nextBound[anchor[bound.entity]] = index
      }
      // The last constraint of the entity, until its breakpoints are known.
      anchor[bound.entity] = index
      let weight = bound.weight
      insert(
        Breakpoint(
          value: bound.value, left: bound.relation == .lessThanOrEqual ? 0 : -weight,
          right: bound.relation == .greaterThanOrEqual ? 0 : weight, level: bound.level),
        bound.entity)
    }
    for entity in 0..<entities {
      if firstBound[entity] < 0 {
        anchor[entity] = firstBreakpoint[entity]
        continue
      }
      let range = firstBreakpoint[entity]..<firstBreakpoint[entity + 1]
      for index in range {
        if breakpoints[index].level < 0 { anchor[entity] = index }
        if index > range.lowerBound {
          let below = breakpoints[index - 1].value
          if breakpoints[index].value - below <= 1e-10 * (1 + abs(below)) {
            breakpoints[index].value = below
          }
        }
      }
    }
  }

  /// Inserts in the order of values, after equal ones; `place` counts what is there.
  private mutating func insert(_ breakpoint: Breakpoint, _ entity: Int) {
    let first = firstBreakpoint[entity]
    var index = place[entity]
    while index > first, breakpoints[index - 1].value > breakpoint.value {
      breakpoints[index] = breakpoints[index - 1]
      index -= 1
    }
    breakpoints[index] = breakpoint
    place[entity] += 1
  }

  /// Rests each column on the breakpoint that costs least while nothing else counts.
  private mutating func placeColumns() {
    for column in 0..<columnCount {
      let range = firstBreakpoint[column]..<firstBreakpoint[column + 1]
      clearSlope()
      for index in range where breakpoints[index].level >= 0 {
        slope[breakpoints[index].level] += breakpoints[index].left
      }
      var chosen = range.upperBound - 1
      for index in range {
        let breakpoint = breakpoints[index]
        if breakpoint.level >= 0 {
          slope[breakpoint.level] += breakpoint.right - breakpoint.left
        }
        if slopeSign() >= 0 {
          chosen = index
          break
        }
      }
      rest(column, on: chosen)
    }
  }

  private mutating func placeRows() {
    for row in 0..<rowCount {
      let entity = rowEntity[row]
      let sum = rowValue(row)
      value[entity] = sum
      var index = firstBreakpoint[entity]
      while index < firstBreakpoint[entity + 1], breakpoints[index].value < sum { index += 1 }
      place[entity] = index
    }
  }

  func rowValue(_ row: Int) -> Double {
    var sum = 0.0
    for index in tableau.range(row) {
      let cell = tableau[index]
      sum += cell.coefficient * value[columnEntity[Int(cell.column)]]
    }
    return sum
  }

  /// Puts an entity outside the basis on a breakpoint, or on the first of those equal to it.
  mutating func rest(_ entity: Int, on breakpoint: Int) {
    var first = breakpoint
    let target = breakpoints[breakpoint].value
    while first > firstBreakpoint[entity], breakpoints[first - 1].value == target { first -= 1 }
    place[entity] = first
    value[entity] = target
  }

  /// The breakpoint after those that an entity outside the basis rests on.
  func placeAbove(_ entity: Int) -> Int {
    var index = place[entity]
    let end = firstBreakpoint[entity + 1]
    while index < end, breakpoints[index].value == value[entity] { index += 1 }
    return index
  }

  /// Takes steps until none lessens the cost.
  mutating func minimise() -> Outcome {
    degenerateSteps = 0
    while true {
      refreshCandidates()
      guard let (column, direction) = chooseColumn() else {
        settleRows()
        return .optimal
      }
      let charge =
        isBreakingTies
        ? rowCount * ((columnCount + 63) / 64) + columnCount * levelCount + 1000 : 1000
      remainingWork -= charge
      guard remainingWork > 0, tableau.size <= Self.cellLimit else { return .stalled }
      if move(column, direction) {
        for index in refusedColumns {
          refused[index] = []
          staleColumns.insert(index)
        }
        refusedColumns.removeAll(keepingCapacity: true)
      } else if isEndless {
        return .unbounded
      } else {
        refused[column].insert(direction > 0 ? .up : .down)
        refusedColumns.append(column)
        staleColumns.insert(column)
      }
    }
  }

  /// Recomputes what follows from the columns, so that rounding does not add up.
  private mutating func settleRows() {
    for row in movedRows.items { value[rowEntity[row]] = rowValue(row) }
    movedRows.removeAll()
  }

  /// The maximum amount by which a required bound is missed, relative to its magnitude.
  func requiredViolation() -> Double {
    var worst = 0.0
    for entity in 0..<entityCount {
      for index in firstBreakpoint[entity]..<firstBreakpoint[entity + 1] {
        let breakpoint = breakpoints[index]
        guard breakpoint.level == 0 else { continue }
        let excess = value[entity] - breakpoint.value
        if excess > 0 ? breakpoint.right != 0 : breakpoint.left != 0 {
          worst = max(worst, abs(excess) / (1 + abs(breakpoint.value)))
        }
      }
    }
    return worst
  }
}

extension Array {
  /// Makes the first elements equal, of which there may be more behind.
  ///
  /// For this file alone: debug builds call what is generic in another file without knowing the
  /// type, which takes longer than all else here.
  @inline(__always)
  fileprivate mutating func fill(_ wanted: Int, with element: Element) {
    let known = Swift.min(count, wanted)
    for index in 0..<known { self[index] = element }
    if known < wanted { append(contentsOf: repeatElement(element, count: wanted - known)) }
  }
}
