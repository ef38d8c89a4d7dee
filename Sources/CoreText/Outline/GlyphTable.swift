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

  /// The places of a glyph's origin and of the end of its advance, in 1/64 font unit.
  private struct Phantoms {
    var left = 0
    var right = 0
  }

  /// - Parameters:
  ///   - place: The place in the design space.
  ///   - scratch: Room to work in; what it holds before and after does not matter.
  /// - Throws: `FontError` where the glyph is cut off, or its parts are too many or contain
  ///   themselves.
  func outline(
    _ glyph: Int, at place: DesignPlace, with scratch: inout GlyphScratch
  ) throws(FontError) -> GlyphOutline {
    scratch.removeAll()
    var partCount = 0
    let phantoms = try read(glyph, place, depth: 0, &partCount, into: &scratch)
    return scratch.outline(shiftedBy: Int32(truncatingIfNeeded: -phantoms.left))
  }

  /// Font units between the phantom points.
  func advance(
    _ glyph: Int, at place: DesignPlace, with scratch: inout GlyphScratch
  ) throws(FontError) -> Int {
    scratch.removeAll()
    var partCount = 0
    let phantoms = try read(glyph, place, depth: 0, &partCount, into: &scratch)
    return (phantoms.right - phantoms.left + 32) >> 6
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

  /// Puts a glyph's points behind those that are there, in 1/64.
  private func read(
    _ glyph: Int, _ place: DesignPlace, depth: Int, _ partCount: inout Int,
    into scratch: inout GlyphScratch
  ) throws(FontError) -> Phantoms {
    guard glyph >= 0, glyph < glyphCount else {
      throw glyf.malformed(0, "no glyph \(glyph)")
    }
    let advance = metrics.advance(glyph)
    let (start, end) = try range(of: glyph)
    guard end > start else {
      return try vary(
        glyph, Phantoms(left: 0, right: advance), place, from: scratch.count,
        scratch.ends.count, &scratch)
    }
    let contourCount = try glyf.i16(start)
    let left = (try glyf.i16(start + 2)) - metrics.leftSideBearing(glyph)
    let phantoms = Phantoms(left: left, right: left + advance)
    if contourCount < 0 {
      return try readComposite(
        glyph, start, end, phantoms, place, depth: depth, &partCount, into: &scratch)
    }
    let (first, firstEnd) = (scratch.count, scratch.ends.count)
    try readSimple(start, end, contourCount, into: &scratch)
    guard scratch.count <= Self.limits.points else {
      throw glyf.malformed(start, "more than \(Self.limits.points) points")
    }
    return try vary(glyph, phantoms, place, from: first, firstEnd, &scratch)
  }

  /// Moves a simple glyph's points to where they are in the design space, and leaves them in
  /// 1/64.
  private func vary(
    _ glyph: Int, _ phantoms: Phantoms, _ place: DesignPlace, from first: Int, _ firstEnd: Int,
    _ scratch: inout GlyphScratch
  ) throws(FontError) -> Phantoms {
    let count = scratch.count - first
    guard let variations, !place.isStandard else {
      // SAFETY: `first` was the number of points before this glyph's were added, so that all from
      // there to `count` are points of the scratch.
      for index in first..<scratch.count {
        unsafe scratch.x[index] &<<= 6
        unsafe scratch.y[index] &<<= 6
      }
      return Phantoms(left: phantoms.left << 6, right: phantoms.right << 6)
    }
    add(phantoms, to: &scratch)
    try variations.apply(
      to: &scratch, from: first, firstEnd, glyph: glyph, at: place, isComposite: false)
    return takePhantoms(from: &scratch, first + count)
  }

  /// Adds four points after the others: the ends of the advance, and two for its height, which are
  /// not used.
  private func add(_ phantoms: Phantoms, to scratch: inout GlyphScratch) {
    scratch.reserve(4)
    // SAFETY: The line before has made room for four points behind those that there are.
    let (x, y) = unsafe (scratch.x + scratch.count, scratch.y + scratch.count)
    unsafe x.update(repeating: 0, count: 4)
    unsafe y.update(repeating: 0, count: 4)
    unsafe x[0] = Int32(truncatingIfNeeded: phantoms.left)
    unsafe x[1] = Int32(truncatingIfNeeded: phantoms.right)
    scratch.count += 4
  }

  private func takePhantoms(from scratch: inout GlyphScratch, _ index: Int) -> Phantoms {
    // SAFETY: `add` has put the four phantom points at `index`, behind all others, and no buffer
    // was shortened: their values stay where they are though `count` goes down.
    scratch.count = index
    return unsafe Phantoms(left: Int(scratch.x[index]), right: Int(scratch.x[index + 1]))
  }

  // MARK: Simple glyphs

  private func readSimple(
    _ start: Int, _ end: Int, _ contourCount: Int, into scratch: inout GlyphScratch
  ) throws(FontError) {
    let base = glyf.range.lowerBound
    // SAFETY: `range(of:)` has found start and end inside the table, and `FontReader` the table
    // inside the font's bytes, which live for the closure; `decode` reads no byte from `end` on.
    let failure = unsafe glyf.bytes.withUnsafeBufferPointer { bytes -> Int in
      unsafe Self.decode(
        bytes.baseAddress! + base, from: start + 10, to: end, contourCount, &scratch)
    }
    if failure >= 0 {
      throw .outOfBounds(table: "glyf", offset: failure, count: 1)
    }
  }

  /// - Returns: The offset where the glyph is cut off, or −1.
  @inline(__always)
  private static func decode(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to limit: Int, _ contourCount: Int,
    _ scratch: inout GlyphScratch
  ) -> Int {
    // SAFETY: The caller has the bytes before `limit`. Every index is compared with it first: the
    // ends of contours and the length of the instructions all at once, flags one by one, and
    // coordinates by the sizes that their flags tell, and at most the last byte. There is room for
    // `count` points behind those that there are.
    var index = start
    // Without contours nothing but the header has to be there.
    if contourCount == 0 { return index > limit ? index : -1 }
    if index + 2 * contourCount + 2 > limit { return index }
    var count = 0
    for _ in 0..<contourCount {
      let end = unsafe (Int(bytes[index]) << 8 | Int(bytes[index + 1])) + 1
      if end < count { return index }
      count = end
      scratch.ends.append(scratch.count + end)
      index += 2
    }
    unsafe index += 2 + (Int(bytes[index]) << 8 | Int(bytes[index + 1]))
    scratch.reserve(count)
    let first = scratch.count
    let flags = unsafe scratch.flags + first
    let sizes = unsafe decodeFlags(bytes, &index, limit, flags, count)
    guard sizes.x >= 0, index + sizes.x + sizes.y <= limit else { return limit }
    let last = limit - 1
    unsafe decodeAxis(
      bytes + index, last - index, flags, short: 1, same: 4, scratch.x + first, count)
    index += sizes.x
    unsafe decodeAxis(
      bytes + index, last - index, flags, short: 2, same: 5, scratch.y + first, count)
    scratch.count += count
    return -1
  }

  /// - Returns: How many bytes the coordinates of an axis take up; −1 where the flags are cut
  ///   off.
  @inline(__always)
  private static func decodeFlags(
    _ bytes: UnsafePointer<UInt8>, _ index: inout Int, _ limit: Int,
    _ flags: UnsafeMutablePointer<UInt8>, _ count: Int
  ) -> (x: Int, y: Int) {
    // SAFETY: A byte is read only where `index` is below `limit`, and a flag is written only for
    // points below `count`, for which the caller has room.
    var point = 0
    var sizes = (x: 0, y: 0)
    while point < count {
      if index >= limit { return (-1, -1) }
      let flag = unsafe bytes[index]
      index &+= 1
      unsafe flags[point] = flag
      point &+= 1
      let size = (x: size(flag, 1, 4), y: size(flag, 2, 5))
      sizes.x &+= size.x
      sizes.y &+= size.y
      if flag & 8 != 0 {
        if index >= limit { return (-1, -1) }
        let repeats = unsafe min(Int(bytes[index]), count &- point)
        index &+= 1
        for more in 0..<repeats { unsafe flags[point &+ more] = flag }
        point &+= repeats
        sizes.x &+= repeats &* size.x
        sizes.y &+= repeats &* size.y
      }
    }
    return sizes
  }

  /// Bytes of a coordinate: 1 where the bit `short` is set, else 0 where the bit `same` is, else
  /// 2.
  @inline(__always)
  private static func size(_ flag: UInt8, _ short: UInt8, _ same: UInt8) -> Int {
    let (isShort, isSame) = (Int(flag &>> short) & 1, Int(flag &>> same) & 1)
    return isShort | ((isShort ^ 1) & (isSame ^ 1)) &<< 1
  }

  /// - Parameter last: The last offset that may be read.
  @inline(__always)
  private static func decodeAxis(
    _ bytes: UnsafePointer<UInt8>, _ last: Int, _ flags: UnsafeMutablePointer<UInt8>,
    short: UInt8, same: UInt8, _ values: UnsafeMutablePointer<Int32>, _ count: Int
  ) {
    // Which of the three forms comes next is hard to foresee: all are worked out, and one is
    // taken.
    // SAFETY: An index that is read is at most `last`, which the caller has in its table. Flags and
    // values are those of points below `count`, for which there is room.
    var index = 0
    var value: Int32 = 0
    for point in 0..<count {
      let flag = unsafe flags[point]
      let isShort = 0 &- (Int32(flag &>> short) & 1)
      let isSame = 0 &- (Int32(flag &>> same) & 1)
      let high = unsafe Int32(bytes[min(index, last)])
      let low = unsafe Int32(bytes[min(index &+ 1, last)])
      let byte = (high ^ ~isSame) &- ~isSame
      let word = Int32(Int16(truncatingIfNeeded: high &<< 8 | low)) & ~isSame
      value &+= (byte & isShort) | (word & ~isShort)
      unsafe values[point] = value
      index &+= Int((isShort & 1) | (~isShort & ~isSame & 2))
    }
  }

  // MARK: Composite glyphs

  private struct Component {
    var flags = 0
    var glyph = 0
    var arguments = (0, 0)
    /// The part of x in x', as a 2.14 number.
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
    _ glyph: Int, _ start: Int, _ end: Int, _ phantoms: Phantoms, _ place: DesignPlace,
    depth: Int, _ partCount: inout Int, into scratch: inout GlyphScratch
  ) throws(FontError) -> Phantoms {
    guard depth < Self.limits.depth else {
      throw glyf.malformed(start, "a glyph of parts of parts that go too deep")
    }
    let components = try components(start, end)
    partCount += components.count
    guard partCount <= Self.limits.parts else {
      throw glyf.malformed(start, "more than \(Self.limits.parts) parts")
    }
    var (offsets, phantoms) = try places(
      of: components, glyph, phantoms, at: place, with: &scratch)
    let whole = scratch.count
    for (index, component) in components.enumerated() {
      let first = scratch.count
      let own = try read(component.glyph, place, depth: depth + 1, &partCount, into: &scratch)
      if component.hasScale { Self.scale(&scratch, from: first, component) }
      try move(&scratch, from: first, of: whole, component, offsets[index])
      if component.flags & 0x200 != 0 { phantoms = own }
      guard scratch.count <= Self.limits.points else {
        throw glyf.malformed(start, "more than \(Self.limits.points) points")
      }
    }
    return phantoms
  }

  /// The places of the parts, in 1/64 font unit: places vary as points do, to whole font units.
  private func places(
    of components: [Component], _ glyph: Int, _ phantoms: Phantoms, at place: DesignPlace,
    with scratch: inout GlyphScratch
  ) throws(FontError) -> (places: [(x: Int32, y: Int32)], phantoms: Phantoms) {
    var places = components.map { component -> (x: Int32, y: Int32) in
      guard component.isOffset else { return (0, 0) }
      return (
        Int32(truncatingIfNeeded: component.arguments.0 << 6),
        Int32(truncatingIfNeeded: component.arguments.1 << 6)
      )
    }
    guard let variations, !place.isStandard else {
      return (places, Phantoms(left: phantoms.left << 6, right: phantoms.right << 6))
    }
    let (first, firstEnd) = (scratch.count, scratch.ends.count)
    scratch.reserve(places.count)
    // SAFETY: There is room for the places, and they stay until they are read back: what is put
    // behind them grows the buffers with all that is before it.
    for (index, place) in places.enumerated() {
      unsafe scratch.x[first + index] = place.x >> 6
      unsafe scratch.y[first + index] = place.y >> 6
    }
    scratch.count += places.count
    add(phantoms, to: &scratch)
    try variations.apply(
      to: &scratch, from: first, firstEnd, glyph: glyph, at: place, isComposite: true)
    let moved = takePhantoms(from: &scratch, first + places.count)
    for index in places.indices {
      places[index] = unsafe (scratch.x[first + index], scratch.y[first + index])
    }
    scratch.count = first
    return (places, moved)
  }

  private static func scale(
    _ scratch: inout GlyphScratch, from first: Int, _ component: Component
  ) {
    // SAFETY: The indices lie below the number of points of the scratch.
    for index in first..<scratch.count {
      let (x, y) = unsafe (Int(scratch.x[index]), Int(scratch.y[index]))
      unsafe scratch.x[index] = Int32(
        truncatingIfNeeded: (x &* component.xx &+ y &* component.xy &+ 1 << 13) >> 14)
      unsafe scratch.y[index] = Int32(
        truncatingIfNeeded: (x &* component.yx &+ y &* component.yy &+ 1 << 13) >> 14)
    }
  }

  /// Moves a part to its place.
  ///
  /// - Parameter whole: The first point of the glyph that the part belongs to.
  private func move(
    _ scratch: inout GlyphScratch, from first: Int, of whole: Int, _ component: Component,
    _ offset: (x: Int32, y: Int32)
  ) throws(FontError) {
    // SAFETY: The points that a part is attached by are compared with the number of points first,
    // and neither number is negative, as it is read without a sign. The other indices lie below
    // that number.
    var (x, y) = offset
    if component.isOffset {
      if component.hasScale, component.flags & 0x1800 == 0x800 {
        let xx = Double(component.xx)
        let yx = Double(component.yx)
        let xy = Double(component.xy)
        let yy = Double(component.yy)
        x = Self.rounded(Double(x) * (xx * xx + yx * yx).squareRoot() / 16_384)
        y = Self.rounded(Double(y) * (xy * xy + yy * yy).squareRoot() / 16_384)
      }
    } else {
      let (parent, child) = component.arguments
      guard whole + parent < first, first + child < scratch.count else {
        throw glyf.malformed(0, "a part is attached to point \(parent), which does not exist")
      }
      x = unsafe scratch.x[whole + parent] &- scratch.x[first + child]
      y = unsafe scratch.y[whole + parent] &- scratch.y[first + child]
    }
    for index in first..<scratch.count {
      unsafe scratch.x[index] &+= x
      unsafe scratch.y[index] &+= y
    }
  }

  private static func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: Int(clamping: value.rounded()))
  }
}
