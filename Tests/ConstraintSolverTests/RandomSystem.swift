import ConstraintSolver

/// A random system of constraints, the same for the same seed everywhere.
struct RandomSystem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintSolver.Relation
    var constant: Double
    var priority: Double
  }

  /// What the rows look like.
  enum Kind: CaseIterable {
    /// Boxes in a box: chains, sizes, alignments, content sizes.
    case layout
    /// Few variables in each row, small whole coefficients.
    case sparse
    /// Up to six variables in each row.
    case dense
  }

  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  private var random: SplitMix
  private var hidden: [Double] = []
  private var priorities: [Double] = []

  /// - Parameter maxVariables: From 2 up.
  init(seed: UInt64, maxVariables: Int = 60) {
    random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    variableCount = 2 + random.below(maxVariables - 1)
    hidden = (0..<variableCount).map { _ in Double(random.below(401) - 100) / 2 }
    let all = [999.5, 999, 900, 751, 750, 749, 500, 251, 250, 50, 49, 1]
    priorities = (0..<(1 + random.below(6))).map { _ in all[random.below(all.count)] }
    let kind = Kind.allCases[random.below(Kind.allCases.count)]
    let count = 1 + random.below(variableCount * 3 + 4)
    let allowsConflict = random.below(3) == 0
    for _ in 0..<count {
      switch kind {
      case .layout: addLayoutRows(allowsConflict)
      case .sparse: addRow(termLimit: 3, allowsConflict)
      case .dense: addRow(termLimit: 6, allowsConflict)
      }
    }
  }

  /// A solver with these constraints, and its handles in order.
  func solver(
    reversingKeys: Bool = false
  ) throws -> (
    solver: ConstraintSolver, variables: [ConstraintSolver.Variable],
    constraints: [ConstraintSolver.Constraint]
  ) {
    var solver = ConstraintSolver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    var constraints: [ConstraintSolver.Constraint] = []
    for (index, row) in rows.enumerated() {
      let key = ConstraintSolver.BreakKey(latestItem: Int32(-index))
      constraints.append(
        try solver.add(
          row.terms.map { .init(variables[$0.variable], $0.coefficient) }, row.relation,
          row.constant, priority: .init(row.priority), breakKey: reversingKeys ? key : nil))
    }
    return (solver, variables, constraints)
  }

  private mutating func addLayoutRows(_ allowsConflict: Bool) {
    let first = random.below(variableCount)
    let second = random.below(variableCount)
    switch random.below(6) {
    case 0:
      let size = Double(random.below(200)) + 1.0 / 3
      let hugging = priorities[random.below(priorities.count)]
      let resistance = priorities[random.below(priorities.count)]
      rows.append(
        Row(terms: [(first, 1)], relation: .lessThanOrEqual, constant: size, priority: hugging))
      rows.append(
        Row(
          terms: [(first, 1)], relation: .greaterThanOrEqual, constant: size,
          priority: resistance))
    case 1:
      add([(first, 1), (second, -1)], allowsConflict)
    case 2:
      let third = random.below(variableCount)
      add([(first, 1), (second, 1), (third, -1)], allowsConflict)
    case 3:
      let third = random.below(variableCount)
      add([(first, 1), (second, 0.5), (third, -1), (random.below(variableCount), -0.5)],
        allowsConflict)
    case 4:
      add([(first, 1), (second, [-2, -0.5, -1.5, -1][random.below(4)])], allowsConflict)
    default:
      add([(first, 1)], allowsConflict)
    }
  }

  private mutating func addRow(termLimit: Int, _ allowsConflict: Bool) {
    let count = 1 + random.below(termLimit)
    let terms = (0..<count).map { _ in
      (random.below(variableCount), [1.0, -1, 1, -1, 1, -1, 2, -0.5][random.below(8)])
    }
    add(terms, allowsConflict)
  }

  /// Adds a row; one that is required holds at the hidden point unless it may conflict.
  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ allowsConflict: Bool
  ) {
    let relations: [ConstraintSolver.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let relation = relations[random.below(4)]
    let isRequired = random.below(3) == 0
    let priority = isRequired ? 1000 : priorities[random.below(priorities.count)]
    var constant = terms.reduce(0) { $0 + $1.coefficient * hidden[$1.variable] }
    if !isRequired || (allowsConflict && random.below(6) == 0) {
      constant += Double(random.below(161) - 80)
    } else if relation == .lessThanOrEqual {
      constant += Double(random.below(60))
    } else if relation == .greaterThanOrEqual {
      constant -= Double(random.below(60))
    }
    rows.append(
      Row(terms: terms, relation: relation, constant: constant, priority: priority))
  }
}

/// A small generator of random numbers.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to `limit` - 1.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
