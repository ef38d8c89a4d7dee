/// Features that have other look-ups in parts of the design space.
///
/// Source: OpenType 1.9, "FeatureVariations Table".
struct FeatureVariations: Sendable {
  /// A part of one axis; its ends belong to it. 2.14.
  private struct Condition: Sendable {
    let axis: Int
    let range: ClosedRange<Int>

    func isMet(at coordinates: [Int]) -> Bool {
      range.contains(axis < coordinates.count ? coordinates[axis] : 0)
    }
  }

  private struct Record: Sendable {
    /// Nil for one that is never met.
    let conditions: [Condition?]
    /// Look-ups by the index of the feature that has them instead of its own.
    let lookups: [Int: [Int]]
  }

  private let records: [Record]

  static let none = FeatureVariations(records: [])

  private init(records: [Record]) { self.records = records }

  /// - Parameter reader: Begins where the table of variations does.
  /// - Throws: `FontError` where the table is cut off.
  init(_ reader: FontReader) throws(FontError) {
    let count = try reader.u32(4)
    try reader.checkRecords(at: 8, count: count, size: 8)
    var records: [Record] = []
    var total = 0
    for index in 0..<count {
      let set = try reader.u32(8 + 8 * index)
      let table = try reader.u32(12 + 8 * index)
      let conditions = set == 0 ? [] : try Self.conditions(try reader.part(from: set))
      total += conditions.count
      let lookups =
        table == 0 ? [:] : try Self.lookups(try reader.part(from: table), &total)
      try reader.checkPartCount(total)
      records.append(Record(conditions: conditions, lookups: lookups))
    }
    self.records = records
  }

  private static func conditions(_ set: FontReader) throws(FontError) -> [Condition?] {
    var conditions: [Condition?] = []
    for index in 0..<(try set.u16(0)) {
      let condition = try set.part(from: try set.u32(2 + 4 * index))
      // What is not understood is not met.
      guard try condition.u16(0) == 1 else {
        conditions.append(nil)
        continue
      }
      let (low, high) = (try condition.i16(4), try condition.i16(6))
      conditions.append(
        low <= high ? Condition(axis: try condition.u16(2), range: low...high) : nil)
    }
    return conditions
  }

  /// - Parameter total: The number of parts that were read; it grows by those of the table.
  private static func lookups(
    _ table: FontReader, _ total: inout Int
  ) throws(FontError) -> [Int: [Int]] {
    var lookups: [Int: [Int]] = [:]
    for index in 0..<(try table.u16(4)) {
      let feature = try table.u16(6 + 6 * index)
      let other = try table.part(from: try table.u32(8 + 6 * index))
      guard lookups[feature] == nil else { continue }
      let numbers = try other.numbers(at: 4, count: try other.u16(2)).map { Int($0) }
      total += 1 + numbers.count
      try table.checkPartCount(total)
      lookups[feature] = numbers
    }
    return lookups
  }

  /// The look-ups that features have instead of their own, by the index of the feature: those of
  /// the first record whose conditions are all met.
  ///
  /// - Parameter coordinates: One for every axis, 2.14; empty for the standard instance.
  func lookups(at coordinates: [Int]) -> [Int: [Int]] {
    let record = records.first { record in
      record.conditions.allSatisfy { $0?.isMet(at: coordinates) == true }
    }
    return record?.lookups ?? [:]
  }
}
