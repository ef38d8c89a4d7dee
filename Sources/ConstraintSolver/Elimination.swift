/// Substitutes required equalities: each gives one variable in terms of older ones.
///
/// Every equality is reduced until its newest variable has no expression yet; that variable is
/// then expressed by the rest. Expressions mention only variables of lower index, so they form
/// an echelon that is resolved in one ascending pass. Variables without an expression are
/// called columns: the only unknowns that are left.
struct Elimination: Sendable {
  /// One equality: the variable it gives, or -1 if it follows from those before.
  struct Step {
    var row: Int32
    var pivot: Int32
    var pivotCoefficient: Double
    var substitutions: Range<Int32>
  }

  struct Product {
    var variable: Int32
    var coefficient: Double
  }

  /// Sparse linear expressions in one array.
  struct Expressions {
    var start: [Int32]
    var count: [Int32]
    var terms: [Product] = []

    func range(_ index: Int) -> Range<Int> {
      Int(start[index])..<Int(start[index] + count[index])
    }
  }

  let variableCount: Int
  private(set) var steps: [Step] = []
  private var substituted = Expressions(start: [], count: [])
  /// The echelon form of each variable; `start` is -1 for columns.
  private var echelon: Expressions
  /// The expression of each variable after `resolve`: in columns, and in long variables where that
  /// is shorter.
  private(set) var resolved: Expressions
  /// Whether an expression kept its echelon form because it is long.
  private var isLong: [Bool]
  private var offset: [Double]
  /// Value of each variable while every column is 0.
  private(set) var constantPart: [Double]
  /// Rows that contradict the rows before them.
  private(set) var contradictions: [Int32] = []
  private var work: SparseSum
  private var remainingWork: Int

  /// Longest expression, in terms, that is resolved in place.
  private static let resolvedTermLimit = 8
  /// Coefficients below this, relative to the largest of their row, are rounding noise.
  private static let cancellation = 1e-11
  static let workLimit = 400_000_000

  init(variableCount: Int, rowCount: Int) {
    self.variableCount = variableCount
    echelon = Expressions(
      start: Array(repeating: -1, count: variableCount),
      count: Array(repeating: 0, count: variableCount))
    resolved = echelon
    isLong = Array(repeating: false, count: variableCount)
    offset = Array(repeating: 0, count: variableCount)
    constantPart = offset
    work = SparseSum(variableCount: variableCount)
    remainingWork = Self.workLimit
    steps.reserveCapacity(rowCount)
    echelon.terms.reserveCapacity(rowCount * 2)
    resolved.terms.reserveCapacity(rowCount)
  }

  func isColumn(_ variable: Int) -> Bool { echelon.start[variable] < 0 }

  /// Whether a residue is zero but for rounding, given the magnitudes that it came from.
  static func isNegligible(_ residue: Double, magnitude: Double) -> Bool {
    abs(residue) <= 1e-8 * (1 + magnitude)
  }

  /// Takes one required equality in.
  mutating func eliminate(_ rowIndex: Int32, _ table: borrowing ConstraintTable)
    throws(ConstraintError)
  {
    let row = table.rows[Int(rowIndex)]
    var newest: Int32 = -1
    var newestTerm = -1
    for term in row.terms where table.termVariable[term] > newest {
      newest = table.termVariable[term]
      newestTerm = term
    }
    guard newestTerm >= 0, echelon.start[Int(newest)] < 0 else {
      return try eliminateSlowly(rowIndex, row, table)
    }
    let coefficient = table.termCoefficient[newestTerm]
    let factor = -1 / coefficient
    let pivot = Int(newest)
    echelon.start[pivot] = Int32(echelon.terms.count)
    echelon.count[pivot] = row.termCount - 1
    for term in row.terms where term != newestTerm {
      echelon.terms.append(
        Product(
          variable: table.termVariable[term], coefficient: table.termCoefficient[term] * factor))
    }
    offset[pivot] = row.constant / coefficient
    steps.append(
      Step(
        row: rowIndex, pivot: newest, pivotCoefficient: coefficient, substitutions: 0..<0))
  }

  private mutating func eliminateSlowly(
    _ rowIndex: Int32, _ row: ConstraintTable.Row, _ table: borrowing ConstraintTable
  ) throws(ConstraintError) {
    var greatest = 0.0
    for term in row.terms {
      work.add(table.termVariable[term], table.termCoefficient[term])
      greatest = max(greatest, abs(table.termCoefficient[term]))
    }
    var residue = row.constant
    var magnitude = abs(residue)
    let firstSubstitution = Int32(substituted.terms.count)
    while let (variable, coefficient) = work.popNewest() {
      let index = Int(variable)
      if abs(coefficient) <= Self.cancellation * greatest { continue }
      guard echelon.start[index] >= 0 else {
        let substitutions = firstSubstitution..<Int32(substituted.terms.count)
        express(index, coefficient, residue, greatest)
        steps.append(
          Step(
            row: rowIndex, pivot: variable, pivotCoefficient: coefficient,
            substitutions: substitutions))
        return
      }
      substituted.terms.append(Product(variable: variable, coefficient: coefficient))
      residue -= coefficient * offset[index]
      magnitude = max(magnitude, abs(coefficient * offset[index]))
      remainingWork -= Int(echelon.count[index]) + 1
      for term in echelon.range(index) {
        let product = coefficient * echelon.terms[term].coefficient
        greatest = max(greatest, abs(product))
        work.add(echelon.terms[term].variable, product)
      }
      guard remainingWork > 0 else {
        work.clear()
        throw .tooComplex(step: .substitution, limit: Self.workLimit)
      }
    }
    if Self.isNegligible(residue, magnitude: magnitude) {
      steps.append(
        Step(
          row: rowIndex, pivot: -1, pivotCoefficient: 1,
          substitutions: firstSubstitution..<Int32(substituted.terms.count)))
    } else {
      contradictions.append(rowIndex)
    }
  }

  /// Gives `variable` the expression that is left in `work`.
  private mutating func express(
    _ variable: Int, _ coefficient: Double, _ residue: Double, _ greatest: Double
  ) {
    let factor = -1 / coefficient
    echelon.start[variable] = Int32(echelon.terms.count)
    for (other, sum) in work.drain() where abs(sum) > Self.cancellation * greatest {
      echelon.terms.append(Product(variable: other, coefficient: sum * factor))
    }
    echelon.count[variable] = Int32(echelon.terms.count) - echelon.start[variable]
    offset[variable] = residue / coefficient
  }

  /// Resolves every expression; call once, after the last equality.
  mutating func resolve() {
    for variable in 0..<variableCount where echelon.start[variable] >= 0 {
      var constant = offset[variable]
      let first = resolved.terms.count
      var fits = true
      for term in echelon.range(variable) {
        let other = Int(echelon.terms[term].variable)
        let coefficient = echelon.terms[term].coefficient
        constant += coefficient * constantPart[other]
        guard fits else { continue }
        if echelon.start[other] < 0 || isLong[other] {
          appendResolved(Int32(other), coefficient, from: first)
        } else {
          for inner in resolved.range(other) {
            appendResolved(
              resolved.terms[inner].variable, coefficient * resolved.terms[inner].coefficient,
              from: first)
          }
        }
        fits = resolved.terms.count - first <= Self.resolvedTermLimit
      }
      constantPart[variable] = constant
      if !fits { keepEchelon(variable, from: first) }
      resolved.start[variable] = Int32(first)
      resolved.count[variable] = Int32(resolved.terms.count - first)
      isLong[variable] = !fits
    }
  }

  private mutating func keepEchelon(_ variable: Int, from first: Int) {
    resolved.terms.removeLast(resolved.terms.count - first)
    for term in echelon.range(variable) {
      let other = Int(echelon.terms[term].variable)
      if echelon.start[other] >= 0, resolved.count[other] == 0 { continue }
      resolved.terms.append(echelon.terms[term])
    }
  }

  private mutating func appendResolved(_ variable: Int32, _ coefficient: Double, from first: Int) {
    for index in first..<resolved.terms.count where resolved.terms[index].variable == variable {
      let old = resolved.terms[index].coefficient
      let sum = old + coefficient
      if abs(sum) <= Self.cancellation * max(abs(old), abs(coefficient)) {
        resolved.terms.swapAt(index, resolved.terms.count - 1)
        resolved.terms.removeLast()
      } else {
        resolved.terms[index].coefficient = sum
      }
      return
    }
    resolved.terms.append(Product(variable: variable, coefficient: coefficient))
  }

  /// Follows changed constants through the recorded steps.
  ///
  /// - Returns: Whether the equalities still agree with each other.
  mutating func replay(_ table: borrowing ConstraintTable) -> Bool {
    for step in steps {
      var residue = table.rows[Int(step.row)].constant
      var magnitude = abs(residue)
      for index in step.substitutions {
        let product =
          substituted.terms[Int(index)].coefficient
          * offset[Int(substituted.terms[Int(index)].variable)]
        residue -= product
        magnitude = max(magnitude, abs(product))
      }
      if step.pivot >= 0 {
        offset[Int(step.pivot)] = residue / step.pivotCoefficient
      } else if !Self.isNegligible(residue, magnitude: magnitude) {
        return false
      }
    }
    for variable in 0..<variableCount where echelon.start[variable] >= 0 {
      var constant = offset[variable]
      for term in echelon.range(variable) {
        constant +=
          echelon.terms[term].coefficient * constantPart[Int(echelon.terms[term].variable)]
      }
      constantPart[variable] = constant
    }
    return true
  }

  /// Writes the linear part of a row, in columns of descending index, into `result`.
  ///
  /// The constant part of the row is `constantPart` summed over its own terms.
  mutating func reduce(
    _ terms: Range<Int>, _ table: borrowing ConstraintTable,
    into result: inout ColumnTerms
  ) throws(ConstraintError) {
    result.count = 0
    var greatest = 0.0
    for term in terms {
      let variable = Int(table.termVariable[term])
      let coefficient = table.termCoefficient[term]
      greatest = max(greatest, abs(coefficient))
      if echelon.start[variable] < 0 {
        result.add(Int32(variable), coefficient)
      } else if isLong[variable] {
        return try reduceLong(terms, table, into: &result)
      } else {
        for index in resolved.range(variable) {
          let other = resolved.terms[index].variable
          if isLong[Int(other)] { return try reduceLong(terms, table, into: &result) }
          result.add(other, coefficient * resolved.terms[index].coefficient)
        }
      }
      if result.isFull { return try reduceLong(terms, table, into: &result) }
    }
    result.finish(noise: Self.cancellation * greatest)
  }

  /// Writes the linear part of one variable into `result`.
  mutating func expand(
    _ variable: Int32, into result: inout ColumnTerms
  ) throws(ConstraintError) {
    work.add(variable, 1)
    try drainColumns(greatest: 1, into: &result)
  }

  private mutating func reduceLong(
    _ terms: Range<Int>, _ table: borrowing ConstraintTable,
    into result: inout ColumnTerms
  ) throws(ConstraintError) {
    var greatest = 0.0
    for term in terms {
      work.add(table.termVariable[term], table.termCoefficient[term])
      greatest = max(greatest, abs(table.termCoefficient[term]))
    }
    try drainColumns(greatest: greatest, into: &result)
  }

  private mutating func drainColumns(
    greatest: Double, into result: inout ColumnTerms
  ) throws(ConstraintError) {
    result.count = 0
    while let (variable, coefficient) = work.popNewest() {
      if abs(coefficient) <= Self.cancellation * greatest { continue }
      if echelon.start[Int(variable)] < 0 {
        result.append(variable, coefficient)
        continue
      }
      remainingWork -= Int(resolved.count[Int(variable)]) + 1
      guard remainingWork > 0 else {
        work.clear()
        throw .tooComplex(step: .substitution, limit: Self.workLimit)
      }
      for index in resolved.range(Int(variable)) {
        work.add(resolved.terms[index].variable, coefficient * resolved.terms[index].coefficient)
      }
    }
  }

  /// Fills in every variable's value, the columns' being there already.
  func evaluate(_ value: inout [Double]) {
    for variable in 0..<variableCount where echelon.start[variable] >= 0 {
      var sum = 0.0
      for index in resolved.range(variable) {
        let other = Int(resolved.terms[index].variable)
        sum += resolved.terms[index].coefficient * (value[other] - constantPart[other])
      }
      value[variable] = constantPart[variable] + sum
    }
  }
}

/// The linear part of one reduced row.
struct ColumnTerms {
  private(set) var variable: [Int32] = Array(repeating: 0, count: 16)
  private(set) var coefficient: [Double] = Array(repeating: 0, count: 16)
  var count = 0

  /// Longer rows are summed by `SparseSum` instead.
  var isFull: Bool { count > 12 }

  mutating func add(_ newVariable: Int32, _ newCoefficient: Double) {
    for index in 0..<count where variable[index] == newVariable {
      coefficient[index] += newCoefficient
      return
    }
    append(newVariable, newCoefficient)
  }

  mutating func append(_ newVariable: Int32, _ newCoefficient: Double) {
    if count == variable.count {
      variable.append(0)
      coefficient.append(0)
    }
    variable[count] = newVariable
    coefficient[count] = newCoefficient
    count += 1
  }

  /// Drops what cancelled out and sorts the rest by descending index.
  mutating func finish(noise: Double) {
    var kept = 0
    for index in 0..<count where abs(coefficient[index]) > noise {
      let movedVariable = variable[index]
      let movedCoefficient = coefficient[index]
      var place = kept
      while place > 0, variable[place - 1] < movedVariable {
        variable[place] = variable[place - 1]
        coefficient[place] = coefficient[place - 1]
        place -= 1
      }
      variable[place] = movedVariable
      coefficient[place] = movedCoefficient
      kept += 1
    }
    count = kept
  }
}
