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

    public static func + (left: Demand, right: Demand) -> Demand { left.adding(right.count) }
    public static func + (left: Demand, right: Int) -> Demand { left.adding(right) }
    public static func - (left: Demand, right: Demand) -> Demand {
      right == .unlimited && left != .unlimited ? .none : left.adding(-right.count)
    }
    public static func - (left: Demand, right: Int) -> Demand {
      left.adding(right == .min ? .max : -right)
    }
    public static func * (left: Demand, right: Int) -> Demand {
      if left.count == .max { return left }
      let (product, overflow) = left.count.multipliedReportingOverflow(by: right)
      return overflow ? (right > 0 ? .unlimited : .none) : .max(product)
    }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    public static func *= (left: inout Demand, right: Int) { left = left * right }
  }
}

extension Subscribers.Demand: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.count < right.count }

}

/// Comparisons with numbers: an unlimited demand is more than every number.
extension Subscribers.Demand {
  private func isLess(than value: Int) -> Bool { count != .max && count < value }
  private func equals(_ value: Int) -> Bool { count != .max && count == value }

  public static func == (left: Self, right: Int) -> Bool { left.equals(right) }
  public static func != (left: Self, right: Int) -> Bool { !left.equals(right) }
  public static func == (left: Int, right: Self) -> Bool { right.equals(left) }
  public static func != (left: Int, right: Self) -> Bool { !right.equals(left) }
  public static func < (left: Self, right: Int) -> Bool { left.isLess(than: right) }
  public static func >= (left: Self, right: Int) -> Bool { !left.isLess(than: right) }
  public static func > (left: Self, right: Int) -> Bool {
    !left.isLess(than: right) && !left.equals(right)
  }
  public static func <= (left: Self, right: Int) -> Bool { !(left > right) }
  public static func < (left: Int, right: Self) -> Bool { right > left }
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
  public static func > (left: Int, right: Self) -> Bool { right < left }
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
