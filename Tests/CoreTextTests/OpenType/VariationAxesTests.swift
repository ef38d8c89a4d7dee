import Testing

@testable import CoreText

@Suite struct VariationAxesTests {
  private func fixed(_ value: Double) -> Int { Int(value * 65_536) }

  private func long(_ values: [Double]) -> [UInt8] {
    values.flatMap { bigEndian(Int32(fixed($0))) }
  }

  /// A weight of 100 to 900 and a slant of -10 to 0.
  private func fvar(
    weight: [Double] = [100, 400, 900], instances: [UInt8] = [], count: Int = 0, size: Int = 12
  ) -> [UInt8] {
    words([1, 0, 16, 2, 2, 20, count, size])
      + bigEndian(FontTag("wght").rawValue) + long(weight) + words([0, 256])
      + bigEndian(FontTag("slnt").rawValue) + long([-10, 0, 0]) + words([0, 257]) + instances
  }

  private func axes(_ fvar: [UInt8]?, avar: [UInt8]? = nil) throws -> VariationAxes {
    var tables: [(tag: FontTag, body: [UInt8])] = []
    if let fvar { tables.append(("fvar", fvar)) }
    if let avar { tables.append(("avar", avar)) }
    return try VariationAxes(FontFile(bytes: fontBytes(tables)))
  }

  @Test func `axes have limits and names`() throws {
    let axes = try axes(fvar()).axes
    #expect(axes.map(\.tag) == ["wght", "slnt"])
    #expect(axes[0].minimum == fixed(100) && axes[0].maximum == fixed(900))
    #expect(axes[0].standard == fixed(400))
    #expect(axes[1].minimum == fixed(-10) && axes[1].maximum == 0)
    #expect(axes.map(\.nameID) == [256, 257])
  }

  @Test(arguments: [
    (400.0, 0.0), (900, 1), (650, 0.5), (100, -1), (250, -0.5), (1000, 1), (0, -1),
  ])
  func `a value counts from the standard to the limit of its side`(
    _ value: Double, _ expected: Double
  ) throws {
    #expect(
      try axes(fvar()).normalized([("wght", fixed(value))]) == [fixed(expected), 0])
  }

  @Test func `what is not said stands at the standard, unknown axes do not count`() throws {
    let axes = try axes(fvar())
    #expect(axes.normalized([]) == [0, 0])
    #expect(axes.normalized([("wdth", fixed(50)), ("slnt", fixed(-5))]) == [0, fixed(-0.5)])
    // Of two values the last counts; a side without extent is the standard.
    #expect(axes.normalized([("slnt", fixed(-10)), ("slnt", fixed(3))]) == [0, 0])
  }

  @Test func `a font without the table does not vary`() throws {
    let axes = try axes(nil)
    #expect(axes.axes.isEmpty && axes.instances.isEmpty)
    #expect(axes.normalized([("wght", fixed(700))]) == [])
  }

  @Test func `instances have a name and coordinates`() throws {
    let light = words([258, 0]) + long([300, 0])
    let bold = words([259, 0]) + long([700, -10])
    let named = try axes(fvar(instances: light + bold, count: 2)).instances
    #expect(named.map(\.nameID) == [258, 259])
    #expect(named[1].coordinates == [fixed(700), fixed(-10)])
    #expect(named[0].postScriptNameID == nil)
    let long = try axes(fvar(instances: light + words([300]), count: 1, size: 14)).instances
    #expect(long[0].postScriptNameID == 300)
  }

  /// Weight passes through a quarter where it would be at a half.
  private let avar =
    words([1, 0, 0, 2]) + words([4, -0x4000, -0x4000, 0, 0, 0x2000, 0x1000, 0x4000, 0x4000])
    + words([0])

  @Test(arguments: [
    (650.0, 0.25), (525, 0.125), (775, 0.625), (900, 1), (250, -0.5), (400, 0),
  ])
  func `a map bends the way between`(_ value: Double, _ expected: Double) throws {
    let axes = try axes(fvar(), avar: avar)
    #expect(axes.normalized([("wght", fixed(value))]) == [fixed(expected), 0])
    // The other axis has an empty map.
    #expect(axes.normalized([("slnt", fixed(-5))]) == [0, fixed(-0.5)])
  }

  @Test func `limits out of order and maps that go back are errors`() {
    #expect(throws: FontError.self) { try axes(fvar(weight: [500, 400, 900])) }
    #expect(throws: FontError.self) { try axes(fvar(weight: [100, 400, 300])) }
    let back = words([1, 0, 0, 2]) + words([2, 0x2000, 0, 0x1000, 0]) + words([0])
    #expect(throws: FontError.self) { try axes(fvar(), avar: back) }
  }

  @Test func `tables cut off anywhere are errors`() {
    let whole = fvar(instances: words([258, 0]) + long([300, 0]), count: 1)
    for count in 0..<whole.count {
      #expect(throws: FontError.self) { try axes(Array(whole.prefix(count))) }
    }
  }

  @Test(arguments: [(3, 2, 2), (-3, 2, -2), (1, 3, 0), (5, 3, 2), (-1, 2, -1), (0, 7, 0)])
  func `quotients are rounded, halves away from zero`(
    _ dividend: Int, _ divisor: Int, _ expected: Int
  ) {
    #expect(roundedQuotient(dividend, divisor) == expected)
  }
}
