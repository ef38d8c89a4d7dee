internal import ConstraintSolver

/// What the engine relies on: every handle that it keeps is one of its own solver's, and every
/// number that it passes on is within the solver's limits.
///
/// A change that the solver refuses all the same is a mistake in UIKit, not in the app. The layout
/// goes on without it, and diagnostics are told that frames may be wrong.
extension LayoutEngine {
  /// - Parameter step: What the change is to do, for the diagnostic.
  func must(_ step: StaticString, _ change: (inout ConstraintSolver) throws -> Void) {
    do { try change(&solver) } catch { reportBrokenInvariant(step, error) }
  }

  /// Adds a row whose numbers are known to be within the limits.
  func mustAdd(
    _ step: StaticString, _ terms: ArraySlice<ConstraintSolver.Term>,
    _ relation: ConstraintSolver.Relation, _ constant: Double,
    priority: ConstraintSolver.Priority = .required, tieRank: Int64 = 0
  ) -> ConstraintSolver.Constraint? {
    do {
      return try solver.add(terms, relation, constant, priority: priority, tieRank: tieRank)
    } catch {
      reportBrokenInvariant(step, error)
      return nil
    }
  }

  /// Adds a row about one variable alone.
  func mustAdd(
    _ step: StaticString, _ variable: ConstraintSolver.Variable,
    _ relation: ConstraintSolver.Relation, _ constant: Double,
    priority: ConstraintSolver.Priority = .required, tieRank: Int64 = 0
  ) -> ConstraintSolver.Constraint? {
    loneTerm.removeAll(keepingCapacity: true)
    loneTerm.append(.init(variable))
    return mustAdd(step, loneTerm[...], relation, constant, priority: priority, tieRank: tieRank)
  }

  /// A variable's value in the last solution.
  func value(_ variable: ConstraintSolver.Variable) -> Double {
    value(variable, in: solver.solution)
  }

  /// A variable's value in a solution.
  func value(
    _ variable: ConstraintSolver.Variable, in solution: ConstraintSolver.Solution
  ) -> Double {
    do {
      return try solution.value(of: variable)
    } catch {
      reportBrokenInvariant("read a solution", error)
      return 0
    }
  }

  /// Tells of it even where the engine is a temporary one: no other finds the same mistake.
  private func reportBrokenInvariant(_ step: StaticString, _ error: any Error) {
    LayoutDiagnostics.report(.brokenInvariant(step: "\(step)", reason: "\(error)"))
  }

  /// Tells of work on the solver, beyond solving a layout, that took more steps than it may.
  func reportGivingUp(_ what: StaticString, _ error: any Error) {
    LayoutDiagnostics.report(.gaveUp(task: "\(what)", reason: "\(error)"))
  }
}
