/// Linear combinations of two or more columns, each stored once.
///
/// The leading coefficient, of the column of the highest index, is 1.
struct Forms: Sendable {
  private(set) var start: [Int32] = [0]
  private(set) var column: [Int32] = []
  private(set) var coefficient: [Double] = []
  /// The newest form that each column leads.
  private var newest: [Int32] = []
  /// For each form the next older one of the same leading column.
  private var older: [Int32] = []

  /// Equal forms are looked for among this many; missing one costs time, not correctness.
  private static let searchLimit = 16

  var count: Int { start.count - 1 }

  func range(_ form: Int) -> Range<Int> { Int(start[form])..<Int(start[form + 1]) }

  mutating func reserve(variableCount: Int) {
    newest = Array(repeating: -1, count: variableCount)
  }

  /// The form that `terms`, divided by its leading coefficient, is.
  mutating func intern(_ terms: ColumnTerms) -> Int32 {
    let lead = Int(terms.variable[0])
    let scale = terms.coefficient[0]
    var candidate = newest[lead]
    var remaining = Self.searchLimit
    while candidate >= 0, remaining > 0 {
      if matches(Int(candidate), terms, scale) { return candidate }
      candidate = older[Int(candidate)]
      remaining -= 1
    }
    for index in 0..<terms.count {
      column.append(terms.variable[index])
      coefficient.append(terms.coefficient[index] / scale)
    }
    start.append(Int32(column.count))
    older.append(newest[lead])
    newest[lead] = Int32(count - 1)
    return Int32(count - 1)
  }

  private func matches(_ form: Int, _ terms: ColumnTerms, _ scale: Double) -> Bool {
    let range = range(form)
    guard range.count == terms.count else { return false }
    for index in 0..<terms.count {
      let position = range.lowerBound + index
      guard column[position] == terms.variable[index],
        abs(coefficient[position] - terms.coefficient[index] / scale) <= 1e-12
      else { return false }
    }
    return true
  }
}
