extension Subscribers {
  /// How many values a subscriber asks for: none, a number, or all there are. What has no limit
  /// keeps none, whatever is added or taken away.
  public struct Demand: Equatable, Hashable, Codable, Sendable {
    let count: Int
    /// A demand for as many values as there are.
    public static let unlimited = Demand(count: .max)
    /// A demand for no values.
    public static let none = Demand(count: 0)

    /// - Parameter value: The number of values; a number below 0 counts as 0, where Apple's stops
    ///   the program.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    /// The number of values asked for; nil where there is no limit.
    public var max: Int? { count == .max ? nil : count }

    /// Sums above what an `Int` holds have no limit; differences end at 0.
    private func adding(_ value: Int) -> Demand {
      if count == .max { return self }
      let (sum, overflow) = count.addingReportingOverflow(value)
      if overflow { return value > 0 ? .unlimited : .none }
      return .max(sum)
    }

    /// The sum, without a limit where either side has none.
    public static func + (left: Demand, right: Demand) -> Demand { left.adding(right.count) }
    /// The demand with a number added; a negative sum counts as 0.
    public static func + (left: Demand, right: Int) -> Demand { left.adding(right) }
    /// The difference, at least 0; what is left of a number without an unlimited demand is none.
    public static func - (left: Demand, right: Demand) -> Demand {
      right == .unlimited && left != .unlimited ? .none : left.adding(-right.count)
    }
    /// The demand with a number taken away; the result is at least 0.
    public static func - (left: Demand, right: Int) -> Demand {
      left.adding(right == .min ? .max : -right)
    }
    /// The demand as many times; a negative product counts as 0, and one that is too large for an
    /// `Int` has no limit.
    public static func * (left: Demand, right: Int) -> Demand {
      if left.count == .max { return left }
      let (product, overflow) = left.count.multipliedReportingOverflow(by: right)
      return overflow ? (right > 0 ? .unlimited : .none) : .max(product)
    }
    /// Adds a demand; the sum has no limit where either side has none.
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    /// Adds a number; a negative sum counts as 0.
    public static func += (left: inout Demand, right: Int) { left = left + right }
    /// Takes a demand away; the result is at least 0.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    /// Takes a number away; the result is at least 0.
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    /// Multiplies the demand; a negative product counts as 0.
    public static func *= (left: inout Demand, right: Int) { left = left * right }
  }
}

extension Subscribers.Demand: Comparable {
  /// Compares how many values are asked for; an unlimited demand is the largest.
  public static func < (left: Self, right: Self) -> Bool { left.count < right.count }

}

/// Comparisons with numbers: an unlimited demand is more than every number.
extension Subscribers.Demand {
  private func isLess(than value: Int) -> Bool { count != .max && count < value }
  private func equals(_ value: Int) -> Bool { count != .max && count == value }

  /// Whether the demand is this number; an unlimited one is no number.
  public static func == (left: Self, right: Int) -> Bool { left.equals(right) }
  /// Whether the demand is another number, or unlimited.
  public static func != (left: Self, right: Int) -> Bool { !left.equals(right) }
  /// Whether the demand is this number; an unlimited one is no number.
  public static func == (left: Int, right: Self) -> Bool { right.equals(left) }
  /// Whether the demand is another number, or unlimited.
  public static func != (left: Int, right: Self) -> Bool { !right.equals(left) }
  /// Whether fewer values are asked for than the number.
  public static func < (left: Self, right: Int) -> Bool { left.isLess(than: right) }
  /// Whether at least the number of values is asked for.
  public static func >= (left: Self, right: Int) -> Bool { !left.isLess(than: right) }
  /// Whether more values are asked for than the number.
  public static func > (left: Self, right: Int) -> Bool {
    !left.isLess(than: right) && !left.equals(right)
  }
  /// Whether at most the number of values is asked for.
  public static func <= (left: Self, right: Int) -> Bool { !(left > right) }
  /// Whether more values are asked for than the number.
  public static func < (left: Int, right: Self) -> Bool { right > left }
  /// Whether at least the number of values is asked for.
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
  /// Whether fewer values are asked for than the number.
  public static func > (left: Int, right: Self) -> Bool { right < left }
  /// Whether at most the number of values is asked for.
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The demand as text: `unlimited`, or `max(3)` for a number.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
