/// Something wrong with a layout, of which iOS writes to the log or raises an exception.
package enum LayoutIssue: Error, Hashable, CustomStringConvertible {
  /// Required constraints contradict each other.
  case unsatisfiable(UnsatisfiableConstraints)
  /// A constraint was activated whose items are in no common view.
  case noCommonAncestor(description: String)
  /// A constraint was activated that relates what cannot be related.
  case illegalConstraint(description: String, reason: String)
  /// A number in a constraint is none, or is beyond every layout.
  case refusedConstraint(description: String, reason: String)
  /// A visual format cannot be read.
  case visualFormat(format: String, offset: Int, reason: String)
  /// A number is none, or is outside of what it may be.
  case illegalNumber(subject: String, number: String, rule: String, consequence: String)
  /// A loop was left at its bound.
  ///
  /// - Parameter what: What keeps it going.
  case unsettled(path: String, what: String, rounds: Int)
  /// The solver gave up.
  case tooComplex(reason: String)
  /// A question about a layout took more steps than it may; the layout itself is solved.
  case gaveUp(task: String, reason: String)
  /// The engine asked of the solver what that refuses: a mistake in UIKit.
  case brokenInvariant(step: String, reason: String)

  package var description: String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .noCommonAncestor(let description):
      """
      Unable to activate constraint \(description) because its items have no common ancestor. \
      Add the views to a common superview before activating it.
      """
    case .illegalConstraint(let description, let reason):
      "Unable to activate constraint \(description): \(reason)."
    case .refusedConstraint(let description, let reason):
      "Constraint \(description) is left out of the layout: \(reason)"
    case .visualFormat(let format, let offset, let reason):
      """
      Unable to parse constraint format: \(reason).
      \(format)
      \(String(repeating: " ", count: offset))^
      """
    case .illegalNumber(let subject, let number, let rule, let consequence):
      "\(subject) is \(number). \(rule): \(consequence)."
    case .unsettled(let path, let what, let rounds):
      "The layout of \(path) does not settle: after \(rounds) rounds \(what) still."
    case .gaveUp(let task, let reason):
      "Gave up \(task): \(reason)"
    case .brokenInvariant(let step, let reason):
      """
      Frames may be wrong by a mistake in UIKit itself, not in the app: the layout engine could \
      not \(step). \(reason)
      """
    case .tooComplex(let reason):
      "The layout was not solved, and frames stay as they were: \(reason)"
    }
  }
}

/// Required constraints that contradict each other, and the one that was given up.
package struct UnsatisfiableConstraints: Hashable, CustomStringConvertible, Sendable {
  /// The constraints in the order of their activation, with their views named by path.
  package let constraints: [String]
  package let broken: String
  /// The views and guides that are mentioned, by path, in the order of mention.
  package let items: [String]
  private let mentionsMasks: Bool

  @MainActor init(_ set: [NSLayoutConstraint], breaking culprit: NSLayoutConstraint) {
    constraints = set.map { $0.text(named: LayoutNaming.path) }
    broken = culprit.text(named: LayoutNaming.path)
    var paths: [String] = []
    for constraint in set {
      for item in constraint.items {
        let path = LayoutNaming.path(item)
        if !paths.contains(path) { paths.append(path) }
      }
    }
    items = paths
    mentionsMasks = set.contains { $0 is NSAutoresizingMaskLayoutConstraint }
  }

  /// The message that iOS logs, with paths in place of addresses.
  package var description: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if mentionsMasks {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
          + " refer to the documentation for the UIView property"
          + " translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines.append(")")
    lines.append("")
    lines.append("Will attempt to recover by breaking constraint ")
    lines.append(broken)
    return lines.joined(separator: "\n")
  }
}

/// Where layouts say what is wrong with them.
@MainActor
package enum LayoutDiagnostics {
  /// Called for every issue as it is found. By default it goes to the standard error stream,
  /// as on iOS to the log.
  package static var handler: @MainActor (LayoutIssue) -> Void {
    get { ongoing.value.take }
    set { ongoing.value = Handler(take: newValue) }
  }

  private struct Handler {
    let take: @MainActor (LayoutIssue) -> Void
  }

  private static let ongoing = ThreadLocal(
    Handler { issue in
      FileHandle.standardError.write(Data("[LayoutConstraints] \(issue)\n".utf8))
    })

  static func report(_ issue: LayoutIssue) {
    handler(issue)
  }

  /// Runs `body` and gives the issues that it caused, in place of the handler.
  package static func collecting<Result>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> (result: Result, issues: [LayoutIssue]) {
    let previous = handler
    var issues: [LayoutIssue] = []
    handler = { issues.append($0) }
    defer { handler = previous }
    return (try body(), issues)
  }
}
