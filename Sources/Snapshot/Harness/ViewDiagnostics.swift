import UIKit

/// What can be wrong with a view's layout although it is drawn, and a test can be told to fail on.
///
/// iOS writes the first two to its log. Here they go to the standard error stream, unless the
/// test fails on them:
///
///     withSnapshotTesting(failOn: .unsatisfiableConstraints) {
///       assertSnapshot(of: card, as: .image)
///     }
public struct ViewDiagnostics: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Required constraints contradict each other, and one was given up.
  public static let unsatisfiableConstraints = ViewDiagnostics(rawValue: 1 << 0)
  /// A constraint was left out while the view was hosted: its items share no superview, its
  /// attributes do not go together, it holds a number that is none, or its visual format cannot be
  /// read.
  public static let invalidConstraints = ViewDiagnostics(rawValue: 1 << 1)
  /// Constraints leave open where a view is, or how large.
  public static let ambiguousLayout = ViewDiagnostics(rawValue: 1 << 2)

  public static let all: ViewDiagnostics = [
    .unsatisfiableConstraints, .invalidConstraints, .ambiguousLayout,
  ]

  init(_ issue: LayoutIssue) {
    switch issue {
    case .unsatisfiable: self = .unsatisfiableConstraints
    case .noCommonAncestor, .illegalConstraint, .refusedConstraint, .visualFormat, .tooComplex:
      self = .invalidConstraints
    }
  }

  /// What of this is wrong with a view that was laid out.
  @MainActor func findings(in view: UIView, _ recording: LayoutRecording) -> [String] {
    var findings = recording.issues.filter { contains(ViewDiagnostics($0)) }.map { "\($0)" }
    if contains(.ambiguousLayout) { findings += LayoutTrace.ambiguities(in: view) }
    return findings
  }
}
