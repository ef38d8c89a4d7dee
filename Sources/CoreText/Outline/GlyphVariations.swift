/// How the points of TrueType glyphs move through the design space.
///
/// Hot: what a point needs is in this file.
///
/// Source: OpenType 1.9, `gvar`, "Tuple Variation Store" and "Inferred deltas for untouched
/// points".
struct GlyphVariations: Sendable {
  private let gvar: FontReader
  private let axisCount: Int
  private let glyphCount: Int
  private let hasLongOffsets: Bool
  private let data: Int
  /// Peaks, 2.14, `axisCount` for each.
  private let sharedPeaks: [Int]

  init(_ gvar: FontReader, axisCount: Int) throws(FontError) {
    guard try gvar.u16(4) == axisCount else {
      throw gvar.malformed(4, "\(try gvar.u16(4)) axes where `fvar` has \(axisCount)")
    }
    self.gvar = gvar
    self.axisCount = axisCount
    let sharedCount = try gvar.u16(6)
    let shared = try gvar.u32(8)
    glyphCount = try gvar.u16(12)
    hasLongOffsets = try gvar.u16(14) & 1 != 0
    data = try gvar.u32(16)
    try gvar.checkRecords(at: 20, count: glyphCount + 1, size: hasLongOffsets ? 4 : 2)
    var peaks: [Int] = []
    for index in 0..<sharedCount * axisCount {
      peaks.append(try gvar.i16(shared + 2 * index))
    }
    sharedPeaks = peaks
  }

  /// Where a glyph's data lie in the table.
  private func range(of glyph: Int) throws(FontError) -> Range<Int>? {
    guard glyph < glyphCount else { return nil }
    let start: Int
    let end: Int
    if hasLongOffsets {
      start = try gvar.u32(20 + 4 * glyph)
      end = try gvar.u32(24 + 4 * glyph)
    } else {
      start = 2 * (try gvar.u16(20 + 2 * glyph))
      end = 2 * (try gvar.u16(22 + 2 * glyph))
    }
    guard start < end else { return nil }
    guard data + end <= gvar.count else {
      throw .outOfBounds(table: "gvar", offset: data + start, count: data + end - gvar.count)
    }
    return data + start..<data + end
  }

  /// Moves points in font units, the four phantom points last, to where they are at
  /// coordinates, in 1/64. Places of a composite glyph's parts come out in whole font units.
  func apply(
    to points: inout GlyphPoints, glyph: Int, at coordinates: [Int], isComposite: Bool
  ) throws(FontError) {
    let count = points.x.count
    // 16.16.
    var sums = (x: [Int](repeating: 0, count: count), y: [Int](repeating: 0, count: count))
    if let range = try range(of: glyph) {
      // SAFETY: the cursor checks every read against the glyph's data, which lie in the table.
      let failure = gvar.bytes.withUnsafeBufferPointer { bytes -> Int in
        let cursor = Cursor(
          bytes: bytes.baseAddress! + gvar.range.lowerBound, index: range.lowerBound,
          limit: range.upperBound)
        return add(cursor, points, coordinates, isComposite, &sums)
      }
      if failure >= 0 { throw .outOfBounds(table: "gvar", offset: failure, count: 1) }
    }
    for index in 0..<count {
      if isComposite, index < count - 4 {
        points.x[index] = (points.x[index] &+ (sums.x[index] &+ 0x8000) &>> 16) &<< 6
        points.y[index] = (points.y[index] &+ (sums.y[index] &+ 0x8000) &>> 16) &<< 6
      } else {
        points.x[index] = points.x[index] &<< 6 &+ (sums.x[index] &+ 0x200) &>> 10
        points.y[index] = points.y[index] &<< 6 &+ (sums.y[index] &+ 0x200) &>> 10
      }
    }
  }

  /// - Returns: The offset where the data are cut off, or −1.
  private func add(
    _ start: Cursor, _ points: GlyphPoints, _ coordinates: [Int], _ isComposite: Bool,
    _ sums: inout (x: [Int], y: [Int])
  ) -> Int {
    var header = start
    let countAndFlags = header.u16()
    var body = start
    body.index += header.u16()
    if header.hasFailed { return header.index }
    var shared: [Int]?
    if countAndFlags & 0x8000 != 0 {
      shared = body.pointNumbers()
      if body.hasFailed { return body.index }
    }
    var deltas = TupleDeltas(count: points.x.count)
    for _ in 0..<countAndFlags & 0xFFF {
      let size = header.u16()
      let index = header.u16()
      let scalar = scalar(&header, index, coordinates)
      if header.hasFailed { return header.index }
      var tuple = body
      body.index += size
      if body.index > body.limit { return tuple.index }
      if scalar == 0 { continue }
      let numbers = index & 0x2000 != 0 ? tuple.pointNumbers() : shared
      deltas.read(&tuple, numbers)
      if tuple.hasFailed { return tuple.index }
      if numbers?.isEmpty == false, !isComposite { deltas.infer(points) }
      deltas.addTo(&sums, scalar)
    }
    return -1
  }

  /// How much a tuple counts, 16.16.
  private func scalar(_ header: inout Cursor, _ index: Int, _ coordinates: [Int]) -> Int {
    let one = 1 << 16
    var scalar = one
    let peaks = header.index
    let isEmbedded = index & 0x8000 != 0
    if isEmbedded { header.index += 2 * axisCount }
    let isIntermediate = index & 0x4000 != 0
    let limits = header.index
    if isIntermediate { header.index += 4 * axisCount }
    let sharedStart = (index & 0xFFF) * axisCount
    if header.index > header.limit || (!isEmbedded && sharedStart >= sharedPeaks.count) {
      header.hasFailed = true
      return 0
    }
    for axis in 0..<axisCount {
      let peak =
        4 * (isEmbedded ? header.int16(at: peaks + 2 * axis) : sharedPeaks[sharedStart + axis])
      let value = axis < coordinates.count ? coordinates[axis] : 0
      if peak == 0 || value == peak { continue }
      if isIntermediate {
        let low = 4 * header.int16(at: limits + 2 * axis)
        let high = 4 * header.int16(at: limits + 2 * (axisCount + axis))
        if low > peak || peak > high || (low < 0 && high > 0) { continue }
        if value <= low || value >= high { return 0 }
        scalar =
          value < peak
          ? scalar * (value - low) / (peak - low) : scalar * (high - value) / (high - peak)
      } else {
        if value == 0 || value < min(0, peak) || value > max(0, peak) { return 0 }
        scalar = scalar * value / peak
      }
    }
    return scalar
  }
}

/// The deltas of one tuple.
private struct TupleDeltas {
  private var x: [Int]
  private var y: [Int]
  private var isTouched: [Bool]
  private let count: Int

  init(count: Int) {
    self.count = count
    x = [Int](repeating: 0, count: count)
    y = [Int](repeating: 0, count: count)
    isTouched = [Bool](repeating: false, count: count)
  }

  /// - Parameter numbers: The points that have deltas; nothing or none for all.
  mutating func read(_ cursor: inout Cursor, _ numbers: [Int]?) {
    if let numbers, !numbers.isEmpty {
      for index in 0..<count {
        x[index] = 0
        y[index] = 0
        isTouched[index] = false
      }
      let first = cursor.deltas(numbers.count)
      let second = cursor.deltas(numbers.count)
      if cursor.hasFailed { return }
      for (index, point) in numbers.enumerated() where point < count {
        x[point] = first[index] &<< 16
        y[point] = second[index] &<< 16
        isTouched[point] = true
      }
    } else {
      cursor.deltas(count, into: &x)
      cursor.deltas(count, into: &y)
    }
  }

  mutating func addTo(_ sums: inout (x: [Int], y: [Int]), _ scalar: Int) {
    for index in 0..<count {
      sums.x[index] &+= (x[index] &* scalar &+ 0x8000) &>> 16
      sums.y[index] &+= (y[index] &* scalar &+ 0x8000) &>> 16
    }
  }

  /// Gives points without deltas those between their neighbours on the contour that have.
  mutating func infer(_ points: GlyphPoints) {
    var start = 0
    for end in points.ends {
      if let first = isTouched[start..<max(start, end)].firstIndex(of: true) {
        var low = first
        repeat {
          var high = low + 1 == end ? start : low + 1
          while !isTouched[high] { high = high + 1 == end ? start : high + 1 }
          var between = low + 1 == end ? start : low + 1
          while between != high {
            x[between] = Self.inferred(points.x, x, low, high, between)
            y[between] = Self.inferred(points.y, y, low, high, between)
            between = between + 1 == end ? start : between + 1
          }
          low = high
        } while low != first
      }
      start = end
    }
  }

  @inline(__always)
  private static func inferred(
    _ places: [Int], _ deltas: [Int], _ low: Int, _ high: Int, _ index: Int
  ) -> Int {
    var (from, to) = (places[low], places[high])
    var (first, second) = (deltas[low], deltas[high])
    if from == to { return first == second ? first : 0 }
    if from > to {
      swap(&from, &to)
      swap(&first, &second)
    }
    let place = places[index]
    if place <= from { return first }
    if place >= to { return second }
    return first &+ (second &- first) &* (place &- from) / (to &- from)
  }
}

/// Reads packed numbers. After a failure it gives zeros.
private struct Cursor {
  let bytes: UnsafePointer<UInt8>
  var index: Int
  let limit: Int
  var hasFailed = false

  init(bytes: UnsafePointer<UInt8>, index: Int, limit: Int) {
    self.bytes = bytes
    self.index = index
    self.limit = limit
  }

  // SAFETY: every read is preceded by a comparison with `limit`.
  @inline(__always)
  mutating func u8() -> Int {
    guard index < limit else {
      hasFailed = true
      return 0
    }
    index += 1
    return Int(bytes[index - 1])
  }

  @inline(__always)
  mutating func u16() -> Int {
    let high = u8()
    return high << 8 | u8()
  }

  /// - Precondition: `index` lies before `limit` by two, as its caller has checked.
  @inline(__always)
  func int16(at index: Int) -> Int {
    // SAFETY: the caller has compared the end of the array that this is of with `limit`.
    Int(Int16(truncatingIfNeeded: Int(bytes[index]) << 8 | Int(bytes[index + 1])))
  }

  /// - Returns: None for all points.
  mutating func pointNumbers() -> [Int] {
    var count = u8()
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | u8() }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    var number = 0
    while numbers.count < count, !hasFailed {
      let control = u8()
      for _ in 0..<min(control & 0x7F + 1, count - numbers.count) {
        number += control & 0x80 != 0 ? u16() : u8()
        numbers.append(number)
      }
    }
    return numbers
  }

  mutating func deltas(_ count: Int) -> [Int] {
    var values = [Int](repeating: 0, count: count)
    var index = 0
    while index < count, !hasFailed {
      let control = u8()
      let end = min(index + control & 0x3F + 1, count)
      fill(&values, &index, end, control, shift: 0)
    }
    return values
  }

  /// Writes 16.16.
  mutating func deltas(_ count: Int, into values: inout [Int]) {
    var index = 0
    while index < count, !hasFailed {
      let control = u8()
      let end = min(index + control & 0x3F + 1, count)
      fill(&values, &index, end, control, shift: 16)
    }
  }

  @inline(__always)
  private mutating func fill(
    _ values: inout [Int], _ position: inout Int, _ end: Int, _ control: Int, shift: Int
  ) {
    switch control & 0xC0 {
    case 0x80:
      while position < end {
        values[position] = 0
        position += 1
      }
    case 0x40:
      while position < end {
        values[position] = Int(Int16(truncatingIfNeeded: u16())) &<< shift
        position += 1
      }
    case 0xC0:
      while position < end {
        let high = u16()
        values[position] = Int(Int32(truncatingIfNeeded: high << 16 | u16())) &<< shift
        position += 1
      }
    default:
      while position < end {
        values[position] = Int(Int8(truncatingIfNeeded: u8())) &<< shift
        position += 1
      }
    }
  }
}
