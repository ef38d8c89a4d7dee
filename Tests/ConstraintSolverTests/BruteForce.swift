/// The optimum of a small system, found among all points where its rows' bounds cross.
///
/// Costs are linear between the rows' hyperplanes, so an optimum lies where some of them and,
/// for directions that no row sees, some coordinate planes meet.
struct BruteForce {
  let system: RandomSystem

  /// Least error of each priority, highest first; nil if the requirements contradict.
  func optimum() -> [Double]? {
    var best: [Double]?
    forEachVertex { point in
      guard let errors = errors(at: point) else { return }
      if let known = best, !Self.isLess(errors, known) { return }
      best = errors
    }
    return best
  }

  /// Errors by priority, highest first; nil if a required row is missed.
  func errors(at point: [Double]) -> [Double]? {
    let priorities = Set(system.rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    var errors: [Double] = Array(repeating: 0, count: priorities.count)
    for row in system.rows {
      var excess = -row.constant
      for term in row.terms { excess += term.coefficient * point[term.variable] }
      switch row.relation {
      case .lessThanOrEqual: excess = max(0, excess)
      case .equal: excess = abs(excess)
      case .greaterThanOrEqual: excess = max(0, -excess)
      }
      if let index = priorities.firstIndex(of: row.priority) {
        errors[index] += excess
      } else if excess > 1e-6 {
        return nil
      }
    }
    return errors
  }

  static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (first, second) in zip(one, other) where abs(first - second) > 1e-6 {
      return first < second
    }
    return false
  }

  private func forEachVertex(_ visit: ([Double]) -> Void) {
    let count = system.variableCount
    var planes = system.rows.map { row in
      var plane: [Double] = Array(repeating: 0, count: count + 1)
      for term in row.terms { plane[term.variable] += term.coefficient }
      plane[count] = row.constant
      return plane
    }
    for variable in 0..<count {
      planes.append((0...count).map { $0 == variable ? 1 : 0 })
    }
    var chosen: [Int] = []
    func choose(from start: Int) {
      if chosen.count == count {
        if let point = Self.intersection(chosen.map { planes[$0] }) { visit(point) }
        return
      }
      for index in start..<planes.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  /// Gauss-Jordan elimination; nil if the planes do not meet in one point.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var planes = planes
    let count = planes.count
    for column in 0..<count {
      let rows = column..<count
      guard let pivot = rows.max(by: { abs(planes[$0][column]) < abs(planes[$1][column]) }),
        abs(planes[pivot][column]) > 1e-9
      else { return nil }
      planes.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = planes[row][column] / planes[column][column]
        if factor == 0 { continue }
        for index in column...count { planes[row][index] -= factor * planes[column][index] }
      }
    }
    return (0..<count).map { planes[$0][count] / planes[$0][$0] }
  }
}
