/// The constraints of a solver, row by row in the order of their insertion.
///
/// Rows of removed constraints stay, dead, until there are more of them than live ones.
struct ConstraintTable {
  struct Row {
    var firstTerm: Int32
    var termCount: Int32
    var slot: Int32
    var relation: ConstraintSolver.Relation
    var isLive: Bool
    var constant: Double
    var priority: Double
    var tieRank: Int64
    var key: ConstraintSolver.BreakKey

    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  }

  private(set) var rows: [Row] = []
  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private(set) var liveCount = 0
  /// Row of each slot, -1 if the slot is unused.
  private(set) var rowOfSlot: [Int32] = []
  private(set) var generationOfSlot: [Int32] = []
  private var unusedSlots: [Int32] = []

  /// Appends a row. A variable that occurs in several terms gets one, with the sum of their
  /// coefficients; terms that sum to 0 vanish.
  mutating func append(
    _ terms: ArraySlice<ConstraintSolver.Term>, _ relation: ConstraintSolver.Relation,
    constant: Double, priority: Double, tieRank: Int64, key: ConstraintSolver.BreakKey?
  ) -> ConstraintSolver.Constraint {
    let first = termVariable.count
    if terms.count <= 32 {
      appendFew(terms, from: first)
    } else {
      appendMany(terms)
    }
    let slot = takeSlot()
    let range = first..<termVariable.count
    rows.append(
      Row(
        firstTerm: Int32(first), termCount: Int32(range.count), slot: slot, relation: relation,
        isLive: true, constant: constant, priority: priority, tieRank: tieRank,
        key: key ?? defaultKey(range)))
    rowOfSlot[Int(slot)] = Int32(rows.count - 1)
    liveCount += 1
    return .init(slot: slot, generation: generationOfSlot[Int(slot)])
  }

  /// The row of a constraint, nil if the constraint is not in the table.
  func row(of constraint: ConstraintSolver.Constraint) -> Int? {
    let slot = Int(constraint.slot)
    guard slot >= 0, slot < rowOfSlot.count, generationOfSlot[slot] == constraint.generation,
      rowOfSlot[slot] >= 0
    else { return nil }
    return Int(rowOfSlot[slot])
  }

  func constraint(ofRow row: Int) -> ConstraintSolver.Constraint {
    let slot = rows[row].slot
    return .init(slot: slot, generation: generationOfSlot[Int(slot)])
  }

  mutating func kill(row: Int) {
    let slot = Int(rows[row].slot)
    rows[row].isLive = false
    rowOfSlot[slot] = -1
    generationOfSlot[slot] &+= 1
    unusedSlots.append(Int32(slot))
    liveCount -= 1
  }

  mutating func setConstant(_ constant: Double, row: Int) { rows[row].constant = constant }
  mutating func setPriority(_ priority: Double, row: Int) { rows[row].priority = priority }
  mutating func setTieRank(_ rank: Int64, row: Int) { rows[row].tieRank = rank }
  mutating func setKey(_ key: ConstraintSolver.BreakKey, row: Int) { rows[row].key = key }

  /// Drops dead rows once they outnumber the live ones; the order of the others stays.
  mutating func compactIfWorthwhile() {
    guard rows.count - liveCount > max(64, liveCount) else { return }
    var kept: [Row] = []
    kept.reserveCapacity(liveCount)
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for row in rows where row.isLive {
      var moved = row
      moved.firstTerm = Int32(variables.count)
      variables.append(contentsOf: termVariable[row.terms])
      coefficients.append(contentsOf: termCoefficient[row.terms])
      rowOfSlot[Int(row.slot)] = Int32(kept.count)
      kept.append(moved)
    }
    rows = kept
    termVariable = variables
    termCoefficient = coefficients
  }

  private mutating func takeSlot() -> Int32 {
    if let slot = unusedSlots.popLast() { return slot }
    rowOfSlot.append(-1)
    generationOfSlot.append(0)
    return Int32(rowOfSlot.count - 1)
  }

  private mutating func appendFew(_ terms: ArraySlice<ConstraintSolver.Term>, from first: Int) {
    var hasZero = false
    next: for term in terms {
      let variable = term.variable.index
      for known in first..<termVariable.count where termVariable[known] == variable {
        termCoefficient[known] += term.coefficient
        if termCoefficient[known] == 0 { hasZero = true }
        continue next
      }
      if term.coefficient == 0 { continue }
      termVariable.append(variable)
      termCoefficient.append(term.coefficient)
    }
    guard hasZero else { return }
    var kept = first
    for index in first..<termVariable.count where termCoefficient[index] != 0 {
      termVariable[kept] = termVariable[index]
      termCoefficient[kept] = termCoefficient[index]
      kept += 1
    }
    termVariable.removeLast(termVariable.count - kept)
    termCoefficient.removeLast(termCoefficient.count - kept)
  }

  private mutating func appendMany(_ terms: ArraySlice<ConstraintSolver.Term>) {
    let order = terms.indices.sorted {
      (terms[$0].variable.index, $0) < (terms[$1].variable.index, $1)
    }
    var index = 0
    while index < order.count {
      let variable = terms[order[index]].variable.index
      var sum = 0.0
      while index < order.count, terms[order[index]].variable.index == variable {
        sum += terms[order[index]].coefficient
        index += 1
      }
      if sum != 0 {
        termVariable.append(variable)
        termCoefficient.append(sum)
      }
    }
  }

  /// Variables stand for items where the caller names none.
  private func defaultKey(_ terms: Range<Int>) -> ConstraintSolver.BreakKey {
    var latest: Int32 = -1
    var earliest = Int32.max
    for index in terms {
      latest = max(latest, termVariable[index])
      earliest = min(earliest, termVariable[index])
    }
    return .init(latestItem: latest, otherItem: earliest < latest ? earliest : -1)
  }
}
