/// TrueType outlines.
///
/// Hot: what a point needs is in this file and in `GlyphVariations`.
///
/// Source: OpenType 1.9, `glyf` and `loca`.
final class GlyphTable: Sendable {
  /// A glyph may be put together of this many parts at most, and of this many points.
  private static let limits = (parts: 1024, points: 100_000, depth: 16)

  private let glyf: FontReader
  private let loca: FontReader
  private let hasLongOffsets: Bool
  private let glyphCount: Int
  private let metrics: HorizontalMetrics
  let variations: GlyphVariations?

  init(
    _ font: FontFile, glyphCount: Int, axisCount: Int, metrics: HorizontalMetrics
  ) throws(FontError) {
    glyf = try font.table("glyf")
    loca = try font.table("loca")
    let format = try font.table("head").i16(50)
    guard format == 0 || format == 1 else {
      throw .malformed(table: "head", offset: 50, reason: "loca format \(format)")
    }
    hasLongOffsets = format == 1
    self.glyphCount = glyphCount
    self.metrics = metrics
    try loca.checkRecords(at: 0, count: glyphCount + 1, size: hasLongOffsets ? 4 : 2)
    if axisCount > 0, let gvar = font.optionalTable("gvar") {
      variations = try GlyphVariations(gvar, axisCount: axisCount)
    } else {
      variations = nil
    }
  }

  /// What is known of a glyph after it is read: its points and its phantom points.
  struct Reading {
    var points = GlyphPoints()
    /// Where the origin and the end of the advance are, 1/64 font unit.
    var leftPhantom = 0
    var rightPhantom = 0
    fileprivate var partCount = 0
  }

  /// - Parameter coordinates: 16.16; all 0 or none for the standard instance.
  /// - Throws: `FontError` where the glyph is cut off, or its parts are too many or contain
  ///   themselves.
  func outline(_ glyph: Int, at coordinates: [Int]) throws(FontError) -> GlyphOutline {
    var reading = Reading()
    try read(glyph, coordinates, depth: 0, into: &reading)
    return reading.points.outline(shiftedBy: -reading.leftPhantom)
  }

  /// Font units between the phantom points.
  func advance(_ glyph: Int, at coordinates: [Int]) throws(FontError) -> Int {
    var reading = Reading()
    try read(glyph, coordinates, depth: 0, into: &reading)
    return (reading.rightPhantom - reading.leftPhantom + 32) >> 6
  }

  private func range(of glyph: Int) throws(FontError) -> (start: Int, end: Int) {
    let start: Int
    let end: Int
    if hasLongOffsets {
      start = try loca.u32(4 * glyph)
      end = try loca.u32(4 * glyph + 4)
    } else {
      start = 2 * (try loca.u16(2 * glyph))
      end = 2 * (try loca.u16(2 * glyph + 2))
    }
    guard start <= end else {
      throw loca.malformed((hasLongOffsets ? 4 : 2) * glyph, "a glyph that ends before it begins")
    }
    guard end <= glyf.count else {
      throw .outOfBounds(table: "glyf", offset: start, count: end - glyf.count)
    }
    return (start, end)
  }

  private func read(
    _ glyph: Int, _ coordinates: [Int], depth: Int, into reading: inout Reading
  ) throws(FontError) {
    guard glyph >= 0, glyph < glyphCount else {
      throw glyf.malformed(0, "no glyph \(glyph)")
    }
    let advance = metrics.advance(glyph)
    let bearing = metrics.leftSideBearing(glyph)
    let (start, end) = try range(of: glyph)
    var contourCount = 0
    var left = 0
    if end > start {
      contourCount = try glyf.i16(start)
      left = (try glyf.i16(start + 2)) - bearing
    }
    var part = GlyphPoints()
    if end == start {
      try addPhantoms(glyph, left, advance, coordinates, &part, isComposite: false, &reading)
    } else if contourCount >= 0 {
      try readSimple(start, end, contourCount, into: &part)
      try addPhantoms(glyph, left, advance, coordinates, &part, isComposite: false, &reading)
      append(part, to: &reading)
    } else {
      try readComposite(
        glyph, start, end, left, advance, coordinates, depth: depth, into: &reading)
    }
    guard reading.points.x.count <= Self.limits.points else {
      throw glyf.malformed(start, "more than \(Self.limits.points) points")
    }
  }

  private func append(_ part: GlyphPoints, to reading: inout Reading) {
    let base = reading.points.x.count
    if base == 0, reading.points.ends.isEmpty {
      reading.points = part
      return
    }
    reading.points.x += part.x
    reading.points.y += part.y
    reading.points.flags += part.flags
    for end in part.ends { reading.points.ends.append(base + end) }
  }

  /// Varies points and the phantom points, and leaves them in 1/64.
  private func addPhantoms(
    _ glyph: Int, _ left: Int, _ advance: Int, _ coordinates: [Int],
    _ part: inout GlyphPoints, isComposite: Bool, _ reading: inout Reading
  ) throws(FontError) {
    let count = part.x.count
    guard let variations, !coordinates.isEmpty else {
      for index in 0..<count {
        part.x[index] &<<= 6
        part.y[index] &<<= 6
      }
      reading.leftPhantom = left << 6
      reading.rightPhantom = (left + advance) << 6
      return
    }
    part.x += [left, left + advance, 0, 0]
    part.y += [0, 0, 0, 0]
    try variations.apply(to: &part, glyph: glyph, at: coordinates, isComposite: isComposite)
    reading.leftPhantom = part.x[count]
    reading.rightPhantom = part.x[count + 1]
    part.x.removeLast(4)
    part.y.removeLast(4)
  }

  // MARK: Simple glyphs

  private func readSimple(
    _ start: Int, _ end: Int, _ contourCount: Int, into part: inout GlyphPoints
  ) throws(FontError) {
    let base = glyf.range.lowerBound
    // SAFETY: reads check `index` against `limit`, which `range(of:)` found inside the table.
    let failure = glyf.bytes.withUnsafeBufferPointer { bytes -> Int in
      Self.decode(
        bytes.baseAddress! + base, from: start + 10, to: end, contourCount, &part)
    }
    if failure >= 0 {
      throw .outOfBounds(table: "glyf", offset: failure, count: 1)
    }
  }

  /// - Returns: The offset where the glyph is cut off, or −1.
  @inline(__always)
  private static func decode(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to limit: Int, _ contourCount: Int,
    _ part: inout GlyphPoints
  ) -> Int {
    // SAFETY: every read is preceded by a comparison with `limit`.
    var index = start
    if index + 2 * contourCount + 2 > limit { return index }
    var count = 0
    part.ends.reserveCapacity(contourCount)
    for _ in 0..<contourCount {
      let end = (Int(bytes[index]) << 8 | Int(bytes[index + 1])) + 1
      if end < count { return index }
      count = end
      part.ends.append(end)
      index += 2
    }
    if contourCount == 0 { return -1 }
    index += 2 + (Int(bytes[index]) << 8 | Int(bytes[index + 1]))
    part.flags = [UInt8](repeating: 0, count: count)
    part.x = [Int](repeating: 0, count: count)
    part.y = [Int](repeating: 0, count: count)
    // SAFETY: the three have `count` elements.
    return part.flags.withUnsafeMutableBufferPointer { flags -> Int in
      index = decodeFlags(bytes, index, limit, flags)
      if index < 0 { return limit }
      index = part.x.withUnsafeMutableBufferPointer { x in
        decodeAxis(bytes, index, limit, flags, short: 2, same: 16, x)
      }
      if index < 0 { return limit }
      index = part.y.withUnsafeMutableBufferPointer { y in
        decodeAxis(bytes, index, limit, flags, short: 4, same: 32, y)
      }
      return index < 0 ? limit : -1
    }
  }

  /// - Returns: What follows the flags, or −1 where they are cut off.
  @inline(__always)
  private static func decodeFlags(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ limit: Int,
    _ flags: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    // SAFETY: every read is preceded by a comparison with `limit`.
    var index = start
    var point = 0
    while point < flags.count {
      if index >= limit { return -1 }
      let flag = bytes[index]
      index += 1
      var repeats = 1
      if flag & 8 != 0 {
        if index >= limit { return -1 }
        repeats += Int(bytes[index])
        index += 1
      }
      let end = min(point + repeats, flags.count)
      while point < end {
        flags[point] = flag
        point += 1
      }
    }
    return index
  }

  @inline(__always)
  private static func decodeAxis(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ limit: Int,
    _ flags: UnsafeMutableBufferPointer<UInt8>, short: UInt8, same: UInt8,
    _ values: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    // SAFETY: every read is preceded by a comparison with `limit`.
    var index = start
    var value = 0
    for point in 0..<flags.count {
      let flag = flags[point]
      if flag & short != 0 {
        if index >= limit { return -1 }
        value &+= flag & same != 0 ? Int(bytes[index]) : -Int(bytes[index])
        index += 1
      } else if flag & same == 0 {
        if index + 2 > limit { return -1 }
        value &+= Int(Int16(truncatingIfNeeded: Int(bytes[index]) << 8 | Int(bytes[index + 1])))
        index += 2
      }
      values[point] = value
    }
    return index
  }

  // MARK: Composite glyphs

  private struct Component {
    var flags = 0
    var glyph = 0
    var arguments = (0, 0)
    /// 2.14.
    var xx = 1 << 14
    var yx = 0
    var xy = 0
    var yy = 1 << 14

    var isOffset: Bool { flags & 2 != 0 }
    var hasScale: Bool { flags & 0xC8 != 0 }
  }

  private func components(_ start: Int, _ end: Int) throws(FontError) -> [Component] {
    var components: [Component] = []
    var at = start + 10
    var flags = 0x20
    while flags & 0x20 != 0 {
      guard at + 4 <= end else { throw .outOfBounds(table: "glyf", offset: at, count: 4) }
      flags = try glyf.u16(at)
      var component = Component(flags: flags, glyph: try glyf.u16(at + 2))
      at += 4
      if flags & 1 != 0 {
        component.arguments =
          flags & 2 != 0
          ? (try glyf.i16(at), try glyf.i16(at + 2)) : (try glyf.u16(at), try glyf.u16(at + 2))
        at += 4
      } else {
        component.arguments =
          flags & 2 != 0
          ? (try glyf.i8(at), try glyf.i8(at + 1)) : (try glyf.u8(at), try glyf.u8(at + 1))
        at += 2
      }
      if flags & 8 != 0 {
        component.xx = try glyf.i16(at)
        component.yy = component.xx
        at += 2
      } else if flags & 0x40 != 0 {
        component.xx = try glyf.i16(at)
        component.yy = try glyf.i16(at + 2)
        at += 4
      } else if flags & 0x80 != 0 {
        component.xx = try glyf.i16(at)
        component.yx = try glyf.i16(at + 2)
        component.xy = try glyf.i16(at + 4)
        component.yy = try glyf.i16(at + 6)
        at += 8
      }
      components.append(component)
      guard components.count <= Self.limits.parts else {
        throw glyf.malformed(start, "more than \(Self.limits.parts) parts")
      }
    }
    return components
  }

  private func readComposite(
    _ glyph: Int, _ start: Int, _ end: Int, _ left: Int, _ advance: Int, _ coordinates: [Int],
    depth: Int, into reading: inout Reading
  ) throws(FontError) {
    guard depth < Self.limits.depth else {
      throw glyf.malformed(start, "a glyph of parts of parts that go too deep")
    }
    let components = try components(start, end)
    reading.partCount += components.count
    guard reading.partCount <= Self.limits.parts else {
      throw glyf.malformed(start, "more than \(Self.limits.parts) parts")
    }
    // Places of parts vary as points do, to whole font units.
    var places = GlyphPoints()
    for component in components {
      places.x.append(component.isOffset ? component.arguments.0 : 0)
      places.y.append(component.isOffset ? component.arguments.1 : 0)
    }
    var own = Reading()
    try addPhantoms(glyph, left, advance, coordinates, &places, isComposite: true, &own)
    var phantoms = (own.leftPhantom, own.rightPhantom)
    for (index, component) in components.enumerated() {
      var part = Reading()
      part.partCount = reading.partCount
      try read(component.glyph, coordinates, depth: depth + 1, into: &part)
      reading.partCount = part.partCount
      if component.hasScale { Self.scale(&part.points, component) }
      try place(&part.points, component, (places.x[index], places.y[index]), reading.points)
      if component.flags & 0x200 != 0 { phantoms = (part.leftPhantom, part.rightPhantom) }
      append(part.points, to: &reading)
      guard reading.points.x.count <= Self.limits.points else {
        throw glyf.malformed(start, "more than \(Self.limits.points) points")
      }
    }
    (reading.leftPhantom, reading.rightPhantom) = phantoms
  }

  private static func scale(_ points: inout GlyphPoints, _ component: Component) {
    for index in points.x.indices {
      let (x, y) = (points.x[index], points.y[index])
      points.x[index] = (x &* component.xx &+ y &* component.xy &+ 1 << 13) >> 14
      points.y[index] = (x &* component.yx &+ y &* component.yy &+ 1 << 13) >> 14
    }
  }

  private func place(
    _ points: inout GlyphPoints, _ component: Component, _ offset: (x: Int, y: Int),
    _ placed: GlyphPoints
  ) throws(FontError) {
    var (x, y) = offset
    if component.isOffset {
      if component.hasScale, component.flags & 0x1800 == 0x800 {
        let xx = Double(component.xx), yx = Double(component.yx)
        let xy = Double(component.xy), yy = Double(component.yy)
        x = Int((Double(x) * (xx * xx + yx * yx).squareRoot() / 16_384).rounded())
        y = Int((Double(y) * (xy * xy + yy * yy).squareRoot() / 16_384).rounded())
      }
    } else {
      let (parent, child) = component.arguments
      guard parent < placed.x.count, child < points.x.count else {
        throw glyf.malformed(0, "a part is attached to point \(parent), which is not there")
      }
      x = placed.x[parent] - points.x[child]
      y = placed.y[parent] - points.y[child]
    }
    for index in points.x.indices {
      points.x[index] &+= x
      points.y[index] &+= y
    }
  }
}
