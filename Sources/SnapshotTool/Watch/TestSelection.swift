import SnapshotCore

/// Tests that are to run.
package enum TestSelection: Sendable, Equatable {
  case all
  /// The tests that one of these filters of `swift test` finds: sorted, each once, not empty.
  case matching([String])

  /// Selects the tests that one of the patterns matches; nil without a pattern.
  package init?(_ patterns: some Sequence<String>) {
    let sorted = Set(patterns).sorted()
    if sorted.isEmpty { return nil }
    self = .matching(sorted)
  }

  package func union(_ other: TestSelection?) -> TestSelection {
    guard let other else { return self }
    if case .matching(let left) = self, case .matching(let right) = other {
      return .matching(Set(left + right).sorted())
    }
    return .all
  }

  /// Filters for `swift test`, which runs what one of them finds: here what one of these tests'
  /// filters finds and one of `filters` too, where there are any.
  package func patterns(within filters: [String]) -> [String] {
    guard case .matching(let patterns) = self else { return filters }
    if filters.isEmpty { return patterns }
    let condition = "^(?=.*(?:" + filters.joined(separator: "|") + "))"
    return patterns.map { condition + "(?=.*?(?:" + $0 + "))" }
  }
}
