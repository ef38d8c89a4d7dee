extension ConstraintSolver {
  /// A number that the solver finds.
  ///
  /// A handle: valid in the solver that made it and in copies of that solver.
  package struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: Int32
  }

  /// A constraint that is in a solver; a handle like `Variable`.
  package struct Constraint: Hashable, Sendable {
    let slot: Int32
    let generation: Int32
  }

  /// One product of a linear expression.
  package struct Term: Sendable {
    package var variable: Variable
    /// Finite; its magnitude is 0 or between 1e-6 and 1e6.
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum of a constraint's terms compares with its constant.
  package enum Relation: UInt8, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual

    /// The same relation after both sides were multiplied by a negative number.
    var flipped: Relation {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// How important a constraint is: a strict hierarchy, not a weight.
  ///
  /// An error at a higher priority is never accepted to lessen errors at lower ones, however
  /// many they are. Within one priority the sum of absolute errors is minimised.
  package struct Priority: Hashable, Comparable, Sendable {
    /// The priority as a number above 0. Everything from 1000 up is required.
    package let rawValue: Double

    package init(_ rawValue: Double) { self.rawValue = rawValue }

    package static let required = Priority(1000)
    /// A priority above every optional one of UIKit's range and below required: a content size at
    /// priority 1000 amounts to it.
    package static let almostRequired = Priority(1000.0.nextDown)

    package static func < (one: Priority, other: Priority) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  /// What decides which required constraint of a contradiction gives way.
  ///
  /// The greatest gives way. Compared are, in this order: `latestItem`; `otherItem`; the
  /// relation (`<=` gives way before `>=`, both before `==`); `attribute`; the constraint's
  /// constant; the order of insertion, which matters only if all else is equal.
  ///
  /// Source: the openuikit project's 820 probes of iOS 26.1, which this order explains in 814.
  package struct BreakKey: Hashable, Sendable {
    /// Position, breadth first, of the constraint's item that comes last in the view tree.
    package var latestItem: Int32
    /// Position of the constraint's other item; below every position if there is none.
    package var otherItem: Int32
    /// Raw value of the attribute that the constraint names on the latest item.
    package var attribute: Int32

    package init(latestItem: Int32, otherItem: Int32 = -1, attribute: Int32 = 0) {
      self.latestItem = latestItem
      self.otherItem = otherItem
      self.attribute = attribute
    }
  }

  /// The tie rank of inequalities that say how small a length may be; it comes after all others.
  ///
  /// Where the optimum leaves open what such an inequality bounds, that becomes as small as it
  /// can be before anything is brought near a bound: a length that is only said to be at most 70
  /// is 0, as on iOS, where lengths are the variables that cannot be negative and a variable that
  /// no constraint needs stays at 0.
  package static let floorRank = Int64.max

  /// A variable that the constraints leave open, and the values it could take.
  package struct FreeVariable: Hashable, Sendable {
    package let variable: Variable
    /// The minimum value among the optimal solutions; may be -infinity.
    package let lowerBound: Double
    /// The maximum value among the optimal solutions; may be +infinity.
    package let upperBound: Double
  }

  /// Magnitudes that keep sums of many terms exact far below a pixel.
  package enum Limit {
    /// The maximum magnitude of a constant.
    package static let constant = 1e9
    /// The minimum magnitude of a coefficient other than 0.
    package static let minimumCoefficient = 1e-6
    /// The maximum magnitude of a coefficient.
    package static let maximumCoefficient = 1e6
  }
}
