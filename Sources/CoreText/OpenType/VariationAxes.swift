/// What can vary in a face, and how user values become coordinates of its design space.
///
/// Source: OpenType 1.9, `fvar` and `avar`.
package struct VariationAxes: Sendable {
  package struct Axis: Hashable, Sendable {
    package let tag: FontTag
    /// The minimum of the axis, as a 16.16 number.
    package let minimum: Int
    package let standard: Int
    package let maximum: Int
    package let nameID: Int
  }

  package struct NamedInstance: Sendable {
    package let nameID: Int
    /// The coordinates as 16.16 numbers, one for every axis.
    package let coordinates: [Int]
    package let postScriptNameID: Int?
  }

  package let axes: [Axis]
  package let instances: [NamedInstance]
  /// The map of every axis: pairs of 16.16 coordinates in ascending order. It is empty where an
  /// axis has no map.
  private let maps: [[(from: Int, to: Int)]]

  /// - Throws: `FontError` where a table is cut off or an axis has its limits out of order.
  package init(_ font: FontFile) throws(FontError) {
    guard let fvar = font.optionalTable("fvar") else {
      (axes, instances, maps) = ([], [], [])
      return
    }
    let start = try fvar.u16(4)
    let axisCount = try fvar.u16(8)
    let axisSize = try fvar.u16(10)
    guard axisCount <= 64 else { throw fvar.malformed(8, "\(axisCount) axes") }
    guard axisSize >= 20 else { throw fvar.malformed(10, "an axis of \(axisSize) bytes") }
    var axes: [Axis] = []
    for index in 0..<axisCount {
      let at = start + index * axisSize
      let axis = Axis(
        tag: try fvar.tag(at), minimum: try fvar.i32(at + 4), standard: try fvar.i32(at + 8),
        maximum: try fvar.i32(at + 12), nameID: try fvar.u16(at + 18))
      guard axis.minimum <= axis.standard, axis.standard <= axis.maximum else {
        throw fvar.malformed(at + 4, "the limits of axis '\(axis.tag)' are out of order")
      }
      axes.append(axis)
    }
    let instanceCount = try fvar.u16(12)
    let instanceSize = try fvar.u16(14)
    var instances: [NamedInstance] = []
    if instanceSize >= 4 + 4 * axisCount {
      for index in 0..<instanceCount {
        let at = start + axisCount * axisSize + index * instanceSize
        var coordinates: [Int] = []
        for axis in 0..<axisCount { coordinates.append(try fvar.i32(at + 4 + 4 * axis)) }
        let hasName = instanceSize >= 6 + 4 * axisCount
        instances.append(
          NamedInstance(
            nameID: try fvar.u16(at), coordinates: coordinates,
            postScriptNameID: hasName ? try fvar.u16(at + 4 + 4 * axisCount) : nil))
      }
    }
    self.axes = axes
    self.instances = instances
    maps = try Self.maps(font.optionalTable("avar"), axisCount)
  }

  private static func maps(
    _ avar: FontReader?, _ axisCount: Int
  ) throws(FontError) -> [[(from: Int, to: Int)]] {
    guard let avar else { return [] }
    var maps: [[(from: Int, to: Int)]] = []
    var at = 8
    for _ in 0..<min(try avar.u16(6), axisCount) {
      let count = try avar.u16(at)
      try avar.checkRecords(at: at + 2, count: count, size: 4)
      var map: [(from: Int, to: Int)] = []
      for index in 0..<count {
        let pair = (try avar.i16(at + 2 + 4 * index), try avar.i16(at + 4 + 4 * index))
        if let last = map.last, 4 * pair.0 < last.from {
          throw avar.malformed(at + 2 + 4 * index, "a map that goes back")
        }
        map.append((4 * pair.0, 4 * pair.1))
      }
      maps.append(map)
      at += 2 + 4 * count
    }
    return maps
  }

  /// Coordinates of the design space, 16.16, one for every axis.
  ///
  /// - Parameter values: 16.16 user values by axis; others stand at their standard value.
  package func normalized(_ values: [(tag: FontTag, value: Int)]) -> [Int] {
    axes.enumerated().map { index, axis in
      var value = axis.standard
      for entry in values where entry.tag == axis.tag { value = entry.value }
      value = min(max(value, axis.minimum), axis.maximum)
      let distance = value - axis.standard
      let extent = distance < 0 ? axis.standard - axis.minimum : axis.maximum - axis.standard
      let coordinate = extent == 0 ? 0 : roundedQuotient(distance * 65_536, extent)
      return index < maps.count ? Self.mapped(coordinate, by: maps[index]) : coordinate
    }
  }

  private static func mapped(_ value: Int, by map: [(from: Int, to: Int)]) -> Int {
    guard let first = map.first, let last = map.last else { return value }
    if value <= first.from { return value - first.from + first.to }
    if value >= last.from { return value - last.from + last.to }
    for (low, high) in zip(map, map.dropFirst()) where value < high.from {
      if value == low.from { return low.to }
      return low.to
        + roundedQuotient((value - low.from) * (high.to - low.to), high.from - low.from)
    }
    return value
  }
}

/// Nearest integer to a quotient, halves away from zero.
///
/// - Precondition: `divisor` above 0.
func roundedQuotient(_ dividend: Int, _ divisor: Int) -> Int {
  let doubled = 2 * dividend.magnitude + divisor.magnitude
  let magnitude = Int(doubled / (2 * divisor.magnitude))
  return dividend < 0 ? -magnitude : magnitude
}
