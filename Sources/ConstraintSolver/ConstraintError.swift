/// Why the solver refuses an input or gives up.
package enum ConstraintError: Error, Equatable, CustomStringConvertible {
  /// The variable was removed, or belongs to another solver.
  case unknownVariable
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint
  /// Constraints still mention the variable.
  case variableInUse(constraints: Int)
  /// NaN or infinity.
  case constantNotFinite(Double)
  case constantOutOfRange(Double)
  /// NaN, infinite, too small or too large.
  case coefficientOutOfRange(Double)
  /// NaN, zero or negative.
  case invalidPriority(Double)
  /// The constraint is not one of those that gave way.
  case notBroken
  /// A step needed more work than any layout does.
  case tooComplex(step: Step, limit: Int)

  /// The step that ran out of work.
  package enum Step: Equatable, Sendable {
    /// Substituting required equalities into each other.
    case substitution
    /// Finding the optimum of one group of variables.
    case optimisation
    /// Finding which required constraints contradict each other.
    case contradictions
  }

  package var description: String {
    switch self {
    case .unknownVariable:
      "The variable is not in this solver. Use the variables that `makeVariable` returned."
    case .unknownConstraint:
      "The constraint is not in this solver. Use the constraints that `add` returned."
    case .variableInUse(let constraints):
      "\(constraints) constraints mention the variable. Remove them before the variable."
    case .constantNotFinite(let value):
      "The constant \(value) is not finite. Leave the constraint out instead."
    case .constantOutOfRange(let value):
      "The constant \(value) exceeds \(ConstraintSolver.Limit.constant) in magnitude."
        + " Leave the constraint out instead."
    case .coefficientOutOfRange(let value):
      "The coefficient \(value) is not 0 and not between"
        + " \(ConstraintSolver.Limit.minimumCoefficient) and"
        + " \(ConstraintSolver.Limit.maximumCoefficient) in magnitude. Rescale the constraint."
    case .invalidPriority(let value):
      "The priority \(value) is not above 0. Priorities run from just above 0 to 1000."
    case .notBroken:
      "The constraint did not give way. Ask for the conflict of a constraint in"
        + " `brokenConstraints`."
    case .tooComplex(let step, let limit):
      "\(step.name) did not end within \(limit) steps. Split the layout into independent parts."
    }
  }
}

extension ConstraintError.Step {
  var name: String {
    switch self {
    case .substitution: "Substituting required equalities"
    case .optimisation: "Optimising one group of variables"
    case .contradictions: "Finding the contradictions"
    }
  }
}
