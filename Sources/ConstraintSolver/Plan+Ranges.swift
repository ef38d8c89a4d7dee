extension Plan {
  /// Two values this close count as one, relative to their magnitude.
  private static let rangeTolerance = 1e-6

  /// Works out which values optimal solutions give each variable that they differ in.
  mutating func ranges(
    isInUse: [Bool]
  ) throws(ConstraintError) -> [(Int32, ClosedRange<Double>)] {
    var lower: [Double] = Array(repeating: 0, count: value.count)
    var upper = lower
    var requests: [[(variable: Int32, terms: ColumnTerms)]] = Array(
      repeating: [], count: groups.count)
    var terms = ColumnTerms()
    for variable in value.indices where isInUse[variable] {
      lower[variable] = elimination.constantPart[variable]
      upper[variable] = lower[variable]
      try elimination.expand(Int32(variable), into: &terms)
      for (group, part) in parts(terms) {
        if group < 0 {
          lower[variable] = -.infinity
          upper[variable] = .infinity
        } else {
          requests[group].append((Int32(variable), part))
        }
      }
    }
    for group in requests.indices where !requests[group].isEmpty {
      for (variable, range) in try ranges(in: group, requests[group]) {
        lower[Int(variable)] += range.lowerBound
        upper[Int(variable)] += range.upperBound
      }
    }
    return value.indices.compactMap { variable in
      guard isInUse[variable] else { return nil }
      let range = lower[variable]...max(lower[variable], upper[variable])
      let isPinned =
        range.upperBound - range.lowerBound
        <= Self.rangeTolerance * (1 + abs(value[variable]))
      return isPinned ? nil : (Int32(variable), range)
    }
  }

  /// Terms by group; group -1 collects columns without bounds.
  private func parts(_ terms: ColumnTerms) -> [(group: Int, terms: ColumnTerms)] {
    var parts: [(group: Int, terms: ColumnTerms)] = []
    for index in 0..<terms.count {
      let group = Int(groups.groupOfColumn[Int(terms.variable[index])])
      let position = parts.firstIndex { $0.group == group } ?? parts.count
      if position == parts.count { parts.append((group, ColumnTerms())) }
      parts[position].terms.append(terms.variable[index], terms.coefficient[index])
    }
    return parts
  }

  /// What each of the sums takes among the optimal solutions of a group.
  private mutating func ranges(
    in group: Int, _ requests: [(variable: Int32, terms: ColumnTerms)]
  ) throws(ConstraintError) -> [(Int32, ClosedRange<Double>)] {
    guard mayBeAmbiguous[group] else {
      return requests.map { variable, terms in
        var sum = 0.0
        for index in 0..<terms.count {
          sum += terms.coefficient[index] * value[Int(terms.variable[index])]
        }
        return (variable, sum...sum)
      }
    }
    let height = groups.forms.range(group).count
    let batch = max(1, Self.tableauLimit / max(1, groups.columns.range(group).count) - height)
    var result: [(Int32, ClosedRange<Double>)] = []
    var start = 0
    while start < requests.count {
      let slice = requests[start..<min(requests.count, start + batch)]
      try load(group, extraForms: slice.map(\.terms))
      guard simplex.minimise() == .optimal else { throw Self.stalled }
      let first = simplex.entityCount - slice.count
      for (offset, request) in slice.enumerated() {
        guard let range = simplex.range(of: first + offset) else { throw Self.stalled }
        result.append((request.variable, range))
      }
      start += batch
    }
    return result
  }
}
