/// When an assertion writes its reference.
package enum RecordMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// Every reference whose pixels or tree of views changed, and every missing one.
  case all
  /// Only references that do not exist yet are written.
  case missing
  /// Missing references and those that do not match within the assertion's tolerance.
  case failed
  /// References are never written.
  case never

  /// What an assertion found before it decides about writing.
  package enum Finding: Sendable {
    case missing, matched, differed
  }

  /// Whether a reference is written after `finding`. `all` says yes for a match as well:
  /// within a tolerance other pixels match too. The store skips files whose pixels and tree are
  /// equal.
  package func writes(after finding: Finding) -> Bool {
    switch self {
    case .all: true
    case .missing: finding == .missing
    case .failed: finding != .matched
    case .never: false
    }
  }
}
